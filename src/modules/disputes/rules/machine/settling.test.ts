import { describe, expect, test } from 'vitest';
import { aStanding, consent, outcomeOf, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import type { AppointmentCandidate, TribunalSeat } from './fact-types.ts';

const ada = aStanding('ada');
const ben = aStanding('ben', { isServed: true });
const bens = { by: 'respondent', partyId: 'ben' } as const;
const adas = { by: 'claimant', partyId: 'ada' } as const;
const member = (neutral: string, seat: TribunalSeat): AppointmentCandidate => ({
  ...{ neutral, seat, stage: 'appointed', heard: [], objecting: [], isExcluded: false },
});

// Law and lifecycle 6.6; ACA ss. 62 and 76, Mediation Act 2023 ss. 24 and 30.
describe('the invitation to talk', () => {
  const conciliation = someFacts('con_wait', { process: 'conciliation', parties: [ada, ben] });
  const mediation = someFacts('med_invite', { process: 'mediation', parties: [ada, ben] });
  const agrees = (more = {}) => aStanding('bob', { consents: { talks: { ...consent, ...more } } });
  const known = { ...bens, details: { shown: true } };
  plays([
    [
      'is accepted by the only respondent: it begins',
      'con_appoint',
      'accepted',
      known,
      conciliation,
    ],
    ['and a mediation does', 'med_appoint', 'accepted', known, mediation],
    ['not while nobody has shown who they are', 'con_wait', 'accepted', bens, conciliation],
    [
      'not while another has not accepted',
      'med_invite',
      'accepted',
      known,
      { ...mediation, parties: [ada, ben, aStanding('bob')] },
    ],
    [
      'not while another’s is in doubt',
      'med_invite',
      'accepted',
      known,
      { ...mediation, parties: [ada, ben, agrees({ isDisputed: true })] },
    ],
    [
      'and with the last of all it does',
      'med_appoint',
      'accepted',
      known,
      { ...mediation, parties: [ada, ben, agrees()] },
    ],
    [
      'is accepted once',
      'already_done',
      'accepted',
      known,
      { ...mediation, parties: [ada, aStanding('ben', { consents: { talks: consent } })] },
    ],
    ['is not the claimant’s to accept', 'not_your_move', 'accepted', adas, conciliation],
    ['one no is enough', 'closed_no_conciliation', 'rejected', bens, conciliation],
    [
      'whatever the other says',
      'closed_no_mediation',
      'rejected',
      bens,
      { ...mediation, parties: [ada, ben, agrees()] },
    ],
    ['no claimant says no to their own invitation', 'not_your_move', 'rejected', adas, mediation],
    [
      'thirty days of silence may be taken for a no (s. 62(4))',
      'closed_no_conciliation',
      'no_reply',
      adas,
      { ...conciliation, isOver: over('conciliation_invitation') },
    ],
    ['and no day fewer', 'time_running', 'no_reply', adas, conciliation],
    [
      'a mediation has a time of its own',
      'time_running',
      'no_reply',
      adas,
      { ...mediation, isOver: over('conciliation_invitation') },
    ],
    [
      'and ends with that',
      'closed_no_mediation',
      'no_reply',
      { by: 'system' },
      { ...mediation, isOver: over('mediation_consent') },
    ],
    [
      'a respondent ends nothing by being silent',
      'not_your_move',
      'no_reply',
      bens,
      { ...mediation, isOver: over('mediation_consent') },
    ],
  ]);
});

describe('talks that have begun', () => {
  const begun = someFacts('med_appoint', { process: 'mediation', parties: [ada, ben] });
  const talks = aStanding('ben', { consents: { talks: consent } });
  const about = { by: 'registrar', partyId: 'ben', details: { kind: 'talks' } } as const;
  plays([
    ['end with the word of either (s. 24)', 'closed_talks_ended', 'talks_ended', bens, begun],
    [
      'and no reason is owed (s. 76(d))',
      'closed_talks_ended',
      'talks_ended',
      { ...adas, why: '' },
      { ...begun, state: 'con_appoint', process: 'conciliation' },
    ],
    [
      'not with one for the other',
      'party_missing',
      'talks_ended',
      { ...bens, partyId: 'ada' },
      begun,
    ],
    ['not with the institution’s', 'not_your_move', 'talks_ended', { by: 'registrar' }, begun],
    ['not before', 'not_from_here', 'talks_ended', bens, { ...begun, state: 'med_invite' }],
    [
      'have not begun where one did not agree after all',
      'med_invite',
      'consent_fallen',
      about,
      { ...begun, parties: [ada, talks] },
    ],
    [
      'nor in a conciliation',
      'con_wait',
      'consent_fallen',
      about,
      { ...begun, state: 'con_appoint', process: 'conciliation', parties: [ada, talks] },
    ],
    [
      'are not taken back once they began',
      'not_from_here',
      'consent_withdrawn',
      { ...bens, details: { kind: 'talks' } },
      { ...begun, parties: [ada, talks] },
    ],
    [
      'begin with a paper, too',
      'med_appoint',
      'consent_recorded',
      { ...about, by: 'officer' },
      { ...begun, state: 'med_invite' },
    ],
    [
      'not with one of the claimant, who asked for them',
      'not_from_here',
      'consent_recorded',
      { ...about, by: 'officer', partyId: 'ada' },
      { ...begun, state: 'med_invite' },
    ],
  ]);
});

// 6.7 and 6.8, I11; ACA s. 30(2).
describe('a settlement', () => {
  const two = someFacts('arb_commenced', { parties: [ada, ben] });
  const signed = (count: number) => ({ by: 'system', details: { signed: count } }) as const;
  plays([
    ['ends the dispute with the last signature', 'settled', 'settled', signed(2), two],
    ['and not with the one before', 'signature_missing', 'settled', signed(1), two],
    ['nor by itself', 'signature_missing', 'settled', { by: 'system' }, two],
    [
      'who was let go signs nothing',
      'settled',
      'settled',
      signed(1),
      { ...two, parties: [ada, { ...ben, isReleased: true }] },
    ],
    [
      'nobody signs for somebody who may be another',
      'identity_disputed',
      'settled',
      signed(2),
      { ...two, parties: [ada, { ...ben, isDisputed: true }] },
    ],
    [
      'is nobody’s but of those who sign',
      'not_your_move',
      'settled',
      { ...signed(2), by: 'registrar' },
      two,
    ],
    ['ends it in a stay, too', 'settled', 'settled', signed(2), { ...two, state: 'stayed' }],
    ['and before a tribunal', 'settled', 'settled', signed(2), { ...two, state: 'arb_prelim' }],
    ['and once', 'not_from_here', 'settled', signed(2), { ...two, state: 'settled' }],
  ]);
});

// ACA ss. 30 and 73(3) and (4): where somebody leads the talks or decides, their name is under it, too.
describe('what all have signed', () => {
  const mia = member('mia', 'sole');
  const three = [
    member('mia', 'presiding'),
    member('noor', 'claimant'),
    member('omkar', 'respondent'),
  ];
  const led = someFacts('con_active', {
    process: 'conciliation',
    parties: [ada, ben],
    members: [mia],
  });
  const signed = { by: 'system', details: { signed: 2 } } as const;
  const mias = { by: 'neutral', details: { neutral: 'mia' } } as const;
  const waits = { ...led, state: 'con_terms' } as const;
  const award = someFacts('arb_terms', { parties: [ada, ben], members: three });
  const with_ = (count: number, why = '') =>
    ({ ...mias, why, details: { neutral: 'mia', signed: count } }) as const;
  const late = { by: 'registrar', why: 'They are ill.', details: {} } as const;
  plays([
    ['goes to the conciliator', 'con_terms', 'terms_signed', signed, led],
    [
      'to the mediator',
      'med_terms',
      'terms_signed',
      signed,
      { ...led, state: 'med_active', process: 'mediation' },
    ],
    ['to the tribunal', 'arb_terms', 'terms_signed', signed, { ...award, state: 'arb_prelim' }],
    [
      'not with one signature less',
      'signature_missing',
      'terms_signed',
      { ...signed, details: { signed: 1 } },
      led,
    ],
    ['not where nobody sits', 'neutral_missing', 'terms_signed', signed, { ...led, members: [] }],
    ['is authenticated by whoever led the talks', 'settled', 'terms_authenticated', mias, waits],
    [
      'by nobody else',
      'neutral_missing',
      'terms_authenticated',
      { ...mias, details: { neutral: 'eve' } },
      waits,
    ],
    ['once', 'not_from_here', 'terms_authenticated', mias, { ...waits, state: 'settled' }],
    ['is an award when all three have signed it', 'settled', 'award_on_terms', with_(3), award],
    ['or two, with the reason', 'settled', 'award_on_terms', with_(2, 'Omkar is ill.'), award],
    ['not two without it', 'reason_missing', 'award_on_terms', with_(2), award],
    ['nor one with it', 'signature_missing', 'award_on_terms', with_(1, 'They are ill.'), award],
    [
      'the tribunal may object, with a reason',
      'settled',
      'terms_objected',
      { ...mias, why: 'Against public policy.' },
      award,
    ],
    ['and not without', 'reason_missing', 'terms_objected', { ...mias, why: '' }, award],
    [
      'a court stays it, too',
      'stayed',
      'stayed',
      { by: 'registrar', why: 'By the order of 4 March.', details: { document: 'order' } },
      award,
    ],
    [
      'nobody leaves it any more',
      'not_from_here',
      'talks_ended',
      { by: 'claimant', partyId: 'ada', details: {} },
      waits,
    ],
    [
      'nor withdraws',
      'not_from_here',
      'withdrawal_asked',
      { by: 'claimant', partyId: 'ada', details: { liberty: 'with' } },
      waits,
    ],
    ['the registrar does not hurry them', 'time_running', 'terms_unauthenticated', late, waits],
    [
      'and after their time records that they did not',
      'settled',
      'terms_unauthenticated',
      late,
      { ...waits, isOver: over('authentication') },
    ],
    [
      'with the reason',
      'reason_missing',
      'terms_unauthenticated',
      { ...late, why: ' ' },
      { ...waits, isOver: over('authentication') },
    ],
  ]);
});

// 6.3, any pre-award: withdraw (CL); ACA s. 32(2)(a) hears a respondent who was served.
describe('a withdrawal', () => {
  const liberty = { liberty: 'with' };
  const asks = { ...adas, details: liberty };
  const unserved = someFacts('arb_serving');
  const served = someFacts('arb_commenced', { parties: [ada, ben] });
  const pending = { ...served, withdrawalAsked: true };
  const heard = { ...pending, withdrawalUnopposed: ['ben'] };
  const objected = { ...pending, withdrawalObjected: ['ben'] };
  const grants = { by: 'registrar', details: liberty } as const;
  plays([
    ['before anybody was reached is one at once', 'withdrawn', 'withdrawal_asked', asks, unserved],
    ['after that it is asked for', 'arb_commenced', 'withdrawal_asked', asks, served],
    [
      'who was let go is not asked',
      'withdrawn',
      'withdrawal_asked',
      asks,
      { ...served, parties: [ada, { ...ben, isReleased: true }] },
    ],
    ['says whether it may come again', 'liberty_missing', 'withdrawal_asked', adas, unserved],
    [
      'and says it in one of two words',
      'liberty_missing',
      'withdrawal_asked',
      { ...adas, details: { liberty: 'perhaps' } },
      unserved,
    ],
    ['is asked for once', 'already_done', 'withdrawal_asked', asks, pending],
    [
      'is the claimant’s',
      'not_your_move',
      'withdrawal_asked',
      { ...bens, details: liberty },
      served,
    ],
    [
      'is objected to with reasons',
      'reason_missing',
      'withdrawal_objected',
      { ...bens, why: '' },
      pending,
    ],
    ['once', 'already_done', 'withdrawal_objected', bens, objected],
    ['also by whoever did not before', 'arb_commenced', 'withdrawal_objected', bens, heard],
    ['and who objected has been heard', 'already_done', 'withdrawal_unopposed', bens, objected],
    ['what nobody asked is not objected to', 'not_asked', 'withdrawal_objected', bens, served],
    ['waits for a respondent who was served', 'time_running', 'withdrawn', grants, pending],
    ['and goes when they have no objection', 'withdrawn', 'withdrawn', grants, heard],
    [
      'and when their time to object is over',
      'withdrawn',
      'withdrawn',
      { by: 'system', details: liberty, why: '' },
      { ...pending, isOver: over('withdrawal_objection') },
    ],
    [
      'over an objection it never goes by itself',
      'objected',
      'withdrawn',
      { by: 'system', details: liberty },
      { ...objected, isOver: over('withdrawal_objection') },
    ],
    ['nor without looking at the interest', 'interest_missing', 'withdrawn', grants, objected],
    [
      'nor where there is one',
      'interest_missing',
      'withdrawn',
      { ...grants, details: { ...liberty, interest: 'some' } },
      objected,
    ],
    [
      'nor without reasons',
      'reason_missing',
      'withdrawn',
      { ...grants, why: ' ', details: { ...liberty, interest: 'none' } },
      objected,
    ],
    [
      'and with all of them it does',
      'withdrawn',
      'withdrawn',
      { ...grants, details: { ...liberty, interest: 'none' } },
      objected,
    ],
    [
      'is granted with or without liberty',
      'liberty_missing',
      'withdrawn',
      { by: 'registrar' },
      heard,
    ],
    [
      'is declined with reasons',
      'reason_missing',
      'withdrawal_declined',
      { by: 'registrar', why: '' },
      pending,
    ],
    ['and where it was asked', 'not_asked', 'withdrawal_declined', { by: 'registrar' }, served],
    [
      'is not an officer’s',
      'not_your_move',
      'withdrawn',
      { by: 'officer', details: liberty },
      heard,
    ],
  ]);
});

// 6.3, any: a stay by a court's order, clocks paused with a reason.
describe('a stay', () => {
  const order = { document: 'an order' };
  const stays = { by: 'registrar', details: order } as const;
  const running = someFacts('arb_commenced', { parties: [ada, ben] });
  const resumed = { ...running, days: { ...running.days, resumedOn: '2026-11-12' } };
  const stayed = someFacts('stayed', {
    before: 'arb_commenced',
    days: { ...running.days, stayedOn: '2026-11-10' },
  });
  plays([
    ['is a court’s, and its paper is named', 'stayed', 'stayed', stays, running],
    ['or there is none', 'order_missing', 'stayed', { by: 'registrar' }, running],
    ['with reasons', 'reason_missing', 'stayed', { ...stays, why: '' }, running],
    ['from the day of the filing', 'stayed', 'stayed', { ...stays, on: '2026-11-02' }, running],
    ['and not the day before', 'day_early', 'stayed', { ...stays, on: '2026-11-01' }, running],
    [
      'a second one from the end of the first',
      'stayed',
      'stayed',
      { ...stays, on: '2026-11-12' },
      resumed,
    ],
    ['and not within it', 'day_early', 'stayed', { ...stays, on: '2026-11-11' }, resumed],
    ['is none in a stay', 'not_from_here', 'stayed', stays, stayed],
    ['is not an officer’s', 'not_your_move', 'stayed', { ...stays, by: 'officer' }, running],
    ['ends where it was', 'arb_commenced', 'resumed', { by: 'registrar' }, stayed],
    [
      'on its own day, too',
      'arb_commenced',
      'resumed',
      { by: 'registrar', on: '2026-11-10' },
      stayed,
    ],
    [
      'and not before it began',
      'day_early',
      'resumed',
      { by: 'registrar', on: '2026-11-09' },
      stayed,
    ],
    ['with reasons', 'reason_missing', 'resumed', { by: 'registrar', why: '' }, stayed],
    ['stops every other move', 'not_from_here', 'answered', bens, stayed],
  ]);

  test('that has lost where it came from is an accident, and no answer', () => {
    const lost = { ...stayed, before: null };
    expect(() => outcomeOf('resumed', { by: 'registrar' }, lost)).toThrow('lost the state');
  });
});

describe('what leaves a dispute where it is', () => {
  const running = someFacts('arb_commenced', { parties: [ada, ben] });
  plays([
    ['an officer takes it', 'arb_commenced', 'officer_assigned', { by: 'officer' }, running],
    [
      'a registrar gives it, with reasons',
      'reason_missing',
      'officer_given',
      { by: 'registrar', why: '' },
      running,
    ],
    ['an officer gives it to nobody', 'not_your_move', 'officer_given', { by: 'officer' }, running],
    [
      'what is over is nobody’s work',
      'not_from_here',
      'officer_assigned',
      { by: 'officer' },
      someFacts('withdrawn'),
    ],
    ['a party asks to be called', 'arb_commenced', 'call_back_asked', bens, running],
    [
      'and not for another',
      'party_missing',
      'call_back_asked',
      { ...bens, partyId: 'ada' },
      running,
    ],
    [
      'a contact is one’s own to change',
      'party_missing',
      'contact_changed',
      { ...adas, partyId: 'ben' },
      running,
    ],
    [
      'or the office’s',
      'arb_commenced',
      'contact_changed',
      { by: 'officer', partyId: 'ben' },
      running,
    ],
    [
      'a paper is added in a stay',
      'stayed',
      'document_added',
      adas,
      { ...running, state: 'stayed' },
    ],
    [
      'and not to what is over',
      'not_from_here',
      'document_added',
      adas,
      someFacts('closed_no_basis'),
    ],
    [
      'what the clocks hang on is noted with reasons',
      'reason_missing',
      'traits_noted',
      { by: 'officer', why: '' },
      running,
    ],
  ]);
});
