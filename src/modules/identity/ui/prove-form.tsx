import './sheet.css';
import { useId } from 'react';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { PASSWORD_MIN } from '../contract/sign-in.ts';
import { RefusedNote } from './note.tsx';
import { PasswordField } from './password-field.tsx';

type ProveFormProps = {
  name: string;
  submit: string;
  /** Not where a link was opened: its token is in the page's address, to which the form is posted. */
  asksCode: boolean;
  /** The words over the field, where a password is chosen too. */
  password?: string;
  refused: Submission | undefined;
};

/**
 * The code or the link that was sent, and a new password where one is chosen. One button and no more where there is nothing
 * to type: programs that read mail open its links, and opening one must change nothing.
 */
export function ProveForm({ name, submit, asksCode, password, refused }: ProveFormProps) {
  const id = useId();
  const at = (field: string) => `${id}-${field}`;
  const { fields = {}, values = {} } = refused ?? {};
  return (
    <form className="lg-form" method="post" aria-label={name}>
      {refused ? <RefusedNote refused={refused} at={at} /> : null}
      {asksCode ? (
        <Field
          id={at('code')}
          label={m.sign_in_code_label()}
          hint={m.sign_in_code_hint()}
          error={fields.code}
          required
        >
          <Input
            name="code"
            className="lg-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            // A code that was right is not asked for twice.
            defaultValue={fields.code ? undefined : values.code}
            required
          />
        </Field>
      ) : null}
      {password === undefined ? null : (
        <PasswordField
          id={at('password')}
          label={password}
          hint={m.sign_in_password_hint({ least: PASSWORD_MIN })}
          autoComplete="new-password"
          error={fields.password}
        />
      )}
      <HandshakeButton type="submit">{submit}</HandshakeButton>
    </form>
  );
}
