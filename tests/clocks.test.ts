import { expect, test } from 'vitest';
import { isEnd } from '#modules/clocks/rules/events.ts';
import { inst2026 } from '#modules/clocks/rules/packs/inst-2026.ts';
import { happenedOf } from '#modules/disputes/rules/facts.ts';
import {
  EVENT_TYPES,
  type EventType,
  type LimitName,
  rowOf,
  type Transition,
  transitions,
} from '#modules/disputes/rules/machine.ts';
import { FINAL } from '#modules/disputes/rules/words.ts';

// Neither module may know the other's words by import, so here they are held against each other.
const known: readonly string[] = EVENT_TYPES;
const waitedFor: Record<LimitName, true> = {
  final_warning: true,
  reopening: true,
  registration_payment: true,
  cure_defects: true,
  service_window: true,
  answer: true,
  extension_decision: true,
  agree_to_arbitrate: true,
  substitution_application: true,
  unserved_respondent: true,
  conciliation_invitation: true,
  mediation_consent: true,
  withdrawal_objection: true,
};
// An award, which ends the time to ask for reopening, is not the machine's yet.
const now = [
  ...Object.keys(waitedFor).filter((id) => id !== 'reopening'),
  'scrutiny',
  'reopening_decision',
  'commencement_after_interim',
];

test.each(now)(
  'the limit %s is a row, and is started, stopped and followed by events that the machine has',
  (id) => {
    const row = inst2026.rows.find((one) => one.id === id);
    const named = [
      ...(row?.from ?? []),
      ...(row?.stopsAt ?? []),
      ...(row?.together ? [row.together.type] : []),
    ];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((type) => !known.includes(type))).toEqual([]);
    const follows = row?.ifMissed ?? null;
    // What no event of the machine follows is told to the office alone.
    if (id in waitedFor) expect(known).toContain(follows);
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
