import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { commitmentTo, type Digest, drawn, mixedSeed } from './draw.ts';
import {
  chosenFrom,
  LISTS,
  type ListReply,
  orderOf,
  refusalOfReply,
  replyOfSide,
} from './strike-and-rank.ts';

/** No SHA-256, and as good for an order: what is drawn is told apart by it alone. */
const digest: Digest = (text) => {
  let value = 2166136261;
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value.toString(16).padStart(8, '0');
};
const draw = { seed: 'seed', digest };
const NAMES = ['A', 'B', 'C', 'D', 'E'];
const namesOf = (replies: ListReply[]) => orderOf(NAMES, replies, draw).map(({ name }) => name);

const reply = fc.option(
  fc
    .tuple(fc.shuffledSubarray(NAMES, { maxLength: 2 }), fc.shuffledSubarray(NAMES))
    .map(([strikes, ranked]) => ({
      strikes,
      ranking: ranked.filter((name) => !strikes.includes(name)),
    })),
);

/** The same rule by looking at every two names, without a sort. */
function isBefore(one: string, other: string, replies: ListReply[]): boolean {
  const ranks = (name: string) =>
    replies.map((side) => {
      if (!side) return 1;
      const at = side.ranking.indexOf(name);
      return at < 0 ? side.ranking.length + 1 : at + 1;
    });
  const [a, b] = [ranks(one), ranks(other)];
  const sum = (all: number[]) => all.reduce((total, rank) => total + rank, 0);
  if (sum(a) !== sum(b)) return sum(a) < sum(b);
  if (Math.max(...a) !== Math.max(...b)) return Math.max(...a) < Math.max(...b);
  return digest(`seed|${one}`) < digest(`seed|${other}`);
}

test('of a thousand lists each two names stand as the rule says, and a struck one nowhere', () => {
  fc.assert(
    fc.property(fc.array(reply, { minLength: 1, maxLength: 3 }), (replies) => {
      const names = namesOf(replies);
      const struck = NAMES.filter((name) => replies.some((side) => side?.strikes.includes(name)));
      expect([...names, ...struck].toSorted()).toEqual(NAMES);
      names.forEach((name, at) => {
        for (const later of names.slice(at + 1))
          expect([name, later, isBefore(name, later, replies)]).toEqual([name, later, true]);
      });
    }),
    { numRuns: 1000 },
  );
});

test('which side is named first changes nothing', () => {
  fc.assert(
    fc.property(reply, reply, (one, other) => {
      expect(namesOf([one, other])).toEqual(namesOf([other, one]));
    }),
  );
});

test('who sends nothing finds every name acceptable', () => {
  const mine = { strikes: ['A'], ranking: ['C', 'B'] };
  expect(namesOf([mine, null]).slice(0, 2)).toEqual(['C', 'B']);
  expect(namesOf([null, null]).toSorted()).toEqual(NAMES);
});

describe('an answer that cannot be taken says why', () => {
  const { strikes: most } = LISTS[1];
  test.each([
    [{ strikes: ['A', 'B', 'C'], ranking: [] }, 'too_many_strikes'],
    [{ strikes: NAMES, ranking: [] }, 'all_struck'],
    [{ strikes: ['Z'], ranking: [] }, 'not_on_list'],
    [{ strikes: [], ranking: ['Z'] }, 'not_on_list'],
    [{ strikes: ['A', 'A'], ranking: [] }, 'struck_twice'],
    [{ strikes: [], ranking: ['A', 'A'] }, 'ranked_twice'],
    [{ strikes: ['A'], ranking: ['A'] }, 'struck_and_ranked'],
    [{ strikes: ['A', 'B'], ranking: ['C'] }, null],
    [{ strikes: [], ranking: [] }, null],
  ])('%j: %s', (sent, refusal) => {
    expect(refusalOfReply(NAMES, sent, most)).toBe(refusal);
  });
});

test('who declines is passed over, and what the list cannot fill is told', () => {
  const order = orderOf(NAMES, [{ strikes: ['A', 'B'], ranking: ['C', 'D', 'E'] }], draw);
  expect(chosenFrom(order, { need: 1, declined: new Set(['C']) })).toEqual({
    appointed: ['D'],
    missing: 0,
  });
  expect(chosenFrom(order, { need: 3, declined: new Set(['C']) })).toEqual({
    appointed: ['D', 'E'],
    missing: 1,
  });
});

test('a draw is the same for everybody who has the seed, and another with another', () => {
  const letters = [...'ABCDEFGHIJ'];
  const drawnWith = (seed: string) =>
    drawn(letters, { seed, nameOf: (name) => name, digest }).join('');
  expect(drawnWith('one')).toBe(drawnWith('one'));
  expect(drawnWith('one')).not.toBe(drawnWith('two'));
  expect([...drawnWith('one')].toSorted()).toEqual(letters);
  expect(
    drawn(letters.toReversed(), { seed: 'one', nameOf: (name) => name, digest }).join(''),
  ).toBe(drawnWith('one'));
});

test('a seed is fixed by its hash before, and mixed with a beacon where there is one', () => {
  expect(commitmentTo('seed', digest)).toBe(digest('seed'));
  expect(mixedSeed('seed', null, digest)).toBe('seed');
  expect(mixedSeed('seed', 'pulse', digest)).toBe(digest('seed|pulse'));
});

describe('a side of several parties', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];

  test('has one voice, and what one of them says alone is it', () => {
    const only = { strikes: ['a'], ranking: ['b'] };
    expect(replyOfSide(names, [only], draw)).toEqual(only);
    expect(replyOfSide(names, [], draw)).toBeNull();
  });

  test('strikes what each of them struck, so that several strike no more than one may', () => {
    const reply = replyOfSide(
      names,
      [
        { strikes: ['a', 'b'], ranking: ['c', 'd', 'e'] },
        { strikes: ['b', 'c'], ranking: ['d', 'e', 'a'] },
      ],
      draw,
    );
    expect(reply?.strikes).toEqual(['b']);
    expect(reply?.ranking.slice(0, 2)).toEqual(['d', 'e']);
  });
});
