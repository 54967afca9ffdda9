import type { RowProblem } from './bulk-row.ts';

export const ROW_STATES = [
  'waiting',
  'good',
  'bad',
  'repeat',
  'replaced',
  'accepted',
  'stuck',
  'filed',
] as const;
export type RowState = (typeof ROW_STATES)[number];
/** Accepted once, whatever became of it since: its reference is used up. */
export const TAKEN: readonly RowState[] = ['accepted', 'stuck', 'filed'];
/** As often is a row tried by itself whose filing failed through a fault of ours. */
export const TRIES_MAX = 3;

/** A row as the question "was this filed before?" sees it. */
export type EarlierRow = {
  batchId: string;
  number: number;
  fileId: string;
  reference: string;
  pair: string | null;
  state: RowState;
  disputeId: string | null;
  disputeReference: string | null;
};
export type JudgedRow = {
  state: RowState;
  problems: RowProblem[];
  repeats: EarlierRow | null;
  replaces: EarlierRow[];
};

type Asked = { row: EarlierRow; problems: readonly RowProblem[]; isAgain: boolean };

/**
 * What a row is, given what else this institution sent. Its own reference is filed once: what was accepted before is only
 * told again, a mended row of a later file takes the place of the one before it, and within one file the first stands.
 * The same loan against the same respondent may be a second dispute, but the institution has to say so.
 */
export function judged(
  { row, problems, isAgain }: Asked,
  others: readonly EarlierRow[],
): JudgedRow {
  const rest = others.filter((one) => one.batchId !== row.batchId || one.number !== row.number);
  const same =
    row.reference === '' ? [] : rest.filter(({ reference }) => reference === row.reference);
  const taken = same.find(({ state }) => TAKEN.includes(state));
  if (taken) return { state: 'repeat', problems: [], repeats: taken, replaces: [] };
  const here = same.filter(
    ({ batchId, state, number }) => batchId === row.batchId && isLive(state) && number < row.number,
  );
  const told = [...problems];
  if (here.some(({ fileId }) => fileId === row.fileId))
    told.push({ column: 'reference', code: 'reference_twice' });
  else if (!isAgain && rest.some((one) => isTwin(row, one)))
    told.push({ column: 'loan_number', code: 'loan_twice' });
  const replaces = here.filter(({ fileId }) => fileId !== row.fileId);
  return { state: told.length > 0 ? 'bad' : 'good', problems: told, repeats: null, replaces };
}

/** Still to be decided on, so a later row may take its place. */
function isLive(state: RowState): boolean {
  return state === 'good' || state === 'bad' || state === 'waiting';
}

function isTwin(row: EarlierRow, other: EarlierRow): boolean {
  if (row.pair === null || other.pair !== row.pair || other.reference === row.reference)
    return false;
  return (
    TAKEN.includes(other.state) ||
    (other.batchId === row.batchId && isLive(other.state) && other.number < row.number)
  );
}
