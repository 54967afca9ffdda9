/** What the record says was done about packages: that something was said, and of its content nothing. */
export const packagesActs = [
  'packages.list_proposed',
  'packages.list_agreed',
  'packages.given',
  'packages.computed',
  'packages.suggested',
  'packages.suggestion_accepted',
  'packages.answered',
  'packages.ended',
  'packages.things_listed',
  'packages.things_agreed',
  'packages.points_shared',
  'packages.divided',
  'packages.division_answered',
  'packages.division_ended',
] as const;

export type PackagesAct = (typeof packagesActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    packages: PackagesAct;
  }
}
