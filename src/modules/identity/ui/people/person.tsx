import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Input } from '#ui/field.tsx';
import { errorAt, isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { WHY_MAX } from '../../contract/account.ts';
import type { personRoles } from '../../contract/people.ts';
import { roleName } from './words.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Give, LostFactor, SignOut } from './person-acts.tsx';

type Shown = OutputOf<typeof personRoles>;

type Role = Shown['roles'][number];

export function PersonRoles({ person, said }: { person: Shown; said: Submission | undefined }) {
  const held = person.roles.filter(({ endedAt }) => endedAt === null);
  const past = person.roles.filter(({ endedAt }) => endedAt !== null);
  return (
    <div className="desk-stack">
      <PageHead
        title={person.name}
        above={
          <Link className="lnk" to="/office/people">
            {m.office_people()}
          </Link>
        }
      />
      <div className="desk-two">
        <div className="desk-stack">
          <Card title={m.office_person_holds()}>
            {held.length === 0 ? <p className="t2">{m.office_people_no_role()}</p> : null}
            <ul className="ppl-list">
              {held.map((role) => (
                <Held key={role.role} role={role} said={said} />
              ))}
            </ul>
            <FormAnswer acted={said} intent="end" done={m.office_role_ended()} />
          </Card>
          <Past roles={past} />
        </div>
        <div className="desk-stack">
          <Card title={m.office_person_facts()}>
            <DefinitionList facts={factsOf(person)} />
          </Card>
          <Give said={said} />
          <SignOut said={said} />
          <LostFactor said={said} />
        </div>
      </div>
    </div>
  );
}

function Past({ roles }: { roles: readonly Role[] }) {
  if (roles.length === 0) return null;
  return (
    <Card title={m.office_person_held()}>
      <ul className="ppl-list">
        {roles.map((role) => (
          <li key={`${role.role} ${role.givenAt}`}>
            <p className="ppl-strong">{roleName(role.role)}</p>
            <Given role={role} />
            <p className="t2">
              {role.endedBy
                ? m.office_role_ended_by({ name: role.endedBy })
                : m.office_role_ended_itself()}{' '}
              {role.endedAt ? <Moment at={role.endedAt} /> : null}
              {role.endedWhy ? `: ${role.endedWhy}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function factsOf({ email, phone, since }: Shown) {
  return [
    ...(email
      ? [{ term: m.office_people_email(), said: <span className="ppl-reached">{email}</span> }]
      : []),
    ...(phone ? [{ term: m.office_people_phone(), said: phone }] : []),
    { term: m.office_person_since(), said: <Moment at={since} /> },
  ];
}

function Given({ role }: { role: Role }) {
  return (
    <p className="t2">
      {role.givenBy ? m.office_role_given_by({ name: role.givenBy }) : m.office_role_given_start()}{' '}
      <Moment at={role.givenAt} />
      {role.givenWhy ? `: ${role.givenWhy}` : ''}
    </p>
  );
}

function Held({ role, said }: { role: Role; said: Submission | undefined }) {
  const act = `end ${role.role}`;
  return (
    <li>
      <p className="ppl-strong">
        <Badge tone={role.role === 'administrator' ? 'order' : 'info'}>{roleName(role.role)}</Badge>
      </p>
      <Given role={role} />
      <details open={ownOf(said, act) && !isSent(said) ? true : undefined}>
        <summary>{m.office_role_end()}</summary>
        <PostForm className="desk-form">
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="role" value={role.role} />
          <Field
            label={m.office_role_why()}
            error={errorAt(said, act, 'why') ?? errorAt(said, act, 'role')}
            required
          >
            <Input name="why" maxLength={WHY_MAX} required />
          </Field>
          <Button type="submit" size="sm">
            {m.office_role_end()}
          </Button>
        </PostForm>
      </details>
    </li>
  );
}
