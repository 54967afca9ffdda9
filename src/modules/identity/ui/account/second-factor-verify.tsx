import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { Security } from './types.ts';

export function Verify({ own, said }: { own: Security; said: Submission | undefined }) {
  const hasCodes = own.appSince !== null || own.codesLeft > 0;
  return (
    <Card title={m.factor_give()} className="acc-narrow">
      {hasCodes ? (
        <PostForm className="desk-form">
          <input type="hidden" name="act" value="verify" />
          <Field
            label={m.factor_code()}
            hint={m.factor_code_hint()}
            error={errorAt(said, 'verify', 'code')}
            required
          >
            <Input
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
              autoFocus
            />
          </Field>
          <HandshakeButton type="submit" size="sm">
            {m.factor_go_on()}
          </HandshakeButton>
          <FormAnswer acted={said} intent="verify" done={null} />
        </PostForm>
      ) : null}
      {own.passkeys.length > 0 && own.passkeysWork ? <PasskeyButton /> : null}
      <p className="t2">{m.factor_lost()}</p>
    </Card>
  );
}
