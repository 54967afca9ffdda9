import { CSV_START, csvRows } from '#platform/csv.ts';
import { templateColumns } from '../rules/bulk-template.ts';

const EXAMPLE: Readonly<Record<string, string>> = {
  reference: 'KB-2026-0001',
  loan_number: 'LN 4471',
  process: 'arbitration',
  track: 'online',
  sector: 'loan-disputes',
  seat: 'Mumbai',
  language: 'mr',
  arbitrators: '1',
  facts: 'The borrower has paid no instalment since April 2026.',
  relief: 'Payment of the sum with interest.',
  cause_on: '2026-04-05',
  transaction: 'loan',
  paid_on: '2026-06-01',
  lender_is_bank: 'no',
  consumer: 'no',
  respondent_name: 'Asha Borrower',
  respondent_kind: 'person',
  respondent_language: 'mr',
  respondent_email: 'asha@example.org',
  respondent_email_designated_in: 'Loan agreement, clause 14, page 6',
  respondent_mobile: '9812345678',
  respondent_address: '7 Hill Road, Bandra, Mumbai 400050',
  claim_1_head: 'Principal',
  claim_1_amount: '125000.50',
  claim_2_head: 'Interest until the filing',
  claim_2_amount: '14250',
  currency: 'INR',
  interest_basis: 'contract',
  interest_rate: '18',
  interest_from: '2026-04-05',
  agreement_clause: 'Any dispute shall be referred to arbitration by MUNCH.',
  agreement_file: 'LN-4471-agreement.pdf',
  agreement_page: '6',
  agreement_date: '2024-03-01',
  agreement_version: 'Standard terms of January 2024',
  agreement_proposed_by: 'claimant',
  agreement_names_institution: 'yes',
  papers: 'LN-4471-statement.pdf; LN-4471-demand.pdf',
};

/** The head of the CSV, and one row to be written over. */
export function templateFile(): string {
  const columns = templateColumns();
  return CSV_START + csvRows([columns, columns.map((name) => EXAMPLE[name] ?? '')]);
}
