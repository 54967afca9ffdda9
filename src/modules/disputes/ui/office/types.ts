import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { officeDispute, officeDisputes } from '../../contract/office.ts';

export type DisputeList = OutputOf<typeof officeDisputes>;
export type OfficeListRow = DisputeList['rows'][number];
export type OfficeDisputeView = OutputOf<typeof officeDispute>;
export type ChecklistItem = OfficeDisputeView['checklist']['items'][number];

export type OfficeCardProps = { dispute: OfficeDisputeView; acted: Submission | undefined };
