import './sheet.css';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { officeNeutrals } from '../../contract/neutrals.ts';
import type { officeApplications } from '../../contract/office.ts';
import { LISTS, STATES } from '../../contract/words.ts';
import { listWords, stateWords } from '../status/words.ts';
import { stateTones, waitsNames } from './words.ts';

export type ListingFilter = { state: string; list: string; q: string };

/** The address of a neighbouring page of a list, with the filter kept. */
function pageAt(filter: Partial<ListingFilter>, page: number): string {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  asked.set('page', String(page));
  return `?${asked}`;
}

function ListSelect({ id, value }: { id: string; value: string }) {
  return (
    <Select id={id} name="list" defaultValue={value}>
      <option value="">{m.office_panel_all_lists()}</option>
      {LISTS.map((list) => (
        <option key={list} value={list}>
          {listWords[list]()}
        </option>
      ))}
    </Select>
  );
}

type Found = OutputOf<typeof officeApplications>;

/** Places that are asked for, those that wait longest first. */
export function ApplicationsPage({ found, filter }: { found: Found; filter: ListingFilter }) {
  const { places, total, page, pages } = found;
  const isNarrowed = filter.q !== '' || filter.list !== '' || filter.state !== 'open';
  return (
    <div className="desk-stack">
      <PageHead title={m.office_panel_applications()} lead={m.office_panel_applications_lead()} />
      <Toolbar>
        <FilterForm
          label={m.office_panel_filter()}
          clear={isNarrowed ? '/office/empanelment' : null}
        >
          <FilterField label={m.office_panel_search()} wide>
            {(id) => (
              <Input id={id} name="q" type="search" maxLength={100} defaultValue={filter.q} />
            )}
          </FilterField>
          <FilterField label={m.office_panel_state()}>
            {(id) => (
              <Select id={id} name="state" defaultValue={filter.state}>
                <option value="open">{m.office_panel_state_open()}</option>
                <option value="all">{m.office_panel_state_all()}</option>
                {STATES.map((state) => (
                  <option key={state} value={state}>
                    {stateWords[state]()}
                  </option>
                ))}
              </Select>
            )}
          </FilterField>
          <FilterField label={m.office_panel_list()}>
            {(id) => <ListSelect id={id} value={filter.list} />}
          </FilterField>
        </FilterForm>
      </Toolbar>
      <DataList
        caption={m.office_panel_applications()}
        rows={places}
        keyOf={(row) => row.id}
        name={{ label: m.office_panel_applicant(), cell: (row) => row.name }}
        to={(row) => `/office/empanelment/${row.applicationId}`}
        pinned={(row) => row.isOverdue}
        empty={<EmptyState title={m.office_panel_none()}>{m.office_panel_none_text()}</EmptyState>}
        columns={[
          {
            label: m.office_panel_reference(),
            cell: (row) => <span className="tn">{row.reference}</span>,
            tight: true,
          },
          { label: m.office_panel_list(), cell: (row) => listWords[row.list]() },
          {
            label: m.office_panel_state(),
            quiet: true,
            cell: (row) => <Badge tone={stateTones[row.state]}>{stateWords[row.state]()}</Badge>,
          },
          { label: m.office_panel_waits(), cell: (row) => waitsNames[row.waitsFor]() },
          { label: m.office_panel_since(), cell: (row) => <Moment at={row.since} />, tight: true },
          {
            label: m.office_panel_due(),
            tight: true,
            cell: (row) => (row.dueOn ? <Due row={row} /> : ''),
          },
        ]}
      />
      <Pager
        previous={page > 1 ? pageAt(filter, page - 1) : null}
        next={page < pages ? pageAt(filter, page + 1) : null}
      >
        {m.office_panel_page_of({ page, pages, total })}
      </Pager>
    </div>
  );
}

function Due({ row }: { row: Found['places'][number] }) {
  if (!row.dueOn) return null;
  return row.isOverdue ? (
    <Badge tone="bad">
      {m.office_panel_overdue()} <CivilDay on={row.dueOn} />
    </Badge>
  ) : (
    <CivilDay on={row.dueOn} />
  );
}

type Neutrals = OutputOf<typeof officeNeutrals>;

/** Everybody who came onto a list; public words that wait for a look first. */
export function NeutralsPage({
  found,
  filter,
}: {
  found: Neutrals;
  filter: Omit<ListingFilter, 'state'>;
}) {
  const { neutrals, total, page, pages } = found;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_panel_neutrals()} lead={m.office_panel_neutrals_lead()} />
      <Toolbar>
        <FilterForm
          label={m.office_panel_filter()}
          clear={filter.q || filter.list ? '/office/neutrals' : null}
        >
          <FilterField label={m.office_panel_search()} wide>
            {(id) => (
              <Input id={id} name="q" type="search" maxLength={100} defaultValue={filter.q} />
            )}
          </FilterField>
          <FilterField label={m.office_panel_list()}>
            {(id) => <ListSelect id={id} value={filter.list} />}
          </FilterField>
        </FilterForm>
      </Toolbar>
      <DataList
        caption={m.office_panel_neutrals()}
        rows={neutrals}
        keyOf={(row) => row.id}
        name={{ label: m.office_panel_neutral(), cell: (row) => row.name }}
        to={(row) => `/office/neutrals/${row.id}`}
        pinned={(row) => row.mayBeShown && row.isApproved === null}
        empty={
          <EmptyState title={m.office_panel_no_neutrals()}>
            {m.office_panel_no_neutrals_text()}
          </EmptyState>
        }
        columns={[
          {
            label: m.office_panel_lists(),
            cell: (row) =>
              row.places.map((one) => (
                <Badge key={one.list} tone={stateTones[one.state]}>
                  {listWords[one.list]()}: {stateWords[one.state]()}
                </Badge>
              )),
          },
          { label: m.office_panel_capacity(), cell: (row) => row.capacity, end: true },
          { label: m.office_panel_public(), cell: (row) => <PublicState row={row} /> },
        ]}
      />
      <Pager
        previous={page > 1 ? pageAt(filter, page - 1) : null}
        next={page < pages ? pageAt(filter, page + 1) : null}
      >
        {m.office_panel_page_of({ page, pages, total })}
      </Pager>
    </div>
  );
}

function PublicState({ row }: { row: Neutrals['neutrals'][number] }) {
  if (row.isShown) return <Badge tone="good">{m.office_panel_is_shown()}</Badge>;
  if (row.mayBeShown && row.isApproved === null)
    return <Badge tone="warn">{m.office_panel_to_look_at()}</Badge>;
  return <Badge>{m.office_panel_not_shown()}</Badge>;
}
