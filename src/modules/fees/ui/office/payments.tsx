import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { officeInvoices } from '../../contract/office.ts';
import { Said } from './forms.tsx';
import { TransferForm } from './transfer-form.tsx';
import { kindWords, stateTones, stateWords } from './words.ts';

export type MoneyListFilter = 'unpaid' | 'settled' | 'all' | 'match';
type Found = OutputOf<typeof officeInvoices>;
type Row = Found['invoices'][number];

export function MoneyTabs({ show, toMatch }: { show: MoneyListFilter; toMatch: number }) {
  return (
    <TabLinks
      label={m.office_fees()}
      links={[
        { to: '/office/payments', label: m.office_fees_unpaid(), here: show === 'unpaid' },
        {
          to: '/office/payments?show=settled',
          label: m.office_fees_settled(),
          here: show === 'settled',
        },
        { to: '/office/payments?show=all', label: m.office_fees_all(), here: show === 'all' },
        {
          to: '/office/payments?show=match',
          label: m.office_fees_to_see_to(),
          count: toMatch,
          here: show === 'match',
        },
        { to: '/office/neutral-fees', label: m.office_payout_title(), here: false },
      ]}
    />
  );
}

type Props = {
  found: Found;
  asked: { show: MoneyListFilter; q: string };
  acted: Submission | undefined;
};

/** Invoices, the newest first, and the form for a transfer that is on the bank's statement. */
export function PaymentsPage({ found, asked, acted }: Props) {
  const { show, q } = asked;
  const next = found.next
    ? `?${new URLSearchParams({ show, ...(q ? { q } : {}), before: found.next })}`
    : null;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_fees()} lead={m.office_fees_lead()} />
      <MoneyTabs show={show} toMatch={found.toMatch} />
      <Said acted={acted} />
      <InvoiceFilter q={q} show={show} />
      <Card flush>
        <DataList
          caption={m.office_fees()}
          rows={found.invoices}
          keyOf={(row: Row) => row.id}
          name={{
            label: m.office_fees_number(),
            cell: (row) => <span className="tn">{row.number}</span>,
          }}
          to={(row) => `/office/payments/${row.id}`}
          columns={[
            { label: m.office_fees_payer(), cell: (row) => row.payer },
            { label: m.office_fees_for(), cell: (row) => kindWords[row.kind]() },
            {
              label: m.office_fees_state(),
              quiet: true,
              cell: (row) => <Badge tone={stateTones[row.state]}>{stateWords[row.state]()}</Badge>,
            },
            {
              label: m.office_fees_pay_by(),
              tight: true,
              cell: (row) => <CivilDay on={row.dueOn} />,
            },
            {
              label: m.office_fees_due(),
              end: true,
              tight: true,
              cell: (row) => <span className="tn">{moneyInWords(inRupees(row.due))}</span>,
            },
            {
              label: m.office_fees_total(),
              end: true,
              tight: true,
              cell: (row) => <span className="tn">{moneyInWords(inRupees(row.total))}</span>,
            },
          ]}
          empty={<EmptyState title={m.office_fees_none()}>{m.office_fees_none_words()}</EmptyState>}
        />
      </Card>
      <Pager next={next} />
      {found.may.includes('confirm') ? (
        <Card title={m.office_fees_transfer()}>
          <TransferForm acted={acted} today={found.today} isKnown={false} />
        </Card>
      ) : null}
    </div>
  );
}

function InvoiceFilter({ q, show }: { q: string; show: MoneyListFilter }) {
  return (
    <Toolbar>
      <FilterForm label={m.office_fees_filter()} clear={q ? `/office/payments?show=${show}` : null}>
        <input type="hidden" name="show" value={show} />
        <FilterField label={m.office_fees_search()} wide>
          {(id) => <Input id={id} name="q" type="search" maxLength={100} defaultValue={q} />}
        </FilterField>
      </FilterForm>
    </Toolbar>
  );
}
