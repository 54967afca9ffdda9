import type { OutputOf } from '#kernel/endpoint.ts';
import type { officeService } from '../../contract/office.ts';

/** The ledger as the API gives it to the office. */
export type Ledger = OutputOf<typeof officeService>;
export type Party = Ledger['parties'][number];
export type Recipient = Party['recipients'][number];
export type Attempt = Recipient['attempts'][number];
