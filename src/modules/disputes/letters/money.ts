import { inRupees, moneyInFull } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Paise } from '#modules/fees/rules/money.ts';
import { type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';

/** A bill: what is asked for, by when, and every way to pay it. */
export type InvoiceLetter = {
  disputeId: string;
  /** The dispute's own, and the one that a transfer bears. */
  reference: string;
  transfer: string;
  number: string;
  due: Paise;
  dueOn: string;
  account: readonly string[];
  upi: string | null;
};

const signature = ({ publicUrl }: Envelope) =>
  m.mail_sent_by({ name: institution.name, site: publicUrl });
const billOf = ({ publicUrl }: Envelope, disputeId: string) =>
  `${publicUrl}${here(`/cases/${disputeId}/costs`)}`;

export function billedLetter(
  to: Envelope,
  { disputeId, reference, transfer, number, due, dueOn, account, upi }: InvoiceLetter,
): Mail {
  const [sum, day] = [moneyInFull(inRupees(due)), dayInWords(dueOn)];
  return letter(to, {
    subject: m.mail_dispute_billed_subject({ reference, sum, day }),
    blocks: [
      { text: m.mail_dispute_billed({ number, reference, sum, day }) },
      {
        rows: [
          [m.mail_dispute_pay_sum(), sum] as const,
          [m.mail_dispute_pay_by(), day] as const,
          [m.mail_dispute_pay_reference(), transfer] as const,
          ...(account.length > 0
            ? [[m.mail_dispute_pay_account(), account.join(', ')] as const]
            : []),
          ...(upi ? [[m.mail_dispute_pay_upi(), upi] as const] : []),
        ],
      },
      { text: m.fee_waiver() },
      { link: billOf(to, disputeId), words: m.mail_dispute_pay_open() },
    ],
    signature: signature(to),
  });
}

export type PaymentLetter = Pick<
  InvoiceLetter,
  'disputeId' | 'reference' | 'number' | 'due' | 'dueOn'
> & {
  paid: Paise;
};

function restInWords({ due, dueOn }: Pick<PaymentLetter, 'due' | 'dueOn'>): string {
  return due > 0n
    ? m.mail_dispute_paid_rest({ sum: moneyInFull(inRupees(due)), day: dayInWords(dueOn) })
    : m.mail_dispute_paid_all();
}

/** What came in, and what is left of it to pay. */
export function paidLetter(
  to: Envelope,
  { disputeId, reference, number, due, dueOn, paid }: PaymentLetter,
): Mail {
  const sum = moneyInFull(inRupees(paid));
  const rest = restInWords({ due, dueOn });
  return letter(to, {
    subject: m.mail_dispute_paid_subject({ reference, sum }),
    blocks: [
      { text: `${m.mail_dispute_paid({ sum, number, reference })} ${rest}` },
      { link: billOf(to, disputeId), words: m.mail_dispute_pay_open() },
    ],
    signature: signature(to),
  });
}
