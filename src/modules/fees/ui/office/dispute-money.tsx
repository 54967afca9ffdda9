import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import './sheet.css';
import { invoiceStateInWords } from '../../contract/states.ts';
import { BillForm } from './decision-forms.tsx';
import { Said } from './forms.tsx';
import { Schedule, Stamp } from './money-schedule.tsx';
import type { DisputeMoney, MoneyProps } from './types.ts';
import { kindWords, stateTones, stateWords } from './words.ts';

/** The money of one dispute: who bears what on one side, what the registrar decides about it on the other. */
export function DisputeMoneyPage({ money, acted }: MoneyProps) {
  const mayDecide = money.may.includes('decide');
  return (
    <div className="desk-stack">
      <DisputeHead money={money} />
      <Said acted={acted} />
      <div className="desk-two">
        <div className="desk-stack">
          <Parties money={money} />
          <Invoices money={money} />
          {mayDecide ? (
            <Card title={m.office_fees_bill()}>
              <BillForm money={money} acted={acted} />
            </Card>
          ) : null}
        </div>
        <div className="desk-stack">
          <Schedule money={money} acted={acted} />
          <Stamp money={money} acted={acted} />
        </div>
      </div>
    </div>
  );
}

function DisputeHead({ money }: Pick<MoneyProps, 'money'>) {
  return (
    <PageHead
      title={m.office_fees_dispute()}
      lead={m.office_fees_dispute_lead({ reference: money.reference })}
    >
      <Button size="sm" to={`/office/disputes/${money.id}`}>
        {m.office_fees_dispute_open()}
      </Button>
    </PageHead>
  );
}

function Parties({ money: { parties } }: { money: DisputeMoney }) {
  const sum = (amount: number) => <span className="tn">{moneyInWords(inRupees(amount))}</span>;
  return (
    <Card title={m.office_fees_parties()} flush>
      <DataList
        caption={m.office_fees_parties()}
        rows={parties}
        keyOf={({ id }) => id}
        name={{ label: m.office_fees_party(), cell: ({ name }) => <span dir="auto">{name}</span> }}
        columns={[
          partyStateColumn(),
          {
            label: m.office_fees_billed(),
            end: true,
            tight: true,
            cell: ({ invoiced }) => sum(invoiced),
          },
          { label: m.office_fees_paid(), end: true, tight: true, cell: ({ paid }) => sum(paid) },
          {
            label: m.office_fees_paid_for_others(),
            end: true,
            tight: true,
            cell: ({ paidForOthers }) => sum(paidForOthers),
          },
          { label: m.office_fees_due(), end: true, tight: true, cell: ({ due }) => sum(due) },
        ]}
      />
    </Card>
  );
}

function partyStateColumn(): DataColumn<DisputeMoney['parties'][number]> {
  return {
    label: m.office_fees_party_state(),
    cell: ({ side, state, isPlaceTold }) =>
      [
        side === 'claimant' ? m.office_fees_party_claimant() : m.office_fees_party_respondent(),
        state ? invoiceStateInWords(state) : m.office_fees_party_state_none(),
        ...(state && !isPlaceTold ? [m.office_fees_party_state_by_pin()] : []),
      ].join(', '),
  };
}

function Invoices({ money: { invoices } }: { money: DisputeMoney }) {
  return (
    <Card title={m.office_fees_invoices_of()} flush>
      <DataList
        caption={m.office_fees_invoices_of()}
        rows={invoices}
        keyOf={({ id }) => id}
        name={{
          label: m.office_fees_number(),
          cell: ({ number }) => <span className="tn">{number}</span>,
        }}
        to={({ id }) => `/office/payments/${id}`}
        columns={[
          { label: m.office_fees_payer(), cell: ({ payer }) => <span dir="auto">{payer}</span> },
          { label: m.office_fees_for(), cell: ({ kind }) => kindWords[kind]() },
          {
            label: m.office_fees_state(),
            quiet: true,
            cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]()}</Badge>,
          },
          {
            label: m.office_fees_pay_by(),
            tight: true,
            cell: ({ dueOn }) => <CivilDay on={dueOn} />,
          },
          {
            label: m.office_fees_due(),
            end: true,
            tight: true,
            cell: ({ due }) => <span className="tn">{moneyInWords(inRupees(due))}</span>,
          },
          {
            label: m.office_fees_total(),
            end: true,
            tight: true,
            cell: ({ total }) => <span className="tn">{moneyInWords(inRupees(total))}</span>,
          },
        ]}
        empty={<EmptyState title={m.office_fees_no_invoices()} />}
      />
    </Card>
  );
}
