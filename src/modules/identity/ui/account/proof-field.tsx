import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';

/** Asks for the password again where the last minutes do not show who is at the keyboard. */
export function ProofField({
  fresh,
  said,
  act,
}: {
  fresh: boolean;
  said: Submission | undefined;
  act: string;
}) {
  const wrong = errorAt(said, act, 'password');
  if (fresh && !wrong) return null;
  return (
    <Field label={m.account_password_again()} hint={m.account_password_again_hint()} error={wrong}>
      <Input name="password" type="password" autoComplete="current-password" />
    </Field>
  );
}
