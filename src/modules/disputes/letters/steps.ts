import { inRupees, moneyInFull } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Paise } from '#modules/fees/rules/money.ts';
import { civilDay, type Envelope, type LetterBlock, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { houseReasonInWords } from '../contract/document-words.ts';
import { itemWords } from '../contract/item-words.ts';
import { type EventsWith, type StepLetter, transitions } from '../rules/machine.ts';
import type { CheckItem } from '../rules/scrutiny.ts';
import type { DisputeState, Liberty, Process } from '../rules/words.ts';

/** What happened, as far as a letter's words hang on it. */
export type StepContext = {
  /** The name of the party that it is about, where it is about one. */
  party: string;
  /** The day on which it counts, in words. */
  day: string;
  process: Process;
  from: DisputeState | 'draft';
  to: DisputeState;
  /** Of what was withdrawn: whether it may be filed again. */
  liberty?: Liberty | null;
  /** The reason of whoever decided it; empty where it followed by itself. */
  why?: string;
};

/** What a letter about a step says. */
type Says = (about: StepContext) => string;

/** States in which what reaches a respondent only invites: nothing begins with it (ACA ss. 21, 62(2); Mediation Act 2023 s. 14). */
const INVITED: readonly StepContext['from'][] = ['arb_invite', 'con_wait', 'med_invite'];
const received: Says = (about) =>
  INVITED.includes(about.from)
    ? m.mail_dispute_invitation_received(about)
    : m.mail_dispute_served(about);
/** Only an arbitration needs a basis that the registrar looks for. */
const admitted: Says = ({ process }) =>
  process === 'arbitration' ? m.mail_dispute_admitted() : m.mail_dispute_admitted_talks();
/** Before anybody was served, asking is withdrawing (rules/machine/common.ts). */
const withdrawing: Says = (about) =>
  about.to === 'withdrawn' ? withdrawnIn(about) : m.mail_dispute_withdrawal_asked();

const objectionDecided: Says = ({ process }) =>
  process === 'arbitration'
    ? m.mail_dispute_objection_decided()
    : m.mail_dispute_talks_objection_decided();

export type LetterStep = EventsWith<'letter'>;

/** Steps that parties are written to about. What a respondent must receive is served (modules/service), not mailed here. */
export const stepLetters: Record<LetterStep, Says> = {
  registration_lapsed: m.mail_dispute_registration_lapsed,
  admitted: admitted,
  defects_noted: m.mail_dispute_defects_noted,
  resubmitted: m.mail_dispute_resubmitted,
  cure_missed: m.mail_dispute_cure_missed,
  returned: m.mail_dispute_returned,
  basis_shown: m.mail_dispute_basis_shown,
  basis_not_shown: m.mail_dispute_basis_not_shown,
  invitation_sent: m.mail_dispute_invitation_sent,
  list_sent: m.mail_dispute_list_sent,
  list_reply_over: m.mail_dispute_list_reply_over,
  nominees_asked: m.mail_dispute_nominees_asked,
  objection_decided: objectionDecided,
  arbitrator_named: m.mail_dispute_arbitrator_named,
  arbitrator_named_by_court: m.mail_dispute_arbitrator_named_by_court,
  disclosure_asked: m.mail_dispute_disclosure_asked,
  nothing_disclosed: m.mail_dispute_nothing_disclosed,
  waiver_proposed: m.mail_dispute_waiver_proposed,
  neutral_named: m.mail_dispute_neutral_named,
  conciliators_proposed: m.mail_dispute_conciliators_proposed,
  conciliator_appointed: m.mail_dispute_conciliator_appointed,
  mediator_appointed: m.mail_dispute_mediator_appointed,
  neutral_withdrew: m.mail_dispute_neutral_withdrew,
  non_settlement_reported: m.mail_dispute_non_settlement_reported,
  mediation_expired: m.mail_dispute_mediation_expired,
  conciliation_ended: m.mail_dispute_conciliation_ended,
  choice_failed: m.mail_dispute_choice_failed,
  arbitrator_withdrew: m.mail_dispute_arbitrator_withdrew,
  challenged: m.mail_dispute_challenged,
  challenge_decided: m.mail_dispute_challenge_decided,
  mandate_ended: m.mail_dispute_mandate_ended,
  deposit_share_paid_for: m.mail_dispute_deposit_share_paid_for,
  deposits_paid: m.mail_dispute_deposits_paid,
  suspended_for_fees: m.mail_dispute_suspended_for_fees,
  claim_terminated: claimEnded,
  agreement_signed: m.mail_dispute_agreement_signed,
  agreement_complete: m.mail_dispute_agreement_complete,
  fast_track_signed: m.mail_dispute_fast_track_signed,
  consent_recorded: m.mail_dispute_consent_recorded,
  consent_identified: m.mail_dispute_consent_identified,
  consent_withdrawn: m.mail_dispute_consent_withdrawn,
  consent_disputed: m.mail_dispute_consent_disputed,
  consent_upheld: m.mail_dispute_consent_upheld,
  consent_fallen: m.mail_dispute_consent_fallen,
  basis_withdrawn: m.mail_dispute_basis_withdrawn,
  court_order_verified: m.mail_dispute_court_order_verified,
  no_agreement: m.mail_dispute_no_agreement,
  notice_dispatched: m.mail_dispute_notice_dispatched,
  served: received,
  service_failed: m.mail_dispute_service_failed,
  substitution_missed: m.mail_dispute_substitution_missed,
  respondent_unserved: m.mail_dispute_respondent_unserved,
  respondent_released: m.mail_dispute_respondent_released,
  answered: m.mail_dispute_answered,
  answer_time_over: m.mail_dispute_answer_time_over,
  time_extended: timeGiven,
  extension_declined: m.mail_dispute_extension_declined,
  absence_established: m.mail_dispute_absence_established,
  reopening_granted: m.mail_dispute_reopening_granted,
  reopening_declined: m.mail_dispute_reopening_declined,
  withdrawal_asked: withdrawing,
  withdrawn: withdrawnIn,
  talks_ended: m.mail_dispute_talks_ended,
  longer_agreed: m.mail_dispute_longer_agreed,
  talks_lengthened: m.mail_dispute_talks_lengthened,
  standstill_proposed: m.mail_dispute_standstill_proposed,
  standstill_begun: m.mail_dispute_standstill_begun,
  standstill_ended: m.mail_dispute_standstill_ended,
  settled: m.mail_dispute_settled,
  terms_signed: m.mail_dispute_terms_signed,
  terms_authenticated: m.mail_dispute_terms_authenticated,
  award_on_terms: m.mail_dispute_award_on_terms,
  terms_objected: m.mail_dispute_terms_objected,
  terms_unauthenticated: m.mail_dispute_terms_unauthenticated,
  withdrawal_declined: m.mail_dispute_withdrawal_declined,
  stayed: m.mail_dispute_stayed,
  resumed: m.mail_dispute_resumed,
  accepted: m.mail_dispute_accepted,
  rejected: m.mail_dispute_rejected,
  no_reply: m.mail_dispute_no_reply,
};

/** With the last claim the dispute is over (ACA s. 32). */
function claimEnded(about: StepContext): string {
  return about.to === 'terminated'
    ? m.mail_dispute_terminated_for_fees()
    : m.mail_dispute_claim_terminated(about);
}

/** ACA s. 32(2)(a): each withdrawal says whether the claim may come again. */
function withdrawnIn({ liberty }: { liberty?: Liberty | null }): string {
  if (liberty === 'with') return m.mail_dispute_withdrawn_with();
  return liberty === 'without' ? m.mail_dispute_withdrawn_without() : m.mail_dispute_withdrawn();
}

/** Time that was given by the office's silence has no reasons to read (clocks: extension_decision). */
function timeGiven({ why }: { why?: string }): string {
  return why ? m.mail_dispute_time_extended() : m.mail_dispute_time_given_by_silence();
}

export function isLetterStep(type: string): type is LetterStep {
  return type in stepLetters;
}

/** To whom the letter of a step goes, and whether it says why. */
export function letterOf(type: LetterStep): StepLetter {
  return transitions[type].letter;
}

export type StepLetterContent = Omit<StepContext, 'day'> & {
  type: LetterStep;
  disputeId: string;
  reference: string;
  on: Day;
  why: string;
  /** What comes back to the claimant because the dispute ended; null where nothing does, or where it goes on. */
  returned: Paise | null;
  /** Of what was withdrawn: whether it may be filed again. */
  liberty?: Liberty | null;
  defects: readonly { item: CheckItem; note: string; correction: string }[];
  dueOn: Day | null;
};

/** A short letter: what happened, why where somebody decided it, and where to read the rest. */
export function stepLetter(to: Envelope, step: StepLetterContent): Mail {
  const { type, disputeId, reference, why, defects, dueOn } = step;
  const isMemo = type === 'defects_noted';
  const rows = defects.map(
    ({ item, note, correction }) =>
      [itemWords[item](), m.mail_dispute_mend({ what: note, mend: correction })] as const,
  );
  const blocks: LetterBlock[] = [
    ...stepWords(step).map((text) => ({ text })),
    { rows: [[m.mail_dispute_day(), civilDay(step.on)]] },
    ...(rows.length > 0 ? [{ rows }] : []),
    ...(dueOn && isMemo ? [{ text: m.mail_dispute_until({ day: civilDay(dueOn) }) }] : []),
    ...(why && letterOf(type).withReason
      ? [{ rows: [[m.mail_dispute_reason(), houseReasonInWords(why)]] as const }]
      : []),
    isMemo
      ? {
          link: `${to.publicUrl}${here(`/cases/${disputeId}/defects`)}`,
          words: m.mail_dispute_open_defects(),
        }
      : { link: `${to.publicUrl}${here(`/cases/${disputeId}`)}`, words: m.mail_dispute_open() },
  ];
  const subject = isMemo
    ? m.mail_dispute_subject_defects({ reference })
    : m.mail_dispute_subject({ reference });
  return letter(to, {
    subject,
    blocks,
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

/** What happened, and what comes back because of it. */
export function stepWords(step: StepLetterContent): string[] {
  const { type, returned } = step;
  const said = stepLetters[type]({ ...step, day: civilDay(step.on) });
  return returned === null ? [said] : [said, returnedWords(type, returned)];
}

/** A sum is said to nobody but its payer; a letter to both sides says only that the money is seen to. */
function returnedWords(type: LetterStep, returned: Paise): string {
  if (letterOf(type).to === 'both' || returned === 0n) return m.mail_dispute_refunds_ordered();
  return m.mail_dispute_refund_ordered({
    amount: moneyInFull(inRupees(returned)),
  });
}
