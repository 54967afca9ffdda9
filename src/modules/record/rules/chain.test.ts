import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type ChainLink,
  endBreak,
  firstBreak,
  GENESIS,
  type HashedLink,
  linkText,
} from './chain.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function chainOf(length: number): HashedLink[] {
  let previousHash = GENESIS;
  return Array.from({ length }, (_, at) => {
    const link: ChainLink = {
      id: `id-${at}`,
      chain: 'office',
      number: at + 1,
      at: new Date(Date.UTC(2026, 10, 20, 6, at)),
      act: 'role.given',
      subject: { kind: 'person', id: 'ada' },
      by: { personId: 'rhea', role: 'registrar' },
      from: null,
      to: 'given',
      why: 'asked',
      details: { b: 1, a: 'x' },
      tells: ['ada'],
    };
    const row = { ...link, previousHash, hash: hash(linkText(link, previousHash)) };
    previousHash = row.hash;
    return row;
  });
}
const start = { number: 0, hash: GENESIS };

test('a chain that nobody touched holds, in one piece or in two', () => {
  const rows = chainOf(6);
  expect(firstBreak(rows, start, hash)).toBeNull();
  const third = rows[2];
  expect(third && firstBreak(rows.slice(3), third, hash)).toBeNull();
});

test('the order in which a database gives back the names of details does not matter', () => {
  const [row] = chainOf(1);
  expect(row && firstBreak([{ ...row, details: { a: 'x', b: 1 } }], start, hash)).toBeNull();
});

test.each([
  ['the moment', { at: new Date(0) }],
  ['the act', { act: 'role.ended' }],
  ['whom it is about', { subject: { kind: 'person', id: 'eve' } }],
  ['who did it', { by: { personId: 'eve', role: 'registrar' } }],
  ['in which role', { by: { personId: 'rhea', role: 'administrator' } }],
  ['the state before', { from: 'held' }],
  ['the state after', { to: null }],
  ['the reason', { why: 'because' }],
  ['a detail', { details: { b: 2, a: 'x' } }],
  ['who was told', { tells: [] }],
  ['the id', { id: 'other' }],
] as [string, Partial<HashedLink>][])('a row whose %s was changed is found', (_, change) => {
  const rows = chainOf(3);
  rows[1] = { ...(rows[1] as HashedLink), ...change };
  expect(firstBreak(rows, start, hash)).toMatchObject({ number: 2, fault: 'changed' });
});

test('a row that was taken out, and two that changed places, are found', () => {
  const rows = chainOf(4);
  expect(firstBreak([rows[0], rows[2], rows[3]] as HashedLink[], start, hash)).toMatchObject({
    number: 3,
    fault: 'gap',
  });
  const swapped = [rows[0], { ...rows[2], number: 2 }, { ...rows[1], number: 3 }] as HashedLink[];
  expect(firstBreak(swapped, start, hash)).toMatchObject({ number: 2, fault: 'wrong_link' });
});

test('a chain ends where it says it does: as long, and at the same act', () => {
  const rows = chainOf(3);
  const last = rows[2] as HashedLink;
  expect(endBreak('office', last, { length: 3, head: last.hash })).toBeNull();
  expect(endBreak('office', last, { length: 3, head: rows[1]?.hash ?? '' })).toMatchObject({
    number: 3,
    fault: 'wrong_head',
  });
  expect(endBreak('office', last, { length: 2, head: last.hash })).toMatchObject({
    number: 3,
    fault: 'wrong_head',
  });
  expect(endBreak('office', last, { length: 4, head: last.hash })).toMatchObject({
    number: 4,
    fault: 'cut',
  });
  expect(endBreak('office', last, null)).toMatchObject({ number: 3, fault: 'wrong_head' });
});
