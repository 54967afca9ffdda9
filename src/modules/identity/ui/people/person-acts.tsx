import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { WHY_MAX } from '../../contract/account.ts';
import { RoleSelect } from './role-select.tsx';

export function Give({ said }: { said: Submission | undefined }) {
  return (
    <Card title={m.office_role_give()}>
      <PostForm className="desk-form" aria-label={m.office_role_give()}>
        <input type="hidden" name="act" value="give" />
        <RoleSelect error={errorAt(said, 'give', 'role')} />
        <Field label={m.office_role_why()} error={errorAt(said, 'give', 'why')} required>
          <Input name="why" maxLength={WHY_MAX} required />
        </Field>
        <Button type="submit" look="solid">
          {m.office_role_give()}
        </Button>
        <FormAnswer acted={said} intent="give" done={m.office_role_given()} />
      </PostForm>
    </Card>
  );
}

export function SignOut({ said }: { said: Submission | undefined }) {
  return (
    <Card title={m.office_person_sessions()}>
      <p className="t2">{m.office_person_sessions_lead()}</p>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="sessions" />
        <Field label={m.office_role_why()} error={errorAt(said, 'sessions', 'why')} required>
          <Input name="why" maxLength={WHY_MAX} required />
        </Field>
        <Button type="submit">{m.office_person_sessions_end()}</Button>
        <FormAnswer acted={said} intent="sessions" done={m.office_person_sessions_ended()} />
      </PostForm>
    </Card>
  );
}

export function LostFactor({ said }: { said: Submission | undefined }) {
  return (
    <Card title={m.office_person_factor()}>
      <p className="t2">{m.office_person_factor_lead()}</p>
      <PostForm className="desk-form" aria-label={m.office_person_factor()}>
        <input type="hidden" name="act" value="factor" />
        <Field label={m.office_role_why()} error={errorAt(said, 'factor', 'why')} required>
          <Input name="why" maxLength={WHY_MAX} required />
        </Field>
        <Button type="submit">{m.office_person_factor_remove()}</Button>
        <FormAnswer acted={said} intent="factor" done={m.office_person_factor_removed()} />
      </PostForm>
    </Card>
  );
}
