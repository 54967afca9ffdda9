import { describe, expect, test } from 'vitest';
import { answerLanguage } from '#kernel/language.ts';
import {
  type DisputeFacts,
  EVENT_TYPES,
  type EventType,
  moved,
  SAMPLE_PARTICULARS,
  transitions,
} from '../rules/machine.ts';
import { type DisputeActorRole, type DisputeState, OPEN, PROCESSES } from '../rules/words.ts';
import { type LetterStep, stepLetter, stepLetters } from './steps.ts';

const to = { to: 'ada@example.org', publicUrl: 'https://munch.example', language: 'en' } as never;
const about = {
  disputeId: 'd1',
  process: 'arbitration' as const,
  reference: 'MUN/2026/000001',
  party: 'Ben Borrower',
  on: '2026-11-23',
  why: 'A reason.',
  defects: [],
  dueOn: null,
  returned: null,
};
const said = (type: LetterStep, from: DisputeState, after: DisputeState) =>
  stepLetter(to, { ...about, type, from, to: after }).text;

const party = (
  partyId: string,
  side: 'claimant' | 'respondent',
  isServed: boolean,
  hasAgreed: boolean,
) => ({
  partyId,
  side,
  isServed,
  hasAnswered: false,
  hasAgreed,
  isDisputed: false,
  isReleased: false,
  consents: {},
});
const yesNo = [false, true];
/** A state under all that a guard may ask: what of it is impossible makes a move too many, never one too few. */
function factsIn(state: DisputeState): DisputeFacts[] {
  const process = state.startsWith('con')
    ? 'conciliation'
    : state.startsWith('med')
      ? 'mediation'
      : 'arbitration';
  const kinds =
    process === 'arbitration' && (state === 'track_check' || state === 'scrutiny')
      ? PROCESSES
      : [process];
  const all = kinds.flatMap((kind) =>
    (['A', 'B', 'C', 'none'] as const).flatMap((basis) =>
      yesNo.flatMap((isServed) =>
        yesNo.flatMap((hasAgreed) =>
          yesNo.map((isAsked) => ({
            kind,
            basis,
            isServed,
            hasAgreed,
            isAsked,
            defectsOpen: isAsked ? 1 : 0,
          })),
        ),
      ),
    ),
  );
  return all.map(
    ({ kind, basis, isServed, hasAgreed, isAsked, defectsOpen }) =>
      ({
        process: kind,
        track: 'online',
        state,
        before: 'arb_commenced',
        registration: 'settled',
        basis,
        checksOpen: 0,
        defectsOpen,
        parties: [
          party('ada', 'claimant', false, hasAgreed),
          party('ben', 'respondent', isServed, hasAgreed),
          party('cas', 'respondent', isServed, hasAgreed),
        ],
        withdrawalAsked: isAsked,
        withdrawalObjected: [],
        extensionAsked: isAsked ? ['ben'] : [],
        offersOpen: [],
        offersAsked: [],
        members: [],
        seats: ['sole'],
        nominations: {},
        presiding: null,
        wasComplete: false,
        courtNamed: {},
        waivers: [],
        candidatesPast: [],
        substitutionAsked: isAsked ? ['ben'] : [],
        unserved: [],
        mandates: [mandate],
        deposits: isAsked ? [{ claimOf: 'ada', stage: 'suspended', owing: [] }] : [],
        isOver: () => true,
        talksTime: () => ({
          ...{ row: 'mediation', days: 60, isOver: false },
          ...{ dueOn: '2027-03-20', longerOn: '2027-05-19' },
        }),
        longer: { agreed: [], isGiven: false },
        standstills: [],
        lawEndsOn: () => null,
        withdrawalUnopposed: [],
        withdrawalLiberty: 'with',
        receivedOn: { ben: '2026-11-21' },
        today: '2026-11-20',
        choice: { named: {}, left: [] },
        days: {
          ...{ submittedOn: null, sentOn: null, stayedOn: null, resumedOn: null, warnedOn: {} },
          ...{ appointedOn: null, appearedOn: null },
        },
        extension: () => ({
          unextendedOn: '2026-11-20',
          dueOn: '2026-11-21',
          most: '2026-11-27',
          isBeyond: false,
        }),
      }) as unknown as DisputeFacts, // what other guards are given does not change where a move leads
  );
}
/** Somebody decides, whom ben has challenged, all others agreeing: everything may follow that a move leads to. */
const mandate = {
  neutral: 'a neutral',
  since: '2026-11-01',
  papers: ['an order'],
  received: [],
  challenges: [{ partyId: 'ben', answered: ['ada', 'cas'], agreed: ['ada', 'cas'], outcome: null }],
  givenUp: [],
};
/** Where each event can come from, and where it leads from there by the table of moves. */
function ways(
  type: EventType,
  actors: readonly DisputeActorRole[] = transitions[type].by,
): { from: DisputeState; to: DisputeState }[] {
  const acts = transitions[type].by
    .filter((by) => actors.includes(by))
    .flatMap((by) =>
      ['ben', 'ada', null].map((partyId) => ({ by, partyId, ...SAMPLE_PARTICULARS })),
    );
  const found = new Map<string, { from: DisputeState; to: DisputeState }>();
  for (const state of transitions[type].from as readonly DisputeState[])
    for (const facts of factsIn(state))
      for (const act of acts) {
        const outcome = moved(facts, type, act);
        if (outcome.ok) found.set(`${outcome.value.from} ${outcome.value.to}`, outcome.value);
      }
  return [...found.values()];
}

const COMMENCED: readonly DisputeState[] = ['arb_commenced'];

describe('a letter promises only what the table of moves carries', () => {
  test('that the arbitration has begun is said where a request of arbitration reached somebody, and nowhere else (s. 21)', () => {
    for (const type of Object.keys(stepLetters) as LetterStep[])
      for (const way of ways(type)) {
        const begins = type === 'served' && COMMENCED.includes(way.to);
        const says = /counts as begun/.test(said(type, way.from, way.to));
        expect({ type, ...way, says }).toEqual({ type, ...way, says: begins });
      }
  });

  test('a second respondent has a day of their own, and is named', () => {
    const text = said('served', 'arb_commenced', 'arb_commenced');
    expect(text).toContain('Ben Borrower received the request on 23 November 2026');
    expect(text).toContain('With Ben Borrower, the arbitration counts as begun on that day');
  });

  test.each<DisputeState>(['arb_invite', 'con_wait', 'med_invite'])(
    'an invitation that was received in %s begins nothing',
    (state) => {
      expect(said('served', state, state)).toContain('Nothing has begun by that');
    },
  );

  test('a stay stops the limits of our rules, and not those of the Act', () => {
    const text = said('stayed', 'arb_commenced', 'stayed');
    expect(text).toContain('The time limits of our rules stand still');
    expect(text).toContain('Those of the Act do not');
  });

  test('a letter that says closed, lapsed or returned is written about a move that ends the case, and the other way round', () => {
    const ends = /is closed|has lapsed|goes back to you|has returned your request|closed here/;
    for (const type of Object.keys(stepLetters) as LetterStep[])
      for (const way of ways(type)) {
        const isEnd = !OPEN.includes(way.to);
        const says = ends.test(
          said(type, way.from, way.to).replace(/If nothing comes by then.*/, ''),
        );
        expect({ type, ...way, says }).toEqual({ type, ...way, says: isEnd });
      }
  });

  test('every move that ends a case is written to the claimant', () => {
    const ending = EVENT_TYPES.filter((type) => ways(type).some((way) => !OPEN.includes(way.to)));
    expect(ending.length).toBeGreaterThan(5);
    expect(ending.filter((type) => !(type in stepLetters))).toEqual([]);
  });

  test('a letter about what followed by itself promises no reasons, for there are none', () => {
    for (const type of Object.keys(stepLetters) as LetterStep[])
      for (const way of ways(type, ['system'])) {
        const text = stepLetter(to, { ...about, type, ...way, why: '' }).text;
        expect({ type, ...way, promises: /reasons? (?:is|are) below/.test(text) }).toEqual({
          type,
          ...way,
          promises: false,
        });
      }
  });

  test.each([
    ['with', 'It may be filed again'],
    ['without', 'It may not be filed again'],
  ] as const)('a withdrawal %s liberty says so', (liberty, words) => {
    for (const type of ['withdrawn', 'withdrawal_asked'] as const)
      expect(
        stepLetter(to, { ...about, type, from: 'scrutiny', to: 'withdrawn', liberty }).text,
      ).toContain(words);
  });

  test('whoever only asks to withdraw is not told that it is withdrawn, and whoever withdraws is', () => {
    expect(said('withdrawal_asked', 'scrutiny', 'withdrawn')).toContain(
      'has been withdrawn and is closed',
    );
    expect(said('withdrawal_asked', 'arb_commenced', 'arb_commenced')).toContain(
      'has asked to withdraw',
    );
  });
});

test('the link of a letter leads to the page in the language of the letter', () => {
  const steps = Object.keys(stepLetters) as LetterStep[];
  const linkOf = () =>
    said(steps[0] as LetterStep, 'scrutiny', 'track_check').match(/https:\S+d1\S*/)?.[0];
  expect(linkOf()).toBe('https://munch.example/cases/d1');
  answerLanguage(() => 'mr');
  try {
    expect(linkOf()).toBe('https://munch.example/mr/cases/d1');
  } finally {
    answerLanguage(() => 'en');
  }
});

test('in talks a letter about an admitted request speaks of the invitation, and of no basis that the registrar decides on', () => {
  const admitted = (process: 'arbitration' | 'mediation' | 'conciliation') =>
    stepLetter(to, { ...about, process, type: 'admitted', from: 'scrutiny', to: 'track_check' })
      .text;
  expect(admitted('arbitration')).toContain('registrar');
  for (const process of ['mediation', 'conciliation'] as const) {
    expect(admitted(process)).not.toContain('registrar');
    expect(admitted(process)).toContain('invite');
  }
});
