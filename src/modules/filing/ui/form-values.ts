import { readDay } from '#kernel/days.ts';
import { seatTyped } from '#modules/disputes/contract/seat.ts';
import {
  FILE_KINDS,
  isBlankParty,
  isBlankRow,
  isDayField,
  noAgreement,
  noClaim,
  noParty,
  noRow,
  WARNINGS,
} from '../contract/words.ts';
import type {
  AgreementAnswers,
  AnswerStep,
  Answers,
  ClaimAnswer,
  ClaimAnswers,
  DisputeKindAnswers,
  DocumentsAnswers,
  FilingUpload,
  PartyAnswers,
} from '../rules/answers.ts';

/** Which button was pressed: `next`, `save`, `add`, or `remove-2`. */
export function intentOf(form: FormData): string {
  return text(form, 'intent') || 'next';
}

/** What stood in a control. A day that was typed in words becomes that day; what is none stays, to be told and mended. */
function text(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  return isDayField(name) ? (readDay(value) ?? value) : value;
}

/** What the controls of a step held, after the button that was pressed did its work on its lists. */
export function stepIn(step: AnswerStep, form: FormData): Answers {
  return { [step]: readers[step](form) };
}

const { rows: _rows, ...claimTexts } = noClaim;

const readers: { [Step in AnswerStep]: (form: FormData) => Answers[Step] } = {
  trouble: (form): DisputeKindAnswers => ({
    kind: text(form, 'kind'),
    wish: text(form, 'wish'),
    track: text(form, 'track'),
    marks: form.getAll('mark').filter((one) => typeof one === 'string'),
    warnings: WARNINGS.filter((one) => form.get(`warning.${one}`) !== null),
  }),
  you: (form) => ({
    address: text(form, 'address'),
    reaches: text(form, 'reaches'),
    takesPapers: text(form, 'takesPapers'),
    // Who claims together mostly lives together; the list shows it, and another is chosen there.
    parties: parties(form, text(form, 'parties.0.state')),
  }),
  others: (form) => ({ parties: parties(form) }),
  claim: (form): ClaimAnswers => ({
    ...textsIn(form, claimTexts),
    rows: changed(form, rowsIn(form, 'rows', noRow), noRow, isBlankRow),
  }),
  agreement: (form): AgreementAnswers => ({
    ...textsIn(form, noAgreement),
    seat: seatTyped(text(form, 'seat')),
  }),
  documents: (form): DocumentsAnswers => ({ files: filesIn(form) }),
};

/** Every text of a list that is empty before, by the names of its controls. */
function textsIn<Texts extends Record<string, string | undefined>>(
  form: FormData,
  empty: Texts,
  at = '',
): Texts {
  const typed = Object.keys(empty).map((name) => [name, text(form, at + name)]);
  return { ...empty, ...Object.fromEntries(typed) };
}

function parties(form: FormData, state = ''): PartyAnswers[] {
  return changed(form, rowsIn(form, 'parties', noParty), { ...noParty, state }, isBlankParty);
}

/** The rows of a list, by the numbers in their controls' names: `parties.0.name`. */
function rowsIn<Row extends PartyAnswers | ClaimAnswer>(
  form: FormData,
  list: string,
  empty: Row,
): Row[] {
  const numbers = new Set<number>();
  for (const name of form.keys()) {
    const [, number] = new RegExp(`^${list}\\.(\\d{1,4})\\.`).exec(name) ?? [];
    if (number !== undefined) numbers.add(Number(number));
  }
  return [...numbers].sort((a, b) => a - b).map((at) => textsIn(form, empty, `${list}.${at}.`));
}

/** Adds or removes a row; going on drops those in which nothing was written. One is always there to be filled in. */
function changed<Row>(
  form: FormData,
  rows: Row[],
  empty: Row,
  isBlank: (row: Row) => boolean,
): Row[] {
  const intent = intentOf(form);
  if (intent === 'add') return [...rows, empty];
  const [, removed] = /^remove-(\d+)$/.exec(intent) ?? [];
  const left = rows.filter((row, at) =>
    removed === undefined ? intent !== 'next' || !isBlank(row) : at !== Number(removed),
  );
  return left.length > 0 ? left : [empty];
}

/** The files that were kept before, each with its kind; without the one whose button was pressed. */
function filesIn(form: FormData): FilingUpload[] {
  const [, removed] = /^remove-(\d+)$/.exec(intentOf(form)) ?? [];
  const files: FilingUpload[] = [];
  for (let at = 0; form.has(`files.${at}.token`); at += 1) {
    if (String(at) === removed) continue;
    const kind = FILE_KINDS.find((one) => one === text(form, `files.${at}.kind`)) ?? 'evidence';
    const size = Number(text(form, `files.${at}.size`)) || 0;
    files.push({
      token: text(form, `files.${at}.token`),
      name: text(form, `files.${at}.name`),
      size,
      kind,
    });
  }
  return files;
}
