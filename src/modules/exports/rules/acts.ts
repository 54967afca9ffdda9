/** What the record says was done with archives that people take along. */
export const exportsActs = [
  'export.asked',
  'export.ready',
  'export.taken',
  'export.ended',
] as const;

export type ExportsAct = (typeof exportsActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    exports: ExportsAct;
  }
}
