import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import { type Interest, interestInWords } from '../contract/interest-words.ts';
import { type LimitationSummary, limitationLines } from '../contract/limitation-words.ts';
import {
  actingLines,
  type RequestedTerms,
  requestedTermsLines,
  signedLines,
} from '../contract/terms-words.ts';
import type { AppointmentBasis } from '../rules/words.ts';

export type RequestedClaim = Interest & { head: string; amount: bigint };

/** The request as it was signed: what is served is what was filed, and nothing of it is left out. */
export type RequestContent = {
  reference: string;
  filedOn: Day;
  terms: RequestedTerms;
  claimants: readonly string[];
  respondents: readonly string[];
  /** On which footing the registrar let an arbitration go out; null for what is no request under section 21. */
  basis: AppointmentBasis | null;
  title: string;
  facts: string;
  relief: string;
  limitation: LimitationSummary;
  currency: string;
  /** In words, with its currency; empty where nothing but an act is asked for. */
  sum: string;
  heads: readonly RequestedClaim[];
  agreement: { clause: string; page: string; agreedOn: Day | null; version: string } | null;
  papers: readonly { title: string; sha256: string }[];
  /** SHA-256 of what was filed. */
  hash: string;
};

export function requestParts(request: RequestContent): DocumentPart[] {
  return [
    { heading: m.request_paper_title() },
    ...(request.basis === null ? [] : [{ text: m.request_paper_section_21() }]),
    { rows: headRows(request) },
    { heading: m.notice_they_say() },
    { text: m.notice_they_say_note() },
    { strong: request.title },
    { text: request.facts },
    ...askedParts(request),
    ...rowsUnder(
      m.case_limitation(),
      limitationLines(request.limitation).map(({ label, value }) => [label, value] as const),
    ),
    ...agreementParts(request),
    ...papersParts(request),
  ];
}

function headRows({
  reference,
  filedOn,
  terms,
  claimants,
  respondents,
  basis,
  hash,
}: RequestContent): [string, string][] {
  const rows = (lines: { label: string; value: string }[]) =>
    lines.map(({ label, value }): [string, string] => [label, value]);
  return [
    [m.request_paper_reference(), reference],
    [m.request_paper_filed(), dayInWords(filedOn)],
    ...rows(signedLines(terms)),
    [m.request_paper_claimants(), claimants.join('; ')],
    ...rows(actingLines(terms)),
    [m.request_paper_respondents(), respondents.join('; ')],
    ...rows(requestedTermsLines(terms)),
    ...(basis === null
      ? []
      : [[m.request_paper_basis(), basisSaid[basis]()] satisfies [string, string]]),
    [m.request_paper_hash(), hash],
  ];
}

/** The registrar's footing in the reader's words (law and lifecycle 3.3). */
const basisSaid: Record<AppointmentBasis, () => string> = {
  A: m.request_paper_basis_a,
  B: m.request_paper_basis_b,
  C: m.request_paper_basis_c,
  none: m.request_paper_basis_none,
};

function askedParts({ heads, currency, sum, relief }: RequestContent): DocumentPart[] {
  const rows = heads.map(
    (one) =>
      [
        one.head,
        [moneyInWords({ amount: one.amount, currency }), interestInWords(one)]
          .filter(Boolean)
          .join(', '),
      ] as const,
  );
  const total = heads.length > 1 ? [[m.notice_total(), sum] as const] : [];
  const asked = [...rows, ...total, ...(relief === '' ? [] : [[m.case_relief(), relief] as const])];
  return rowsUnder(m.notice_they_claim(), asked);
}

function agreementParts({ agreement }: RequestContent): DocumentPart[] {
  if (!agreement?.clause) return [];
  const { clause, page, agreedOn, version } = agreement;
  const rows = [
    ...(page === '' ? [] : [[m.request_paper_page(), page] as const]),
    ...(agreedOn === null ? [] : [[m.request_paper_agreed_on(), dayInWords(agreedOn)] as const]),
    ...(version === '' ? [] : [[m.request_paper_version(), version] as const]),
  ];
  return [
    { heading: m.notice_agreement() },
    { text: clause },
    ...(rows.length > 0 ? [{ rows }] : []),
  ];
}

/** Each paper by its name and how its fingerprint begins, so that what is sent on later is known to be the same. */
function papersParts({ papers }: RequestContent): DocumentPart[] {
  if (papers.length === 0)
    return [{ heading: m.request_paper_papers() }, { text: m.request_paper_papers_none() }];
  return [
    { heading: m.request_paper_papers() },
    {
      list: papers.map(({ title, sha256 }) =>
        m.request_paper_paper({ title, start: sha256.slice(0, 16) }),
      ),
    },
    { text: m.request_paper_papers_read() },
  ];
}

function rowsUnder(heading: string, rows: (readonly [string, string])[]): DocumentPart[] {
  return rows.length === 0 ? [] : [{ heading }, { rows }];
}
