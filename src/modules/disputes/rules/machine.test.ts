import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { factsFromEvents } from './facts.ts';
import {
  type DisputeFacts,
  EVENT_TYPES,
  type EventType,
  isFinal,
  mayOf,
  moved,
  transitions,
} from './machine.ts';
import {
  type AppointmentBasis,
  type DisputeActorRole,
  type DisputeState,
  FINAL,
  OPEN,
  type PastEvent,
  type Process,
  STATES,
} from './words.ts';

const PARTIES = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];
const ENDING: readonly EventType[] = [
  'registration_lapsed',
  'cure_missed',
  'returned',
  'no_agreement',
  'withdrawal_asked',
  'withdrawn',
  'rejected',
  'no_reply',
  'substitution_missed',
  'stayed',
];
const ACTORS: readonly DisputeActorRole[] = [
  'claimant',
  'respondent',
  'officer',
  'registrar',
  'accounts',
  'system',
];

const step = fc.record({
  pick: fc.nat(100_000),
  tries: fc.constantFrom<'anything' | 'known' | 'forward'>(
    'anything',
    'known',
    'forward',
    'forward',
  ),
  why: fc.constantFrom('', 'because', 'because', 'because'),
  basis: fc.constantFrom<AppointmentBasis | null>('A', 'B', 'C', 'none', null),
  isOver: fc.boolean(),
  checksOpen: fc.constantFrom(0, 0, 1),
  defectsOpen: fc.constantFrom(0, 1),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Taken = {
  type: EventType;
  partyId: string | null;
  from: DisputeState;
  to: DisputeState;
  at: Date;
  on: string;
  details: PastEvent['details'];
  by: DisputeActorRole;
  basis: AppointmentBasis | null;
};

type Tried = { type: EventType; by: DisputeActorRole; partyId: string | null };
const everything: Tried[] = EVENT_TYPES.flatMap((type) =>
  ACTORS.flatMap((by) => [null, 'ada', 'ben', 'bob'].map((partyId) => ({ type, by, partyId }))),
);
/** Whose a dispute is leads nowhere, from everywhere: that is left to the wild steps. */
const SHARED_OUT: readonly EventType[] = [
  'officer_assigned',
  'officer_given',
  'officer_removed',
  'traits_noted',
];

/** What the table knows in a state, by whose move it is. Ends come seldom, or no walk would be long. */
const known = Object.fromEntries(
  STATES.map((state) => {
    const here = everything.filter(
      ({ type, by }) =>
        !SHARED_OUT.includes(type) &&
        (transitions[type].from as readonly DisputeState[]).includes(state) &&
        (transitions[type].by as readonly DisputeActorRole[]).includes(by),
    );
    const going = here.filter(({ type }) => !ENDING.includes(type));
    return [state, [...going, ...going, ...going, ...here]];
  }),
) as Record<DisputeState, Tried[]>;

/** What leads back, or only takes something away: no way forward. */
const BACK: readonly EventType[] = ['basis_withdrawn', 'consent_fallen'];

/** These lead on only where talks wait for somebody's consent. */
const OF_TALKS: readonly EventType[] = ['consent_recorded', 'consent_identified'];
const TALKS = { con_wait: true, med_invite: true };

/** What an act says beside its name: which consent it is about and whether its giver is known, and the paper on which it rests. */
function detailsOf(process: Process, pick: number): PastEvent['details'] {
  const kind = process === 'arbitration' ? (pick % 7 === 0 ? 'fast_track' : 'submission') : 'talks';
  return {
    kind,
    consent: `consent ${pick}`,
    shown: pick % 3 !== 0,
    ...(pick % 5 === 0 ? {} : { document: 'an order' }),
  };
}

/** What may lead from a state to another that is no end, and the signatures that such a way waits for. */
const forward = Object.fromEntries(
  STATES.map((state) => [
    state,
    known[state].filter(
      ({ type }) =>
        (transitions[type].to !== 'same' &&
          ![...ENDING, ...BACK, ...(state in TALKS ? [] : OF_TALKS)].includes(type)) ||
        type === 'agreement_signed',
    ),
  ]),
) as Record<DisputeState, Tried[]>;

/** Nothing here is on another day, and more time is always given. */
const TIMELESS = {
  today: '2026-01-01',
  extension: () => ({
    unextendedOn: '2026-01-01',
    dueOn: '2026-01-02',
    most: '2026-01-08',
    isBeyond: false,
  }),
};
/** What a withdrawal says, and a request for more time. */
const DETAILS = { liberty: 'with', interest: 'none', days: 1 };

/** Walks: at each step something is tried, every fourth time anything at all; what is refused changes nothing. */
function walk(process: Process, steps: readonly Step[]): { taken: Taken[]; state: DisputeState } {
  const taken: Taken[] = [];
  let [state, before]: [DisputeState, DisputeState | null] = ['filed', null];
  let basis: AppointmentBasis | null = null;
  for (const { pick, tries, why, basis: decided, isOver, checksOpen, defectsOpen } of steps) {
    const own = tries === 'forward' ? forward[state] : known[state];
    const from = tries === 'anything' || own.length === 0 ? everything : own;
    const { type, by, partyId } = from[pick % from.length] as Tried;
    // Only a registrar records a basis, and only at the gate or while an invitation is out. The record stands until another.
    if (by === 'registrar' && (state === 'track_check' || state === 'arb_invite') && decided)
      basis = decided;
    const facts: DisputeFacts = {
      process,
      track: 'online',
      state,
      before,
      basis,
      checksOpen,
      defectsOpen,
      isOver: () => isOver,
      talksTime: () => null,
      lawEndsOn: () => null,
      ...TIMELESS,
      ...factsFromEvents(PARTIES, taken),
    };
    const details = { ...DETAILS, ...detailsOf(process, pick) };
    const outcome = moved(facts, type, { by, partyId, why, details });
    if (!outcome.ok) continue;
    const { from: was, to } = outcome.value;
    if (was !== to) before = to === 'stayed' ? was : null;
    state = to;
    taken.push({
      type,
      partyId,
      from: was,
      to,
      at: new Date(0),
      on: '2026-01-01',
      details,
      by,
      basis,
    });
    if (type === 'basis_withdrawn') basis = 'none'; // the record that takes it back
  }
  return { taken, state };
}

const walks = fc.tuple(
  fc.constantFrom<Process>('arbitration', 'mediation', 'conciliation'),
  fc.array(step, { minLength: 40, maxLength: 300 }),
);
test('no walk reaches a notice of arbitration without a reasoned record of basis A, B or C', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken } = walk(process, steps);
      for (const { to, basis, from } of taken)
        if (to === 'arb_notice' && from !== 'stayed') expect(['A', 'B', 'C']).toContain(basis);
    }),
    { numRuns: 400 },
  );
});

test('a walk that ends stays ended, and every step begins where the last one stopped', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken, state } = walk(process, steps);
      for (const [at, { from }] of taken.entries()) {
        expect(from).toBe(at === 0 ? 'filed' : taken[at - 1]?.to);
        expect(isFinal(from)).toBe(false);
      }
      expect(taken.at(-1)?.to ?? 'filed').toBe(state);
    }),
    { numRuns: 200 },
  );
});

test('no walk comes to the tribunal while a respondent is not served, or is said to be another person (I2)', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken } = walk(process, steps);
      const at = taken.findIndex(
        ({ to, from }) => to === 'arb_constituting' && from === 'arb_commenced',
      );
      if (at < 0) return;
      const { parties } = factsFromEvents(PARTIES, taken.slice(0, at + 1));
      const left = parties.filter(({ side, isReleased }) => side === 'respondent' && !isReleased);
      expect(left.length).toBeGreaterThan(0);
      for (const party of left) expect(party).toMatchObject({ isServed: true, isDisputed: false });
    }),
    { numRuns: 400 },
  );
});

test('no walk lets a respondent go who was served, or the last of them, and nothing is done by her or to her afterwards', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken } = walk(process, steps);
      for (const [at, { type, partyId }] of taken.entries()) {
        if (type !== 'respondent_released') continue;
        const before = factsFromEvents(PARTIES, taken.slice(0, at)).parties.filter(
          ({ side, isReleased }) => side === 'respondent' && !isReleased,
        );
        expect(before.find((party) => party.partyId === partyId)).toMatchObject({
          isServed: false,
        });
        expect(before.length).toBeGreaterThan(1);
        const hers: readonly EventType[] = [
          'served',
          'answered',
          'warning_served',
          'ex_parte_warned',
          'extension_asked',
          'respondent_released',
        ];
        expect(
          taken.slice(at + 1).filter((one) => one.partyId === partyId && hers.includes(one.type)),
        ).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

const GIVES: readonly EventType[] = ['agreement_signed', 'accepted', 'consent_recorded'];

test('silence creates no consent: nobody has agreed who did not sign or accept, or whose paper an officer looked at (I11)', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken } = walk(process, steps);
      for (const { partyId, hasAgreed, side } of factsFromEvents(PARTIES, taken).parties) {
        const own = taken.filter((one) => one.partyId === partyId && GIVES.includes(one.type));
        if (hasAgreed) expect(own.length).toBeGreaterThan(0);
        for (const { by, type } of own)
          expect(type === 'consent_recorded' ? ['officer', 'registrar'] : [side]).toContain(by);
        // Nobody's counts of whom nobody knows who gave it.
        const isKnown = taken.some(
          (one) =>
            one.partyId === partyId &&
            (one.type === 'consent_identified' || one.details.shown === true),
        );
        if (hasAgreed)
          expect(isKnown || own.some(({ type }) => type === 'consent_recorded')).toBe(true);
      }
      for (const { to, from, by } of taken)
        if (
          (to === 'con_appoint' || to === 'med_appoint') &&
          ![to, 'stayed', 'con_active', 'med_active'].includes(from)
        )
          expect(['respondent', 'officer', 'registrar']).toContain(by);
    }),
    { numRuns: 400 },
  );
});

test('basis B needs every party’s consent at that moment, and nobody gives theirs twice unless it was taken back', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken } = walk(process, steps);
      for (const [at, { type, basis }] of taken.entries()) {
        const isByAll = type === 'agreement_complete' || (type === 'basis_shown' && basis === 'B');
        if (isByAll)
          for (const party of factsFromEvents(PARTIES, taken.slice(0, at)).parties)
            expect(party).toMatchObject({ hasAgreed: true });
      }
      for (const { id } of PARTIES) {
        const about = taken.filter(
          ({ type, partyId, details }) =>
            partyId === id && (type === 'agreement_signed' || details.kind === 'submission'),
        );
        const given = about.filter(
          ({ type }) => type === 'agreement_signed' || type === 'consent_recorded',
        );
        const takenBack = about.filter(
          ({ type }) => type === 'consent_withdrawn' || type === 'consent_fallen',
        );
        expect(given.length - takenBack.length).toBeLessThan(2);
      }
    }),
    { numRuns: 400 },
  );
});

test('no walk lets what rests on a consent go on while that consent is in doubt', () => {
  fc.assert(
    fc.property(walks, ([process, steps]) => {
      const { taken } = walk(process, steps);
      for (const [at, { type, basis, from, to }] of taken.entries()) {
        const goesOn =
          type === 'notice_dispatched' || (to === 'arb_constituting' && from === 'arb_commenced');
        if (basis !== 'B' || !goesOn) continue;
        const left = factsFromEvents(PARTIES, taken.slice(0, at + 1)).parties.filter(
          ({ isReleased }) => !isReleased,
        );
        for (const party of left) expect(party).toMatchObject({ hasAgreed: true });
      }
    }),
    { numRuns: 400 },
  );
});

const BEYOND_CHANCE: readonly DisputeState[] = [
  'con_active',
  'con_terms',
  'med_active',
  'med_terms',
  'arb_terms',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
  'terminated',
  // It counts signatures, which chance does not.
  'settled',
];

test('walks do reach the tribunal, or the tests above would prove nothing', () => {
  const reached = new Map<DisputeState, number>();
  for (const sample of fc.sample(walks, { numRuns: 5000, seed: 7 }))
    for (const to of new Set(walk(...sample).taken.map(({ to }) => to)))
      reached.set(to, (reached.get(to) ?? 0) + 1);
  // The appointment is too many steps away for chance alone; tests/walk.test.ts comes to it.
  for (const state of STATES)
    if (state !== 'filed' && !BEYOND_CHANCE.includes(state))
      expect(reached.get(state) ?? 0, state).toBeGreaterThan(2);
  // One walk in fifty at least, so that four hundred try the gate of the tribunal several times.
  expect(reached.get('arb_constituting')).toBeGreaterThan(60);
});

test('each state but a final one has a way out, and each but the first has a way in', () => {
  for (const state of OPEN)
    expect(
      EVENT_TYPES.some((type) =>
        (transitions[type].from as readonly DisputeState[]).includes(state),
      ),
      state,
    ).toBe(true);
  for (const state of FINAL)
    expect(
      EVENT_TYPES.some((type) =>
        (transitions[type].from as readonly DisputeState[]).includes(state),
      ),
      state,
    ).toBe(false);
});

const commenced: DisputeFacts = {
  process: 'arbitration',
  track: 'online',
  state: 'arb_commenced',
  before: null,
  basis: 'A',
  checksOpen: 0,
  defectsOpen: 0,
  isOver: () => false,
  talksTime: () => null,
  lawEndsOn: () => null,
  ...TIMELESS,
  ...factsFromEvents(PARTIES, [
    { type: 'registration_paid', at: new Date(0), on: '2026-01-01', partyId: null, details: {} },
    { type: 'served', at: new Date(0), on: '2026-01-02', partyId: 'ben', details: {} },
  ]),
};
const act = (by: DisputeActorRole, partyId: string | null = null, why = '') => ({
  by,
  partyId,
  why,
  details: DETAILS,
});

test('whoever received the invitation to agree has not received the request, which is another paper', () => {
  const day = { at: new Date(0), on: '2026-01-02' as const, details: {} };
  const served = { ...day, type: 'served', partyId: 'ben' };
  const dispatched = { ...day, type: 'notice_dispatched', partyId: null };
  const receivers = (...events: Parameters<typeof factsFromEvents>[1]) =>
    factsFromEvents(PARTIES, events).parties.flatMap(({ partyId, isServed }) =>
      isServed ? [partyId] : [],
    );
  expect(receivers(served)).toEqual(['ben']);
  expect(receivers(served, dispatched)).toEqual([]);
  expect(receivers(served, dispatched, served)).toEqual(['ben']);
});

test('one of two respondents answers: the case waits for the other, who was never served', () => {
  expect(moved(commenced, 'answered', act('respondent', 'ben'))).toMatchObject({
    ok: true,
    value: { to: 'arb_commenced' },
  });
  expect(moved({ ...commenced, isOver: () => true }, 'answer_time_over', act('system'))).toEqual({
    ok: false,
    refusal: 'not_served',
  });
});

describe('one of two respondents who was not reached', () => {
  const go = (facts: DisputeFacts, by: DisputeActorRole, partyId = 'bob') =>
    moved(facts, 'respondent_released', act(by, partyId, 'Gone abroad'));
  const over = (limit: string, partyId: string) => (row: string, whose?: string) =>
    row === limit && whose === partyId;

  test('is told of when her window is over: once, and again when an application was declined', () => {
    const tell = (facts: DisputeFacts) => moved(facts, 'respondent_unserved', act('system', 'bob'));
    expect(tell(commenced)).toEqual({ ok: false, refusal: 'time_running' });
    const late = { ...commenced, isOver: over('service_window', 'bob') };
    expect(tell(late)).toMatchObject({ value: { to: 'arb_commenced' } });
    expect(moved(late, 'respondent_unserved', act('system', 'ben'))).toEqual({
      ok: false,
      refusal: 'already_done',
    });
    const day = { at: new Date(0), on: '2026-01-20' as const, partyId: 'bob', details: {} };
    const events = [{ ...day, type: 'respondent_unserved' }];
    expect(tell({ ...late, ...factsFromEvents(PARTIES, events), parties: late.parties })).toEqual({
      ok: false,
      refusal: 'already_done',
    });
    events.push({ ...day, type: 'substitution_asked' });
    expect(tell({ ...late, ...factsFromEvents(PARTIES, events), parties: late.parties })).toEqual({
      ok: false,
      refusal: 'already_done',
    });
    events.push({ ...day, type: 'substitution_declined' });
    expect(tell({ ...late, ...factsFromEvents(PARTIES, events), parties: late.parties }).ok).toBe(
      true,
    );
  });

  test('may be let go by the claimant, with a reason, and the case goes on with the one who was', () => {
    expect(go(commenced, 'claimant')).toMatchObject({ value: { to: 'arb_commenced' } });
    expect(moved(commenced, 'respondent_released', act('claimant', 'bob'))).toEqual({
      ok: false,
      refusal: 'reason_missing',
    });
    expect(go(commenced, 'respondent')).toEqual({ ok: false, refusal: 'not_your_move' });
    expect(go(commenced, 'officer')).toEqual({ ok: false, refusal: 'not_your_move' });
    const answered = {
      ...commenced,
      parties: commenced.parties.map((party) => ({
        ...party,
        hasAnswered: party.partyId === 'ben',
      })),
    };
    expect(go(answered, 'claimant')).toMatchObject({ value: { to: 'arb_constituting' } });
  });

  test('may be let go by a registrar only when the claimant’s time to choose is over', () => {
    expect(go(commenced, 'registrar')).toEqual({ ok: false, refusal: 'time_running' });
    expect(go({ ...commenced, isOver: over('unserved_respondent', 'ben') }, 'registrar')).toEqual({
      ok: false,
      refusal: 'time_running',
    });
    expect(go({ ...commenced, isOver: over('unserved_respondent', 'bob') }, 'registrar').ok).toBe(
      true,
    );
  });

  test('is not the one who was served, nor the only one who is left', () => {
    expect(go(commenced, 'claimant', 'ben')).toEqual({ ok: false, refusal: 'already_done' });
    expect(go(commenced, 'claimant', 'ada')).toEqual({ ok: false, refusal: 'party_missing' });
    const alone = {
      ...commenced,
      parties: commenced.parties.filter(({ partyId }) => partyId !== 'ben'),
    };
    expect(go(alone, 'claimant')).toEqual({ ok: false, refusal: 'last_respondent' });
  });

  test('is waited for no longer once she is let go, and can do nothing', () => {
    const without = {
      ...commenced,
      isOver: () => true,
      talksTime: () => null,
      lawEndsOn: () => null,
      parties: commenced.parties.map((party) => ({
        ...party,
        isReleased: party.partyId === 'bob',
      })),
    };
    expect(moved(without, 'answer_time_over', act('system'))).toMatchObject({
      value: { to: 'arb_constituting' },
    });
    for (const [type, by] of [
      ['served', 'system'],
      ['extension_asked', 'respondent'],
      ['substitution_asked', 'claimant'],
    ] as const)
      expect(moved(without, type, act(by, 'bob', 'why')), type).toEqual({
        ok: false,
        refusal: 'party_missing',
      });
    expect(go(without, 'claimant')).toEqual({ ok: false, refusal: 'party_missing' });
  });
});

test('who was the last to be waited for, and is confirmed after they answered, lets the case go on', () => {
  const parties = commenced.parties.map((party) => ({
    ...party,
    isServed: true,
    hasAnswered: true,
    isDisputed: party.partyId === 'ben',
  }));
  expect(
    moved(
      { ...commenced, parties },
      'identity_confirmed',
      act('officer', 'ben', 'Seen the passport'),
    ),
  ).toMatchObject({
    value: { to: 'arb_constituting' },
  });
  const waiting = parties.map((party) => ({ ...party, hasAnswered: party.partyId === 'ben' }));
  expect(
    moved(
      { ...commenced, parties: waiting },
      'identity_confirmed',
      act('officer', 'ben', 'Seen the passport'),
    ),
  ).toMatchObject({
    value: { to: 'arb_commenced' },
  });
});

test('a respondent answers for herself and for nobody else', () => {
  expect(moved(commenced, 'answered', act('respondent', 'ada'))).toEqual({
    ok: false,
    refusal: 'party_missing',
  });
  expect(moved(commenced, 'answered', act('claimant', 'ben'))).toEqual({
    ok: false,
    refusal: 'not_your_move',
  });
});

test('a registrar takes a service back only with a reason, and the arbitration has then not commenced', () => {
  expect(moved(commenced, 'service_reversed', act('registrar', 'ben'))).toEqual({
    ok: false,
    refusal: 'reason_missing',
  });
  expect(moved(commenced, 'service_reversed', act('officer', 'ben', 'wrong person'))).toEqual({
    ok: false,
    refusal: 'not_your_move',
  });
  expect(
    moved(commenced, 'service_reversed', act('registrar', 'ben', 'wrong person')),
  ).toMatchObject({ value: { to: 'arb_serving' } });
});

test('a served respondent is heard before a claimant may leave', () => {
  expect(moved(commenced, 'withdrawal_asked', act('claimant', 'ada'))).toMatchObject({
    value: { to: 'arb_commenced' },
  });
  const asked = { ...commenced, withdrawalAsked: true };
  expect(moved(asked, 'withdrawn', act('system'))).toEqual({ ok: false, refusal: 'time_running' });
  expect(moved({ ...asked, isOver: () => true }, 'withdrawn', act('system'))).toMatchObject({
    value: { to: 'withdrawn' },
  });
});

test('what travels as `may` is what the machine would do', () => {
  const may = mayOf(commenced, ['respondent'], ['ben']);
  expect(may).toContain('answered');
  expect(may).toContain('extension_asked');
  expect(may).not.toContain('withdrawal_asked');
  expect(mayOf(commenced, ['officer'], [])).not.toContain('time_extended');
});
