export const SEARCH_KINDS = [
  'request',
  'person',
  'event',
  'order',
  'paper',
  'message',
  'meeting',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const SEARCH_SIDES = ['claimant', 'respondent', 'institution'] as const;
export type SearchSide = (typeof SEARCH_SIDES)[number];
