/**
 * What the record may say was done: a thing and what became of it, such as `invoice.issued`. Each module names its own acts in
 * its `rules/acts.ts` and adds them here by their type, so that an act that no module named does not compile.
 */
export interface ActNames {
  record: never;
}

export type ActName = ActNames[keyof ActNames];
