import * as m from '#messages/all.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { Check, CheckSource } from '../../rules/checklist.ts';
import type { ListingState, WaitsFor } from '../../rules/empanelment.ts';
import type { ConductOutcome } from '../../rules/proceeding.ts';

export const checkWords: Record<Check, () => string> = {
  identity: m.office_panel_check_identity,
  qualification: m.office_panel_check_qualification,
  certificate: m.office_panel_check_certificate,
  address: m.office_panel_check_address,
  references: m.office_panel_check_references,
};

export const sourceWords: Record<CheckSource, () => string> = {
  document: m.office_panel_source_document,
  register: m.office_panel_source_register,
  video_call: m.office_panel_source_video_call,
  referee: m.office_panel_source_referee,
  in_person: m.office_panel_source_in_person,
};

export const outcomeNames: Record<ConductOutcome, () => string> = {
  closed: m.office_panel_outcome_closed,
  warned: m.office_panel_outcome_warned,
  suspended: m.office_panel_outcome_suspended,
  removed: m.office_panel_outcome_removed,
};

export const stateTones: Record<ListingState, Tone> = {
  applied: 'info',
  documents_checked: 'info',
  verified: 'info',
  trial_list: 'warn',
  active: 'good',
  on_leave: 'plain',
  suspended: 'warn',
  removed: 'bad',
  declined: 'bad',
  withdrawn: 'plain',
};

export const waitsNames: Record<WaitsFor, () => string> = {
  office: m.office_panel_waits_office,
  committee: m.office_panel_waits_committee,
  applicant: m.office_panel_waits_applicant,
  nobody: m.office_panel_waits_nobody,
};

export const moveWords: Record<
  'check_documents' | 'suspend' | 'reinstate' | 'reconsider',
  () => string
> = {
  check_documents: m.office_panel_move_check_documents,
  suspend: m.office_panel_move_suspend,
  reinstate: m.office_panel_move_reinstate,
  reconsider: m.office_panel_move_reconsider,
};

export type OfficeMove = keyof typeof moveWords;

export function isOfficeMove(move: string): move is OfficeMove {
  return move in moveWords;
}
