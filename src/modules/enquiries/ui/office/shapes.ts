import type { OutputOf } from '#kernel/endpoint.ts';
import type { enquiryQueue } from '../../contract/queue.ts';
import type { enquiryDetail } from '../../contract/work.ts';
import type { Verdict } from './acts.ts';

// What the server tells these screens.

export type Queue = OutputOf<typeof enquiryQueue>;
export type QueueRow = Queue['rows'][number];
export type Enquiry = OutputOf<typeof enquiryDetail>;
export type EnquiryFormProps = { enquiry: Enquiry; verdict: Verdict | undefined };
