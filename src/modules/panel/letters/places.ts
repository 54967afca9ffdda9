import type { Day } from '#kernel/days.ts';
import { localize } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { civilDay, type Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { conduct } from '../../../../content/conduct/conduct.ts';
import type { List, ListingState } from '../rules/empanelment.ts';
import type { ConductOutcome } from '../rules/proceeding.ts';
import { letter } from './applications.ts';

/** What every letter about an application says: which, and where to follow it. */
export type ApplicationContext = { reference: string; link: string };

export function questionLetter(
  to: Envelope,
  { reference, link }: ApplicationContext,
  text: string,
): Mail {
  return letter(to, {
    subject: m.mail_panel_question_subject({ reference }),
    blocks: [
      { text: m.mail_panel_question_intro() },
      { rows: [[m.mail_panel_question_label(), text]] },
      { link, words: m.mail_panel_question_link() },
      { text: m.mail_panel_link_private() },
    ],
  });
}

export type EmpanelmentResult = {
  list: List;
  state: ListingState;
  reason: string;
  dueOn: Day | null;
  goneOn: Day | null;
};

/** Tells the applicant where their application has come to. */
export function stateLetter(
  to: Envelope,
  { reference, link }: ApplicationContext,
  { list, state, reason, dueOn, goneOn }: EmpanelmentResult,
): Mail {
  return letter(to, {
    subject: m.mail_panel_state_subject({ reference, state: stateInWords(state) }),
    blocks: [
      { text: sentenceOf(state, listInWords(list)) },
      ...(reason ? [{ rows: [[m.mail_panel_reason_label(), reason]] as const }] : []),
      ...(dueOn ? [{ text: m.mail_panel_due({ day: civilDay(dueOn) }) }] : []),
      ...(goneOn ? [{ text: m.mail_panel_documents_gone({ day: civilDay(goneOn) }) }] : []),
      { link, words: m.mail_panel_state_link() },
      { text: m.mail_panel_link_private() },
    ],
  });
}

export type EmpanelmentRejection = {
  list: List;
  reasons: string;
  mayApplyAgainOn: Day;
  goneOn: Day | null;
};

/** A decline, with its reasons and what the applicant may do. */
export function declineLetter(
  to: Envelope,
  { reference, link }: ApplicationContext,
  { list, reasons, mayApplyAgainOn, goneOn }: EmpanelmentRejection,
): Mail {
  return letter(to, {
    subject: m.mail_panel_decision_subject({ reference }),
    blocks: [
      { text: m.mail_panel_decline_intro({ list: listInWords(list) }) },
      { rows: [[m.mail_panel_reasons_label(), reasons]] },
      { text: m.mail_panel_decline_again({ day: civilDay(mayApplyAgainOn) }) },
      ...(goneOn ? [{ text: m.mail_panel_documents_gone({ day: civilDay(goneOn) }) }] : []),
      { link, words: m.mail_panel_decline_link() },
      { text: m.mail_panel_link_private() },
    ],
  });
}

export type ConductNotice = { principle: string; facts: string; replyDueOn: Day };

/** Code of conduct, "Notice, and 14 days to reply": the principle, the facts, and until when. */
export function noticeLetter(
  to: Envelope,
  { reference, link }: ApplicationContext,
  { principle, facts, replyDueOn }: ConductNotice,
): Mail {
  return letter(to, {
    subject: m.mail_panel_removal_subject({ reference }),
    blocks: [
      { text: m.mail_panel_removal_intro() },
      {
        rows: [
          [m.mail_panel_principle_label(), principleInWords(principle)],
          [m.mail_panel_facts_label(), facts],
        ],
      },
      { text: m.mail_panel_removal_until({ day: civilDay(replyDueOn) }) },
      { link, words: m.mail_panel_removal_link() },
      { text: m.mail_panel_link_private() },
    ],
  });
}

export type ConductDecision = {
  principle: string;
  outcome: ConductOutcome;
  until: Day | null;
  reasons: string;
};

export function judgementLetter(
  to: Envelope,
  { reference, link }: ApplicationContext,
  { principle, outcome, until, reasons }: ConductDecision,
): Mail {
  return letter(to, {
    subject: m.mail_panel_judgement_subject({ reference }),
    blocks: [
      { text: m.mail_panel_judgement_intro() },
      {
        rows: [
          [m.mail_panel_principle_label(), principleInWords(principle)],
          [m.mail_panel_outcome_label(), outcomeInWords(outcome, until)],
          [m.mail_panel_reasons_label(), reasons],
        ],
      },
      { link, words: m.mail_panel_state_link() },
      { text: m.mail_panel_link_private() },
    ],
  });
}

function principleInWords(id: string): string {
  const found = conduct.parts.flatMap(({ sections }) => sections).find((one) => one.id === id);
  return found ? localize(found.title) : id;
}

function outcomeInWords(outcome: ConductOutcome, until: Day | null): string {
  const words: Record<ConductOutcome, string> = {
    closed: m.standing_outcome_closed(),
    warned: m.standing_outcome_warned(),
    suspended: m.standing_outcome_suspended({ day: until ? civilDay(until) : '' }),
    removed: m.standing_outcome_removed(),
  };
  return words[outcome];
}

function listInWords(list: List): string {
  return {
    arbitrator: m.standing_list_arbitrator(),
    mediator: m.standing_list_mediator(),
    conciliator: m.standing_list_conciliator(),
  }[list];
}

function stateInWords(state: ListingState): string {
  const words: Record<ListingState, () => string> = {
    applied: m.standing_state_applied,
    documents_checked: m.standing_state_documents_checked,
    verified: m.standing_state_verified,
    trial_list: m.standing_state_trial_list,
    active: m.standing_state_active,
    on_leave: m.standing_state_on_leave,
    suspended: m.standing_state_suspended,
    removed: m.standing_state_removed,
    declined: m.standing_state_declined,
    withdrawn: m.standing_state_withdrawn,
  };
  return words[state]();
}

function sentenceOf(state: ListingState, list: string): string {
  const words: Record<ListingState, (p: { list: string }) => string> = {
    applied: m.standing_said_applied,
    documents_checked: m.standing_said_documents_checked,
    verified: m.standing_said_verified,
    trial_list: m.standing_said_trial_list,
    active: m.standing_said_active,
    on_leave: m.standing_said_on_leave,
    suspended: m.standing_said_suspended,
    removed: m.standing_said_removed,
    declined: m.standing_said_declined,
    withdrawn: m.standing_said_withdrawn,
  };
  return words[state]({ list });
}
