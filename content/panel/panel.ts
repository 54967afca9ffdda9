import type { LocalizedText } from '#kernel/language.ts';

export type PanelPortrait = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8';

export type PanelMember = {
  /** Stays the same whatever the order. */
  id: string;
  name: string;
  qualifications: LocalizedText;
  portrait: PanelPortrait;
};

/** Eight members, in the order that is shown without JavaScript. Invented people with drawn portraits, until real ones are named. */
export const panel: readonly PanelMember[] = [
  {
    id: 'daruwala',
    name: 'Meher Daruwala',
    qualifications: {
      en: 'LL.M., accredited mediator, 18 years',
      hi: 'LL.M., मान्यता प्राप्त मीडिएटर, 18 साल',
      mr: 'LL.M., मान्यताप्राप्त मध्यस्थ, 18 वर्षे',
    },
    portrait: 'p1',
  },
  {
    id: 'sandhu',
    name: 'H. S. Sandhu',
    qualifications: {
      en: 'Former commercial judge, FCIArb',
      hi: 'पूर्व कमर्शियल जज, FCIArb',
      mr: 'माजी व्यापारी न्यायाधीश, FCIArb',
    },
    portrait: 'p2',
  },
  {
    id: 'raghavan',
    name: 'Lakshmi Raghavan',
    qualifications: {
      en: 'Conciliator, banking and loans',
      hi: 'सुलहकर्ता, बैंक और लोन',
      mr: 'समेटकर्ता, बँकिंग आणि कर्ज',
    },
    portrait: 'p3',
  },
  {
    id: 'qureshi',
    name: 'Imran Qureshi',
    qualifications: {
      en: 'B.Tech, LL.B., technology disputes',
      hi: 'B.Tech, LL.B., टेक्नोलॉजी के विवाद',
      mr: 'B.Tech, LL.B., तंत्रज्ञानातील वाद',
    },
    portrait: 'p4',
  },
  {
    id: 'siddiqui',
    name: 'Farah Siddiqui',
    qualifications: {
      en: 'Advocate, e‑commerce and consumer law',
      hi: 'वकील, ऑनलाइन ख़रीदारी और उपभोक्ता कानून',
      mr: 'वकील, ई‑कॉमर्स आणि ग्राहक कायदा',
    },
    portrait: 'p5',
  },
  {
    id: 'bhonsle',
    name: 'Dinesh Bhonsle',
    qualifications: {
      en: 'Chartered engineer, construction arbitrator',
      hi: 'चार्टर्ड इंजीनियर, निर्माण के आर्बिट्रेटर',
      mr: 'चार्टर्ड इंजिनिअर, बांधकामाचे लवाद पंच',
    },
    portrait: 'p6',
  },
  {
    id: 'chandran',
    name: 'Ritu Chandran',
    qualifications: {
      en: 'Sports law, athlete contracts',
      hi: 'खेल कानून, खिलाड़ियों के करार',
      mr: 'क्रीडा कायदा, खेळाडूंचे करार',
    },
    portrait: 'p7',
  },
  {
    id: 'mehta',
    name: 'Arjun Mehta',
    qualifications: {
      en: 'Art and intellectual property, LL.M.',
      hi: 'कला और बौद्धिक संपदा, LL.M.',
      mr: 'कला आणि बौद्धिक संपदा, LL.M.',
    },
    portrait: 'p8',
  },
];
