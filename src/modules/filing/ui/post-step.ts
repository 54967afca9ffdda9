import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import {
  type FailedApiResult,
  failureOf,
  invalid,
  type SubmissionFailure,
} from '#ui/forms/failure.ts';
import { notSent, type Submission, wasSent } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { filingDraft } from '../contract/draft-reading.ts';
import { filingStep } from '../contract/drafts.ts';
import { problemSentences } from '../contract/problems.ts';
import { stepAfter } from '../contract/words.ts';
import type { AnswerStep, Answers, FilingStep } from '../rules/answers.ts';
import { intentOf, stepIn } from './form-values.ts';
import { uploadAll, withFiles } from './step-uploads.ts';

/**
 * What came of a step's form, when it is drawn again: what was typed, what to say over it and beside its fields, and where the
 * hand goes on. Most refusals keep what was typed all the same.
 */
export type PostedStep = Submission & { answers: Answers; focus: string | null; isKept: boolean };

/** Another browser has the draft, or another window of this one kept something since. */
export const TAKEN = 'draft_taken';

/** Told once, before they go on. */
export const LIMITATION = 'limitation';

/** Keeps a step, whichever button was pressed, and goes on when `next` was and nothing is missing. */
export async function postStep(
  api: Api,
  { id, step, form }: { id: string; step: AnswerStep; form: FormData },
): Promise<{ to: FilingStep } | PostedStep> {
  const intent = intentOf(form);
  const uploads = step === 'documents' ? await uploadAll(api, form) : { files: [], fields: {} };
  const answers = withFiles(stepIn(step, form), uploads.files);
  const going = { id, step, form, answers };
  const saved = await api(filingStep, {
    id,
    version: Number(form.get('draftVersion')) || 0,
    step,
    answers,
  });
  if (saved.outcome !== 'done') return refused(saved, going);
  if (Object.keys(uploads.fields).length > 0) return lacking(uploads.fields, going);
  if (intent === 'save') return drawn(wasSent({ ...typed(form), done: m.filing_saved }), going);
  if (intent !== 'next')
    return { ...drawn(wasSent(typed(form)), going), focus: focusAfter(step, intent, answers) };
  return onwards(api, going);
}

type Going = { id: string; step: AnswerStep; form: FormData; answers: Answers };

async function onwards(api: Api, going: Going): Promise<{ to: FilingStep } | PostedStep> {
  const { id, step, form } = going;
  const view = await api(filingDraft, { id });
  if (view.outcome !== 'done') return refused(view, going);
  const fields: Record<string, string> = {};
  for (const { step: where, field, code } of view.data.problems)
    if (where === step) fields[field] ??= problemSentences[code]();
  if (Object.keys(fields).length > 0) return lacking(fields, going);
  const { state } = view.data.limitation;
  // Nothing is refused for being late.
  const isNews =
    step === 'claim' && (state === 'urgent' || state === 'over') && form.get('toldOf') !== state;
  if (isNews) return { ...drawn(wasSent(typed(form)), going), code: LIMITATION };
  return { to: stepAfter(step) };
}

/** What was typed stands in the answers. */
const typed = (form: FormData) => ({ form, values: {} });

function drawn(submission: Submission, { answers }: Going): PostedStep {
  return { ...submission, answers, focus: null, isKept: true };
}

/** Kept as it is, but not whole: what is missing is said at its fields. */
function lacking(fields: Fields, going: Going): PostedStep {
  const ordered = inOrderOf(going.form, fields);
  return drawn(notSent(typed(going.form), counted(invalid('', ordered))), going);
}

/** As their controls stand in the form: whoever goes down the list goes down the page. */
function inOrderOf(form: FormData, fields: Fields): Fields {
  const names = [...form.keys()];
  const placeOf = (field: string) => {
    const at = names.findIndex((name) => name === field || name.startsWith(`${field}.`));
    return at === -1 ? names.length : at; // what was not ticked is not sent
  };
  return Object.fromEntries(
    Object.entries(fields).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}

/** Over a form with several errors stands how many there are. */
export function counted(failure: SubmissionFailure): SubmissionFailure {
  const count = Object.keys(failure.fields).length;
  return count > 0 ? { ...failure, message: m.filing_mends({ count }) } : failure;
}

function refused(answer: FailedApiResult, going: Going): PostedStep {
  const failure = failureOf(answer);
  const start = `answers.${going.step}.`;
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([field, error]) => [
      field.startsWith(start) ? field.slice(start.length) : field,
      error,
    ]),
  );
  const submission = notSent(typed(going.form), { ...failure, fields });
  return { ...drawn(submission, going), isKept: false };
}

/** Where the hand goes on after a row came or went. */
function focusAfter(step: AnswerStep, intent: string, answers: Answers): string | null {
  if (intent !== 'add') return null;
  if (step === 'claim') return `rows.${(answers.claim?.rows.length ?? 1) - 1}.head`;
  const parties = step === 'you' ? answers.you?.parties : answers.others?.parties;
  return parties ? `parties.${parties.length - 1}.name` : null;
}
