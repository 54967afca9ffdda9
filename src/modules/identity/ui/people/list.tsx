import type { OutputOf } from '#kernel/endpoint.ts';
import { type GivenRole, givenRoles } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Field, Input } from '#ui/field.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { NAME_MAX, WHY_MAX } from '../../contract/account.ts';
import type { erasures, invitations, people } from '../../contract/roles.ts';
import { roleName } from './words.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type Person = OutputOf<typeof people>['people'][number];
type Invitations = OutputOf<typeof invitations>['invitations'];
type Erasures = OutputOf<typeof erasures>['erasures'];

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

/** Every role to choose from, none chosen: power is given by a choice, not by an oversight. */
export function RoleSelect({ error }: { error: string | undefined }) {
  return (
    <Field label={m.office_people_role()} error={error} required>
      <Select name="role" required defaultValue="">
        <option value="" disabled>
          {m.office_people_role_choose()}
        </option>
        {givenRoles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Invite({ said }: { said: Submission | undefined }) {
  const wrong = (field: string) => errorAt(said, 'invite', field);
  return (
    <Card title={m.office_invite()}>
      <p className="t2">{m.office_invite_lead()}</p>
      <PostForm className="desk-form" aria-label={m.office_invite()}>
        <input type="hidden" name="act" value="invite" />
        <Field label={m.office_people_name()} error={wrong('name')} required>
          <Input name="name" maxLength={NAME_MAX} autoComplete="off" required />
        </Field>
        <Field label={m.office_people_email()} error={wrong('email')} required>
          <Input name="email" type="email" maxLength={254} autoComplete="off" required />
        </Field>
        <RoleSelect error={wrong('role')} />
        <Field label={m.office_role_why()} error={wrong('why')} required>
          <Input name="why" maxLength={WHY_MAX} required />
        </Field>
        <Button type="submit" look="solid">
          {m.office_invite_send()}
        </Button>
        <FormAnswer acted={said} intent="invite" done={m.office_invite_sent()} />
      </PostForm>
    </Card>
  );
}

function Invited({
  invitations: open,
  said,
}: {
  invitations: Invitations;
  said: Submission | undefined;
}) {
  if (open.length === 0) return null;
  return (
    <Card title={m.office_invited()}>
      <ul className="ppl-list">
        {open.map((one) => (
          <li key={one.id}>
            <p className="ppl-strong">
              {one.name}{' '}
              <Badge tone={one.isOver ? 'warn' : 'info'}>
                {one.isOver ? m.office_invite_over() : roleName(one.role)}
              </Badge>
            </p>
            <p className="t2 ppl-reached">
              {one.email} · {m.office_invite_by({ name: one.invitedBy })}{' '}
              <Moment at={one.invitedAt} />
            </p>
            <details>
              <summary>{m.office_invite_back()}</summary>
              <PostForm className="desk-form">
                <input type="hidden" name="act" value={`withdraw ${one.id}`} />
                <input type="hidden" name="id" value={one.id} />
                <Field
                  label={m.office_role_why()}
                  error={errorAt(said, `withdraw ${one.id}`, 'why')}
                  required
                >
                  <Input name="why" maxLength={WHY_MAX} required />
                </Field>
                <Button type="submit" size="sm">
                  {m.office_invite_back()}
                </Button>
              </PostForm>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Asking({ erasures: asking, said }: { erasures: Erasures; said: Submission | undefined }) {
  if (asking.length === 0) return null;
  return (
    <Card title={m.office_erasures()}>
      <p className="t2">{m.office_erasures_lead()}</p>
      <ul className="ppl-list">
        {asking.map((one) => (
          <li key={one.id}>
            <p className="ppl-strong">{one.name}</p>
            <p className="t2">
              {m.office_erasure_asked()} <Moment at={one.askedAt} />, {m.office_erasure_due()}{' '}
              <Moment at={one.dueAt} />
            </p>
            <PostForm className="desk-form">
              <input type="hidden" name="act" value={`erase ${one.id}`} />
              <input type="hidden" name="id" value={one.id} />
              <Button type="submit" size="sm">
                {m.office_erasure_confirm()}
              </Button>
              <FormAnswer
                acted={said}
                intent={`erase ${one.id}`}
                done={m.office_erasure_confirmed()}
              />
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}
