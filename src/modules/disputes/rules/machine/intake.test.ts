import { describe } from 'vitest';
import { aStanding, consent, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';

const submission = { consents: { submission: consent } };
const allSigned = [aStanding('ada', submission), aStanding('ben', submission)];
const oneSigned = [aStanding('ada', submission), aStanding('ben')];
const doubted = [
  aStanding('ada', submission),
  aStanding('ben', { consents: { submission: { ...consent, isDisputed: true } } }),
];
const unshown = [
  aStanding('ada', submission),
  aStanding('ben', { consents: { submission: { ...consent, isShown: false } } }),
];

// Law and lifecycle 6.3, FILED: pay registration (CL), waiver (RG); unpaid 7 d leads to LAPSED.
describe('the registration', () => {
  const filed = someFacts('filed', { registration: 'due' });
  plays([
    ['a payment opens the scrutiny', 'scrutiny', 'registration_paid', { by: 'system' }, filed],
    ['accounts may record it', 'scrutiny', 'registration_paid', { by: 'accounts' }, filed],
    ['nobody records their own', 'not_your_move', 'registration_paid', { by: 'claimant' }, filed],
    [
      'a second payment moves nothing',
      'not_from_here',
      'registration_paid',
      { by: 'system' },
      someFacts('scrutiny'),
    ],
    [
      'nor does one after it lapsed',
      'not_from_here',
      'registration_paid',
      { by: 'system' },
      someFacts('lapsed', { registration: 'due' }),
    ],
    [
      'a registrar waives it by order',
      'scrutiny',
      'registration_waived',
      { by: 'registrar' },
      filed,
    ],
    [
      'and not without reasons',
      'reason_missing',
      'registration_waived',
      { by: 'registrar', why: ' \n' },
      filed,
    ],
    ['an officer waives none', 'not_your_move', 'registration_waived', { by: 'officer' }, filed],
    ['none may be due', 'scrutiny', 'registration_not_due', { by: 'system' }, filed],
    [
      'nobody but the schedule says so',
      'not_your_move',
      'registration_not_due',
      { by: 'registrar' },
      filed,
    ],
    [
      'it lapses when its time is over',
      'lapsed',
      'registration_lapsed',
      { by: 'system' },
      { ...filed, isOver: over('registration_payment') },
    ],
    ['and not before', 'time_running', 'registration_lapsed', { by: 'system' }, filed],
    [
      'what was paid for does not lapse',
      'not_from_here',
      'registration_lapsed',
      { by: 'system' },
      someFacts('scrutiny', { isOver: over('registration_payment') }),
    ],
  ]);
});

// 6.3, SCRUTINY and DEFECTIVE: memo (CO), resubmit (CL), a miss leads to RETURNED, admit for track (CO).
describe('the scrutiny', () => {
  const looking = someFacts('scrutiny');
  const memo = someFacts('defective');
  plays([
    [
      'a memo needs a defect',
      'no_defect',
      'defects_noted',
      { by: 'officer' },
      { ...looking, defectsOpen: 0 },
    ],
    [
      'and every item looked at',
      'checks_open',
      'defects_noted',
      { by: 'officer' },
      { ...looking, checksOpen: 1, defectsOpen: 1 },
    ],
    [
      'then it goes to the claimant',
      'defective',
      'defects_noted',
      { by: 'officer' },
      { ...looking, defectsOpen: 1 },
    ],
    [
      'a registrar does as an officer',
      'defective',
      'defects_noted',
      { by: 'registrar' },
      { ...looking, defectsOpen: 1 },
    ],
    [
      'no claimant writes their own memo',
      'not_your_move',
      'defects_noted',
      { by: 'claimant', partyId: 'ada' },
      { ...looking, defectsOpen: 1 },
    ],
    ['the claimant mends it', 'scrutiny', 'resubmitted', { by: 'claimant', partyId: 'ada' }, memo],
    [
      'and mends nothing for another',
      'party_missing',
      'resubmitted',
      { by: 'claimant', partyId: 'ben' },
      memo,
    ],
    [
      'nor a second time',
      'not_from_here',
      'resubmitted',
      { by: 'claimant', partyId: 'ada' },
      looking,
    ],
    [
      'what is not mended in time goes back',
      'returned',
      'cure_missed',
      { by: 'system' },
      { ...memo, isOver: over('cure_defects') },
    ],
    ['and not a moment earlier', 'time_running', 'cure_missed', { by: 'system' }, memo],
    [
      'what was mended in time does not',
      'not_from_here',
      'cure_missed',
      { by: 'system' },
      { ...looking, isOver: over('cure_defects') },
    ],
    ['a registrar returns it with reasons', 'returned', 'returned', { by: 'registrar' }, looking],
    [
      'and not without',
      'reason_missing',
      'returned',
      { by: 'registrar', why: '' },
      someFacts('track_check'),
    ],
    ['an officer returns nothing', 'not_your_move', 'returned', { by: 'officer' }, looking],
    [
      'nothing is returned that went out',
      'not_from_here',
      'returned',
      { by: 'registrar' },
      someFacts('arb_serving'),
    ],
    ['an officer admits what is in order', 'track_check', 'admitted', { by: 'officer' }, looking],
    [
      'not before the fee is settled',
      'not_from_here',
      'admitted',
      { by: 'officer' },
      { ...looking, registration: 'due' },
    ],
    [
      'not before all was looked at',
      'checks_open',
      'admitted',
      { by: 'officer' },
      { ...looking, checksOpen: 1 },
    ],
    [
      'not with a defect',
      'defects_open',
      'admitted',
      { by: 'officer' },
      { ...looking, defectsOpen: 1 },
    ],
    [
      'nobody admits their own claim',
      'not_your_move',
      'admitted',
      { by: 'claimant', partyId: 'ada' },
      looking,
    ],
  ]);
});

// 3.3 and 6.3, TRACK_CHECK: arbitration with basis A, B or C shown to the notice, else to the invitation.
describe('the gate', () => {
  const gate = someFacts('track_check');
  const byRegistrar = { by: 'registrar' } as const;
  plays([
    ['a named institution leads to the notice', 'arb_notice', 'basis_shown', byRegistrar, gate],
    ['an order of a court does', 'arb_notice', 'basis_shown', byRegistrar, { ...gate, basis: 'C' }],
    [
      'everybody’s signature does',
      'arb_notice',
      'basis_shown',
      byRegistrar,
      { ...gate, basis: 'B', parties: allSigned },
    ],
    [
      'one signature of two does not',
      'basis_not_shown',
      'basis_shown',
      byRegistrar,
      { ...gate, basis: 'B', parties: oneSigned },
    ],
    [
      'nor one of an unknown hand',
      'basis_not_shown',
      'basis_shown',
      byRegistrar,
      { ...gate, basis: 'B', parties: unshown },
    ],
    ['no basis is none', 'basis_not_shown', 'basis_shown', byRegistrar, { ...gate, basis: 'none' }],
    [
      'what nobody looked at is none',
      'basis_not_shown',
      'basis_shown',
      byRegistrar,
      { ...gate, basis: null },
    ],
    [
      'it is found with reasons',
      'reason_missing',
      'basis_shown',
      { by: 'registrar', why: '' },
      gate,
    ],
    ['it is the registrar’s to find', 'not_your_move', 'basis_shown', { by: 'officer' }, gate],
    [
      'talks need none',
      'wrong_process',
      'basis_shown',
      byRegistrar,
      { ...gate, process: 'mediation' },
    ],
    [
      'without one the other side is invited',
      'arb_invite',
      'basis_not_shown',
      byRegistrar,
      { ...gate, basis: 'none' },
    ],
    [
      'with one nobody is asked for another',
      'basis_not_shown',
      'basis_not_shown',
      byRegistrar,
      gate,
    ],
    [
      'an invitation to mediate goes out',
      'med_invite',
      'invitation_sent',
      { by: 'officer' },
      { ...gate, process: 'mediation' },
    ],
    [
      'and one to conciliate',
      'con_wait',
      'invitation_sent',
      { by: 'system' },
      { ...gate, process: 'conciliation' },
    ],
    [
      'one to arbitrate only once a basis is wanting',
      'wrong_process',
      'invitation_sent',
      { by: 'officer' },
      gate,
    ],
    [
      'and then it changes nothing',
      'arb_invite',
      'invitation_sent',
      { by: 'officer' },
      someFacts('arb_invite'),
    ],
    [
      'no party sends it',
      'not_your_move',
      'invitation_sent',
      { by: 'claimant' },
      { ...gate, process: 'mediation' },
    ],
  ]);
});

// 6.5, ARB.INVITE: both sign (B), an order verified (C), 30 d to CLOSED_NO_BASIS.
describe('the invitation to arbitrate', () => {
  const invited = someFacts('arb_invite', { basis: 'none' });
  plays([
    [
      'a party signs for itself',
      'arb_invite',
      'agreement_signed',
      { by: 'respondent', partyId: 'ben' },
      invited,
    ],
    [
      'and not for the other side',
      'party_missing',
      'agreement_signed',
      { by: 'claimant', partyId: 'ben' },
      invited,
    ],
    [
      'nor twice',
      'already_done',
      'agreement_signed',
      { by: 'claimant', partyId: 'ada' },
      { ...invited, parties: oneSigned },
    ],
    [
      'nor for nobody',
      'party_missing',
      'agreement_signed',
      { by: 'respondent', partyId: null },
      invited,
    ],
    [
      'a registrar finds that all have',
      'arb_notice',
      'agreement_complete',
      { by: 'registrar' },
      { ...invited, basis: 'B', parties: allSigned },
    ],
    [
      'and does not where one has not',
      'basis_not_shown',
      'agreement_complete',
      { by: 'registrar' },
      { ...invited, basis: 'B', parties: oneSigned },
    ],
    [
      'nor where one denies it',
      'basis_not_shown',
      'agreement_complete',
      { by: 'registrar' },
      { ...invited, basis: 'B', parties: doubted },
    ],
    [
      'nor on a clause from before',
      'basis_not_shown',
      'agreement_complete',
      { by: 'registrar' },
      { ...invited, basis: 'A', parties: allSigned },
    ],
    [
      'an order of a court is verified',
      'arb_notice',
      'court_order_verified',
      { by: 'registrar' },
      { ...invited, basis: 'C' },
    ],
    [
      'and nothing else is one',
      'basis_not_shown',
      'court_order_verified',
      { by: 'registrar' },
      { ...invited, basis: 'B', parties: allSigned },
    ],
    [
      'silence ends it when its time is over',
      'closed_no_basis',
      'no_agreement',
      { by: 'system' },
      { ...invited, isOver: over('agree_to_arbitrate') },
    ],
    ['and not before', 'time_running', 'no_agreement', { by: 'system' }, invited],
    [
      'a no ends nothing by itself',
      'arb_invite',
      'agreement_refused',
      { by: 'respondent', partyId: 'ben' },
      invited,
    ],
    [
      'the claimant asked for it and refuses nothing',
      'not_your_move',
      'agreement_refused',
      { by: 'claimant', partyId: 'ada' },
      invited,
    ],
  ]);
});

// 3.3: no notice of arbitration without a basis that stands at that moment.
describe('the notice of arbitration', () => {
  const ready = someFacts('arb_notice');
  plays([
    ['goes out on a basis', 'arb_serving', 'notice_dispatched', { by: 'officer' }, ready],
    ['goes out by itself', 'arb_serving', 'notice_dispatched', { by: 'system' }, ready],
    [
      'never without one',
      'basis_not_shown',
      'notice_dispatched',
      { by: 'registrar' },
      { ...ready, basis: 'none' },
    ],
    [
      'nor on a signature in doubt',
      'consent_in_doubt',
      'notice_dispatched',
      { by: 'officer' },
      { ...ready, basis: 'B', parties: doubted },
    ],
    [
      'nor by the claimant',
      'not_your_move',
      'notice_dispatched',
      { by: 'claimant', partyId: 'ada' },
      ready,
    ],
    [
      'nor a second time',
      'not_from_here',
      'notice_dispatched',
      { by: 'officer' },
      someFacts('arb_serving'),
    ],
    [
      'nor with another day than today’s',
      'day_fixed',
      'notice_dispatched',
      { by: 'officer', on: '2026-11-19' },
      ready,
    ],
  ]);
});
