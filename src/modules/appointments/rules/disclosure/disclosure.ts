import type { Day } from '#kernel/days.ts';
import { nameKey } from '../affiliates/keys.ts';
import type { EarlierAppointment } from '../list/ties.ts';
import { type DisclosureQuestion, QUESTIONS, sourceOf } from './questions.ts';

/** What somebody says to one question; nothing is answered for them. */
export type DisclosureAnswer = {
  question: DisclosureQuestion;
  isYes: boolean | null;
  what: string;
};

/** An appointment by a party of the dispute in the last 36 months: here, or as declared elsewhere (Fifth Schedule, items 22 and 24). */
export type CountedAppointment = { on: Day; party: string; isHere: boolean };

/** The same in a line, as a waiver says what was found. */
export function countedLine({ on, party }: CountedAppointment): string {
  return `${on}: ${party}`;
}

/** The form of the Sixth Schedule as it is signed. */
export type SignedDisclosure = {
  experience: string;
  /** Arbitrations that go on: here as counted, elsewhere as they say. */
  ongoing: { here: number; elsewhere: number };
  answers: { question: DisclosureQuestion; isYes: boolean; what: string }[];
  counted: CountedAppointment[];
  signedAs: string;
};

type ToSign = {
  experience: string;
  elsewhere: number;
  answers: readonly DisclosureAnswer[];
  signedAs: string;
  /** How many appointments the page had counted when it was read. */
  counted: number;
  /** That what they say yes to is what all have waived in writing, and no more. */
  isAsWaived?: boolean | undefined;
};

export type DisclosureRefusal =
  | 'unanswered'
  | 'words_missing'
  | 'barred'
  | 'waiver_unconfirmed'
  | 'experience_missing'
  | 'name_differs'
  | 'count_changed';
/** `field` is of the request, which has one for each question. */
type DisclosureProblem = {
  code: DisclosureRefusal;
  field: 'experience' | 'signedAs' | 'counted' | 'isAsWaived' | DisclosureQuestion;
};

export const MOST_ELSEWHERE = 500;

/** What keeps a disclosure from being signed, the first thing first; null where nothing does. */
export function problemOf(
  { experience, answers, signedAs, counted, isAsWaived = false }: ToSign,
  {
    name,
    now,
    isWaived = false,
  }: { name: string; now: readonly CountedAppointment[]; isWaived?: boolean },
): DisclosureProblem | null {
  if (experience.trim() === '') return { code: 'experience_missing', field: 'experience' };
  const inAnswers = problemInAnswers(answers, isWaived);
  if (inAnswers) return inAnswers;
  // An agreement is of what it says (s. 12(5)), and whoever declares something else is barred as before.
  if (isWaived && !isAsWaived && barsIn(answers).length > 0)
    return { code: 'waiver_unconfirmed', field: 'isAsWaived' };
  if (!isSignersName(signedAs, name)) return { code: 'name_differs', field: 'signedAs' };
  return counted === now.length ? null : { code: 'count_changed', field: 'counted' };
}

/** Titles and order aside; a name of initials alone, of which nothing would be left, as it is written. */
export function isSignersName(one: string, other: string): boolean {
  const [key, its] = [nameKey(one), nameKey(other)];
  if (its !== '') return key === its;
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The first answer that is wanting, or that bars from acting and was waived by nobody (s. 12(5)). */
function problemInAnswers(
  answers: readonly DisclosureAnswer[],
  isWaived: boolean,
): DisclosureProblem | null {
  for (const field of QUESTIONS) {
    const answer = answers.find(({ question }) => question === field);
    if (!answer || answer.isYes === null) return { code: 'unanswered', field };
    if (answer.isYes && answer.what.trim() === '') return { code: 'words_missing', field };
  }
  const [field] = isWaived ? [] : barsIn(answers);
  return field ? { code: 'barred', field } : null;
}

/** The questions whose yes bars from acting (Seventh Schedule). */
export function barsIn(answers: readonly DisclosureAnswer[]): DisclosureQuestion[] {
  return answers.flatMap(({ question, isYes }) =>
    isYes && sourceOf[question].bars ? [question] : [],
  );
}

/** What stands in the paper, in the order of the Schedule and as it was said. */
export function signed(
  said: ToSign,
  { here, counted }: { here: number; counted: readonly CountedAppointment[] },
): SignedDisclosure {
  return {
    experience: said.experience.trim(),
    ongoing: { here, elsewhere: said.elsewhere },
    answers: QUESTIONS.map((question) => {
      const answer = said.answers.find((one) => one.question === question);
      const isYes = answer?.isYes === true;
      return { question, isYes, what: isYes ? (answer?.what.trim() ?? '') : '' };
    }),
    counted: [...counted],
    signedAs: said.signedAs.trim(),
  };
}

/** Appointments in which a party of this dispute was one too, the oldest first; each once, however many of them were. */
export function countedFor(
  parties: readonly string[],
  earlier: readonly EarlierAppointment[],
  since: Day,
): CountedAppointment[] {
  const byKey = new Map(parties.map((name) => [nameKey(name), name]));
  byKey.delete('');
  return earlier
    .filter(({ appointedOn }) => appointedOn >= since)
    .flatMap(({ appointedOn, parties: theirs, isHere }) => {
      const shared = theirs.map((name) => byKey.get(nameKey(name))).find(Boolean);
      return shared ? [{ on: appointedOn, party: shared, isHere }] : [];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
}
