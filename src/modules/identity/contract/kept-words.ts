import * as m from '#messages/all.ts';
import type { KeptByLaw } from '../rules/erasure.ts';

/** Why each thing stays: on the page before they ask, and in the last letter. */
export const keptWords: Record<KeptByLaw, () => string> = {
  record: m.mydata_kept_record,
  logs: m.mydata_kept_logs,
  dispute: m.mydata_kept_dispute,
  claims: m.mydata_kept_claims,
  service: m.mydata_kept_service,
  invoices: m.mydata_kept_invoices,
  enquiry: m.mydata_kept_enquiry,
  panel: m.mydata_kept_panel,
  notice: m.mydata_kept_notice,
};
