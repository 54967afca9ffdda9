import type { Language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { signerInWords } from '#modules/disputes/contract/document-words.ts';
import { moment } from '#platform/mail/letter.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import { responseKindWords } from '../contract/kind-words.ts';
import type { ResponseForm } from '../rules/content.ts';
import type { ResponseDocumentKind } from '../rules/words.ts';
import { linesOf, type ResponseLine } from './words.ts';

/** What a respondent sent, as it is printed: the stamp's number and the signer stand in the row of the document too. */
export type ResponseContent = {
  kind: ResponseDocumentKind;
  content: ResponseForm;
  currency: string;
  reference: string;
  number: string;
  at: Date;
  party: string;
  signer: string;
  hash: string;
  isLate: boolean;
  /** In which language they wrote. */
  language: Language;
  costs: readonly ResponseLine[];
};

export function responseDocumentTitle({
  kind,
  number,
}: Pick<ResponseContent, 'kind' | 'number'>): string {
  return `${responseKindWords[kind]()}, ${number}`;
}

const rowsOf = (lines: readonly ResponseLine[]) =>
  lines.map(({ label, value }) => [label, value] as const);

/** In their own language, whole: who says what, when it came, and every word as they sent it. */
export function responseDocumentParts(answered: ResponseContent): DocumentPart[] {
  const { kind, content, currency, reference, number, at, party, signer, hash, isLate, costs } =
    answered;
  return [
    {
      rows: [
        [m.notice_paper_case(), reference],
        [m.notice_receipt_number(), number],
        [m.notice_receipt_at(), moment(at)],
        [m.notice_paper_from(), party],
        [m.notice_paper_signer(), signerInWords(signer)],
        [m.notice_receipt_hash(), hash],
      ],
    },
    ...(kind === 'offer' ? [{ notice: m.notice_paper_without_prejudice() }] : []),
    ...(isLate ? [{ text: m.notice_receipt_late() }] : []),
    { heading: responseKindWords[kind]() },
    { rows: rowsOf(linesOf(kind, content, currency)) },
    ...(costs.length > 0 ? [{ heading: m.notice_costs() }, { rows: rowsOf(costs) }] : []),
    { text: m.notice_paper_as_sent() },
  ];
}

/** For whoever reads no Hindi or Marathi: what it is and what was chosen, in English. Their own words are not translated. */
export function englishFrame({
  kind,
  content,
  currency,
  reference,
  number,
  at,
  party,
  language,
}: ResponseContent): DocumentPart[] {
  const chosen = { ...content, words: '', heads: [], files: [], name: '' };
  const section: DocumentPart[] = [
    { heading: m.notice_paper_english() },
    {
      text: m.notice_paper_english_words({
        language: language === 'hi' ? m.notice_language_hi() : m.notice_language_mr(),
      }),
    },
    ...(kind === 'offer' ? [{ notice: m.notice_paper_without_prejudice() }] : []),
    {
      rows: [
        [m.notice_paper_case(), reference],
        [m.notice_paper_what(), responseKindWords[kind]()],
        [m.notice_receipt_number(), number],
        [m.notice_receipt_at(), moment(at)],
        [m.notice_paper_from(), party],
        ...rowsOf(linesOf(kind, chosen, currency)),
      ],
    },
  ];
  return [{ section, language: 'en-IN' }];
}
