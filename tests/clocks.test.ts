import { expect, test } from 'vitest';
import { limitNames } from '#modules/clocks/contract/words.ts';
import { isEnd } from '#modules/clocks/rules/events.ts';
import type { PackLimit } from '#modules/clocks/rules/limit-names.ts';
import { PACKS } from '#modules/clocks/rules/pack.ts';
import { med2023 } from '#modules/clocks/rules/packs/inst-2026.ts';
import { happenedOf } from '#modules/disputes/rules/facts.ts';
import {
  EVENT_TYPES,
  type EventType,
  rowOf,
  type Transition,
  transitions,
} from '#modules/disputes/rules/machine.ts';
import { FINAL, PROCESSES, type Process } from '#modules/disputes/rules/words.ts';
import { aStanding, someFacts } from './dispute-facts.ts';

// Neither module may know the other's words by import, so here they are held against each other.
const known: readonly string[] = EVENT_TYPES;
/** The limits that the guards of the moves ask for, whoever acts and whatever is over. */
const waitedFor = new Set(
  [true, false].flatMap((isOver) =>
    PROCESSES.flatMap((process) => EVENT_TYPES.flatMap((type) => askedBy(type, process, isOver))),
  ),
);
// An award, which ends the time to ask for reopening, is not the machine's yet.
const now = [
  ...[...waitedFor].filter((id) => id !== 'reopening'),
  'scrutiny',
  'reopening_decision',
  'commencement_after_interim',
];

/**
 * After the first an act is taken and marked, after the second it is decided without, after the third somebody chooses or the registrar
 * ends it, and after the fourth the registrar finds somebody, as the queue says (waiting.ts): nothing has to follow.
 */
const OF_WHOEVER_ACTS: readonly string[] = [
  ...['challenge', 'challenge_answer', 'neutral_choice', 'presiding'],
];

test.each(now)(
  'the limit %s is a row, and is started, stopped and followed by events that the machine has',
  (id) => {
    const row = PACKS.at(-1)?.rows.find((one) => one.id === id);
    const named = [
      ...(row?.from ?? []),
      ...(row?.stopsAt ?? []),
      ...(row?.together ? [row.together.type] : []),
    ];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((type) => !known.includes(type))).toEqual([]);
    const follows = row?.ifMissed ?? null;
    // What no event of the machine follows is told to the office alone.
    if ((waitedFor as ReadonlySet<string>).has(id) && !OF_WHOEVER_ACTS.includes(id))
      expect(known).toContain(follows);
  },
);

test.each(EVENT_TYPES.filter(isEnding))(
  'with %s, which ends a dispute, nothing more is waited for',
  (type) => {
    const { to }: Transition = transitions[type];
    const at = new Date('2026-11-20T06:30:00Z');
    const row = { type, at, onDay: '2026-11-20', partyId: null, details: {} };
    expect(isEnd(happenedOf({ ...row, toState: String(to) }))).toBe(true);
    expect(isEnd(happenedOf({ ...row, toState: 'stayed' }))).toBe(false);
  },
);

function askedBy(type: EventType, process: Process, isOver: boolean): PackLimit[] {
  const asked: PackLimit[] = [];
  const facts = someFacts('arb_commenced', {
    process,
    parties: [aStanding('ada'), aStanding('ben', { isServed: true, isWarned: true })],
    isOver: (limit) => {
      asked.push(limit);
      return isOver;
    },
  });
  const act = { by: 'system', partyId: 'ben', why: 'As the file shows.', details: {} } as const;
  for (const guard of transitions[type].guards) guard(facts, act);
  return asked;
}

function isEnding(type: EventType): boolean {
  const { to }: Transition = transitions[type];
  return typeof to === 'string' && (FINAL as readonly string[]).includes(to);
}

test('what takes something back, sends a paper or moves a consent is said by one row each, and clocks name none', () => {
  const saying = (key: 'takesBack' | 'sends', value: string) =>
    EVENT_TYPES.filter((type) => rowOf(type)?.[key] === value);
  expect(saying('takesBack', 'request')).toEqual(['basis_withdrawn']);
  expect(saying('takesBack', 'service')).toEqual(['service_reversed']);
  expect(saying('sends', 'request')).toEqual(['notice_dispatched']);
  expect(saying('sends', 'invitation')).toEqual(['invitation_sent']);
  const given = EVENT_TYPES.flatMap((type) => {
    const consent = rowOf(type)?.consent;
    return consent?.does === 'gives' ? [consent.kind ?? 'on paper'] : [];
  });
  expect(given.toSorted()).toEqual(['fast_track', 'on paper', 'submission', 'talks']);
});

test('each name of a limit has its row, and guards do wait for some', () => {
  const rows = [...PACKS.flatMap((pack) => pack.rows), ...med2023.map(({ row }) => row)];
  expect([...new Set(rows.map(({ id }) => id))].toSorted()).toEqual(
    Object.keys(limitNames).toSorted(),
  );
  expect([...waitedFor]).toEqual(expect.arrayContaining(['answer', 'withdrawal_objection']));
});
