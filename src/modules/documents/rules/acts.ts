/** What the record says was done with papers of the record. */
export const documentsActs = [
  'exhibit.filed',
  'exhibit.struck',
  'exhibit.answered',
  'exhibit.seal_asked',
  'exhibit.seal_declined',
  'exhibit.sealed',
  'exhibit.unsealed',
] as const;

export type DocumentsAct = (typeof documentsActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    documents: DocumentsAct;
  }
}
