import { moneyInWords, rateInWords, readMoney } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { latinDigits } from '#kernel/digits.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { FiledClaim } from '#modules/disputes/rules/filed-claims.ts';
import {
  causeWords,
  groundWords,
  offerShapeWords,
  partOfDayWords,
  reasonWords,
  spokenWords,
  stanceWords,
} from '../contract/choice-words.ts';
import { counterclaims, instalments, NO_HEAD, type ResponseForm } from '../rules/content.ts';
import type { ResponseKind } from '../rules/words.ts';

/** A choice in words; what is none, such as an empty one, stays as it was typed. */
const chosen = (from: Readonly<Record<string, () => string>>, value: string): string =>
  named(from, value)?.() ?? value;

export type ResponseLine = { label: string; value: string };

/** What somebody filled in, for their review, their receipt, the other side and the officer: labels and values, in their order. */
export function linesOf(
  kind: ResponseKind,
  content: ResponseForm,
  currency: string,
): ResponseLine[] {
  const {
    stance,
    shape,
    reason,
    day,
    part,
    phone,
    days,
    name,
    capacity = '',
    agrees,
    firstOn,
    words,
    files,
  } = content;
  return [
    ...line(m.notice_line_stance(), chosen(stanceWords, stance)),
    ...line(
      m.notice_label_grounds(),
      content.grounds.map((one) => chosen(groundWords, one)).join('; '),
    ),
    ...line(m.notice_label_shape(), chosen(offerShapeWords, shape)),
    ...line(m.notice_label_amount(), sumOf(content.amount, currency)),
    ...line(m.notice_label_count(), shape === 'instalments' ? inParts(content, currency) : ''),
    ...line(m.notice_label_first_on(), firstOn && dayInWords(firstOn)),
    ...content.heads.flatMap((head) =>
      line(head.head, [sumOf(head.amount, currency), interestOf(head)].filter(Boolean).join(', ')),
    ),
    ...line(
      kind === 'reopening' ? m.notice_label_cause() : m.notice_label_reason(),
      chosen(kind === 'reopening' ? causeWords : reasonWords, reason),
    ),
    ...line(m.notice_label_days(), days),
    ...line(m.notice_label_day(), day && dayInWords(day)),
    ...line(m.notice_label_part(), chosen(partOfDayWords, part)),
    ...line(m.notice_label_phone(), phone),
    ...line(m.notice_label_language(), chosen(spokenWords, content.language)),
    ...line(m.notice_label_words(), words),
    ...line(m.notice_label_agrees(), agrees ? agreedTo(kind) : ''),
    ...line(m.notice_label_name(), name),
    ...line(m.notice_label_capacity(), capacity),
    ...line(m.notice_label_files(), files.map(({ title }) => title).join('; ')),
  ];
}

export function line(label: string, value: string): ResponseLine[] {
  return value === '' ? [] : [{ label, value }];
}

function sumOf(amount: string, currency: string): string {
  const minor = readMoney(amount, currency);
  return minor === null ? amount : moneyInWords({ amount: minor, currency });
}

/** As a claim's interest is told: on which footing, at which rate, from which day. */
function interestOf({
  interestBasis,
  interestRate,
  interestFrom,
}: ResponseForm['heads'][number]): string {
  const [footing] = counterclaims(
    [{ ...NO_HEAD, interestBasis, interestRate, interestFrom }],
    'INR',
  );
  if (!footing || footing.interestBasis === '') return '';
  const rate = rateInWords(footing.interestRate ?? 0);
  const said = basisInWords(rate, footing.interestBasis);
  return footing.interestFrom
    ? `${said} (${m.filing_interest_from()}: ${dayInWords(footing.interestFrom)})`
    : said;
}

function basisInWords(rate: string, basis: Exclude<FiledClaim['interestBasis'], ''>): string {
  return {
    contract: () => m.case_interest_contract({ rate }),
    statute: m.case_interest_statute,
    discretion: m.case_interest_discretion,
  }[basis]();
}

function inParts({ amount, count }: ResponseForm, currency: string): string {
  const [minor, parts] = [readMoney(amount, currency), Number(latinDigits(count))];
  if (minor === null || !Number.isInteger(parts) || parts < 1) return count;
  const { each, last } = instalments(minor, parts);
  const said = { count: parts, each: moneyInWords({ amount: each, currency }) };
  return last === each
    ? m.notice_instalments(said)
    : m.notice_instalments_uneven({ ...said, last: moneyInWords({ amount: last, currency }) });
}

function agreedTo(kind: ResponseKind): string {
  if (kind === 'fast_track') return m.notice_agree_fast_track();
  if (kind === 'withdrawal_consent') return m.notice_agree_withdrawal();
  if (kind === 'leaving') return m.notice_agree_leaving();
  return kind === 'agreement' ? m.notice_agree_arbitration() : m.notice_agree_talks();
}
