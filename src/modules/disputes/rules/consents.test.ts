import { describe, expect, test } from 'vitest';
import { counts } from './consents.ts';
import { consentsAfter } from './consents-after.ts';
import { factsFromEvents } from './facts.ts';
import { type DisputeFacts, type EventType, moved } from './machine.ts';
import { tracksOf } from './tracks.ts';
import type { PastEvent } from './words.ts';

const parties = [
  { id: 'ada', side: 'claimant' },
  { id: 'ben', side: 'respondent' },
] as const;
let second = 0;
const at = (
  type: EventType,
  partyId: string | null = null,
  details: PastEvent['details'] = {},
): PastEvent => {
  second += 1;
  return {
    type,
    at: new Date(Date.UTC(2026, 10, 20, 6, 30, second)),
    on: '2026-11-20',
    partyId,
    details,
  };
};
const signed = (who: string, shown: boolean) =>
  at('agreement_signed', who, { consent: `of ${who}`, kind: 'submission', shown });
const of = (type: EventType, who: string, kind = 'submission') => at(type, who, { kind });
const standing = (events: PastEvent[], who = 'ben') =>
  factsFromEvents(parties, events).parties.find(({ partyId }) => partyId === who);

describe('a consent', () => {
  test('counts once it is shown who gave it, and not before', () => {
    expect(standing([signed('ben', false)])).toMatchObject({
      hasAgreed: false,
      consents: { submission: { isShown: false } },
    });
    expect(standing([signed('ben', false), of('consent_identified', 'ben')])?.hasAgreed).toBe(true);
  });

  test('falls when it is taken back or found to be none, and is in doubt while its party denies it', () => {
    const whole = [signed('ben', true)];
    for (const type of ['consent_withdrawn', 'consent_fallen'] as const)
      expect(standing([...whole, of(type, 'ben')])).toMatchObject({
        hasAgreed: false,
        consents: {},
      });
    expect(standing([...whole, of('consent_disputed', 'ben')])?.hasAgreed).toBe(false);
    expect(
      standing([...whole, of('consent_disputed', 'ben'), of('consent_upheld', 'ben')])?.hasAgreed,
    ).toBe(true);
    expect(
      standing([...whole, of('consent_withdrawn', 'ben'), signed('ben', true)])?.hasAgreed,
    ).toBe(true);
  });

  test('of one party or kind is none of another’s, and silence is none at all (I11)', () => {
    expect(standing([signed('ada', true)])).toMatchObject({ hasAgreed: false, consents: {} });
    const talks = consentsAfter(
      {},
      at('accepted', 'ben', { consent: 'x', kind: 'talks', shown: true }),
    );
    expect([
      counts(talks, 'talks'),
      counts(talks, 'submission'),
      counts(talks, 'fast_track'),
    ]).toEqual([true, false, false]);
    expect(consentsAfter({}, of('consent_identified', 'ben'))).toEqual({});
  });
});

const facts = (events: PastEvent[], change: Partial<DisputeFacts> = {}): DisputeFacts => ({
  process: 'arbitration',
  track: 'online',
  state: 'arb_invite',
  before: null,
  basis: 'B',
  checksOpen: 0,
  defectsOpen: 0,
  isOver: () => false,
  today: '2026-11-20',
  extension: () => null,
  talksTime: () => null,
  lawEndsOn: () => null,
  ...factsFromEvents(parties, events),
  ...change,
});
const registrar = {
  by: 'registrar' as const,
  partyId: null,
  why: 'As the file shows.',
  details: {},
};
const both = () => [signed('ada', true), signed('ben', true)];

describe('basis B', () => {
  test('is judged at the moment of the decision', () => {
    expect(moved(facts(both()), 'agreement_complete', registrar)).toMatchObject({ ok: true });
    for (const fell of ['consent_withdrawn', 'consent_fallen', 'consent_disputed'] as const)
      expect(
        moved(facts([...both(), of(fell, 'ben')]), 'agreement_complete', registrar),
      ).toMatchObject({ refusal: 'basis_not_shown' });
    expect(
      moved(facts([signed('ada', true), signed('ben', false)]), 'agreement_complete', registrar),
    ).toMatchObject({ ok: false });
    const disputed = [...both(), at('identity_disputed', 'ben')];
    expect(moved(facts(disputed), 'agreement_complete', registrar)).toMatchObject({ ok: false });
  });

  test('bears no notice and no tribunal while a consent is in doubt', () => {
    const inDoubt = [...both(), of('consent_disputed', 'ben')];
    const notice = { ...registrar, by: 'officer' as const };
    expect(
      moved(facts(inDoubt, { state: 'arb_notice' }), 'notice_dispatched', notice),
    ).toMatchObject({ refusal: 'consent_in_doubt' });
    expect(
      moved(facts(both(), { state: 'arb_notice' }), 'notice_dispatched', notice),
    ).toMatchObject({ ok: true });
  });

  test('is taken back before a consent on which it rests may fall', () => {
    const fall = { ...registrar, partyId: 'ben', details: { kind: 'submission' } };
    const beyond = facts(both(), { state: 'arb_commenced' });
    expect(moved(beyond, 'consent_fallen', fall)).toMatchObject({ refusal: 'basis_rests_on_it' });
    expect(moved(beyond, 'basis_withdrawn', registrar)).toMatchObject({
      value: { to: 'track_check' },
    });
    expect(
      moved(facts(both(), { state: 'track_check', basis: 'none' }), 'consent_fallen', fall),
    ).toMatchObject({ ok: true });
  });
});

test('one party takes its consent back as long as not everybody’s counts, and not afterwards', () => {
  const act = {
    by: 'respondent' as const,
    partyId: 'ben',
    why: '',
    details: { kind: 'submission' },
  };
  expect(
    moved(facts([signed('ada', true), signed('ben', false)]), 'consent_withdrawn', act),
  ).toMatchObject({ ok: true });
  expect(moved(facts(both()), 'consent_withdrawn', act)).toMatchObject({
    refusal: 'consent_complete',
  });
  expect(moved(facts(both()), 'consent_disputed', act)).toMatchObject({ ok: true });
});

test('with the basis go the service, the answers and what was asked', () => {
  const request = [
    at('basis_shown'),
    at('notice_dispatched'),
    at('served', 'ben'),
    at('extension_asked', 'ben'),
    at('answered', 'ben'),
  ];
  const told = factsFromEvents(parties, [
    ...request,
    at('withdrawal_asked', 'ada'),
    at('basis_withdrawn'),
  ]);
  expect(told).toMatchObject({
    withdrawalAsked: false,
    extensionAsked: [],
    parties: [{}, { isServed: false, hasAnswered: false }],
  });
});

describe('the fast track', () => {
  const fast = (who: string, shown: boolean) =>
    at('fast_track_signed', who, { consent: who, kind: 'fast_track', shown });
  const trackOf = (wish: 'online' | 'expedited' | 'ordinary', events: PastEvent[]) =>
    tracksOf(wish, parties, events).at(-1)?.track;

  test('is a wish until all have signed for it and are known', () => {
    expect(trackOf('expedited', [])).toBe('ordinary');
    expect(trackOf('expedited', [fast('ada', true)])).toBe('ordinary');
    expect(trackOf('expedited', [fast('ada', true), fast('ben', false)])).toBe('ordinary');
    expect(trackOf('expedited', [fast('ada', true), fast('ben', true)])).toBe('expedited');
    expect(trackOf('online', [fast('ada', true), fast('ben', true)])).toBe('expedited');
    expect(
      trackOf('expedited', [
        fast('ada', true),
        fast('ben', true),
        of('consent_fallen', 'ben', 'fast_track'),
      ]),
    ).toBe('ordinary');
  });

  test('until then the online times count where the parties agreed on our rules, and the ordinary ones otherwise', () => {
    expect(trackOf('expedited', [at('basis_shown', null, { basis: 'A' })])).toBe('online');
    expect(trackOf('expedited', [at('court_order_verified', null, { basis: 'C' })])).toBe(
      'ordinary',
    );
    expect(
      trackOf('expedited', [at('basis_shown', null, { basis: 'A' }), at('basis_withdrawn')]),
    ).toBe('ordinary');
    expect(trackOf('ordinary', [at('basis_shown', null, { basis: 'A' })])).toBe('ordinary');
  });

  test('nobody’s time is halved by a wish of the claimant alone: under a court’s order the ordinary times count, online ones under A or B', () => {
    for (const type of ['basis_shown', 'court_order_verified'] as const)
      expect(trackOf('online', [at(type, null, { basis: 'C' })])).toBe('ordinary');
    expect(trackOf('online', [at('basis_shown', null, { basis: 'A' })])).toBe('online');
    expect(trackOf('online', [at('agreement_complete', null, { basis: 'B' })])).toBe('online');
    expect(
      trackOf('online', [at('basis_shown', null, { basis: 'C' }), at('basis_withdrawn')]),
    ).toBe('online');
    expect(
      trackOf('online', [
        at('basis_shown', null, { basis: 'C' }),
        fast('ada', true),
        fast('ben', true),
      ]),
    ).toBe('expedited');
  });
});
