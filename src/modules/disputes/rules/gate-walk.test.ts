import { expect, test } from 'vitest';
import type { Day } from '#kernel/days.ts';
import { fc } from '../../../../tests/properties.ts';
import { factsOf } from './facts.ts';
import { EVENT_TYPES, type EventType, moved, SAMPLE_PARTICULARS, transitions } from './machine.ts';
import {
  type AppointmentBasis,
  BASES,
  type DisputeActorRole,
  type DisputeState,
  type Process,
} from './words.ts';

// Law and lifecycle 3.3, the gate: whatever is done, by whomever, in whatever order, nothing from the notice of an
// arbitration on is reached without a reasoned record of a basis. scripts/planted takes the guard away and asks that
// this test fails.

const BEYOND: readonly DisputeState[] = [
  'arb_notice',
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
];
const ACTORS: readonly DisputeActorRole[] = [
  'claimant',
  'respondent',
  'officer',
  'registrar',
  'accounts',
  'system',
];
const parties = [
  { id: 'ada', side: 'claimant' },
  { id: 'ben', side: 'respondent' },
  { id: 'bea', side: 'respondent' },
] as const;
const on: Day = '2026-11-20';

type Step = { type: EventType; by: DisputeActorRole; partyId: string | null; isOver: boolean };
type Decision = { decides: AppointmentBasis };
type Walk = {
  process: Process;
  state: DisputeState;
  before: DisputeState | null;
  basis: AppointmentBasis | null;
  events: Seen[];
  states: DisputeState[];
};
type Seen = {
  type: string;
  partyId: string | null;
  at: Date;
  on: Day;
  details: Record<string, never>;
};

const partyId = fc.constantFrom(null, 'ada', 'ben', 'bea');
const step: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom(...EVENT_TYPES),
  by: fc.constantFrom(...ACTORS),
  partyId,
  isOver: fc.boolean(),
});
// What ends a dispute ends a walk: left to chance alone, few would come as far as the gate.
const ENDS: readonly EventType[] = [
  'registration_lapsed',
  'cure_missed',
  'returned',
  'withdrawal_asked',
  'withdrawn',
  'stayed',
];
const onwards: fc.Arbitrary<Step> = fc
  .record({
    type: fc.constantFrom(...EVENT_TYPES.filter((type) => !ENDS.includes(type))),
    at: fc.nat(5),
    partyId,
    isOver: fc.constant(false),
  })
  .map(({ at, ...rest }) => ({
    ...rest,
    by: byOf(rest.type)[at % byOf(rest.type).length] ?? 'system',
  }));
const decision: fc.Arbitrary<Decision> = fc.record({ decides: fc.constantFrom(...BASES) });
const acts = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: step },
    { weight: 30, arbitrary: onwards },
    { weight: 1, arbitrary: decision },
  ),
  {
    minLength: 100,
    maxLength: 600,
  },
);

function byOf(type: EventType): readonly DisputeActorRole[] {
  return transitions[type].by;
}

function walked(process: Process, sequence: readonly (Step | Decision)[]): Walk {
  const walk: Walk = { process, state: 'filed', before: null, basis: null, events: [], states: [] };
  for (const one of sequence) {
    if ('decides' in one) {
      // A record is written where the registrar looks at it, and is followed, never changed.
      if (walk.state === 'track_check' || walk.state === 'arb_invite') walk.basis = one.decides;
      continue;
    }
    const beside = {
      process,
      track: 'online',
      state: walk.state,
      before: walk.before,
      basis: walk.basis,
    } as const;
    const facts = factsOf(
      {
        ...beside,
        checksOpen: 0,
        defectsOpen: one.isOver ? 1 : 0,
        isOver: () => one.isOver,
        today: '2026-01-01',
        extension: () => null,
        talksTime: () => null,
        lawEndsOn: () => null,
      },
      parties,
      walk.events,
    );
    const outcome = moved(facts, one.type, {
      by: one.by,
      partyId: one.partyId,
      ...SAMPLE_PARTICULARS,
    });
    if (!outcome.ok) continue;
    const { from, to } = outcome.value;
    walk.before = to === 'stayed' ? from : null;
    walk.state = to;
    walk.events.push({ type: one.type, partyId: one.partyId, at: new Date(0), on, details: {} });
    walk.states.push(to);
    // What the record shows at this moment: a notice without a basis is the fault that this whole house is built against.
    if (BEYOND.includes(to) && !['A', 'B', 'C'].includes(walk.basis ?? ''))
      throw new Error(`${one.type} led to ${to} without a basis.`);
  }
  return walk;
}

test('no sequence of acts leads to a notice of arbitration without a record of basis A, B or C', () => {
  let reached = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('arbitration', 'mediation', 'conciliation'),
      acts,
      (process: Process, sequence) => {
        if (walked(process, sequence).states.some((state) => BEYOND.includes(state))) reached += 1;
      },
    ),
    { numRuns: 3200 },
  );
  // A walk that never comes near the gate proves nothing.
  expect(reached).toBeGreaterThan(50);
});

/** From the gate itself, so that every act is tried there and not only where chance leads. */
test('at the gate and after an invitation, every single act of everybody is stopped without one', () => {
  for (const state of [
    'filed',
    'scrutiny',
    'defective',
    'track_check',
    'arb_invite',
    'stayed',
  ] as const)
    for (const basis of [null, 'none'] as const)
      for (const type of EVENT_TYPES)
        for (const by of ACTORS)
          for (const partyId of [null, 'ada', 'ben', 'bea']) {
            const signed = parties.map(({ id }) => ({
              type: 'agreement_signed',
              partyId: id,
              at: new Date(0),
              on,
              details: {},
            }));
            const beside = {
              process: 'arbitration',
              track: 'online',
              state,
              before: 'arb_invite',
              basis,
            } as const;
            const facts = factsOf(
              {
                ...beside,
                checksOpen: 0,
                defectsOpen: 0,
                isOver: () => true,
                today: '2026-01-01',
                extension: () => null,
                talksTime: () => null,
                lawEndsOn: () => null,
              },
              parties,
              signed,
            );
            const outcome = moved(facts, type, { by, partyId, ...SAMPLE_PARTICULARS });
            if (outcome.ok)
              expect(BEYOND, `${type} by ${by} from ${state}`).not.toContain(outcome.value.to);
          }
});

test('a party who says nothing has agreed to nothing, however much time goes by', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const quiet = sequence.filter((one) => 'decides' in one || one.partyId !== 'bea');
      const { events } = walked('arbitration', quiet);
      const facts = factsOf(
        {
          process: 'arbitration',
          track: 'online',
          state: 'arb_invite',
          before: null,
          basis: 'B',
          checksOpen: 0,
          defectsOpen: 0,
          isOver: () => true,
          today: '2026-01-01',
          extension: () => null,
          talksTime: () => null,
          lawEndsOn: () => null,
        },
        parties,
        events,
      );
      expect(facts.parties.find(({ partyId }) => partyId === 'bea')?.hasAgreed).toBe(false);
      expect(
        moved(facts, 'agreement_complete', {
          by: 'registrar',
          partyId: null,
          ...SAMPLE_PARTICULARS,
        }),
      ).toEqual({
        ok: false,
        refusal: 'basis_not_shown',
      });
    }),
    { numRuns: 200 },
  );
});
