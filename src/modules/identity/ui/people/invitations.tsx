import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import type { invitations } from '#modules/identity/contract/invitations.ts';
import { NAME_MAX, WHY_MAX } from '#modules/identity/contract/schemas.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { RoleSelect } from './role-select.tsx';
import { roleName } from './words.ts';

export type Invitations = OutputOf<typeof invitations>['invitations'];

export function Invite({ said }: { said: Submission | undefined }) {
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

export function Invited({
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
