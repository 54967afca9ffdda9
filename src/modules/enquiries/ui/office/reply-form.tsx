import { useEffect, useState } from 'react';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Select } from '#ui/select.tsx';
import { BODY_MAX, SUBJECT_MAX } from '../../contract/work.ts';
import type { WorkFormOutcome } from './form-actions.ts';
import type { EnquiryFormProps } from './types.ts';
import { languageWords } from './words.ts';

const OF_THIS_FORM = ['template', 'preview', 'reply'];

type Typed = { subject: string; text: string; language: string };

/** The answer by mail: begun from a template if wanted, looked at as it will go out, then sent. */
export function ReplyForm({ enquiry, verdict }: EnquiryFormProps) {
  const told = verdict && OF_THIS_FORM.includes(verdict.intent) ? verdict : undefined;
  const [typed, setTyped] = useTyped(enquiry, told);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  return (
    <Card title={m.office_enquiry_reply()}>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="version" value={enquiry.version} />
        <p className="eq-hint">
          {m.office_enquiry_reply_how({ to: enquiry.sender.email, mailbox: enquiry.replyTo })}
        </p>
        <Templates enquiry={enquiry} />
        <Field label={m.office_enquiry_subject()} error={told?.fields.subject}>
          <Input
            name="subject"
            maxLength={SUBJECT_MAX}
            value={typed.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </Field>
        <Field
          label={m.office_enquiry_letter()}
          hint={m.office_enquiry_letter_hint()}
          error={told?.fields.text}
        >
          <Textarea
            name="text"
            rows={10}
            maxLength={BODY_MAX}
            value={typed.text}
            lang={typed.language}
            dir="auto"
            onChange={(event) => change({ text: event.target.value })}
          />
        </Field>
        <Field label={m.office_enquiry_letter_language()}>
          <Select
            name="language"
            value={typed.language}
            onChange={(event) => change({ language: event.target.value })}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageWords[language]()}
              </option>
            ))}
          </Select>
        </Field>
        <div className="desk-row">
          <Button type="submit" name="intent" value="preview">
            {m.office_enquiry_preview()}
          </Button>
          <HandshakeButton size="sm" type="submit" name="intent" value="reply">
            {m.office_enquiry_send()}
          </HandshakeButton>
        </div>
        {told?.letter ? <Preview letter={told.letter} language={typed.language} /> : null}
      </PostForm>
    </Card>
  );
}

function Templates({ enquiry }: Pick<EnquiryFormProps, 'enquiry'>) {
  return (
    <div className="eq-templates">
      <Field label={m.office_enquiry_template()}>
        <Select
          name="template"
          defaultValue={`${enquiry.language} ${enquiry.templates[0]?.id ?? ''}`}
        >
          {languages.map((language) => (
            <optgroup key={language} label={languageWords[language]()}>
              {enquiry.templates
                .filter((template) => template.language === language)
                .map(({ id, name }) => (
                  <option key={id} value={`${language} ${id}`}>
                    {m.office_enquiry_template_in({
                      name,
                      language: languageWords[language](),
                    })}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Button type="submit" name="intent" value="template" formNoValidate>
        {m.office_enquiry_template_use()}
      </Button>
    </div>
  );
}

/** What is typed stays whatever the server says, until the letter is owed. */
function useTyped(enquiry: EnquiryFormProps['enquiry'], told: WorkFormOutcome | undefined) {
  const empty: Typed = {
    subject: enquiry.subjects[enquiry.language],
    text: '',
    language: enquiry.language,
  };
  const kept = (verdict: WorkFormOutcome | undefined): Typed => ({
    ...empty,
    ...pick(verdict?.values ?? {}),
  });
  const [typed, setTyped] = useState(() => kept(told));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verdict is taken in once, when it comes.
  useEffect(() => {
    if (told) setTyped(kept(told));
  }, [told]);
  return [typed, setTyped] as const;
}

function pick(values: Readonly<Record<string, string>>): Partial<Typed> {
  const { subject, text, language } = values;
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(text === undefined ? {} : { text }),
    ...(language ? { language } : {}),
  };
}

function Preview({
  letter,
  language,
}: {
  letter: NonNullable<WorkFormOutcome['letter']>;
  language: string;
}) {
  return (
    <section className="eq-preview" aria-label={m.office_enquiry_preview_title()}>
      <p>
        <strong>{m.office_enquiry_preview_to({ to: letter.to })}</strong>
      </p>
      <p lang={language} dir="auto">
        <strong>{letter.subject}</strong>
      </p>
      <p className="eq-message" lang={language} dir="auto">
        {letter.text}
      </p>
    </section>
  );
}
