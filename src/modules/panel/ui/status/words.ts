import type { Translations } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { conduct } from '../../../../../content/conduct/conduct.ts';
import type { List, ListingState, WaitsFor } from '../../rules/empanelment.ts';
import type { ConductOutcome, Principle } from '../../rules/proceeding.ts';

// A state that joins the rules will not compile until it is named here.
export const listWords: Record<List, () => string> = {
  arbitrator: m.standing_list_arbitrator,
  mediator: m.standing_list_mediator,
  conciliator: m.standing_list_conciliator,
};

export const stateWords: Record<ListingState, () => string> = {
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

/** What a state means for the applicant, in a sentence. */
export const stateSentences: Record<ListingState, (p: { list: string }) => string> = {
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

export const waitsWords: Record<WaitsFor, () => string> = {
  office: m.standing_waits_office,
  committee: m.standing_waits_committee,
  applicant: m.standing_waits_you,
  nobody: m.standing_waits_nobody,
};

export function outcomeWords(outcome: ConductOutcome, day: string): string {
  const words: Record<ConductOutcome, string> = {
    closed: m.standing_outcome_closed(),
    warned: m.standing_outcome_warned(),
    suspended: m.standing_outcome_suspended({ day }),
    removed: m.standing_outcome_removed(),
  };
  return words[outcome];
}

const principles = new Map(conduct.parts[0]?.sections.map(({ id, title }) => [id, title]));

/** A principle's own heading in the code of conduct. */
export function principleTitle(id: Principle | (string & {})): Translations | string {
  const title = principles.get(id);
  return typeof title === 'object' ? (title as Translations) : (title ?? id);
}

export const conductVersion = conduct.version;
