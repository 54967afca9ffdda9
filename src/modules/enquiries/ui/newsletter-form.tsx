import { useId } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError, Input } from '#ui/field.tsx';
import { FormNote } from '#ui/forms/form-note.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { useSubmission } from '#ui/forms/use-submission.ts';
import { EMAIL_MAX } from '../contract.ts';
import { newsletter } from './form-definitions.ts';

type NewsletterFormProps = {
  /** In the footer it is a part among others; on its own page it is the page. */
  on?: 'footer' | 'page';
  posted?: Submission | undefined;
};

export function NewsletterForm({ on = 'footer', posted }: NewsletterFormProps) {
  const id = useId();
  const { busy, note, values, fields, wiring } = useSubmission(newsletter, posted);
  const Heading = on === 'page' ? 'h1' : 'h2';
  const at = (field: string) => `${id}-${field}`;
  return (
    <form
      className={`nl nl-${on}`}
      method="post"
      action={here('/newsletter')}
      noValidate
      aria-labelledby={on === 'footer' ? at('heading') : undefined}
      {...wiring}
    >
      <Heading id={at('heading')} className={on === 'page' ? 'd-l' : 't-l'}>
        {m.newsletter_heading()}
      </Heading>
      <p className="nl-lead t2">{m.newsletter_lead()}</p>
      <FormNote posted={note} labels={newsletter.labels} at={at} />
      <Field id={at('email')} label={m.newsletter_email()} error={fields.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          placeholder={m.newsletter_placeholder()}
          maxLength={EMAIL_MAX}
          required
          defaultValue={values.email}
        />
      </Field>
      <div className="nl-consent">
        <Checkbox
          id={at('isSubscribe')}
          name="isSubscribe"
          defaultChecked={'isSubscribe' in values}
          aria-invalid={'isSubscribe' in fields || undefined}
          aria-describedby={'isSubscribe' in fields ? at('consent-error') : undefined}
        >
          {m.newsletter_consent()}
        </Checkbox>
        <FieldError id={at('consent-error')}>{fields.isSubscribe}</FieldError>
      </div>
      <HandshakeButton
        type="submit"
        look={on === 'page' ? 'brand' : 'lite'}
        size={on === 'page' ? 'md' : 'sm'}
        busy={busy}
      >
        {m.form_submit()}
      </HandshakeButton>
    </form>
  );
}
