/** What the record says of what was made of papers: whoever asked for it is told. */
export const bundlesActs = ['bundle.made', 'bundle.failed'] as const;

export type BundlesAct = (typeof bundlesActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    bundles: BundlesAct;
  }
}
