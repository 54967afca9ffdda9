import { EVENT_TYPES, type EventType } from './machine.ts';

/** What the record says was done beside the moves of the table: about money, papers, limits and accounts. */
const besideMoves = [
  'dispute.billed',
  'dispute.paid',
  'dispute.document_issued',
  'dispute.document_opened',
  'dispute.reminded',
  'dispute.limit_missed',
  'dispute.account_erased',
  'dispute.account_returned',
  'dispute.tax_place_told',
  'dispute.person_invited',
  'dispute.invitation_accepted',
  'dispute.invitation_ended',
  'dispute.firm_named',
] as const;

export type MoveAct = `dispute.${EventType}`;
/** Each move is an act of the record by its own name. */
export const moveActs: readonly MoveAct[] = EVENT_TYPES.map((type) => `dispute.${type}` as const);
export const disputeActs = [...moveActs, ...besideMoves];
export type DisputeAct = (typeof disputeActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    disputes: DisputeAct;
  }
}
