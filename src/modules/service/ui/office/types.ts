import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { officeService } from '../../contract/office.ts';

/** The ledger as the API gives it to the office. */
export type ServiceLedger = OutputOf<typeof officeService>;
export type LedgerParty = ServiceLedger['parties'][number];
/** What the parts of one party's ledger are drawn with. */
export type LedgerPartyProps = { party: LedgerParty; acted: Submission | undefined };
export type Recipient = LedgerParty['recipients'][number];
export type LedgerAttempt = Recipient['attempts'][number];
