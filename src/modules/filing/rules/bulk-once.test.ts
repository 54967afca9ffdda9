import { expect, test } from 'vitest';
import { type EarlierRow, judged } from './bulk-once.ts';

const row = (change: Partial<EarlierRow> = {}): EarlierRow => ({
  batchId: 'b1',
  number: 5,
  fileId: 'f1',
  reference: 'kb-1',
  pair: 'ln 7|ben',
  state: 'waiting',
  disputeId: null,
  disputeReference: null,
  ...change,
});
const judge = (
  others: EarlierRow[],
  more: { own?: Partial<EarlierRow>; isAgain?: boolean } = {},
) => {
  const { state, problems, replaces } = judged(
    { row: row(more.own), problems: [], isAgain: more.isAgain ?? false },
    others,
  );
  return {
    state,
    told: problems.map(({ code }) => code),
    replaces: replaces.map(({ number }) => number),
  };
};
const good = { state: 'good', told: [], replaces: [] };

test('a row alone is good', () => expect(judge([row()])).toEqual(good));

test.each(['accepted', 'stuck', 'filed'] as const)(
  'what was %s before is a repeat, in whichever batch',
  (state) => {
    for (const batchId of ['b0', 'b1'])
      expect(judge([row({ batchId, number: 2, state })]).state).toBe('repeat');
  },
);

test('of two rows of a file with one reference the first stands', () => {
  expect(judge([row({ number: 4, state: 'good', pair: null })])).toEqual({
    state: 'bad',
    told: ['reference_twice'],
    replaces: [],
  });
  expect(judge([row({ number: 6, pair: null })])).toEqual(good);
});

test('a row of a later file takes the place of the one before it', () => {
  const before = row({ number: 2, fileId: 'f0', state: 'bad' });
  expect(judge([before])).toEqual({ ...good, replaces: [2] });
  expect(judge([{ ...before, state: 'replaced' }])).toEqual(good);
});

test('a row of another batch that nobody accepted stands in nobody’s way', () =>
  expect(judge([row({ batchId: 'b0', number: 1, state: 'good' })])).toEqual(good));

test('the same loan against the same respondent is told, until the row says that it is meant', () => {
  const other = row({ reference: 'kb-0', number: 1, state: 'good' });
  expect(judge([other])).toEqual({ state: 'bad', told: ['loan_twice'], replaces: [] });
  expect(judge([{ ...other, batchId: 'b0', state: 'filed' }]).told).toEqual(['loan_twice']);
  expect(judge([{ ...other, batchId: 'b0', state: 'good' }])).toEqual(good);
  expect(judge([other], { isAgain: true })).toEqual(good);
  expect(judge([other], { own: { pair: null } })).toEqual(good);
});

test('rows without a reference are not each other’s repeats', () =>
  expect(
    judge([row({ reference: '', number: 1, state: 'bad', pair: null })], {
      own: { reference: '', pair: null },
    }),
  ).toEqual(good));
