/** What the record says of the performance of a settlement: that something was said, and of its figures nothing. */
export const performanceActs = [
  'performance.stated',
  'performance.answered',
  'performance.withdrawn',
  'performance.ahead',
  'performance.late',
  'performance.stands',
  'performance.registration_near',
  'performance.registered',
  'performance.default_certified',
  'performance.performed_certified',
] as const;

export type PerformanceAct = (typeof performanceActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    performance: PerformanceAct;
  }
}
