import { describe, expect, test } from 'vitest';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { aStanding, consent, someFacts } from '../../../../tests/dispute-facts.ts';
import {
  choicesFor,
  isIdentified,
  mayChoose,
  type ResponseContext,
  type SentResponse,
} from './choices.ts';
import type { ResponseKind } from './words.ts';

const extension: DisputeFacts['extension'] = () => ({
  unextendedOn: '2026-11-25',
  dueOn: '2026-11-26',
  most: '2026-12-02',
  isBeyond: false,
});
const served = aStanding('ben', { isServed: true });
const facts = (state: DisputeFacts['state'], more: Partial<DisputeFacts> = {}) =>
  someFacts(state, { parties: [aStanding('ada'), served], extension, ...more });
const outcome = (
  kind: ResponseKind,
  context: Partial<ResponseContext> & { facts: DisputeFacts },
) => {
  const may = mayChoose({ partyId: 'ben', sent: [], isKnownOtherwise: false, ...context }, kind);
  return may.ok ? 'may' : may.refusal;
};
const sent = (kind: ResponseKind, more: Partial<SentResponse> = {}): SentResponse[] => [
  { kind, isWaiting: false, outcome: null, ...more },
];

// Law and lifecycle 6.5 and 6.6.
describe('where a dispute stands decides what a respondent may say', () => {
  test.each<[DisputeFacts['state'], DisputeFacts['process'], readonly ResponseKind[]]>([
    ['scrutiny', 'arbitration', ['call_back']],
    ['arb_invite', 'arbitration', ['identity', 'call_back', 'agreement', 'refusal']],
    [
      'arb_serving',
      'arbitration',
      ['answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension'],
    ],
    [
      'arb_constituting',
      'arbitration',
      ['answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back'],
    ],
    ['con_wait', 'conciliation', ['identity', 'call_back', 'acceptance', 'rejection']],
    ['con_appoint', 'conciliation', ['call_back', 'leaving']],
    ['med_invite', 'mediation', ['identity', 'call_back', 'acceptance', 'rejection']],
    ['med_appoint', 'mediation', ['call_back', 'leaving']],
    ['stayed', 'arbitration', ['call_back']],
    ['closed_no_basis', 'arbitration', []],
  ])('%s', (state, process, kinds) => {
    const context = {
      facts: facts(state, { process }),
      partyId: 'ben',
      sent: [],
      isKnownOtherwise: false,
    };
    expect(choicesFor(context)).toEqual(kinds);
  });
});

describe('a doubt about who a respondent is', () => {
  const commenced = { facts: facts('arb_commenced') };
  test('is taken from whoever has the paper while nobody knows better', () => {
    expect(outcome('identity', commenced)).toBe('may');
    expect(outcome('identity', { ...commenced, isKnownOtherwise: true })).toBe('identity_known');
  });
  test('stops nobody who is known from anything else', () => {
    const known = choicesFor({ ...commenced, partyId: 'ben', sent: [], isKnownOtherwise: true });
    expect(known).toEqual(expect.arrayContaining(['answer', 'call_back']));
    expect(known).not.toContain('identity');
  });

  const event = (type: string, details: Record<string, unknown> = {}, partyId = 'ben') => ({
    type,
    partyId,
    details,
  });
  test.each([
    ['an officer found', event('identity_confirmed')],
    ['a code served', event('served', { basis: 'portal' })],
    ['an account served', event('served', { servedBy: 'portal', basis: 'personal' })],
    ['a proved party answered', event('answered', { verified: true })],
  ])('is settled where %s', (_, known) => {
    expect(isIdentified([known], 'ben')).toBe(true);
    expect(isIdentified([known], 'bob')).toBe(false);
    expect(isIdentified([known, event('service_reversed')], 'ben')).toBe(false);
    expect(isIdentified([known, event('service_reversed', {}, 'bob')], 'ben')).toBe(true);
  });
  test('is settled neither by the post nor by what nobody proved', () => {
    const post = event('served', { servedBy: 'delivered_post', basis: 'residence' });
    expect(isIdentified([post, event('identity_disputed', { verified: false })], 'ben')).toBe(
      false,
    );
  });
});

describe('a respondent who', () => {
  const commenced = facts('arb_commenced');
  const reopening = { isOver: (limit: string) => limit === 'answer' };
  const absent = facts('arb_constituting', {
    parties: [aStanding('ada'), { ...served, isAbsent: true, reopeningCauses: ['illness'] }],
    ...reopening,
  });
  const fast = facts('arb_commenced', { track: 'expedited' });
  const own = (more: Parameters<typeof aStanding>[1]) => ({
    ...commenced,
    parties: [aStanding('ada'), { ...served, ...more }],
  });
  test.each<[string, string, string]>([
    [
      'has answered does not answer again',
      'already_sent',
      outcome('answer', { facts: commenced, sent: sent('answer') }),
    ],
    [
      'has offered may offer again',
      'may',
      outcome('offer', { facts: commenced, sent: sent('offer') }),
    ],
    [
      'waits for more time does not ask for more',
      'waiting',
      outcome('extension', { facts: commenced, sent: sent('extension', { isWaiting: true }) }),
    ],
    [
      'got more time has had it',
      'extended_before',
      outcome('extension', { facts: commenced, sent: sent('extension', { outcome: 'extended' }) }),
    ],
    [
      'did not get it may ask again',
      'may',
      outcome('extension', { facts: commenced, sent: sent('extension', { outcome: 'declined' }) }),
    ],
    [
      'may be another is heard on nothing else',
      'identity_disputed',
      outcome('offer', { facts: own({ isDisputed: true }) }),
    ],
    ['has said so waits', 'waiting', outcome('identity', { facts: own({ isDisputed: true }) })],
    ['is called all the same', 'may', outcome('call_back', { facts: own({ isDisputed: true }) })],
    [
      'was let go says nothing',
      'not_open',
      outcome('answer', { facts: own({ isReleased: true }) }),
    ],
    [
      'opened the notice is served by it, and may answer at once',
      'may',
      outcome('answer', {
        facts: facts('arb_serving', { parties: [aStanding('ada'), aStanding('ben')] }),
      }),
    ],
    [
      'was not reached in time may, too',
      'may',
      outcome('extension', {
        facts: facts('arb_service_failed', {
          parties: [aStanding('ada'), aStanding('ben')],
          extension: () => null,
        }),
      }),
    ],
    [
      'is offered the fast track where the claimant wished it',
      'may',
      outcome('fast_track', { facts: fast }),
    ],
    ['and not where nobody did', 'not_open', outcome('fast_track', { facts: commenced })],
    [
      'signed it once',
      'not_open',
      outcome('fast_track', {
        facts: {
          ...fast,
          parties: [aStanding('ada'), { ...served, consents: { fast_track: consent } }],
        },
      }),
    ],
    [
      'is absent may ask to be heard',
      'may',
      outcome('reopening', { facts: absent, cause: 'away' }),
    ],
    [
      'names each cause once',
      'cause_used',
      outcome('reopening', { facts: absent, cause: 'illness' }),
    ],
    [
      'has time still has nothing to reopen',
      'not_open',
      outcome('reopening', { facts: commenced, cause: 'away' }),
    ],
    [
      'comes after the fifteen days is too late',
      'reopening_over',
      outcome('reopening', { facts: { ...absent, isOver: () => true }, cause: 'away' }),
    ],
    ['is a claimant is none', 'not_open', outcome('answer', { facts: commenced, partyId: 'ada' })],
    [
      'is nobody of this dispute is none',
      'not_open',
      outcome('call_back', { facts: commenced, partyId: 'eve' }),
    ],
    [
      'comes when it is over finds it closed',
      'not_open',
      outcome('call_back', { facts: facts('withdrawn') }),
    ],
  ])('%s: %s', (_, wanted, found) => {
    expect(found).toBe(wanted);
  });

  test('is asked of a withdrawal says yes or no to it, and a yes may still become a no', () => {
    const pending = { ...commenced, withdrawalAsked: true };
    expect(outcome('withdrawal_objection', { facts: commenced })).toBe('not_open');
    expect(outcome('withdrawal_objection', { facts: pending })).toBe('may');
    const agreed = { ...pending, withdrawalUnopposed: ['ben'] };
    expect(outcome('withdrawal_objection', { facts: agreed })).toBe('may');
    expect(outcome('withdrawal_consent', { facts: agreed })).toBe('not_open');
    const objected = { ...pending, withdrawalObjected: ['ben'] };
    expect(outcome('withdrawal_consent', { facts: objected })).toBe('not_open');
  });
});
