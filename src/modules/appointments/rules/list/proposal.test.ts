import { describe, expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import { stem } from '#platform/stem.ts';
import { WEIGHTS_2026 } from '../matching/shortlist.ts';
import { type Panellist, problemOfList, propose, spokenBy } from './proposal.ts';

const member = (id: string, change: Partial<Panellist> = {}): Panellist => ({
  ...{
    id,
    name: `Neutral ${id}`,
    standing: 'active',
    languages: ['English'],
    texts: ['Goods sold'],
  },
  ...{ freeOn: [], leaves: [], capacity: 4, open: 0, appointments: 0, concluded: 0 },
  ...{ isReached: false, isOfOffice: false, isWalled: false, wasAsked: false, earlier: [] },
  ...change,
});
const asking = {
  ...{ words: 'Deposits and repairs of a rented flat', language: 'en', today: '2026-11-23' },
  ...{ names: [], parties: ['Ada Traders', 'Ben Borrower'] },
};
const by = (seed = 'a seed of the draw') => ({
  weights: WEIGHTS_2026,
  draw: { seed, digest: sha256 },
  stem,
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => member(id));

test('the same people and the same seed are the same list, in whichever order they come', () => {
  expect(propose(six.toReversed(), asking, by())).toEqual(propose(six, asking, by()));
  expect(propose(six, asking, by()).named).toHaveLength(5);
});

test('whoever knows the words of the dispute is first, and the words are told as they are written in it', () => {
  const knows = member('g', { texts: ['On the deposit of tenants', 'Who repairs a flat'] });
  const { named } = propose([...six, knows], asking, by());
  const found = named.find(({ id }) => id === 'g');
  expect(found?.evidence.words.toSorted()).toEqual(['deposits', 'flat', 'repairs']);
  for (const one of named) expect(one.score).toBeLessThanOrEqual(found?.score ?? 0);
});

test.each([
  ['suspended', { standing: 'suspended' }, { bars: ['suspended'], ties: [] }],
  ['on leave', { standing: 'on_leave' }, { bars: ['not_free'], ties: [] }],
  [
    'away at the end of the window, with no free day named before',
    { leaves: [{ fromOn: '2026-12-23', untilOn: '2027-01-05' }] },
    { bars: ['not_free'], ties: [] },
  ],
  [
    'away on the only day that they named',
    {
      ...{ freeOn: ['2026-12-01'] },
      leaves: [{ fromOn: '2026-12-01', untilOn: '2027-01-05' }],
    },
    { bars: ['not_free'], ties: [] },
  ],
  ['without the language', { languages: ['Tamil'] }, { bars: ['language'], ties: [] }],
  ['with as many disputes as they take', { open: 4 }, { bars: ['full'], ties: [] }],
  ['who is a party', { name: 'Ben Borrower' }, { bars: [], ties: ['same_name'] }],
] as const)('somebody %s is not named, and it is told why', (_, change, why) => {
  const { named, reserve, barred } = propose([...six, member('g', change)], asking, by());
  expect([...named, ...reserve].map(({ id }) => id)).not.toContain('g');
  expect(barred).toEqual([{ id: 'g', ...why }]);
  // Somebody who may not be named changes nothing for those who may.
  expect({ named, reserve }).toMatchObject(
    (({ named, reserve }) => ({ named, reserve }))(propose(six, asking, by())),
  );
});

test('a language is known by any of its names', () => {
  expect(spokenBy(['मराठी', 'हिंदी', 'ENGLISH'])).toEqual(['en', 'hi', 'mr']);
  expect(spokenBy(['Gujarati'])).toEqual([]);
});

describe('a list goes out', () => {
  const proposal = propose(six, asking, by());
  const first = proposal.named.map(({ id }) => id);
  const other = proposal.reserve.map(({ id }) => id);

  test('as it was proposed, without a reason', () => {
    expect(problemOfList(first, proposal, '')).toBeNull();
    expect(problemOfList(first.toReversed(), proposal, '')).toBeNull();
  });
  test('never with two names, or six', () => {
    expect(problemOfList(first.slice(0, 2), proposal, 'Enough')).toBe('wrong_length');
    expect(problemOfList([...first, ...other], proposal, 'More')).toBe('wrong_length');
  });
  test('never with a name twice', () => {
    expect(problemOfList([...first.slice(0, 4), first[0] ?? ''], proposal, '')).toBe('named_twice');
  });
  test('never with somebody who was barred', () => {
    expect(problemOfList([...first.slice(0, 4), 'eve'], proposal, 'Trust me')).toBe('not_proposed');
  });
  test('with others than the first for a reason alone', () => {
    const names = [...first.slice(0, 4), ...other];
    expect(problemOfList(names, proposal, ' ')).toBe('reason_missing');
    expect(problemOfList(names, proposal, 'They know the trade.')).toBeNull();
  });
});
