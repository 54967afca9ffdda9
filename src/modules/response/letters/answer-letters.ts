import * as m from '#messages/all.ts';
import { CODE_MINUTES } from '#modules/codes/rules/policies.ts';
import { isText, signature, text } from '#modules/response/letters.ts';
import { type Envelope, type LetterBlock, letter, moment } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { responseKindWords } from '../contract/kind-words.ts';
import type { ResponseKind } from '../rules/words.ts';
import type { ResponseLine } from './words.ts';

/** The one-time code. It says what it opens, so that nobody is talked into reading it out. */
export function codeLetter(
  to: Envelope,
  { digits, reference }: { digits: string; reference: string },
): Mail {
  const said = codeSaid(digits, reference);
  if (isText(to)) return text(to, [said, m.notice_code_never()]);
  return letter(to, {
    subject: m.notice_code_subject({ reference }),
    blocks: [
      { text: said },
      { rows: [[m.mail_code_label(), digits]] },
      { text: m.notice_code_never() },
    ],
    signature: signature(to),
  });
}

function codeSaid(digits: string, reference: string): string {
  return m.notice_code_text({
    code: digits,
    name: institution.name,
    reference,
    minutes: CODE_MINUTES,
  });
}

export type ReceiptLetter = {
  kind: ResponseKind;
  number: string;
  at: Date;
  hash: string;
  isLate: boolean;
  lines: readonly ResponseLine[];
  follows: readonly string[];
  reference: string;
};

/** What they sent, word for word, with the number, the time and the hash that prove it. */
export function receiptLetter(
  to: Envelope,
  { kind, number, at, hash, isLate, lines, follows, reference }: ReceiptLetter,
): Mail {
  const what = responseKindWords[kind]();
  if (isText(to))
    return text(to, [
      m.notice_receipt_text({ what, number, when: moment(at), name: institution.name }),
    ]);
  const late: LetterBlock[] = isLate ? [{ text: m.notice_receipt_late() }] : [];
  return letter(to, {
    subject: m.notice_receipt_subject({ what, reference }),
    blocks: [
      { text: m.notice_receipt_intro({ what }) },
      ...late,
      {
        rows: [
          [m.notice_receipt_number(), number] as const,
          [m.notice_receipt_at(), moment(at)] as const,
          [m.notice_receipt_hash(), hash] as const,
        ],
      },
      { rows: lines.map(({ label, value }) => [label, value] as const) },
      ...follows.map((said) => ({ text: said })),
      { text: m.notice_receipt_told() },
    ],
    signature: signature(to),
  });
}

export type ResponseLetter = {
  kind: ResponseKind;
  who: string;
  at: Date;
  reference: string;
  link: string;
  lines: readonly ResponseLine[];
  follows: readonly string[];
};

/** To the other side: what came, in its own words as far as that side reads it, and where it is answered. */
export function responseLetter(
  to: Envelope,
  { kind, who, at, reference, link, lines, follows }: ResponseLetter,
): Mail {
  const what = responseKindWords[kind]();
  const isOffer = kind === 'offer';
  return letter(to, {
    subject: m.notice_told_subject({ what, reference }),
    blocks: [
      { text: m.notice_told_said({ what, who, reference, when: moment(at) }) },
      ...(lines.length > 0
        ? [{ rows: lines.map(({ label, value }) => [label, value] as const) }]
        : []),
      ...follows.map((said) => ({ text: said })),
      ...(isOffer ? [{ text: m.notice_told_offer() }] : []),
      {
        link: isOffer ? `${link}#offers` : link,
        words: isOffer ? m.notice_told_offer_link() : m.notice_told_link(),
      },
    ],
    signature: signature(to),
  });
}
