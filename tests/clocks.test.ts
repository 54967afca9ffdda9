import { expect, test } from 'vitest';
import { ENDS } from '#modules/clocks/rules/events.ts';
import { inst2026 } from '#modules/clocks/rules/packs/inst-2026.ts';
import {
  EVENT_TYPES,
  type LimitName,
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

test('whatever ends a dispute ends what is waited for', () => {
  const ending = EVENT_TYPES.filter((type) => {
    const { to }: Transition = transitions[type];
    return typeof to === 'string' && (FINAL as readonly string[]).includes(to);
  });
  expect(ending.length).toBeGreaterThan(4);
  expect(ending.filter((type) => !ENDS.includes(type))).toEqual([]);
  for (const type of ['rejected', 'no_reply']) expect(ENDS).toContain(type);
});
