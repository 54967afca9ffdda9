import type { OutputOf } from '#kernel/endpoint.ts';
import type { officeApplication } from '../../contract/office.ts';

/** One application as the API gives it to the office. */
export type OfficeApplicationView = OutputOf<typeof officeApplication>;
