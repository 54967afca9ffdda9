// What a bank sends: rows of which each is a dispute, and papers that are papers.
import { csvRows } from '#platform/csv.ts';

export type BankRow = Record<string, string>;

/** A loan dispute that has everything; `at` makes it another. */
export function bankRow(at: number, change: BankRow = {}): BankRow {
  const number = String(at).padStart(6, '0');
  return {
    reference: `KB-${number}`,
    loan_number: `LN ${number}`,
    facts: `The borrower of loan ${number} has paid no instalment since April 2026, though reminded three times in writing.`,
    relief: 'Payment of the sum with interest and costs.',
    cause_on: '2026-04-05',
    respondent_name: `Borrower Number${at}`,
    respondent_kind: 'person',
    respondent_language: 'mr',
    respondent_email: `borrower${at}@example.org`,
    respondent_email_designated_in: 'Loan agreement, clause 14, page 6',
    respondent_mobile: `+9198${String(at % 100_000_000).padStart(8, '0')}`,
    respondent_address: `${at} Hill Road, Bandra, Mumbai 400050`,
    claim_1_head: 'Principal',
    claim_1_amount: `${100_000 + at}.50`,
    claim_2_head: 'Interest until the filing',
    claim_2_amount: '14250',
    interest_basis: 'contract',
    interest_rate: '18',
    interest_from: '2026-04-05',
    agreement_clause:
      'Any dispute arising out of this agreement shall be referred to arbitration administered by MUNCH at Mumbai.',
    agreement_page: '6',
    agreement_date: '2024-03-01',
    agreement_version: 'Standard terms of January 2024',
    agreement_proposed_by: 'claimant',
    agreement_names_institution: 'yes',
    ...change,
  };
}

export function csvOf(rows: readonly BankRow[]): Buffer {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Buffer.from(
    csvRows([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]),
  );
}

/** A PDF that is one by its beginning and its end. */
export function pdfOf(words: string, size = 200): Buffer {
  return Buffer.from(`%PDF-1.7\n%${words}\n${'x'.repeat(size)}\n%%EOF\n`);
}
