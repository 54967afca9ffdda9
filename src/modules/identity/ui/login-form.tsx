import './sheet.css';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { missingIn } from '../contract/login.ts';
import { EMAIL_MAX } from '../contract/sign-in.ts';
import type { LoginField } from '../rules/login.ts';
import { Agreement } from './agreement.tsx';
import { RefusedNote } from './note.tsx';
import { PasswordField } from './password-field.tsx';

/**
 * The login screen's form. The browser itself posts it, with React and without: whoever is let in goes on to another part of
 * the house, and a page that is loaded anew there holds nothing of what was typed here.
 */
export function LoginForm({ refused }: { refused: Submission | undefined }) {
  const id = useId();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const agrees = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState(false);
  const [busy, setBusy] = useState(false);
  const [mends, setMends] = useState<Readonly<Record<string, string>>>(refused?.fields ?? {});
  useEffect(() => {
    setLive(true);
    // A page that the browser kept and shows again is not on its way any more.
    const back = () => setBusy(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const at = (field: string) => `${id}-${field}`;
  const forget = (field: LoginField) => setMends(({ [field]: _mended, ...rest }) => rest);

  function send(event: FormEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    const missing = missingIn({
      username: username.current?.value ?? '',
      password: password.current?.value ?? '',
      agrees: agrees.current?.checked ?? false,
    });
    setMends(Object.fromEntries(missing.map((field) => [field, missingSentences[field]()])));
    const controls = { username, password, agrees };
    const [first] = missing;
    if (!first) return setBusy(true);
    event.preventDefault();
    controls[first].current?.focus();
  }

  return (
    <form
      className="lg-form"
      method="post"
      noValidate={live}
      aria-label={m.login_form()}
      onSubmit={send}
    >
      {refused ? <RefusedNote refused={refused} at={at} /> : null}
      <Field id={at('username')} label={m.login_username()} error={mends.username} required>
        <Input
          ref={username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          defaultValue={refused?.values.username}
          required
          onInput={() => forget('username')}
        />
      </Field>
      <PasswordField
        id={at('password')}
        ref={password}
        label={m.login_password()}
        placeholder={m.login_password_placeholder()}
        autoComplete="current-password"
        error={mends.password}
        onInput={() => forget('password')}
      />
      <Agreement
        id={at('agrees')}
        ref={agrees}
        error={mends.agrees}
        defaultChecked={refused !== undefined && 'agrees' in refused.values}
        onChange={() => forget('agrees')}
      />
      <HandshakeButton type="submit" busy={busy}>
        {m.form_submit()}
      </HandshakeButton>
    </form>
  );
}

const missingSentences: Record<LoginField, () => string> = {
  username: m.login_username_missing,
  password: m.login_password_missing,
  agrees: m.login_agree_missing,
};
