import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, type EventType } from './machine.ts';
import { sees } from './visible.ts';

// ACA s. 18: what one side is told of the procedure the other is told too. Four kinds are not of the procedure: what came before
// the respondent was in it, what somebody asked of the office for themselves, what is said to settle, and whose work it is.
const claimantAlone: readonly EventType[] = [
  'registration_paid',
  'registration_waived',
  'registration_not_due',
  'registration_lapsed',
  'defects_noted',
  'resubmitted',
  'cure_missed',
  'returned',
  'service_failed',
  'substitution_asked',
  'substitution_declined',
  'posting_late',
  'respondent_unserved',
];
const toSettle: readonly EventType[] = ['offered', 'offer_answered'];
const whoTheyAre: readonly EventType[] = ['identity_disputed', 'identity_confirmed'];
// What is answered to a list is sealed, and so is that it was (algorithms 2.4). That each is asked about a challenge is told with it.
const theirOwn: readonly EventType[] = [
  'call_back_asked',
  'list_replied',
  'nominee_named',
  'challenge_told',
];
// Who of several conciliators would end the talks first. What may tie somebody the registrar looks at first. Whom the two nominees propose is between them, and so is how each of three would decide a challenge.
const offices: readonly EventType[] = [
  'officer_assigned',
  'officer_given',
  'officer_removed',
  'presiding_proposed',
  'challenge_voted',
  'end_declared',
  'tie_found',
  'tie_cleared',
];
const apart = [...claimantAlone, ...toSettle, ...whoTheyAre, ...theirOwn, ...offices];
const both = EVENT_TYPES.filter((type) => !apart.includes(type));

/** Who reads of an event about ben: ada, ben himself, bob beside him. */
const readers = (type: string, partyId: string | null = 'ben') =>
  (
    [
      ['ada', 'claimant'],
      ['ben', 'respondent'],
      ['bob', 'respondent'],
    ] as const
  ).flatMap(([who, as]) => (sees(as, [who], { type, partyId }) ? [who] : []));

describe('the timeline', () => {
  test.each(both)('of both sides has %s', (type) => {
    expect(readers(type)).toEqual(['ada', 'ben', 'bob']);
    expect(readers(type, null)).toEqual(['ada', 'ben', 'bob']);
  });

  test.each(claimantAlone)('of the claimant alone has %s', (type) => {
    expect(readers(type)).toEqual(['ada']);
  });

  test.each(toSettle)('of the two whom it concerns has %s (ACA ss. 75 and 81)', (type) => {
    expect(readers(type)).toEqual(['ada', 'ben']);
    expect(readers(type, null)).toEqual(['ada']);
  });

  test.each(whoTheyAre)(
    'of the two whom it concerns has %s: a doubt is no news for others',
    (type) => {
      expect(readers(type)).toEqual(['ada', 'ben']);
    },
  );

  test.each(theirOwn)('of whoever asked has %s', (type) => {
    expect(readers(type)).toEqual(['ben']);
    expect(readers(type, 'ada')).toEqual(['ada']);
    expect(readers(type, null)).toEqual([]);
  });

  test.each(offices)('of no party has %s', (type) => {
    expect(readers(type)).toEqual([]);
  });

  test('of the office has all of them, and of what nobody knows any more no party has anything', () => {
    for (const as of ['officer', 'registrar'] as const)
      expect(EVENT_TYPES.filter((type) => !sees(as, [], { type, partyId: 'ben' }))).toEqual([]);
    expect(readers('talked_about')).toEqual([]);
  });

  test('of a claimant has nothing that another asked of the office for themselves', () => {
    expect(sees('claimant', ['ada'], { type: 'call_back_asked', partyId: 'ben' })).toBe(false);
  });
});
