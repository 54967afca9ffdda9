import { expect, test } from 'vitest';
import { limitsOf } from '#modules/clocks/rules/limits.ts';
import { PACKS, packInForce } from '#modules/clocks/rules/pack.ts';
import type { Frame } from '#modules/clocks/rules/words.ts';
import { actRules, mayKnow, movesFor } from './act-rules.ts';
import { factsFromEvents, factsOf } from './facts.ts';
import { lanesOf } from './lanes.ts';
import { EVENT_TYPES, meanings, rowOf } from './machine.ts';
import { passedLimits } from './missed.ts';
import { actorsOf, awaitedOf, nextActs } from './next.ts';
import { timingOf } from './timing.ts';
import type { DisputeState } from './words.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];
const pack = packInForce('2026-11-02');
const frame: Frame = {
  pack,
  meanings,
  process: 'arbitration',
  track: 'online',
  parties,
  holidays: { weeklyRest: ['saturday', 'sunday'], years: [] },
};
const event = (type: string, partyId: string | null, on: string, details = {}) => ({
  type,
  partyId,
  on,
  details,
  at: new Date(`${on}T06:00:00Z`),
});
const ada = { as: 'claimant' as const, partyIds: ['ada'], may: [] };
const ben = { as: 'respondent' as const, partyIds: ['ben'], may: [] };
const bob = { as: 'respondent' as const, partyIds: ['bob'], may: [] };

/** Ben has the notice; Bob was not reached in the time for it, and Ada is asked about it. */
const served = [
  event('notice_dispatched', null, '2026-11-02'),
  event('served', 'ben', '2026-11-03'),
  event('respondent_unserved', 'bob', '2026-11-10'),
];
const judged = (
  events: ReturnType<typeof event>[],
  on: string,
  state: DisputeState = 'arb_commenced',
) => {
  const now = new Date(`${on}T06:00:00Z`);
  const beside = {
    process: 'arbitration',
    track: 'online',
    state,
    before: null,
    basis: 'A',
    checksOpen: 0,
    defectsOpen: 1,
  } as const;
  const facts = factsOf({ ...beside, ...timingOf(frame, events, now) }, parties, events);
  return { facts, limits: limitsOf(frame, events, now), events };
};

test('each limit that an event of today can start has its act, its place and what follows, or is told to nobody', () => {
  const begun = PACKS.flatMap(({ rows }) =>
    rows.flatMap(({ id, from }) =>
      from.some((type) => (EVENT_TYPES as string[]).includes(type)) ? [id] : [],
    ),
  );
  expect(begun.filter((id) => actRules[id] === undefined)).toEqual([]);
  const promised = Object.entries(actRules).filter(
    ([, rule]) => rule && rule.by !== 'institution' && rule.place === null,
  );
  expect(promised).toEqual([]);
});

test('who was not reached is the claimant’s to choose about, with the place for it and what follows', () => {
  const { facts, limits } = judged(served, '2026-11-11');
  const choosing = nextActs(facts, limits, ada).find(({ act }) => act === 'unserved_respondent');
  expect(choosing).toMatchObject({
    who: 'you',
    byParty: 'ada',
    aboutParty: 'bob',
    place: 'reach',
    missed: 'respondent_goes',
  });
  // What became of a delivery is between the claimant and the institution.
  for (const reader of [ben, bob])
    expect(nextActs(facts, limits, reader).map(({ act }) => act)).not.toContain(
      'unserved_respondent',
    );
  // It is the claimant who is reminded, and nobody whom nothing reached.
  const limit = limits.find(({ row }) => row === 'unserved_respondent');
  expect(limit && actorsOf(limit, facts)).toEqual(['ada']);
});

test('an agreement on the arbitrator is promised to nobody, and nobody is reminded of it, while there is no place for it', () => {
  const { facts, limits } = judged(served, '2026-11-11');
  const limit = limits.find(({ row }) => row === 'appointment_by_agreement');
  expect(limit?.state).toBe('running');
  for (const reader of [ada, ben, bob])
    expect(nextActs(facts, limits, reader).map(({ act }) => act)).not.toContain(
      'appointment_by_agreement',
    );
  expect(limit && actorsOf(limit, facts)).toEqual([]);
});

test('a deadline comes with its act: the reader’s own stands first, with its place; another’s has none', () => {
  const { facts, limits } = judged(served, '2026-11-11');
  const [first] = nextActs(facts, limits, ben);
  expect(first).toMatchObject({
    act: 'answer',
    who: 'you',
    byParty: 'ben',
    place: 'papers',
    missed: 'goes_on_unheard',
  });
  expect(nextActs(facts, limits, ada).find(({ act }) => act === 'answer')).toMatchObject({
    who: 'other_side',
    byParty: 'ben',
    place: null,
  });
});

test('an objection to a withdrawal is asked of whoever has not been heard on it', () => {
  const asked = [
    ...served,
    event('withdrawal_asked', 'ada', '2026-11-11'),
    event('withdrawal_unopposed', 'ben', '2026-11-12'),
  ];
  const { facts, limits } = judged(asked, '2026-11-12');
  expect(nextActs(facts, limits, ben).map(({ act }) => act)).not.toContain('withdrawal_objection');
});

test('what a passed limit led to is said', () => {
  const { facts, limits } = judged(served, '2026-12-20');
  expect(passedLimits(facts, limits, ada)).toContainEqual({
    act: 'answer',
    partyId: 'ben',
    dueOn: expect.any(String),
    ledTo: 'goes_on_unheard',
  });
});

test('each respondent has a lane: served and silent, not reached, answered', () => {
  const { facts, limits, events } = judged(served, '2026-12-20');
  expect(lanesOf(facts, limits, events, ada).map(({ partyId, stage }) => [partyId, stage])).toEqual(
    [
      ['ben', 'silent'],
      ['bob', 'not_reached'],
    ],
  );
  // That the claimant is asked about Bob is between the claimant and the institution.
  expect(lanesOf(facts, limits, events, ben).map(({ stage }) => stage)).toEqual([
    'silent',
    'on_its_way',
  ]);
  const answered = judged([...served, event('answered', 'ben', '2026-11-12')], '2026-11-13');
  expect(lanesOf(answered.facts, answered.limits, answered.events, ada)[0]).toMatchObject({
    stage: 'answered',
    on: '2026-11-12',
    dueOn: null,
  });
});

test('an offer ends no time and stands in a lane for the two sides alone', () => {
  const { facts, limits, events } = judged(
    [...served, event('offered', 'ben', '2026-11-12', { answer: 'o1' })],
    '2026-11-13',
  );
  const [lane] = lanesOf(facts, limits, events, ada);
  expect(lane).toMatchObject({ stage: 'reached', hasOffered: true, dueOn: expect.any(String) });
  expect(lanesOf(facts, limits, events, ben)[0]?.hasOffered).toBe(true);
  expect(lanesOf(facts, limits, events, bob)[0]?.hasOffered).toBe(false);
  expect(nextActs(facts, limits, ada)).toContainEqual(
    expect.objectContaining({ act: 'offer', who: 'you', aboutParty: 'ben', place: 'offers' }),
  );
});

test('an offer that was answered waits no more; a question leaves it open, and a new offer opens it again', () => {
  const said = (reply: string) => [
    ...served,
    event('offered', 'ben', '2026-11-12'),
    event('offer_answered', 'ben', '2026-11-13', { reply }),
  ];
  expect(factsFromEvents(parties, said('refused')).offersOpen).toEqual([]);
  expect(factsFromEvents(parties, said('accepted')).offersOpen).toEqual([]);
  expect(factsFromEvents(parties, said('asked'))).toMatchObject({
    offersOpen: ['ben'],
    offersAsked: ['ben'],
  });
  expect(
    factsFromEvents(parties, [...said('refused'), event('offered', 'ben', '2026-11-14')]),
  ).toMatchObject({
    offersOpen: ['ben'],
    offersAsked: [],
  });
});

test('what only the claimant’s story tells is no deadline of a respondent, while it runs and after', () => {
  const hidden = PACKS.flatMap(({ rows }) =>
    rows
      .filter(({ from }) => from.every((type) => rowOf(type)?.seenBy === 'claimant'))
      .map(({ id }) => id),
  );
  expect(hidden).toContain('unserved_respondent');
  const known = hidden.filter((id) => actRules[id] && mayKnow(actRules[id], ben, 'ben'));
  expect(known).toEqual([]);
  const { facts, limits } = judged(served, '2026-12-20');
  const passed = (reader: typeof ben | typeof ada) =>
    passedLimits(facts, limits, reader).map(({ act }) => act);
  expect(passed(ada)).toEqual(expect.arrayContaining(['service_window', 'unserved_respondent']));
  for (const reader of [ben, bob]) expect(passed(reader)).toEqual(['answer']);
});

test('no deadline is told while its door is shut: in a stay, and where nothing is left of what it was about', () => {
  const stayed = judged(
    [...served, event('stayed', null, '2026-11-11', { document: 'an order' })],
    '2026-11-12',
    'stayed',
  );
  for (const reader of [ada, ben, bob])
    expect(
      nextActs(stayed.facts, stayed.limits, reader).filter(({ who }) => who !== 'institution'),
    ).toEqual([]);
  expect(lanesOf(stayed.facts, stayed.limits, stayed.events, ben)[0]?.dueOn).toBeNull();
  // The application was declined, and the one it was about is released: there is nobody left to be reached another way.
  const declined = [
    ...served,
    event('substitution_asked', 'bob', '2026-11-11'),
    event('substitution_declined', 'bob', '2026-11-12'),
    event('respondent_released', 'bob', '2026-11-13'),
  ];
  const { facts, limits } = judged(declined, '2026-11-14');
  expect(limits.find(({ row }) => row === 'substitution_application')?.state).toBe('running');
  expect(nextActs(facts, limits, ada).map(({ act }) => act)).not.toContain(
    'substitution_application',
  );
});

test('of every limit of a party the moves that do it are named, so that its door is asked after', () => {
  const unnamed = Object.entries(actRules).filter(
    ([id, rule]) => rule && rule.by !== 'institution' && movesFor(id).length === 0,
  );
  expect(unnamed).toEqual([]);
});

test('what a move says that it keeps is a limit that the pack has', () => {
  const kept = EVENT_TYPES.flatMap((type) => rowOf(type)?.does ?? []);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((id) => !pack.rows.some((row) => row.id === id))).toEqual([]);
});

test('who may be another person is told no day for an answer that is refused, and is not reminded of it; the institution decides', () => {
  const doubted = judged(
    [...served, event('identity_disputed', 'ben', '2026-11-05')],
    '2026-11-06',
  );
  const { facts, limits, events } = doubted;
  const limit = limits.find(({ row, partyId }) => row === 'answer' && partyId === 'ben');
  expect(limit?.state).toBe('running');
  expect(limit && awaitedOf(limit, facts)).toEqual([]);
  expect(nextActs(facts, limits, ben).map(({ act, who }) => [act, who])).not.toContainEqual([
    'answer',
    'you',
  ]);
  expect(nextActs(facts, limits, ben)).toContainEqual(
    expect.objectContaining({
      act: 'identity_decision',
      who: 'institution',
      aboutParty: 'ben',
      dueOn: expect.any(String),
    }),
  );
  expect(nextActs(facts, limits, bob).map(({ act }) => act)).not.toContain('identity_decision');
  expect(nextActs(facts, limits, ada).map(({ act }) => act)).toContain('identity_decision');
  expect(lanesOf(facts, limits, events, ben)[0]).toMatchObject({ stage: 'doubted', dueOn: null });
  const confirmed = judged(
    [...events, event('identity_confirmed', 'ben', '2026-11-06')],
    '2026-11-11',
  );
  expect(
    awaitedOf(confirmed.limits.find(({ row }) => row === 'answer') as never, confirmed.facts),
  ).toEqual(['ben']);
});
