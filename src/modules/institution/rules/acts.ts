/** What the record says was done: what the office settled for itself. */
export const institutionActs = [
  'setting.drawn',
  'setting.withdrawn',
  'setting.in_force',
  'letter.retried',
  'job.retried',
  'job.discarded',
  'data.deleted',
] as const;

export type InstitutionAct = (typeof institutionActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    institution: InstitutionAct;
  }
}
