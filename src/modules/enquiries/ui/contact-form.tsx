import { type ComponentProps, type ReactNode, useId } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { FormNote } from '#ui/forms/form-note.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { useSubmission } from '#ui/forms/use-submission.ts';
import { draftAttribute } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { institution } from '../../../../content/institution.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '../contract.ts';
import { contact } from './form-definitions.ts';

type ContactFormProps = {
  /** In the footer it is a part among others; on its own page it is the page. */
  on?: 'footer' | 'page';
  posted?: Submission | undefined;
};

/** SAY HELLO: one sentence with four gaps, each a labelled control. */
export function ContactForm({ on = 'footer', posted }: ContactFormProps) {
  const id = useId();
  const { busy, note, values, fields, wiring } = useSubmission(contact, posted);
  const Heading = on === 'page' ? 'h1' : 'h2';
  const at = (field: string) => `${id}-${field}`;
  const gap = (field: string, label: string) => ({
    id: at(field),
    label,
    name: field,
    required: true,
    defaultValue: values[field],
    'aria-invalid': field in fields || undefined,
    'aria-describedby': field in fields ? at('error') : undefined,
  });
  return (
    <form
      className={`hello hello-${on}`}
      method="post"
      action={here('/say-hello')}
      noValidate
      aria-labelledby={on === 'footer' ? at('heading') : undefined}
      {...draftAttribute('tab', 'contact')}
      {...wiring}
    >
      <Heading id={at('heading')} className={on === 'page' ? 'd-l' : 'd-m'}>
        <span className="nar">{m.contact_heading_say()}</span>{' '}
        <span className="wide">{m.contact_heading_hello()}</span>
      </Heading>
      <FormNote posted={note} labels={contact.labels} at={at} />
      <KeptBack />
      <div className="hello-line">
        {m.contact_begin({ name: institution.name })}{' '}
        <Gap
          {...gap('fullName', m.contact_name())}
          after={m.form_full_stop()}
          autoComplete="name"
          placeholder={m.contact_name_gap()}
          maxLength={NAME_MAX}
        />{' '}
        {m.contact_wish()}{' '}
        <LongGap
          {...gap('message', m.contact_message())}
          placeholder={m.contact_message_gap()}
          maxLength={MESSAGE_MAX}
        />{' '}
        {m.contact_write()}{' '}
        <Gap
          {...gap('email', m.contact_email())}
          type="email"
          autoComplete="email"
          placeholder={m.contact_email_gap()}
          maxLength={EMAIL_MAX}
        />{' '}
        {m.contact_call()}{' '}
        <Gap
          {...gap('phone', m.contact_phone())}
          // HTML allows the ten digits without +91 to be filled into a text field alone.
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={m.contact_phone_gap()}
          maxLength={PHONE_MAX}
        />
      </div>
      <FieldError id={at('error')}>{Object.values(fields)[0]}</FieldError>
      <CutOff />
      <HandshakeButton type="submit" look={on === 'page' ? 'brand' : 'lite'} busy={busy}>
        {m.form_submit()}
      </HandshakeButton>
    </form>
  );
}

function Gap({
  label,
  after,
  ...native
}: { label: ReactNode; after?: string } & ComponentProps<'input'>) {
  return (
    <span className="gap">
      <label className="sr" htmlFor={native.id}>
        {label}
      </label>
      <input {...native} />
      {after}
    </span>
  );
}

/** Grows line by line; a sentence about a dispute is rarely short. */
function LongGap({ label, ...native }: { label: ReactNode } & ComponentProps<'textarea'>) {
  return (
    <span className="gap gap-long">
      <label className="sr" htmlFor={native.id}>
        {label}
      </label>
      <textarea rows={1} {...native} />
    </span>
  );
}
