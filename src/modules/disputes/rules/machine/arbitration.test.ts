import { describe } from 'vitest';
import { aStanding, consent, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import type { DisputeFacts } from '../machine.ts';

const ada = aStanding('ada');
const ben = aStanding('ben', { isServed: true });
const bob = aStanding('bob');
const bens = { by: 'respondent', partyId: 'ben' } as const;
const byRegistrar = { by: 'registrar', partyId: 'ben' } as const;
const sentOn = '2026-11-10';
const days = { ...someFacts('filed').days, sentOn };

// Law and lifecycle 6.4, and 6.5 ARB.SERVING: the first who is served sets the day of section 21.
describe('the service', () => {
  const sent = someFacts('arb_serving', { days });
  const served = { by: 'system', partyId: 'ben' } as const;
  plays([
    ['the first receipt commences it', 'arb_commenced', 'served', served, sent],
    [
      'also where all was tried in vain before',
      'arb_commenced',
      'served',
      served,
      { ...sent, state: 'arb_service_failed' },
    ],
    [
      'a later one changes nothing',
      'arb_commenced',
      'served',
      { by: 'officer', partyId: 'bob' },
      { ...sent, state: 'arb_commenced', parties: [ada, ben, bob] },
    ],
    [
      'an invitation that was received commences nothing',
      'arb_invite',
      'served',
      served,
      { ...sent, state: 'arb_invite' },
    ],
    [
      'nor does one to conciliate',
      'con_wait',
      'served',
      served,
      { ...sent, state: 'con_wait', process: 'conciliation' },
    ],
    [
      'nobody is served twice',
      'already_done',
      'served',
      served,
      { ...sent, state: 'arb_commenced', parties: [ada, ben] },
    ],
    ['no claimant is', 'party_missing', 'served', { by: 'system', partyId: 'ada' }, sent],
    ['no stranger is', 'party_missing', 'served', { by: 'system', partyId: 'eve' }, sent],
    [
      'nor who was let go',
      'party_missing',
      'served',
      served,
      { ...sent, parties: [ada, aStanding('ben', { isReleased: true })] },
    ],
    [
      'no party says so itself',
      'not_your_move',
      'served',
      { by: 'claimant', partyId: 'ben' },
      sent,
    ],
    ['a receipt counts on its own day', 'arb_commenced', 'served', { ...served, on: sentOn }, sent],
    [
      'and never before the paper went out',
      'day_early',
      'served',
      { ...served, on: '2026-11-09' },
      sent,
    ],
    ['nor tomorrow', 'day_ahead', 'served', { ...served, on: '2026-11-21' }, sent],
  ]);
});

// Part C, 4: the earliest day that is proved.
describe('a receipt that is proved to be earlier', () => {
  const known = someFacts('arb_commenced', {
    days,
    parties: [ada, ben],
    receivedOn: { ben: '2026-11-14' },
  });
  const proved = { by: 'officer', partyId: 'ben' } as const;
  plays([
    [
      'counts by a day',
      'arb_commenced',
      'earlier_receipt_proved',
      { ...proved, on: '2026-11-13' },
      known,
    ],
    [
      'is none on the same day',
      'already_done',
      'earlier_receipt_proved',
      { ...proved, on: '2026-11-14' },
      known,
    ],
    [
      'is none on a later one',
      'already_done',
      'earlier_receipt_proved',
      { ...proved, on: '2026-11-15' },
      known,
    ],
    [
      'is none before the paper went out',
      'day_early',
      'earlier_receipt_proved',
      { ...proved, on: '2026-11-09' },
      known,
    ],
    [
      'is none of somebody who was never served',
      'not_served',
      'earlier_receipt_proved',
      { ...proved, on: '2026-11-13' },
      { ...known, parties: [ada, aStanding('ben')] },
    ],
  ]);
});

// 6.4: only RG may reverse (reason, notice to both).
describe('a service that is taken back', () => {
  const commenced = someFacts('arb_commenced', { parties: [ada, ben, bob] });
  plays([
    ['was the only one: it waits anew', 'arb_serving', 'service_reversed', byRegistrar, commenced],
    [
      'was one of two: it has commenced all the same',
      'arb_commenced',
      'service_reversed',
      byRegistrar,
      { ...commenced, parties: [ada, ben, aStanding('bob', { isServed: true })] },
    ],
    [
      'leaves no tribunal to be formed',
      'arb_commenced',
      'service_reversed',
      byRegistrar,
      {
        ...commenced,
        state: 'arb_constituting',
        parties: [ada, ben, aStanding('bob', { isServed: true })],
      },
    ],
    [
      'is a registrar’s to take back',
      'not_your_move',
      'service_reversed',
      { by: 'officer', partyId: 'ben' },
      commenced,
    ],
    ['with reasons', 'reason_missing', 'service_reversed', { ...byRegistrar, why: ' ' }, commenced],
    [
      'and was one at all',
      'not_served',
      'service_reversed',
      { by: 'registrar', partyId: 'bob' },
      commenced,
    ],
  ]);
});

// 6.5, ARB.SERVICE_FAILED: substituted service is asked for in 15 d, else WITHDRAWN with liberty.
describe('whoever was not reached', () => {
  const sent = someFacts('arb_serving', { days });
  const failed = someFacts('arb_service_failed', { days });
  const asked = { ...failed, substitutionAsked: ['ben'] };
  const windowOver = { isOver: over('service_window', 'bob') };
  const commenced = someFacts('arb_commenced', { days, parties: [ada, ben, bob], ...windowOver });
  const adas = { by: 'claimant', partyId: 'ben' } as const;
  const about = (partyId: string) => ({ by: 'system', partyId }) as const;
  plays([
    [
      'all in vain when the window is over',
      'arb_service_failed',
      'service_failed',
      { by: 'system' },
      { ...sent, isOver: over('service_window') },
    ],
    ['not before', 'time_running', 'service_failed', { by: 'system' }, sent],
    [
      'not where one was reached',
      'already_done',
      'service_failed',
      { by: 'system' },
      { ...sent, parties: [ada, ben, bob], isOver: over('service_window') },
    ],
    [
      'another way is the claimant’s to ask',
      'arb_service_failed',
      'substitution_asked',
      adas,
      failed,
    ],
    ['with reasons', 'reason_missing', 'substitution_asked', { ...adas, why: '' }, failed],
    [
      'and for nobody who was reached',
      'already_done',
      'substitution_asked',
      adas,
      { ...failed, parties: [ada, ben] },
    ],
    ['ordered, the service begins anew', 'arb_serving', 'substitution_ordered', byRegistrar, asked],
    [
      'ordered for one of several, the others go on',
      'arb_commenced',
      'substitution_ordered',
      { by: 'registrar', partyId: 'bob' },
      { ...commenced, substitutionAsked: ['bob'] },
    ],
    [
      'what nobody asked for is not ordered',
      'not_asked',
      'substitution_ordered',
      byRegistrar,
      failed,
    ],
    [
      'an officer orders none',
      'not_your_move',
      'substitution_ordered',
      { by: 'officer', partyId: 'ben' },
      asked,
    ],
    ['declined, all stays', 'arb_service_failed', 'substitution_declined', byRegistrar, asked],
    [
      'and never without reasons',
      'reason_missing',
      'substitution_declined',
      { ...byRegistrar, why: '' },
      asked,
    ],
    [
      'nobody asked in time: withdrawn',
      'withdrawn',
      'substitution_missed',
      { by: 'system' },
      { ...failed, isOver: over('substitution_application') },
    ],
    [
      'not while one waits for the registrar',
      'not_from_here',
      'substitution_missed',
      { by: 'system' },
      { ...asked, isOver: over('substitution_application') },
    ],
    ['not before', 'time_running', 'substitution_missed', { by: 'system' }, failed],
    [
      'of one of several the claimant hears',
      'arb_commenced',
      'respondent_unserved',
      about('bob'),
      commenced,
    ],
    [
      'once',
      'already_done',
      'respondent_unserved',
      about('bob'),
      { ...commenced, unserved: ['bob'] },
    ],
    [
      'not while their application waits',
      'already_done',
      'posting_late',
      about('bob'),
      { ...commenced, substitutionAsked: ['bob'] },
    ],
    [
      'not while their window runs',
      'time_running',
      'respondent_unserved',
      about('bob'),
      { ...commenced, isOver: over('service_window', 'ben') },
    ],
    ['not of one who was reached', 'already_done', 'posting_late', about('ben'), commenced],
  ]);
});

// 6.5, ARB.COMMENCED: answer in time; the clock out needs SERVED, and silence consents to nothing.
describe('the answer', () => {
  const cas = aStanding('bob', { isServed: true });
  const commenced = someFacts('arb_commenced', { days, parties: [ada, ben] });
  const two = { ...commenced, parties: [ada, ben, cas] };
  const ended = { ...commenced, isOver: over('answer', 'ben') };
  const out = { by: 'system' } as const;
  plays([
    [
      'of the only respondent leads to the tribunal',
      'arb_constituting',
      'answered',
      bens,
      commenced,
    ],
    ['of one of two waits for the other', 'arb_commenced', 'answered', bens, two],
    [
      'of the second does not',
      'arb_constituting',
      'answered',
      bens,
      { ...two, parties: [ada, ben, { ...cas, hasAnswered: true }] },
    ],
    [
      'waits for nobody who was let go',
      'arb_constituting',
      'answered',
      bens,
      { ...two, parties: [ada, ben, { ...cas, isReleased: true }] },
    ],
    [
      'waits while it is not decided who the other is',
      'arb_commenced',
      'answered',
      bens,
      { ...two, parties: [ada, ben, { ...cas, hasAnswered: true, isDisputed: true }] },
    ],
    [
      'leads to none on a consent in doubt',
      'arb_commenced',
      'answered',
      bens,
      { ...commenced, basis: 'B' },
    ],
    [
      'is taken late, and once the tribunal is thought of',
      'arb_constituting',
      'answered',
      bens,
      { ...ended, state: 'arb_constituting' },
    ],
    [
      'is nobody else’s',
      'party_missing',
      'answered',
      { by: 'respondent', partyId: 'ada' },
      commenced,
    ],
    [
      'is of somebody who received the request',
      'not_served',
      'answered',
      bens,
      { ...commenced, parties: [ada, aStanding('ben')] },
    ],
    ['that never came ends the waiting', 'arb_constituting', 'answer_time_over', out, ended],
    [
      'is waited for to the end of each time',
      'time_running',
      'answer_time_over',
      out,
      { ...two, isOver: over('answer', 'ben') },
    ],
    [
      'is waited for of whoever was not served yet',
      'not_served',
      'answer_time_over',
      out,
      { ...two, parties: [ada, ben, bob], isOver: () => true },
    ],
    [
      'is waited for of whoever may be another person',
      'identity_disputed',
      'answer_time_over',
      out,
      { ...ended, parties: [ada, { ...ben, isDisputed: true }] },
    ],
    [
      'is waited for while the basis is in doubt',
      'consent_in_doubt',
      'answer_time_over',
      out,
      { ...ended, basis: 'B' },
    ],
    ['is given up by nobody', 'not_your_move', 'answer_time_over', { by: 'registrar' }, ended],
  ]);
});

// 6.5: an extension by the CO, of 7 days at most, once; the clocks say what it comes to.
describe('more time to answer', () => {
  const given = (dueOn: string, isBeyond = false): DisputeFacts['extension'] => {
    const extension = { unextendedOn: '2026-11-25', dueOn, most: '2026-12-02', isBeyond };
    return (partyId) => (partyId === 'ben' ? extension : null);
  };
  const commenced = someFacts('arb_commenced', {
    days,
    parties: [ada, ben],
    extension: given('2026-12-02'),
  });
  const asked = { ...commenced, extensionAsked: ['ben'] };
  const week = { ...bens, details: { days: 7 } };
  const officers = { by: 'officer', partyId: 'ben', details: { days: 7 } } as const;
  plays([
    ['is asked for by its days', 'arb_commenced', 'extension_asked', week, commenced],
    [
      'or by its last one',
      'arb_commenced',
      'extension_asked',
      { ...bens, details: { until: '2026-12-02' } },
      commenced,
    ],
    ['not without', 'days_missing', 'extension_asked', bens, commenced],
    [
      'not with nothing for them',
      'days_missing',
      'extension_asked',
      { ...bens, details: { days: null } },
      commenced,
    ],
    ['not twice', 'already_done', 'extension_asked', week, asked],
    ['not for another', 'party_missing', 'extension_asked', { ...week, partyId: 'ada' }, commenced],
    [
      'not where none runs',
      'not_asked',
      'extension_asked',
      week,
      { ...commenced, extension: () => null },
    ],
    [
      'not beyond the most',
      'days_too_many',
      'extension_asked',
      week,
      { ...commenced, extension: given('2026-12-02', true) },
    ],
    [
      'not for no day more',
      'days_too_few',
      'extension_asked',
      week,
      { ...commenced, extension: given('2026-11-25') },
    ],
    [
      'and one day is more',
      'arb_commenced',
      'extension_asked',
      week,
      { ...commenced, extension: given('2026-11-26') },
    ],
    ['is an officer’s to give', 'arb_commenced', 'time_extended', officers, asked],
    ['where it was asked', 'not_asked', 'time_extended', officers, commenced],
    ['with reasons', 'reason_missing', 'time_extended', { ...officers, why: '' }, asked],
    [
      'and no more than may be given',
      'days_too_many',
      'time_extended',
      officers,
      { ...asked, extension: given('2026-12-02', true) },
    ],
    [
      'it is given by silence when the office’s time is over',
      'arb_commenced',
      'time_extended',
      { ...officers, by: 'system', why: '' },
      { ...asked, isOver: over('extension_decision', 'ben') },
    ],
    ['not before', 'time_running', 'time_extended', { ...officers, by: 'system', why: '' }, asked],
    ['nobody gives it to themselves', 'not_your_move', 'time_extended', week, asked],
    [
      'it is declined with reasons',
      'reason_missing',
      'extension_declined',
      { ...officers, why: '' },
      asked,
    ],
    [
      'and not by silence',
      'not_your_move',
      'extension_declined',
      { ...officers, by: 'system' },
      asked,
    ],
    ['and not twice', 'not_asked', 'extension_declined', officers, commenced],
  ]);
});

// ACA ss. 75 and 81 for what is said to settle; 6.5 for who somebody is; ACA s. 9(2) for a court's order.
describe('what comes beside the answer', () => {
  const commenced = someFacts('arb_commenced', { days, parties: [ada, ben] });
  const open = { ...commenced, offersOpen: ['ben'] };
  const reply = (word: string) =>
    ({ by: 'claimant', partyId: 'ben', details: { reply: word } }) as const;
  const doubted = { ...commenced, parties: [ada, { ...ben, isDisputed: true }] };
  const order = (on: string) => ({ by: 'officer', on }) as const;
  plays([
    ['an offer is made and made again', 'arb_commenced', 'offered', bens, open],
    [
      'not by whom nothing reached',
      'not_served',
      'offered',
      bens,
      { ...commenced, parties: [ada, aStanding('ben')] },
    ],
    [
      'the claimant says yes in principle',
      'arb_commenced',
      'offer_answered',
      reply('accepted'),
      open,
    ],
    ['or no', 'arb_commenced', 'offer_answered', reply('refused'), open],
    ['or asks', 'arb_commenced', 'offer_answered', reply('asked'), open],
    [
      'and asks about each once',
      'already_done',
      'offer_answered',
      reply('asked'),
      { ...open, offersAsked: ['ben'] },
    ],
    [
      'and may still say no then',
      'arb_commenced',
      'offer_answered',
      reply('refused'),
      { ...open, offersAsked: ['ben'] },
    ],
    ['and no other word', 'reply_missing', 'offer_answered', reply('perhaps'), open],
    ['to an offer that there is', 'not_asked', 'offer_answered', reply('accepted'), commenced],
    [
      'in a stay too',
      'stayed',
      'offer_answered',
      reply('refused'),
      { ...open, state: 'stayed', before: 'arb_commenced' },
    ],
    ['somebody says that they are another', 'arb_commenced', 'identity_disputed', bens, commenced],
    [
      'and says it of nobody else',
      'party_missing',
      'identity_disputed',
      { ...bens, partyId: 'ada' },
      commenced,
    ],
    [
      'an officer confirms them',
      'arb_commenced',
      'identity_confirmed',
      { by: 'officer', partyId: 'ben' },
      doubted,
    ],
    [
      'where it was in doubt',
      'not_asked',
      'identity_confirmed',
      { by: 'officer', partyId: 'ben' },
      commenced,
    ],
    [
      'and who had answered was the last that was waited for',
      'arb_constituting',
      'identity_confirmed',
      { by: 'officer', partyId: 'ben' },
      { ...doubted, parties: [ada, { ...ben, isDisputed: true, hasAnswered: true }] },
    ],
    [
      'a court’s order is noted on its day',
      'arb_commenced',
      'interim_order_by_court',
      order('2026-10-01'),
      commenced,
    ],
    [
      'from the first day on which section 9(2) was in force',
      'arb_commenced',
      'interim_order_by_court',
      order('2015-10-23'),
      commenced,
    ],
    [
      'and not the day before',
      'day_early',
      'interim_order_by_court',
      order('2015-10-22'),
      commenced,
    ],
    [
      'and in no conciliation',
      'wrong_process',
      'interim_order_by_court',
      order('2026-10-01'),
      { ...commenced, process: 'conciliation', state: 'con_wait' },
    ],
  ]);
});

// 3.3 and invariant I11: consent is given by one party, and falls with its own word or the registrar's.
describe('a consent', () => {
  const signed = (more = {}) =>
    aStanding('ben', { consents: { submission: { ...consent, ...more } } });
  const other = aStanding('ada', { consents: { submission: consent } });
  const gate = (...parties: ReturnType<typeof aStanding>[]) => someFacts('arb_invite', { parties });
  const about = { ...bens, details: { kind: 'submission' } };
  const decides = { ...byRegistrar, details: { kind: 'submission' } };
  plays([
    [
      'is taken back while one is wanting',
      'arb_invite',
      'consent_withdrawn',
      about,
      gate(ada, signed()),
    ],
    [
      'is nobody’s alone once all have',
      'consent_complete',
      'consent_withdrawn',
      about,
      gate(other, signed()),
    ],
    [
      'counts of nobody who is not known yet',
      'arb_invite',
      'consent_withdrawn',
      about,
      gate(other, signed({ isShown: false })),
    ],
    [
      'was given, or cannot be taken back',
      'not_asked',
      'consent_withdrawn',
      about,
      gate(other, aStanding('ben')),
    ],
    ['may be denied', 'arb_invite', 'consent_disputed', about, gate(other, signed())],
    ['once', 'already_done', 'consent_disputed', about, gate(other, signed({ isDisputed: true }))],
    [
      'is upheld where it was denied',
      'arb_invite',
      'consent_upheld',
      decides,
      gate(other, signed({ isDisputed: true })),
    ],
    [
      'and where it was not there is nothing to uphold',
      'not_asked',
      'consent_upheld',
      decides,
      gate(other, signed()),
    ],
    [
      'is shown by whoever looked',
      'arb_invite',
      'consent_identified',
      decides,
      gate(other, signed({ isShown: false })),
    ],
    ['once', 'already_done', 'consent_identified', decides, gate(other, signed())],
    ['falls by a registrar’s word', 'arb_invite', 'consent_fallen', decides, gate(other, signed())],
    [
      'not while a notice rests on it',
      'basis_rests_on_it',
      'consent_fallen',
      decides,
      { ...gate(other, signed()), state: 'arb_serving', basis: 'B' },
    ],
    [
      'and it may where the basis is another',
      'arb_serving',
      'consent_fallen',
      decides,
      { ...gate(other, signed()), state: 'arb_serving', basis: 'C' },
    ],
    [
      'on paper is one for each',
      'already_done',
      'consent_recorded',
      decides,
      gate(other, signed()),
    ],
    [
      'to talk is no paper of an arbitration',
      'not_from_here',
      'consent_recorded',
      { ...byRegistrar, details: { kind: 'talks' } },
      gate(other, aStanding('ben')),
    ],
    [
      'to the fast track is given before the tribunal, by each once',
      'already_done',
      'fast_track_signed',
      bens,
      gate(other, aStanding('ben', { consents: { fast_track: consent } })),
    ],
    [
      'the basis is taken back with reasons',
      'reason_missing',
      'basis_withdrawn',
      { by: 'registrar', why: '' },
      someFacts('arb_serving'),
    ],
    [
      'and then it is at the gate again',
      'track_check',
      'basis_withdrawn',
      { by: 'registrar' },
      someFacts('arb_constituting'),
    ],
    [
      'before it was recorded there is none',
      'not_from_here',
      'basis_withdrawn',
      { by: 'registrar' },
      someFacts('track_check'),
    ],
  ]);
});
