import type { OutputOf } from '#kernel/endpoint.ts';
import type { recordOfPapers } from '../contract/papers.ts';
import type { uploadList } from '../contract/uploads.ts';
import type { onePaper } from '../contract/viewer.ts';

export type RecordOfPapers = OutputOf<typeof recordOfPapers>;
/** What a page of the record was asked for: its words, its issue, and what was ticked on other pages. */
export type RecordAsked = { words: string; issue: string; ticked: readonly string[] };
export type PaperLine = RecordOfPapers['papers'][number];
export type UploadLine = OutputOf<typeof uploadList>['uploads'][number];
export type OnePaper = OutputOf<typeof onePaper>;
