import { looksLikeEmail, looksLikePhone } from '#kernel/contacts.ts';
import { type Day, isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { isFilled } from '#kernel/text.ts';
import { hasAadhaar, maskAadhaar } from './aadhaar.ts';

// Spec section 3: the twelve months, January first and chosen; the areas, in their order.
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const SPECIALISATIONS = [
  'commercial-law',
  'family-law',
  'sports-law',
  'art-law',
  'intellectual-law',
  'international-arbitration',
  'real-estate',
  'other',
] as const;
export const GENDERS = ['male', 'female'] as const;
export const HEARING_DAYS = ['weekdays', 'weekends', 'flexible'] as const;

/** What is sent. Names of spec section 3 where it has one. A text that was left empty is ''. */
export type ApplicationForm = {
  fullname: string;
  uemail: string;
  phone: string;
  day: number | null;
  month: (typeof MONTHS)[number];
  year: number | null;
  gender: (typeof GENDERS)[number] | null;
  profileLink: string;
  uploadDoc: string;
  /** The upload token of the file that stands beside the text, and the name it has on the applicant's own machine. */
  nationalIdFile: string | null;
  nationalIdFileName: string | null;
  address: string;
  nation: string;
  correspondenceAddress: string;
  qualifications: string;
  certifications: string;
  specialisations: (typeof SPECIALISATIONS)[number][];
  actedBefore: boolean | null;
  experience: string;
  hasArbitrationCertifications: boolean | null;
  arbitrationCertifications: string;
  available: boolean;
  hearingDays: (typeof HEARING_DAYS)[number] | null;
  additionalInformation: string;
  cv: string;
  cvFile: string | null;
  cvFileName: string | null;
};

export type ApplicationField = keyof ApplicationForm;

/** Which step of the form asks for a field (spec section 2): details, training, then experience and papers. */
export const STEPS: readonly (readonly ApplicationField[])[] = [
  [
    'fullname',
    'uemail',
    'phone',
    'day',
    'month',
    'year',
    'gender',
    'uploadDoc',
    'nationalIdFile',
    'nationalIdFileName',
    'address',
    'nation',
    'correspondenceAddress',
  ],
  ['qualifications', 'certifications', 'specialisations', 'profileLink'],
  [
    'actedBefore',
    'experience',
    'hasArbitrationCertifications',
    'arbitrationCertifications',
    'available',
    'hearingDays',
    'additionalInformation',
    'cv',
    'cvFile',
    'cvFileName',
  ],
];

export type ApplicationRefusal =
  | 'field_missing'
  | 'email_invalid'
  | 'phone_invalid'
  | 'birth_day_invalid'
  | 'under_age'
  | 'national_id_missing'
  | 'link_invalid'
  | 'specify_missing'
  | 'availability_unanswered'
  | 'cv_missing'
  | 'file_unnamed'
  | 'aadhaar_in_contact';

type Typed = Readonly<Record<string, unknown>>;
type Found = Problem<ApplicationRefusal> | null;

/**
 * The fields that spec section 5 marks required, in the order in which the form asks for them. A required document (the
 * national ID, the CV) is given as words or as a file; either is enough.
 */
export function applicationProblem(form: Typed): Found {
  return (
    personProblem(form) ??
    nationalIdProblem(form) ??
    trainingProblem(form) ??
    experienceProblem(form)
  );
}

function personProblem(form: Typed): Found {
  if (!isFilled(form.fullname)) return { code: 'field_missing', field: 'fullname' };
  if (!isFilled(form.uemail)) return { code: 'field_missing', field: 'uemail' };
  if (!looksLikeEmail(form.uemail)) return { code: 'email_invalid', field: 'uemail' };
  if (!isFilled(form.phone)) return { code: 'field_missing', field: 'phone' };
  if (!looksLikePhone(form.phone)) return { code: 'phone_invalid', field: 'phone' };
  // These two must stay as they are to be of use, so they cannot be masked.
  const told = ['uemail', 'phone'].find((field) => hasAadhaar(String(form[field])));
  if (told) return { code: 'aadhaar_in_contact', field: told };
  const born = birthDay(form);
  return born === 'not_a_day' ? { code: 'birth_day_invalid', field: birthFieldToMend(form) } : null;
}

function nationalIdProblem(form: Typed): Found {
  if (!isFilled(form.uploadDoc) && !isFilled(form.nationalIdFile))
    return { code: 'national_id_missing', field: 'uploadDoc' };
  if (isFilled(form.nationalIdFile) !== isFilled(form.nationalIdFileName))
    return { code: 'file_unnamed', field: 'nationalIdFile' };
  return null;
}

function trainingProblem(form: Typed): Found {
  const missing = ['qualifications', 'certifications'].find((field) => !isFilled(form[field]));
  if (missing) return { code: 'field_missing', field: missing };
  if (isFilled(form.profileLink) && !looksLikeLink(form.profileLink))
    return { code: 'link_invalid', field: 'profileLink' };
  return null;
}

function experienceProblem(form: Typed): Found {
  if (form.hasArbitrationCertifications === true && !isFilled(form.arbitrationCertifications))
    return { code: 'specify_missing', field: 'arbitrationCertifications' };
  if (typeof form.available !== 'boolean')
    return { code: 'availability_unanswered', field: 'available' };
  if (!isFilled(form.cv) && !isFilled(form.cvFile)) return { code: 'cv_missing', field: 'cv' };
  if (isFilled(form.cvFile) !== isFilled(form.cvFileName))
    return { code: 'file_unnamed', field: 'cvFile' };
  return null;
}

const FIRST_YEAR = 1900;

/** Day and year empty is no answer, which the spec allows; one of them alone, or a day that no calendar has, is none. */
export function birthDay({ day, month, year }: Typed): Day | null | 'not_a_day' {
  if (isUnanswered(day) && isUnanswered(year)) return null;
  const at = (MONTHS as readonly unknown[]).indexOf(month);
  if (!Number.isInteger(day) || !Number.isInteger(year) || at < 0 || Number(year) < FIRST_YEAR)
    return 'not_a_day';
  const text = `${year}-${String(at + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : 'not_a_day';
}

function birthFieldToMend({ day, year }: Typed): string {
  return !isUnanswered(day) && (!Number.isInteger(year) || Number(year) < FIRST_YEAR)
    ? 'year'
    : 'day';
}

function isUnanswered(value: unknown): boolean {
  return value === null || value === undefined;
}

const AGE_OF_MAJORITY = 18; // Indian Majority Act 1875, section 3

/** An arbitrator is an adult: on `today` the eighteenth birthday has come. A birthday of 29 February comes on 1 March. */
export function ageProblem(form: Typed, today: Day): Found {
  const born = birthDay(form);
  if (born === null || born === 'not_a_day') return null;
  const adultOn = `${Number(born.slice(0, 4)) + AGE_OF_MAJORITY}${born.slice(4)}`;
  return today < adultOn ? { code: 'under_age', field: 'year' } : null;
}

/** An address of the web, with or without its `https://`; nothing that a browser would run. */
function looksLikeLink(value: string): boolean {
  return /^(?:https?:\/\/)?[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]\S*)?$/i.test(value.trim());
}

/** A draft needs one thing only: where its link goes. */
export function draftProblem({ uemail }: Typed): Problem<'draft_email_invalid'> | null {
  return looksLikeEmail(uemail) && !hasAadhaar(uemail)
    ? null
    : { code: 'draft_email_invalid', field: 'uemail' };
}

// Chance that we made ourselves; a mask would make it useless.
const TOKENS = new Set<string>(['nationalIdFile', 'cvFile']);

/** The same form with every Aadhaar number in its texts masked. An e-mail address and a phone that hold one are refused before. */
export function masked<Form extends Readonly<Record<string, unknown>>>(form: Form): Form {
  const entries = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' && !TOKENS.has(field) ? maskAadhaar(value) : value,
  ]);
  // The same fields with values of the same types.
  return Object.fromEntries(entries) as Form;
}
