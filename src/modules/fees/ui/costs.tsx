import type { ReactNode } from 'react';
import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { disputeCosts } from '../contract/money.ts';
import { transferInWords } from '../contract/transfer-words.ts';

export type DisputeCostsView = OutputOf<typeof disputeCosts>;
type Invoice = DisputeCostsView['invoices'][number];

const kinds: Record<Invoice['kind'], () => string> = {
  registration: m.costs_registration,
  admin: m.costs_admin,
  deposit: m.costs_deposit,
  stamp_duty: m.costs_stamp_duty,
  other: m.costs_other,
};

/** A deposit says for which claim it is. */
function kindOf({ kind, claim }: Invoice): string {
  if (!claim) return kinds[kind]();
  const name = claim.of ?? '';
  return claim.isCounterclaim
    ? m.costs_deposit_counterclaim({ name })
    : m.costs_deposit_claim({ name });
}

const states: Record<Invoice['state'], { words: () => string; tone: Tone }> = {
  unpaid: { words: m.costs_unpaid, tone: 'warn' },
  paid_in_part: { words: m.costs_paid_in_part, tone: 'warn' },
  paid: { words: m.costs_paid, tone: 'good' },
  waived: { words: m.costs_waived, tone: 'plain' },
  cancelled: { words: m.costs_cancelled, tone: 'plain' },
};

/** For whom the reader stands, where they stand for a party; and what came of their last try to pay. */
export type PaymentAttempt = { partyIds: readonly string[]; problem: string | null };

/** What a case has cost so far, invoice by invoice; how it is paid stands on each invoice. */
export function CostsSoFar({
  costs,
  paying,
  isReadOnly = false,
}: {
  costs: DisputeCostsView;
  paying?: PaymentAttempt;
  /** Whoever reads pays nothing here: how it is done is told to whoever does. */
  isReadOnly?: boolean;
}) {
  const isPayer = paying !== undefined && costs.invoices.some((one) => mayPay(one, paying));
  const isAsked = paying === undefined ? !isReadOnly && costs.due > 0 : isPayer;
  return (
    <Card title={m.costs_title()}>
      {costs.invoices.length === 0 ? <p>{m.costs_none()}</p> : null}
      <ul className="ds-plain">
        {costs.invoices.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} paying={paying} costs={costs} />
        ))}
      </ul>
      {isAsked ? <How costs={costs} isPayer={isPayer} /> : null}
      <Sums costs={costs} />
    </Card>
  );
}

function InvoiceItem({
  invoice,
  paying,
  costs,
}: {
  invoice: Invoice;
  paying: PaymentAttempt | undefined;
  costs: DisputeCostsView;
}) {
  return (
    <li>
      <InvoiceSoFar invoice={invoice} />
      {paying && costs.isPayableOnline && mayPay(invoice, paying) ? (
        <PayOnline invoice={invoice} paying={paying} />
      ) : null}
      <p>
        <PaperLink href={`/api/fees/invoices/${invoice.id}/paper?language=${language()}`}>
          {m.costs_paper({ number: invoice.number })}
        </PaperLink>
      </p>
    </li>
  );
}

function Sums({ costs }: { costs: DisputeCostsView }) {
  return (
    <p className="t2">
      {m.costs_sum({
        invoiced: moneyInWords(inRupees(costs.invoiced)),
        paid: moneyInWords(inRupees(costs.paid)),
      })}
    </p>
  );
}

/** What is asked, what was paid, and what was given back of it. */
function InvoiceSoFar({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <p>
        <strong>{kindOf(invoice)}</strong>: {moneyInWords(inRupees(invoice.total))}{' '}
        <Badge tone={states[invoice.state].tone}>{states[invoice.state].words()}</Badge>
      </p>
      <p className="t2">{m.costs_payer({ name: invoice.payer })}</p>
      {invoice.due > 0 ? <DueLine invoice={invoice} /> : null}
      {invoice.payments.map((one) => (
        <p key={`${one.on} ${one.payer} ${one.amount}`} className="t2">
          {paidSaid(one)}
        </p>
      ))}
      {invoice.notes.map((note) => (
        <CreditNote key={note.id} note={note} />
      ))}
    </>
  );
}

function DueLine({ invoice }: { invoice: Invoice }) {
  return (
    <p>
      {m.costs_due({
        sum: moneyInWords(inRupees(invoice.due)),
        day: dayInWords(invoice.dueOn),
      })}
    </p>
  );
}

function CreditNote({ note }: { note: { id: string; number: string; amount: number } }) {
  return (
    <p>
      <PaperLink href={`/api/fees/credit-notes/${note.id}/paper?language=${language()}`}>
        {m.costs_credit_note({
          number: note.number,
          sum: moneyInWords(inRupees(note.amount)),
        })}
      </PaperLink>
    </p>
  );
}

function PaperLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="lnk" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function paidSaid({ amount, on, payer }: Invoice['payments'][number]): string {
  const paid = { sum: moneyInWords(inRupees(amount)), day: dayInWords(on) };
  return payer === null
    ? m.costs_paid_by_outsider(paid)
    : m.costs_paid_by({ ...paid, name: payer });
}

/** What is held for tribunal and stamp may be paid for a side that defaults (ACA s. 38(2)). */
const FOR_OTHERS: readonly Invoice['kind'][] = ['deposit', 'stamp_duty'];

/** A bill of one's own, or one of those; another side's other bills are told to it alone. */
function mayPay({ partyId, kind, due }: Invoice, { partyIds }: PaymentAttempt): boolean {
  return due > 0 && (partyIds.includes(partyId) || FOR_OTHERS.includes(kind));
}

function PayOnline({
  invoice,
  paying: { partyIds, problem },
}: {
  invoice: Invoice;
  paying: PaymentAttempt;
}) {
  const isOwn = partyIds.includes(invoice.partyId);
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="act" value="pay" />
      <input type="hidden" name="invoice" value={invoice.id} />
      {isOwn ? null : <p className="t2">{m.costs_pay_for_other()}</p>}
      {problem ? (
        <Notice tone="bad" live="alert">
          {problem}
        </Notice>
      ) : null}
      <Button type="submit" look="solid">
        {m.costs_pay_online({ sum: moneyInWords(inRupees(invoice.due)) })}
      </Button>
      <p className="t2">{m.costs_pay_online_words()}</p>
    </PostForm>
  );
}

type HowProps = {
  costs: Pick<DisputeCostsView, 'isPayableOnline' | 'isPayableByUpi'>;
  isPayer: boolean;
};

function How({ costs, isPayer }: HowProps) {
  return <p>{transferInWords(costs, isPayer)}</p>;
}
