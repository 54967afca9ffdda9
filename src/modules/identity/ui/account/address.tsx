import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { EMAIL_MAX } from '../../contract/account.ts';
import { ProofField } from './proof-field.tsx';

/** The ticket of a code that was sent, as long as the code is asked for. */
export type AddressProps = { fresh: boolean; ticket: string | null; said: Submission | undefined };

/** Another address or number: asked for, then shown with the code that came there. */
export function AddressForm({ fresh, ticket, said }: AddressProps) {
  return (
    <Card title={m.account_address_change()}>
      {ticket === null ? (
        <Ask fresh={fresh} said={said} />
      ) : (
        <Confirm ticket={ticket} said={said} />
      )}
      <FormAnswer acted={said} intent="confirm" done={m.account_address_changed()} />
    </Card>
  );
}

function Ask({ fresh, said }: Pick<AddressProps, 'fresh' | 'said'>) {
  return (
    <PostForm className="desk-form" aria-label={m.account_address_change()}>
      <input type="hidden" name="act" value="address" />
      <Field
        label={m.account_address_new()}
        hint={m.account_address_hint()}
        error={errorAt(said, 'address', 'address')}
        required
      >
        <Input
          name="address"
          maxLength={EMAIL_MAX}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <ProofField fresh={fresh} said={said} act="address" />
      <Button type="submit">{m.account_address_ask()}</Button>
      <FormAnswer acted={said} intent="address" done={m.account_address_sent()} />
    </PostForm>
  );
}

function Confirm({ ticket, said }: { ticket: string; said: Submission | undefined }) {
  return (
    <PostForm className="desk-form" aria-label={m.account_address_change()}>
      <input type="hidden" name="act" value="confirm" />
      <input type="hidden" name="ticket" value={ticket} />
      <Notice tone="good" live="status" title={m.account_address_sent()} />
      <Field
        label={m.sign_in_code_label()}
        hint={m.sign_in_code_hint()}
        error={errorAt(said, 'confirm', 'code')}
        required
      >
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
      </Field>
      <Button type="submit" look="solid">
        {m.account_address_confirm()}
      </Button>
    </PostForm>
  );
}
