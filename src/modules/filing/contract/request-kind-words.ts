import * as m from '#messages/all.ts';
import type { RequestKind } from '#modules/disputes/rules/request-kind.ts';

type Said = Readonly<Record<RequestKind, () => string>>;

function ofTalks(
  says: (about: { process: string }) => string,
): Pick<Said, 'mediation' | 'conciliation'> {
  return {
    mediation: () => says({ process: m.filing_process_mediation() }),
    conciliation: () => says({ process: m.filing_process_conciliation() }),
  };
}

/** When what was filed begins in law; told with the receipt. */
export const beginnings: Said = {
  arbitration: m.filing_receipt_not_yet,
  invitation: m.filing_receipt_not_yet_invitation,
  ...ofTalks(m.filing_receipt_not_yet_talks),
};

/** What stops the time that the law gives for a claim, and what does not. */
export const stops: Said = {
  arbitration: m.filing_limit_receipt,
  invitation: m.filing_limit_invitation,
  ...ofTalks(m.filing_limit_talks),
};

/** What to do when that time is short: only a request for arbitration can still stop it here. */
export const urgencies: Readonly<
  Record<RequestKind, (about: { days: number; day: string }) => string>
> = {
  arbitration: m.filing_limit_urgent,
  invitation: m.filing_limit_urgent_court,
  mediation: m.filing_limit_urgent_court,
  conciliation: m.filing_limit_urgent_court,
};
