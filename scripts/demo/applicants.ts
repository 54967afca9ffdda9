import type { Language } from '../../src/kernel/language.ts';
import type { Chance } from './chance.ts';
import { CITIES, type Named, peopleFrom } from './names.ts';
import { CERTIFICATIONS, CVS, EXPERIENCE, filled, QUALIFICATIONS } from './texts.ts';

/** How far an application has come when the demonstration ends; with `SHARES` of them there. */
export const FATES = [
  'new',
  'asked',
  'documents_checked',
  'one_vote',
  'verified',
  'trial_list',
  'active',
  'on_leave',
  'suspended',
  'notice',
  'warned',
  'removed',
  'declined',
  'withdrawn',
] as const;
export type Fate = (typeof FATES)[number];

/** Sixty applications, of which forty have become neutrals: active, on leave, suspended, under notice, warned or removed. */
export const SHARES: Record<Fate, number> = {
  new: 4,
  asked: 2,
  documents_checked: 3,
  one_vote: 2,
  verified: 2,
  trial_list: 3,
  active: 32,
  on_leave: 3,
  suspended: 1,
  notice: 1,
  warned: 2,
  removed: 1,
  declined: 3,
  withdrawn: 1,
};

/** Those who sit, or sat, on a list of the panel as neutrals of their own name. */
export const NEUTRALS: readonly Fate[] = [
  'active',
  'on_leave',
  'suspended',
  'notice',
  'warned',
  'removed',
];

const SPECIALISATIONS = [
  'commercial-law',
  'family-law',
  'sports-law',
  'art-law',
  'intellectual-law',
  'international-arbitration',
  'real-estate',
  'other',
] as const;

export type Applicant = { who: Named; language: Language; fate: Fate; form: ApplicationForm };
type ApplicationForm = ReturnType<typeof formOf>;

/** The applicants of the year, the ones that have come furthest first: they applied when it began. */
export function applicantsFrom(chance: Chance): Applicant[] {
  const person = peopleFrom(chance);
  const fates = FATES.flatMap((fate) => Array.from({ length: SHARES[fate] }, () => fate));
  return fates.map((fate) => {
    const who = person(['chambers.example', 'bench.example', 'counsel.example']);
    return {
      who,
      fate,
      language: chance.weighted({ en: 84, hi: 8, mr: 8 }),
      form: formOf(chance, who),
    };
  });
}

function formOf(chance: Chance, { name, email, phone, woman }: Named) {
  const city = chance.one(CITIES);
  const holds = chance.percent(55);
  return {
    fullname: name,
    uemail: email,
    phone,
    gender: woman ? ('female' as const) : ('male' as const),
    nation: 'Indian',
    day: chance.whole(1, 28),
    month: 'March' as const,
    year: chance.whole(1956, 1992),
    profileLink: '',
    uploadDoc: 'Passport; the original can be shown on a video call.',
    nationalIdFile: null,
    nationalIdFileName: null,
    address: `Flat ${chance.whole(2, 90)}, ${city}`,
    correspondenceAddress: '',
    qualifications: filled(chance, chance.one(QUALIFICATIONS)),
    certifications: chance.one(CERTIFICATIONS),
    specialisations: chance.some(SPECIALISATIONS, chance.whole(1, 3)),
    actedBefore: chance.percent(70),
    experience: chance.one(EXPERIENCE),
    hasArbitrationCertifications: holds,
    arbitrationCertifications: holds ? chance.one(CERTIFICATIONS) : '',
    available: true,
    hearingDays: chance.one(['weekdays', 'weekends', 'flexible'] as const),
    additionalInformation: '',
    cv: filled(chance, chance.one(CVS)),
    cvFile: null as string | null,
    cvFileName: null as string | null,
  };
}
