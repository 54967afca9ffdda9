// The file of a payout as banks take it for many transfers at once: one line a transfer, in the usual columns of NEFT and RTGS.
import { type Paise, rupees } from './money.ts';

export type PayoutTransfer = {
  id: string;
  holder: string;
  account: string;
  ifsc: string;
  amount: Paise;
  remark: string;
};

/** The Reserve Bank lets RTGS begin at two lakh; below it is NEFT. */
const RTGS_FROM = rupees(200_000);

export const PAYOUT_COLUMNS = [
  'Payment mode',
  'Beneficiary name',
  'Beneficiary account number',
  'IFSC',
  'Amount',
  'Remarks',
  'Our reference',
] as const;

/** Rupees with two decimals and no grouping, as banks read them. */
const inDigits = (amount: Paise) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** Letters and digits alone, for banks refuse a line with others. */
const plain = (text: string, most: number) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most);

export function payoutRows(transfers: readonly PayoutTransfer[]): string[][] {
  return [
    [...PAYOUT_COLUMNS],
    ...transfers.map(({ id, holder, account, ifsc, amount, remark }) => [
      amount >= RTGS_FROM ? 'RTGS' : 'NEFT',
      plain(holder, 40),
      account,
      ifsc,
      inDigits(amount),
      plain(remark, 30),
      id.replaceAll('-', '').slice(0, 32),
    ]),
  ];
}
