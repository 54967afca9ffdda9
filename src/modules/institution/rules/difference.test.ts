import { expect, test } from 'vitest';
import { shipped } from '../letters.ts';
import { canonical, differenceOf } from './difference.ts';
import { SETTING_KINDS } from './values.ts';

test.each(SETTING_KINDS)('%s differs from itself in nothing', (kind) => {
  expect(differenceOf(kind, shipped[kind], structuredClone(shipped[kind]))).toEqual([]);
});

test('a fact that changed is one change, from what to what', () => {
  expect(differenceOf('facts', shipped.facts, { ...shipped.facts, seat: 'Pune, India' })).toEqual([
    { field: 'seat', at: '', before: 'Mumbai, India', after: 'Pune, India' },
  ]);
});

test('a holiday that is added, renamed or taken out is named by its day', () => {
  const table = structuredClone(shipped.holidays);
  const [first, second, ...rest] = table.years[0]?.days ?? [];
  if (!table.years[0] || !first || !second)
    throw new Error('The shipped table has a first year with days.');
  table.years[0].days = [
    { ...second, name: 'Renamed' },
    ...rest,
    { on: '2026-12-31', name: 'Elections' },
  ];
  expect(differenceOf('holidays', shipped.holidays, table)).toEqual([
    { field: 'holiday', at: first.on, before: first.name, after: null },
    { field: 'holiday', at: second.on, before: second.name, after: 'Renamed' },
    { field: 'holiday', at: '2026-12-31', before: null, after: 'Elections' },
  ]);
});

test('a template that is renamed is not another one', () => {
  const [first, ...rest] = shipped.letters.replies;
  if (!first) throw new Error('Templates are shipped.');
  const letters = { ...shipped.letters, replies: [{ ...first, name: 'Another name' }, ...rest] };
  expect(differenceOf('letters', shipped.letters, letters)).toEqual([
    { field: 'replyName', at: first.key, before: first.name, after: 'Another name' },
  ]);
});

test('fees are told in rupees, in their order', () => {
  const fees = {
    ...shipped.fees,
    adminFee: 300_050,
    tribunalFees: [...shipped.fees.tribunalFees, 15_000_000],
  };
  expect(differenceOf('fees', shipped.fees, fees)).toEqual([
    { field: 'adminFee', at: '', before: '₹2,500', after: '₹3,000.50' },
    { field: 'tribunalFee', at: '13', before: null, after: '₹1,50,000' },
  ]);
});

test('a value is one text whatever order its names are in', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
});
