/** Where documents are kept, each with rows of its own that name them. */
export const HOLDINGS = ['panel', 'disputes', 'filing-batches', 'uploads'] as const;
export type HoldingName = (typeof HOLDINGS)[number];

/** What can be wrong with a document that was kept. */
export const DOCUMENT_FAULTS = [
  'gone',
  'not_ours',
  'other_key',
  'changed',
  'other_content',
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];
