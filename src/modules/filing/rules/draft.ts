import { isEmailOfOneWriting } from '#kernel/contacts.ts';
import type { Day } from '#kernel/days.ts';
import { aboutDay } from '#modules/disputes/rules/filed-claims.ts';
import { FILING_PROBLEMS, type FilingProblem, problemsOf } from '#modules/disputes/rules/filing.ts';
import {
  ANSWER_STEPS,
  type AnswerStep,
  type Answers,
  type FilingStep,
  noAgreement,
  noClaim,
  noDisputeKind,
  STEPS,
} from './answers.ts';
import { amountIn, currencyIn, filingOf } from './assemble.ts';
import { placeOf } from './problem-places.ts';
import { DISPUTE_KINDS, openWarnings, PROCESS_WISHES, triage } from './triage.ts';

/** Steps and which of them is complete. A draft keeps whatever was typed; only going on to the end asks for all of it. */

export const OWN_PROBLEMS = [
  'kind_missing',
  'wish_missing',
  'not_for_us',
  'warning_open',
  'address_missing',
  'state_missing',
  'amount_unreadable',
  'currency_unknown',
  'names_missing',
] as const;

export type OwnProblem = (typeof OWN_PROBLEMS)[number];

export const STEP_PROBLEMS = [...OWN_PROBLEMS, ...FILING_PROBLEMS] as const;

export type StepProblem = OwnProblem | FilingProblem;

/** What is wrong, in which step, at which of its controls. */
export type AnswerError = { step: AnswerStep; field: string; code: StepProblem };

/** Everything that keeps a request from being sent, in the order of the steps. */
export function problemsIn(answers: Answers, today: Day): AnswerError[] {
  const own = ANSWER_STEPS.flatMap((step) => ownProblems[step]?.(answers, today) ?? []);
  const theirs = problemsOf(filingOf(answers), today).map(({ code, field }) => ({
    ...placeOf({ code, field }, answers),
    code,
  }));
  const taken = new Set(own.map(({ step, field }) => `${step} ${field}`));
  const all = [...own, ...theirs.filter(({ step, field }) => !taken.has(`${step} ${field}`))];
  return ANSWER_STEPS.flatMap((step) => all.filter((one) => one.step === step));
}

type Asking = (answers: Answers, today: Day) => AnswerError[];

/** What the form asks beyond what a request must have. */
const ownProblems: Partial<Record<AnswerStep, Asking>> = {
  trouble: ({ trouble = noDisputeKind }) => {
    const at = (field: string, code: OwnProblem): AnswerError => ({ step: 'trouble', field, code });
    if (!DISPUTE_KINDS.some((one) => one === trouble.kind)) return [at('kind', 'kind_missing')];
    if (triage(trouble).elsewhere) return [at('kind', 'not_for_us')];
    if (!PROCESS_WISHES.some((one) => one === trouble.wish)) return [at('wish', 'wish_missing')];
    return openWarnings(trouble).map((warning) => at(`warning.${warning}`, 'warning_open'));
  },
  you: ({ you }) => [
    ...(isEmailOfOneWriting(you?.address ?? '')
      ? []
      : [{ step: 'you', field: 'address', code: 'address_missing' } as const]),
    // Whoever files pays the registration fee, and its tax goes by where they are (IGST Act s. 12(2)).
    ...(you?.parties ?? []).flatMap(({ state = '' }, at): AnswerError[] =>
      state === '' ? [{ step: 'you', field: `parties.${at}.state`, code: 'state_missing' }] : [],
    ),
  ],
  claim: ({ claim = noClaim }, today) => [
    ...claim.rows.flatMap((row, at): AnswerError[] => {
      if (currencyIn(row) === null)
        return [{ step: 'claim', field: `rows.${at}.currency`, code: 'currency_unknown' }];
      return amountIn(row) === null
        ? [{ step: 'claim', field: `rows.${at}.amount`, code: 'amount_unreadable' }]
        : [];
    }),
    ...(['acknowledgedOn', 'paidOn'] as const)
      .filter((field) => claim[field].trim() !== '')
      .flatMap((field) => aboutDay(claim[field].trim(), field, today))
      .map(({ code, field }): AnswerError => ({ step: 'claim', field, code })),
  ],
  agreement: ({ agreement = noAgreement, trouble = noDisputeKind }) =>
    triage(trouble).process === 'arbitration' && agreement.has === 'yes' && agreement.names === ''
      ? [{ step: 'agreement', field: 'names', code: 'names_missing' }]
      : [],
};

export type StepState = 'empty' | 'begun' | 'complete';

/** How far each step is. A list of papers may be empty; it is complete once it was seen. */
export function stepStates(answers: Answers, today: Day): Record<FilingStep, StepState> {
  const problems = problemsIn(answers, today);
  const stateOf = (step: AnswerStep): StepState =>
    answers[step] === undefined
      ? 'empty'
      : problems.some((one) => one.step === step)
        ? 'begun'
        : 'complete';
  const kept = Object.fromEntries(ANSWER_STEPS.map((step) => [step, stateOf(step)])) as Record<
    AnswerStep,
    StepState
  >; // every step of the list
  const isWhole = ANSWER_STEPS.every((step) => kept[step] === 'complete');
  return { ...kept, review: isWhole ? 'begun' : 'empty', sign: 'empty' };
}

export function stepAfter(step: FilingStep): FilingStep {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'sign';
}

/** Whoever comes back goes on where they were: the first step that is not complete. */
export function stepToGoOn(states: Record<FilingStep, StepState>): FilingStep {
  return STEPS.find((step) => states[step] !== 'complete') ?? 'review';
}

/** Two devices at once: who did not see the last change of this very step is told, and overwrites nothing unawares. */
export function isOvertaken(
  { changed }: { changed: Readonly<Partial<Record<AnswerStep, number>>> },
  step: AnswerStep,
  seen: number,
): boolean {
  return (changed[step] ?? 0) > seen;
}

/** The answer to a save may be lost on the way: who then sends the same again is not overtaken by themselves. */
export function isKeptAlready(kept: Answers, step: AnswerStep, sent: Answers): boolean {
  return kept[step] !== undefined && isSame(kept[step], sent[step]);
}

/** The database keeps the names of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  const [left, right] = [one, other] as readonly Readonly<Record<string, unknown>>[]; // both are objects, or lists
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(left?.[name], right?.[name]))
  );
}
