/** What the record says was done: proofs of service and what was done about them. */
export const serviceActs = [
  'service.proof_brought',
  'service.proof_judged',
  'service.inquiry_noted',
  'service.sent_again',
  'service.carried_out',
  'service.certified',
] as const;

export type ServiceAct = (typeof serviceActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    service: ServiceAct;
  }
}
