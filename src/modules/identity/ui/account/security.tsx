import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Input } from '#ui/field.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { PasswordField } from '../password-field.tsx';
import '../sheet.css';
import { RecoveryCodes } from './codes.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProofField } from './proof-field.tsx';
import type { Security, SessionList } from './types.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Places } from './places.tsx';

type SecurityProps = {
  security: Security;
  sessions: SessionList;
  zone: string;
  said: Submission | undefined;
  codes: string[] | null;
};

export function SecurityPage({
  security: own,
  sessions: places,
  zone,
  said,
  codes,
}: SecurityProps) {
  return (
    <div className="desk-stack acc-stack">
      <PageHead title={m.account_security()} />
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {own.isRequired && own.appSince === null && own.passkeys.length === 0 ? (
        <Notice tone="warn" title={m.factor_staff_title()}>
          {m.factor_staff()}
        </Notice>
      ) : null}
      <Password said={said} />
      <App own={own} zone={zone} said={said} />
      <Passkeys own={own} zone={zone} said={said} />
      <Places places={places} fresh={own.isFresh} zone={zone} said={said} />
    </div>
  );
}

function Password({ said }: { said: Submission | undefined }) {
  return (
    <Card title={m.account_password()}>
      <PostForm className="desk-form" aria-label={m.account_password()}>
        <input type="hidden" name="act" value="password" />
        <Field
          label={m.account_password_current()}
          hint={m.account_password_current_hint()}
          error={errorAt(said, 'password', 'current')}
        >
          <Input name="current" type="password" autoComplete="current-password" />
        </Field>
        <PasswordField
          id="new-password"
          label={m.account_password_new()}
          hint={m.newcomer_password_hint()}
          error={errorAt(said, 'password', 'password')}
          autoComplete="new-password"
        />
        <Button type="submit">{m.account_password_change()}</Button>
        <FormAnswer acted={said} intent="password" done={m.account_password_changed()} />
      </PostForm>
    </Card>
  );
}

function App({ own, zone, said }: { own: Security; zone: string; said: Submission | undefined }) {
  const hasFactor = own.appSince !== null || own.passkeys.length > 0;
  return (
    <Card
      title={m.factor_app()}
      aside={
        own.appSince ? <Badge tone="good">{m.factor_on()}</Badge> : <Badge>{m.factor_off()}</Badge>
      }
    >
      <p className="t2">{m.factor_app_lead()}</p>
      {own.appSince ? (
        <p>
          {m.factor_since()} <Moment at={own.appSince} zone={zone} />
        </p>
      ) : null}
      <div className="desk-row">
        <Button to="/account/second-factor?renew=1">
          {own.appSince ? m.factor_app_change() : m.factor_app_add()}
        </Button>
      </div>
      {own.appSince ? (
        <details className="acc-more">
          <summary>{m.factor_app_remove()}</summary>
          <PostForm className="desk-form">
            <input type="hidden" name="act" value="app" />
            <ProofField fresh={own.isFresh} said={said} act="app" />
            <Button type="submit">{m.factor_app_remove()}</Button>
          </PostForm>
        </details>
      ) : null}
      <FormAnswer acted={said} intent="app" done={m.factor_app_removed()} />
      {hasFactor ? (
        <PostForm className="desk-form acc-codes">
          <input type="hidden" name="act" value="codes" />
          <p>
            {own.codesLeft > 0
              ? m.factor_codes_left({ count: own.codesLeft })
              : m.factor_codes_none()}
          </p>
          <ProofField fresh={own.isFresh} said={said} act="codes" />
          <Button type="submit">{m.factor_codes_new()}</Button>
          <FormAnswer acted={said} intent="codes" done={m.factor_codes_made()} />
        </PostForm>
      ) : null}
    </Card>
  );
}
