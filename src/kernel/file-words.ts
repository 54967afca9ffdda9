/** What is shown of a file in a page of ours: words alone, in their order, and nothing that a browser could run or fetch. */
export const FILE_BLOCKS = [
  'heading',
  'text',
  'item',
  'table',
  'from',
  'to',
  'cc',
  'date',
  'subject',
  'attachment',
] as const;
export type FileBlock = {
  kind: (typeof FILE_BLOCKS)[number];
  words: string;
  /** Of a table alone, whose name its words are. */
  rows: string[][];
};

/** `isCut`: there is more of it than is shown. */
export type FileWords = { blocks: FileBlock[]; isCut: boolean };
