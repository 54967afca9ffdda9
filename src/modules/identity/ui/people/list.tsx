import type { OutputOf } from '#kernel/endpoint.ts';
import { type GivenRole, givenRoles } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { people } from '../../contract/people.ts';
import { roleName } from './words.ts';
import './sheet.css';
import { Asking, type Erasures } from './erasures.tsx';
import { type Invitations, Invite, Invited } from './invitations.tsx';

type Person = OutputOf<typeof people>['people'][number];
type PeopleProps = {
  found: OutputOf<typeof people>;
  asked: { search: string; role: string; page: number };
  invitations: Invitations;
  erasures: Erasures;
  said: Submission | undefined;
};

export function People({ found, asked, invitations: open, erasures: asking, said }: PeopleProps) {
  const at = (page: number) =>
    `/office/people?${new URLSearchParams({ search: asked.search, role: asked.role, page: String(page) })}`;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_people()} lead={m.office_people_lead()} />
      <div className="desk-two">
        <div className="desk-stack">
          <Toolbar>
            <Search asked={asked} />
          </Toolbar>
          <Card flush>
            <Found people={found.people} />
            <Pager
              previous={asked.page > 1 ? at(asked.page - 1) : null}
              next={found.isMore ? at(asked.page + 1) : null}
            />
          </Card>
          <Asking erasures={asking} said={said} />
        </div>
        <div className="desk-stack">
          {/* Anew once one was sent: its fields are empty for the next. */}
          <Invite key={open[0]?.id ?? ''} said={said} />
          <Invited invitations={open} said={said} />
        </div>
      </div>
    </div>
  );
}

function Search({ asked: { search, role } }: { asked: PeopleProps['asked'] }) {
  return (
    <FilterForm label={m.office_people_search()} clear={search || role ? '/office/people' : null}>
      <FilterField label={m.office_people_search_label()} wide>
        {(id) => (
          <input
            id={id}
            className="inp"
            name="search"
            type="search"
            defaultValue={search}
            maxLength={100}
          />
        )}
      </FilterField>
      <FilterField label={m.office_people_role()}>
        {(id) => (
          <span className="sel">
            <select id={id} className="inp" name="role" defaultValue={role}>
              <option value="">{m.office_people_role_any()}</option>
              {givenRoles.map((one) => (
                <option key={one} value={one}>
                  {roleName(one)}
                </option>
              ))}
            </select>
          </span>
        )}
      </FilterField>
    </FilterForm>
  );
}

function Found({ people: rows }: { people: readonly Person[] }) {
  return (
    <DataList
      caption={m.office_people()}
      rows={rows}
      keyOf={({ id }) => id}
      name={{ label: m.office_people_name(), cell: ({ name }) => name }}
      to={({ id }) => `/office/people/${id}`}
      columns={[
        {
          label: m.office_people_reached(),
          cell: ({ email, phone }) => <span className="ppl-reached">{email ?? phone}</span>,
        },
        { label: m.office_people_roles(), cell: ({ roles }) => <Roles roles={roles} /> },
      ]}
      empty={
        <EmptyState title={m.office_people_nobody()}>{m.office_people_nobody_lead()}</EmptyState>
      }
    />
  );
}

export function Roles({ roles }: { roles: readonly GivenRole[] }) {
  if (roles.length === 0) return <span className="t2">{m.office_people_no_role()}</span>;
  return (
    <span className="desk-row">
      {roles.map((role) => (
        <Badge key={role} tone={role === 'administrator' ? 'order' : 'info'}>
          {roleName(role)}
        </Badge>
      ))}
    </span>
  );
}
