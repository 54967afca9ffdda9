import { areTalksBegun, IN_TALKS } from '../talks-state.ts';
import { candidateAt } from './appointing.ts';
import { notGiven, onceAllAccept } from './consents.ts';
import { funded } from './funding.ts';
import {
  aParty,
  aRespondent,
  office,
  over,
  ownSide,
  preAward,
  reasonGiven,
  TERMS,
} from './guards.ts';
import type { Guard } from './move-types.ts';
import { toIdentify } from './office-requests.ts';
import type { Transition } from './row.ts';

/** Nobody signs for another, and silence signs nothing (6.8, I11): as many have signed one text as are still in the dispute. */
const eachSigned: Guard = ({ parties }, { details: { signed } }) =>
  signed === parties.filter(({ isReleased }) => !isReleased).length ? null : 'signature_missing';
const nobodyInDoubt: Guard = ({ parties }) =>
  parties.some(({ isDisputed, isReleased }) => isDisputed && !isReleased)
    ? 'identity_disputed'
    : null;

/** ACA s. 31(1) and (2): every member has signed, or more than half of them, and why the others have not is said. */
const tribunalSigned: Guard = ({ members }, { why, details: { signed } }) => {
  const sitting = members.filter(({ stage }) => stage === 'appointed').length;
  if (typeof signed !== 'number' || sitting === 0 || signed * 2 <= sitting)
    return 'signature_missing';
  return signed === sitting || why.trim() !== '' ? null : 'reason_missing';
};
const someoneSits: Guard = ({ members }) =>
  members.some(({ stage }) => stage === 'appointed') ? null : 'neutral_missing';

/** A court that stays talks keeps nobody in them. */
const inTalks: Guard = (facts) => (areTalksBegun(facts) ? null : 'not_from_here');

/** The start of law and lifecycle 6.5 and 6.6: mediation and conciliation, which begin when all agree to them. */
export const settlingMoves = {
  invitation_sent: {
    from: ['track_check', 'arb_invite'],
    to: ({ process, state }) =>
      process === 'mediation' ? 'med_invite' : process === 'conciliation' ? 'con_wait' : state,
    by: [...office, 'system'],
    guards: [
      (facts) =>
        (facts.process === 'arbitration') === (facts.state === 'arb_invite')
          ? null
          : 'wrong_process',
    ],
    seenBy: 'both',
    tells: { sides: 'both' },
    sends: 'invitation',
    isCertified: true,
    letter: { to: 'both' },
    form: { door: 'own' },
  },
  accepted: {
    from: ['con_wait', 'med_invite'],
    to: onceAllAccept,
    by: ['respondent'],
    guards: [aRespondent, ownSide, notGiven('talks')],
    seenBy: 'both',
    tells: { sides: 'other', office: 'case_officer' },
    said: ['acceptance'],
    consent: { does: 'gives', kind: 'talks' },
    does: ['conciliation_invitation', 'mediation_consent'],
    letter: { to: 'claimant' },
    asks: toIdentify,
  },
  // Sections 62(3) and 76 of the ACA: one who does not want it is enough.
  rejected: {
    from: ['con_wait', 'med_invite'],
    to: ({ process }) =>
      process === 'mediation' ? 'closed_no_mediation' : 'closed_no_conciliation',
    by: ['respondent'],
    guards: [aRespondent, ownSide],
    seenBy: 'both',
    tells: { sides: 'other', office: 'case_officer' },
    said: ['rejection'],
    does: ['conciliation_invitation', 'mediation_consent'],
    letter: { to: 'claimant' },
  },
  // ACA s. 76(d): a party ends a conciliation by a written declaration; Mediation Act 2023 s. 24: a party may leave a mediation at
  // any time. One is enough, no reason is owed, and there is no penalty.
  talks_ended: {
    from: [...IN_TALKS, 'stayed'],
    to: 'closed_talks_ended',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, inTalks],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    said: ['leaving'],
    letter: { to: 'both' },
  },
  // Section 62(4): whoever invited may treat 30 days of silence as a no.
  no_reply: {
    from: ['con_wait', 'med_invite'],
    to: ({ process }) =>
      process === 'mediation' ? 'closed_no_mediation' : 'closed_no_conciliation',
    by: ['system', 'claimant'],
    guards: [
      ({ process, isOver }) =>
        isOver(process === 'mediation' ? 'mediation_consent' : 'conciliation_invitation')
          ? null
          : 'time_running',
    ],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    missed: 'may_count_as_no',
    letter: { to: 'both' },
  },
  // Law and lifecycle 6.7, from any state before the award, a stay by a court included: what both sides have signed ends the dispute
  // (ACA s. 30(2) where a tribunal sits). Whoever makes the move has counted the signatures under one text.
  settled: {
    from: [...preAward, 'stayed'],
    to: 'settled',
    by: ['system'],
    guards: [eachSigned, nobodyInDoubt],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both' },
  },
  // ACA s. 73(3) and s. 30(2): where somebody leads the talks or decides, what all have signed binds them, and goes to that person.
  terms_signed: {
    from: [...funded, 'con_active', 'med_active'],
    to: ({ process }) =>
      process === 'mediation'
        ? 'med_terms'
        : process === 'conciliation'
          ? 'con_terms'
          : 'arb_terms',
    by: ['system'],
    guards: [eachSigned, nobodyInDoubt, someoneSits],
    seenBy: 'both',
    tells: { sides: 'both', neutral: true, office: 'case_officer' },
    letter: { to: 'both' },
  },
  // ACA s. 73(4); Mediation Act 2023 s. 19(4): whoever led the talks authenticates the settlement.
  terms_authenticated: {
    from: ['con_terms', 'med_terms'],
    to: 'settled',
    by: ['neutral'],
    guards: [candidateAt('appointed')],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both' },
  },
  // ACA s. 30(2) to (4): the tribunal records the settlement as an award, which ends the proceedings (s. 32(1)).
  award_on_terms: {
    from: ['arb_terms'],
    to: 'settled',
    by: ['neutral'],
    guards: [candidateAt('appointed'), tribunalSigned],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both' },
  },
  // ACA s. 30(2): a tribunal may object to the form of an award. The proceedings end all the same (s. 32(2)(b)), and the contract stands.
  terms_objected: {
    from: ['arb_terms'],
    to: 'settled',
    by: ['neutral'],
    guards: [candidateAt('appointed'), reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both', withReason: true },
  },
  // Nobody authenticated it in time: what all have signed binds them as a contract, and does not wait for ever.
  terms_unauthenticated: {
    from: TERMS,
    to: 'settled',
    by: ['registrar'],
    guards: [over('authentication'), reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both' },
    letter: { to: 'both', withReason: true },
    form: { door: 'registrar', reason: true },
  },
} as const satisfies Record<string, Transition>;
