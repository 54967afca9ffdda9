// Machine, clocks, ledger, service and consent walked together, and what must hold asked in every state.
// The seeds are fixed, so that everybody's run is the same; `npm run bench -- walk` walks a million steps.
import { expect, test } from 'vitest';
import { type DisputeMoveRefusal, EVENT_TYPES } from '#modules/disputes/rules/machine.ts';
import { STATES } from '#modules/disputes/rules/words.ts';
import { FAULTS } from './walk/faults.ts';
import { replayed, shrunk, walked } from './walk/history.ts';
import { inWords } from './walk/words.ts';

const FIRST = 1;
const WALKS = 1000;

/** What stands behind another refusal that always comes first, or is asked by a rule of its own, is not waited for here. */
const REFUSALS = [
  'not_your_move',
  'not_from_here',
  'reason_missing',
  'party_missing',
  'checks_open',
  'defects_open',
  'no_defect',
  'not_served',
  'time_running',
  'already_done',
  'not_asked',
  'identity_disputed',
  'last_respondent',
  'wrong_process',
  'has_answered',
  'not_warned',
] as const satisfies readonly DisputeMoveRefusal[];

const all = Array.from({ length: WALKS }, (_, at) => walked(FIRST + at));

test('no history of anybody breaks what must hold in every state', () => {
  const [found] = all.filter(({ broken }) => broken !== null);
  // The seed, and the fewest steps that show it.
  if (found)
    throw new Error(
      `npm run bench -- walk --seed ${found.seed}\n${inWords(found, shrunk(found)).join('\n')}`,
    );
  expect(all.reduce((sum, { steps }) => sum + steps.length, 0)).toBeGreaterThan(15_000);
});

test('the histories reach each state, each event and each refusal, or they would prove nothing', () => {
  const counts = new Map<string, number>();
  for (const { world } of all)
    for (const [what, many] of world.counts) counts.set(what, (counts.get(what) ?? 0) + many);
  const wanted = [
    ...STATES.map((state) => `state ${state}`),
    ...EVENT_TYPES.map((type) => `event ${type}`),
    ...REFUSALS.map((refusal) => `refused ${refusal}`),
    'gate basis_not_shown',
    'basis A',
    'basis B',
    'basis C',
    'basis none',
    'standing served',
    'standing subst_ordered',
    'standing unserved',
    'money over',
    'money repeat',
    'money more_than_paid',
    'money sent_already',
    'money reference_taken',
    'step race',
  ];
  expect(wanted.filter((what) => !counts.has(what))).toEqual([]);
});

test('a seed is the same history whenever it is walked, and so are its steps alone', () => {
  const one = walked(11);
  expect(walked(11).steps).toEqual(one.steps);
  expect(replayed(one).world.events).toEqual(one.world.events);
});

test.each(FAULTS)('a fault is found and told in few steps: $says', ({ rules, found }) => {
  for (let seed = FIRST; seed < FIRST + 400; seed += 1) {
    const history = walked(seed, { rules });
    if (history.broken?.invariant !== found) continue;
    const fewest = shrunk(history, { rules });
    expect(fewest.length).toBeLessThan(16);
    // Each of them is needed, and none breaks anything when the rules are right.
    expect(
      replayed({ ...history, steps: fewest }, { rules, names: [found] }).broken?.invariant,
    ).toBe(found);
    for (const at of fewest.keys())
      expect(
        replayed({ ...history, steps: fewest.toSpliced(at, 1) }, { rules, names: [found] }).broken,
      ).toBeNull();
    expect(replayed({ ...history, steps: fewest }, { names: [found] }).broken).toBeNull();
    expect(inWords(history, fewest, { rules, names: [found] }).at(-1)).toContain(`BROKEN ${found}`);
    return;
  }
  throw new Error(`No seed finds ${found}.`);
});
