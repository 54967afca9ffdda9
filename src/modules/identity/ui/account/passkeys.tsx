import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { PASSKEY_NAME_MAX } from '../../contract/passkeys.ts';
import { RecoveryCodes } from './codes.tsx';
import { ProofField } from './proof-field.tsx';
import type { Security } from './types.ts';

type PasskeysProps = { own: Security; zone: string; said: Submission | undefined };

export function Passkeys({ own, zone, said }: PasskeysProps) {
  return (
    <Card title={m.passkey_title()}>
      <p className="t2">{m.passkey_lead()}</p>
      {own.passkeys.length > 0 ? (
        <ul className="acc-list" aria-label={m.passkey_title()}>
          {own.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <p className="acc-strong">{passkey.name}</p>
                <p className="t2">
                  {m.passkey_made()} <Moment at={passkey.madeAt} zone={zone} />
                  {passkey.usedAt ? (
                    <>
                      {' · '}
                      {m.passkey_used()} <Moment at={passkey.usedAt} zone={zone} />
                    </>
                  ) : null}
                </p>
              </div>
              <Change id={passkey.id} name={passkey.name} fresh={own.isFresh} said={said} />
            </li>
          ))}
        </ul>
      ) : null}
      <FormAnswer acted={said} intent="passkey removed" done={m.passkey_removed()} />
      {own.passkeysWork ? (
        <AddPasskey fresh={own.isFresh} />
      ) : (
        <p className="t2">{m.passkey_no_domain()}</p>
      )}
    </Card>
  );
}

type ChangeProps = { id: string; name: string; fresh: boolean; said: Submission | undefined };

function Change({ id, name, fresh, said }: ChangeProps) {
  const [naming, removal] = [`name ${id}`, `passkey ${id}`];
  return (
    <details className="acc-more">
      <summary>
        {m.passkey_change()} <span className="sr">{name}</span>
      </summary>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value={naming} />
        <input type="hidden" name="id" value={id} />
        <Field label={m.passkey_name()} error={errorAt(said, naming, 'name')}>
          <Input name="name" defaultValue={name} maxLength={PASSKEY_NAME_MAX} required />
        </Field>
        <Button type="submit" size="sm">
          {m.account_keep()}
        </Button>
        <FormAnswer acted={said} intent={naming} done={m.account_kept()} />
      </PostForm>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value={removal} />
        <input type="hidden" name="id" value={id} />
        <ProofField fresh={fresh} said={said} act={removal} />
        <Button type="submit" size="sm">
          {m.passkey_remove()}
        </Button>
        <FormAnswer acted={said} intent={removal} done={m.passkey_removed()} />
      </PostForm>
    </details>
  );
}

/** Making a passkey is the browser's own act, so this form is there with JavaScript alone. */
function AddPasskey({ fresh }: { fresh: boolean }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [live, setLive] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  useEffect(() => setLive(true), []);
  if (!live) return null;

  async function add(form: HTMLFormElement) {
    setBusy(true);
    const sent = new FormData(form);
    const { makePasskey } = await import('./passkey-browser.ts');
    const came = await makePasskey(api, {
      name: String(sent.get('name')),
      password: String(sent.get('password') ?? '') || null,
    });
    setBusy(false);
    setProblem(came.problem);
    if (came.problem !== null) return;
    form.reset();
    setCodes(came.codes);
    await revalidate();
  }

  if (codes) return <RecoveryCodes codes={codes} />;
  return (
    <form
      className="desk-form"
      aria-label={m.passkey_add()}
      onSubmit={(event) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    >
      <Field label={m.passkey_name()} hint={m.passkey_name_hint()}>
        <Input name="name" maxLength={PASSKEY_NAME_MAX} required />
      </Field>
      <ProofField fresh={fresh} said={undefined} act="" />
      <Button type="submit" busy={busy}>
        {m.passkey_add()}
      </Button>
      {problem === null ? null : <Notice tone="bad" live="alert" title={problem} />}
    </form>
  );
}
