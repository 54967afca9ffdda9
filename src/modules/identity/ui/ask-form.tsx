import './sheet.css';
import { useId } from 'react';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { EMAIL_MAX, NAME_MAX } from '../contract/sign-in.ts';
import { Agreement } from './agreement.tsx';
import { RefusedNote } from './note.tsx';

type AskFormProps = {
  name: string;
  submit: string;
  asksName?: boolean;
  /** Not where somebody only wants a new password: they agreed when the account was opened. */
  asksAgreement?: boolean;
  refused: Submission | undefined;
};

/** Asks for a code or a link: whose, and whether they agree. Posted by the browser itself. */
export function AskForm({
  name,
  submit,
  asksName = false,
  asksAgreement = true,
  refused,
}: AskFormProps) {
  const id = useId();
  const at = (field: string) => `${id}-${field}`;
  const { fields = {}, values = {} } = refused ?? {};
  return (
    <form className="lg-form" method="post" aria-label={name}>
      {refused ? <RefusedNote refused={refused} at={at} /> : null}
      {asksName ? (
        <Field id={at('name')} label={m.sign_up_name()} error={fields.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX}
            defaultValue={values.name}
            required
          />
        </Field>
      ) : null}
      <Field id={at('username')} label={m.sign_in_username_full()} error={fields.username} required>
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          defaultValue={values.username}
          required
        />
      </Field>
      {asksAgreement ? (
        <Agreement id={at('agrees')} error={fields.agrees} defaultChecked={'agrees' in values} />
      ) : null}
      <HandshakeButton type="submit">{submit}</HandshakeButton>
    </form>
  );
}
