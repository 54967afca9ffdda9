import { actsOfChains, type HashedLink } from '#modules/record/actions.ts';
import type { RecordFinding, RecordFindings } from '#modules/record/rules/findings.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { invoiceFingerprint } from '../rules/invoice-fingerprint.ts';
import type { LedgerPosting } from '../rules/ledger.ts';
import type { Paise } from '../rules/money.ts';
import { bankReference } from '../rules/numbers.ts';
import { amountOf, balancesOf, type CashAccount, invoiceBy } from '../rules/replay.ts';
import { type listInvoicesAfter, listLedgerBalances, listUneven } from '../store/verification.ts';

/** What acts say was allotted, credited and refunded, by the rows that say it again. */
export type Told = {
  allotted: Map<string, Paise>;
  credited: Map<string, Paise>;
  refunds: Map<string, string>;
};

type Invoices = {
  portion: Awaited<ReturnType<typeof listInvoicesAfter>>;
  sentFrom: (id: string) => CashAccount;
};

export async function compareInvoices(
  db: Db,
  books: Books,
  { portion, sentFrom }: Invoices,
): Promise<void> {
  const acts = await actsOfChains(
    db,
    portion.map(({ row }) => `invoice:${row.id}`),
  );
  for (const { row, lines } of portion) {
    const own = (acts.get(`invoice:${row.id}`) ?? []).filter(({ act }) =>
      act.startsWith('invoice.'),
    );
    const differ = (what: string) => books.differs.push({ about: row.number, what });
    books.seen.add(row.id);
    const taxes = { cgst: row.cgst, sgst: row.sgst, igst: row.igst };
    const replayed = invoiceBy(
      { id: row.id, kind: row.kind, net: lines.map(({ amount }) => amount), taxes },
      own,
      sentFrom,
    );
    note(books, row.id, own);
    if (!replayed) {
      differ('the invoice, which its acts do not lead to');
      continue;
    }
    books.postings.push(...replayed.postings);
    if (replayed.bill.credited > 0n) books.told.credited.set(row.id, replayed.bill.credited);
    const { bill, settledAt, cancelledAt } = replayed;
    const issued = own[0]?.details ?? {};
    if (
      BigInt(Number(issued.total)) !== row.total ||
      bill.total !== row.total ||
      issued.number !== row.number ||
      issued.kind !== row.kind
    )
      differ('what was billed');
    if (bill.due !== row.due || bill.paid !== row.paid || bill.credited !== row.credited)
      differ('what is due, paid and credited');
    const isSettled = bill.settled === row.settledHow && sameMoment(settledAt, row.settledAt);
    if (!isSettled || !sameMoment(cancelledAt, row.cancelledAt))
      differ('how and when it was settled');
    if (typeof issued.rowHash !== 'string')
      books.uncovered.push({ about: row.number, what: 'the lines of the invoice' });
    else if (issued.rowHash !== invoiceFingerprint(row, lines, sha256))
      differ('the invoice as it was issued');
  }
}

export function newTold(): Told {
  return { allotted: new Map(), credited: new Map(), refunds: new Map() };
}

export function note(
  { used, told }: Books,
  invoiceId: string | null,
  acts: readonly HashedLink[],
): void {
  const add = (sums: Map<string, Paise>, key: string, amount: Paise) =>
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  for (const act of acts) {
    const [payment, refund] = [String(act.details.payment), String(act.details.refund)];
    if (act.act === 'invoice.paid' || act.act === 'invoice.paid_in_part') {
      add(used, payment, amountOf(act));
      add(told.allotted, `${invoiceId} ${payment}`, amountOf(act));
    }
    if (act.act.endsWith('.refund_ordered'))
      told.refunds.set(refund, refundText(amountOf(act), null));
    if (act.act.endsWith('.refund_sent'))
      told.refunds.set(refund, refundText(amountOf(act), String(act.details.reference)));
  }
}

/** What was told before references had one writing (0070) is read in it. */
export function refundText(amount: Paise, reference: string | null): string {
  return `${amount} ${reference === null ? 'not sent' : bankReference(reference)}`;
}

export function compareMaps<V>(
  { differs }: Books,
  about: string,
  [told, kept]: [Map<string, V>, Map<string, V>],
): void {
  for (const key of new Set([...told.keys(), ...kept.keys()]))
    if (told.get(key) !== kept.get(key)) differs.push({ about, what: key });
}

function sameMoment(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime();
}

export async function compareLedger(db: Db, { postings, differs }: Books): Promise<void> {
  const [told, kept] = [balancesOf(postings), await listLedgerBalances(db)];
  for (const key of new Set([...told.keys(), ...kept.keys()]))
    if ((told.get(key) ?? 0n) !== (kept.get(key) ?? 0n))
      differs.push({ about: 'the ledger', what: `the balance of ${key}` });
  for (const id of await listUneven(db))
    differs.push({
      about: 'the ledger',
      what: `the transaction ${id}, which does not come out even`,
    });
}

export type Books = RecordFindings & {
  differs: RecordFinding[];
  uncovered: RecordFinding[];
  postings: LedgerPosting[];
  used: Map<string, Paise>;
  told: Told;
  seen: Set<string>;
};
