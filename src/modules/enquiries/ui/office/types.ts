import type { OutputOf } from '#kernel/endpoint.ts';
import type { enquiryDetail } from '../../contract/enquiry-detail.ts';
import type { enquiryQueue } from '../../contract/queue.ts';
import type { WorkFormOutcome } from './form-actions.ts';

// What the server tells these screens.

export type EnquiryQueue = OutputOf<typeof enquiryQueue>;
export type EnquiryListRow = EnquiryQueue['rows'][number];
export type Enquiry = OutputOf<typeof enquiryDetail>;
export type EnquiryFormProps = { enquiry: Enquiry; verdict: WorkFormOutcome | undefined };
