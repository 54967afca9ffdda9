import type { Day } from '#kernel/dates.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { moneyInWords } from '#kernel/money.ts';
import * as m from '#messages/all.ts';
import { type Interest, interestSaid } from '../contract/interest-words.ts';
import { type LimitationTold, limitationLines } from '../contract/limitation-words.ts';
import type { Basis } from '../rules/words.ts';
import type { NoticePart } from './notice-part.ts';

export type RequestedHead = Interest & { head: string; amount: bigint };

/** The request as it was signed: what is served is what was filed, and nothing of it is left out. */
export type Requested = {
  reference: string;
  filedOn: Day;
  /** Who signed it, and as what; empty for what was filed before this was kept. */
  signed: { name: string; capacity: string };
  claimants: readonly string[];
  respondents: readonly string[];
  /** Null for talks, which have none. */
  seat: string | null;
  /** On which footing the registrar let an arbitration go out; null for what is no request under section 21. */
  basis: Basis | null;
  title: string;
  facts: string;
  relief: string;
  limitation: LimitationTold;
  currency: string;
  /** In words, with its currency; empty where nothing but an act is asked for. */
  sum: string;
  heads: readonly RequestedHead[];
  agreement: { clause: string; page: string; agreedOn: Day | null; version: string } | null;
  papers: readonly { title: string; sha256: string }[];
  /** SHA-256 of what was filed. */
  hash: string;
};

export function requestParts(request: Requested): NoticePart[] {
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

function headRows({ reference, filedOn, signed, claimants, respondents, seat, basis, hash }: Requested): [string, string][] {
  return [
    [m.request_paper_reference(), reference],
    [m.request_paper_filed(), dayInWords(filedOn)],
    ...(signed.name === '' ? [] : [[m.request_paper_signed(), signedBy(signed)] satisfies [string, string]]),
    [m.request_paper_claimants(), claimants.join('; ')],
    [m.request_paper_respondents(), respondents.join('; ')],
    ...(seat === null ? [] : [[m.request_paper_seat(), seat] satisfies [string, string]]),
    ...(basis === null ? [] : [[m.request_paper_basis(), basisSaid[basis]()] satisfies [string, string]]),
    [m.request_paper_hash(), hash],
  ];
}

function signedBy({ name, capacity }: Requested['signed']): string {
  return capacity === '' ? name : `${name}, ${capacity}`;
}

/** The registrar's footing in the reader's words (law and lifecycle 3.3). */
const basisSaid: Record<Basis, () => string> = {
  A: m.request_paper_basis_a,
  B: m.request_paper_basis_b,
  C: m.request_paper_basis_c,
  none: m.request_paper_basis_none,
};

function askedParts({ heads, currency, sum, relief }: Requested): NoticePart[] {
  const rows = heads.map(
    (one) => [one.head, [moneyInWords({ amount: one.amount, currency }), interestSaid(one)].filter(Boolean).join(', ')] as const,
  );
  const total = heads.length > 1 ? [[m.notice_total(), sum] as const] : [];
  const asked = [...rows, ...total, ...(relief === '' ? [] : [[m.case_relief(), relief] as const])];
  return rowsUnder(m.notice_they_claim(), asked);
}

function agreementParts({ agreement }: Requested): NoticePart[] {
  if (!agreement?.clause) return [];
  const { clause, page, agreedOn, version } = agreement;
  const rows = [
    ...(page === '' ? [] : [[m.request_paper_page(), page] as const]),
    ...(agreedOn === null ? [] : [[m.request_paper_agreed_on(), dayInWords(agreedOn)] as const]),
    ...(version === '' ? [] : [[m.request_paper_version(), version] as const]),
  ];
  return [{ heading: m.notice_agreement() }, { text: clause }, ...(rows.length > 0 ? [{ rows }] : [])];
}

/** Each paper by its name and how its fingerprint begins, so that what is sent on later is known to be the same. */
function papersParts({ papers }: Requested): NoticePart[] {
  if (papers.length === 0) return [{ heading: m.request_paper_papers() }, { text: m.request_paper_papers_none() }];
  return [
    { heading: m.request_paper_papers() },
    { list: papers.map(({ title, sha256 }) => m.request_paper_paper({ title, start: sha256.slice(0, 16) })) },
    { text: m.request_paper_papers_read() },
  ];
}

function rowsUnder(heading: string, rows: (readonly [string, string])[]): NoticePart[] {
  return rows.length === 0 ? [] : [{ heading }, { rows }];
}
