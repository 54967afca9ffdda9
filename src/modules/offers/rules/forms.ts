import { funded } from '#modules/disputes/rules/machine/funding.ts';
import { TERMS } from '#modules/disputes/rules/machine/guards.ts';

/** What a settlement is in law: a contract, a settlement agreement that whoever led the talks authenticates, or an award on agreed terms. */
export const FORMS = ['contract', 'conciliation', 'mediation', 'award'] as const;
export type SettlementForm = (typeof FORMS)[number];

/**
 * The form that the law has where a dispute stands: ss. 73 and 74 of the ACA with a conciliator, and by the parties' agreement with a
 * mediator as long as the Mediation Act's own sections are not in force (law and lifecycle 6.6); s. 30 with a tribunal. Nobody puts their
 * name to anything while a court has stayed the proceedings (6.8, I3).
 */
export function formIn(state: string): SettlementForm {
  if (state === 'con_active') return 'conciliation';
  if (state === 'med_active') return 'mediation';
  return funded.some((one) => one === state) ? 'award' : 'contract';
}

/** Whether all have signed and somebody has yet to put their name to it. */
export function isWaiting(state: string): boolean {
  return TERMS.some((one) => one === state);
}
