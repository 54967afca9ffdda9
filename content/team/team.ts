import type { LocalizedText } from '#kernel/language.ts';

export type TeamPortrait = 't1' | 't2' | 't3' | 't4' | 't5' | 't6' | 't7' | 't8';

export type TeamMember = { name: string; role: LocalizedText; portrait: TeamPortrait };

/** The spec's eight roles in its order and spelling. The people are invented and their portraits drawn, until real ones are named. */
export const team: readonly TeamMember[] = [
  {
    name: 'Nandini Phadnis',
    role: { en: 'Director Of Operations', hi: 'ऑपरेशंस डायरेक्टर', mr: 'संचालक, कामकाज' },
    portrait: 't1',
  },
  {
    name: 'Homi Batliwala',
    role: { en: 'Advisor & Mentor', hi: 'सलाहकार और मेंटर', mr: 'सल्लागार आणि मार्गदर्शक' },
    portrait: 't2',
  },
  {
    name: 'Sushma Kadam',
    role: { en: 'Director of Filing', hi: 'फ़ाइलिंग डायरेक्टर', mr: 'संचालक, प्रकरणे दाखल' },
    portrait: 't3',
  },
  {
    name: 'Zaid Merchant',
    role: { en: 'Sales & Marketing', hi: 'सेल्स और मार्केटिंग', mr: 'विक्री आणि मार्केटिंग' },
    portrait: 't4',
  },
  {
    name: 'Tara D’Mello',
    role: { en: 'UI UX Designer', hi: 'UI UX डिज़ाइनर', mr: 'UI UX डिझायनर' },
    portrait: 't5',
  },
  {
    name: 'Raghunath Iyer',
    role: { en: 'Senior Strategic Advisor', hi: 'वरिष्ठ रणनीति सलाहकार', mr: 'वरिष्ठ धोरण सल्लागार' },
    portrait: 't6',
  },
  {
    name: 'Kabir Salunkhe',
    role: { en: 'Technology Partner', hi: 'टेक्नोलॉजी पार्टनर', mr: 'तंत्रज्ञान भागीदार' },
    portrait: 't7',
  },
  {
    name: 'Wangmo Lepcha',
    role: {
      en: 'Director of Operations (Tech)',
      hi: 'ऑपरेशंस डायरेक्टर (टेक)',
      mr: 'संचालक, कामकाज (टेक)',
    },
    portrait: 't8',
  },
];
