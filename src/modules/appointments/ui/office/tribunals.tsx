import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { type DataColumn, DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import type { tribunalsToForm } from '../../contract/lots.ts';

type Page = OutputOf<typeof tribunalsToForm>;
type Props = {
  page: Page;
  asked: Readonly<Record<string, string>>;
  acted: Submission | undefined;
};

/** Tribunals to form, the longest waiting first, with what holds each up; of one claimant all at once. */
export function TribunalsPage({ page: { rows, next, lots }, asked, acted }: Props) {
  const { claimant = '', officer = '' } = asked;
  const further = new URLSearchParams({ ...asked, after: next ?? '' });
  return (
    <div className="desk-stack">
      <PageHead title={m.office_forming_title()} lead={m.office_forming_lead()} />
      <SubmissionNotice submission={acted} done={m.office_dispute_done()} tone="warn" />
      <Toolbar actions={claimant && lots ? <MakeLot claimant={claimant} /> : undefined}>
        <FilterForm
          key={JSON.stringify(asked)}
          label={m.office_disputes_filter()}
          clear={claimant || officer ? '?' : null}
        >
          <FilterField label={m.office_forming_claimant()} wide>
            {(id) => (
              <Input
                id={id}
                type="search"
                name="claimant"
                defaultValue={claimant}
                maxLength={200}
              />
            )}
          </FilterField>
          <FilterField label={m.office_disputes_officer()}>
            {(id) => (
              <Select id={id} name="officer" defaultValue={officer}>
                <option value="">{m.office_disputes_any()}</option>
                <option value="me">{m.office_disputes_mine()}</option>
                <option value="nobody">{m.office_disputes_nobody()}</option>
              </Select>
            )}
          </FilterField>
        </FilterForm>
      </Toolbar>
      <Card flush>
        <DataList
          caption={m.office_forming_title()}
          rows={rows}
          keyOf={({ id }) => id}
          name={{ label: m.office_disputes_col_dispute(), cell: ({ reference }) => reference }}
          to={({ id }) => `/office/disputes/${id}/tribunal`}
          columns={columns}
          empty={<EmptyState title={m.office_forming_none()} />}
        />
      </Card>
      <Pager next={next && `?${further}`} />
      {lots && lots.length > 0 ? <LotsCard lots={lots} /> : null}
      <p>
        <Link to="/office/affiliates">{m.office_affiliates_title()}</Link>
      </p>
    </div>
  );
}

const stateWords = {
  reading: m.office_lot_state_working,
  ready: m.office_lot_state_ready,
  sending: m.office_lot_state_working,
  done: m.office_lot_state_done,
};

/** Lots are gone on with after an hour or by another registrar. */
function LotsCard({ lots }: { lots: NonNullable<Page['lots']> }) {
  return (
    <Card title={m.office_lot_title()} flush>
      <DataList
        caption={m.office_lot_title()}
        rows={lots}
        keyOf={({ id }) => id}
        name={{
          label: m.office_lot_claimant(),
          cell: ({ claimant }) => <bdi>{claimant}</bdi>,
        }}
        to={({ id }) => `/office/lots/${id}`}
        columns={[
          {
            label: m.office_lot_state(),
            cell: ({ state }) => (
              <Badge tone={state === 'done' ? 'plain' : 'info'}>{stateWords[state]()}</Badge>
            ),
          },
          {
            label: m.office_affiliates_since(),
            tight: true,
            cell: ({ madeAt }) => <Moment at={madeAt} />,
          },
        ]}
        empty={null}
      />
    </Card>
  );
}

const columns: DataColumn<Page['rows'][number]>[] = [
  {
    label: m.office_disputes_col_parties(),
    quiet: true,
    cell: ({ claimant, respondent }) => (
      <bdi>{m.office_disputes_versus({ claimant, respondent })}</bdi>
    ),
  },
  {
    label: m.office_forming_held(),
    cell: ({ hindrance }) => (hindrance ? limitWords(hindrance.limit) : m.office_forming_nothing()),
  },
  {
    label: m.office_forming_due(),
    tight: true,
    cell: ({ hindrance }) =>
      hindrance ? (
        <Badge tone={hindrance.isOver ? 'bad' : 'info'}>{dayInWords(hindrance.dueOn)}</Badge>
      ) : null,
  },
  {
    label: m.office_forming_reminders(),
    end: true,
    tight: true,
    cell: ({ reminders }) => reminders,
  },
  { label: m.office_disputes_col_since(), tight: true, cell: ({ since }) => <Moment at={since} /> },
  {
    label: m.office_disputes_col_officer(),
    cell: ({ officer }) => officer || m.office_disputes_nobody(),
  },
];

function MakeLot({ claimant }: { claimant: string }) {
  return (
    <PostForm>
      <input type="hidden" name="claimant" value={claimant} />
      <Button type="submit">{m.office_lot_make()}</Button>
    </PostForm>
  );
}
