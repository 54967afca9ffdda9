import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { officeDispute, officeDisputes } from '../../contract/office.ts';

export type DisputeList = OutputOf<typeof officeDisputes>;
export type ListRow = DisputeList['rows'][number];
export type Dispute = OutputOf<typeof officeDispute>;
export type CheckRow = Dispute['checklist']['items'][number];

export type Part = { dispute: Dispute; acted: Submission | undefined };
