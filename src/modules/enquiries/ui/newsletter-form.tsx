import { useId } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/field.tsx';
import { EMAIL_MAX } from '../contract.ts';
import { newsletter } from './papers.ts';
import { Mend, PostedNote } from './posted-note.tsx';
import type { Posted } from './submission.ts';
import { useSubmission } from './use-submission.ts';

type NewsletterFormProps = {
  /** In the footer it is a part among others; on its own page it is the page. */
  on?: 'footer' | 'page';
  posted?: Posted | undefined;
};

export function NewsletterForm({ on = 'footer', posted }: NewsletterFormProps) {
  const id = useId();
  const { busy, note, kept, mends, wiring } = useSubmission(newsletter, posted);
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
      {note ? <PostedNote paper={newsletter} posted={note} at={at} /> : null}
      <Field id={at('email')} label={m.newsletter_email()} error={mends.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          placeholder={m.newsletter_placeholder()}
          maxLength={EMAIL_MAX}
          required
          defaultValue={kept.email}
        />
      </Field>
      <div className="nl-consent">
        <Checkbox
          id={at('isSubscribe')}
          name="isSubscribe"
          defaultChecked={'isSubscribe' in kept}
          aria-invalid={'isSubscribe' in mends || undefined}
          aria-describedby={'isSubscribe' in mends ? at('consent-mend') : undefined}
        >
          {m.newsletter_consent()}
        </Checkbox>
        <Mend id={at('consent-mend')}>{mends.isSubscribe}</Mend>
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
