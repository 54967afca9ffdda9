import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';

type Props = {
  title: string;
  button: string;
  /** What the box says. */
  agrees: string;
  hash: string;
  isCodeSent: boolean;
  sent: Submission | undefined;
  /** The party for which it is signed, where there are several to choose from. */
  about?: string;
  /** What else is asked beside the name. */
  more?: ((acted: Submission | undefined) => ReactNode) | undefined;
};

/** A signature in two steps: a code to one's own address, then the name, the box and the code. */
export function SigningSteps({
  title,
  button,
  agrees,
  hash,
  isCodeSent,
  sent,
  about,
  more,
}: Props) {
  const acted = ownOf(sent, 'sign', about);
  const { fields = {}, values = {} } = acted ?? {};
  const named = about === undefined ? {} : { about };
  return (
    <Card title={title}>
      <p>{m.settlement_sign_words()}</p>
      <ActForm
        intent="code"
        {...named}
        acted={sent}
        label={isCodeSent ? m.settlement_code_again() : m.settlement_code_ask()}
      />
      {isCodeSent || acted ? (
        <ActForm intent="sign" {...named} acted={sent} label={button}>
          <input type="hidden" name="textHash" value={hash} />
          <Field label={m.settlement_name()} error={fields.name} required>
            <Input
              name="name"
              autoComplete="name"
              maxLength={200}
              defaultValue={values.name}
              required
            />
          </Field>
          {more?.(acted)}
          <Field
            label={m.settlement_code()}
            hint={m.settlement_code_hint()}
            error={fields.code}
            required
          >
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
          </Field>
          <Checkbox name="agreed" defaultChecked={values.agreed === 'on'}>
            {agrees}
          </Checkbox>
        </ActForm>
      ) : null}
    </Card>
  );
}
