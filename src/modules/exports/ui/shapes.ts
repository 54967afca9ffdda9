import type { OutputOf } from '#kernel/endpoint.ts';
import type { disputeExport } from '../contract.ts';

export type ArchiveShownView = OutputOf<typeof disputeExport>['archive'];
