import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Field, FieldError, Input } from '#ui/field.tsx';
import { errorAt, isSent, type Submission } from '#ui/forms/submission.ts';
import { NAME_MAX } from '../../contract/account.ts';
import { Agreement } from '../agreement.tsx';
import { PasswordField } from '../password-field.tsx';
import '../sheet.css';
import './sheet.css';

type NewcomerProps = {
  token: string;
  said: Submission | undefined;
  name: string;
  /** Known from an invitation; asked of the first administrator. */
  email: string | null;
};

/** The account of somebody who comes by a link: the printed one, or an invitation's. */
export function NewcomerForm({ token, said, name, email }: NewcomerProps) {
  const wrong = (field: string) => errorAt(said, 'newcomer', field);
  const agreement = wrong('agrees');
  return (
    <form method="post" className="lg-form">
      <input type="hidden" name="token" value={token} />
      {said && !isSent(said) ? (
        <div role="alert">
          <FieldError id="newcomer-problem">{said.message}</FieldError>
        </div>
      ) : null}
      <Field label={m.account_name()} error={wrong('name')} required>
        <Input name="name" defaultValue={name} maxLength={NAME_MAX} autoComplete="name" required />
      </Field>
      <Field label={m.account_email()} error={wrong('email')} required={email === null}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email ?? ''}
          readOnly={email !== null}
          maxLength={254}
          required={email === null}
        />
      </Field>
      <PasswordField
        id="newcomer-password"
        label={m.newcomer_password()}
        hint={m.newcomer_password_hint()}
        error={wrong('password')}
        autoComplete="new-password"
      />
      <Agreement id="newcomer-agrees" error={agreement} />
      <HandshakeButton type="submit">{m.newcomer_make()}</HandshakeButton>
    </form>
  );
}
