import type { OutputOf } from '#kernel/endpoint.ts';
import type { officeDispute, officeDisputes } from '../../contract/office.ts';

export type DisputeList = OutputOf<typeof officeDisputes>;
export type ListRow = DisputeList['rows'][number];
export type Dispute = OutputOf<typeof officeDispute>;
export type CheckRow = Dispute['checklist']['items'][number];

/** What came of a form: which one, what it was about, what to say, beside which field, and what was typed, which is never lost. */
export type Acted = {
  intent: string;
  about: string;
  problem: string | null;
  fields: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};
export type Part = { dispute: Dispute; acted: Acted | undefined };
