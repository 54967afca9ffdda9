import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { OWN_PLACEHOLDERS, PLACEHOLDERS } from '../../contract/settings.ts';
import type { LetterTemplates, ReplyTemplate } from '../../rules/values.ts';
import { fieldName, languageWords } from '../words.ts';

// Not a record of three in one place: the build would leave one language of it (scripts/speak.ts).
const blank: ReplyTemplate = {
  key: '',
  name: '',
  body: Object.fromEntries(languages.map((one) => [one, ''])) as ReplyTemplate['body'],
};

export function LettersFields({
  value,
  refused,
}: {
  value: LetterTemplates;
  refused: Submission | undefined;
}) {
  return (
    <>
      <p className="fld-hint">{m.office_settings_placeholders({ names: namesOf(PLACEHOLDERS) })}</p>
      <fieldset className="ins-group">
        <legend>{fieldName('closing')}</legend>
        <ClosingHint />
        {languages.map((one) => (
          <ClosingField key={one} one={one} refused={refused} value={value} />
        ))}
      </fieldset>
      {[...value.replies, blank].map((reply, at) => (
        <ReplyFields key={reply.key || 'new'} reply={reply} at={at} refused={refused} />
      ))}
    </>
  );
}

function ClosingHint() {
  return (
    <p className="fld-hint">
      {m.office_settings_closing_hint({
        names: namesOf(OWN_PLACEHOLDERS),
      })}
    </p>
  );
}

function ClosingField({
  one,
  refused,
  value,
}: {
  one: 'en' | 'hi' | 'mr';
  refused: Submission | undefined;
  value: LetterTemplates;
}) {
  return (
    <Field label={languageWords[one]()} error={refused?.fields[`value.closing.${one}`]}>
      <Textarea
        name={`value.closing.${one}`}
        lang={one}
        defaultValue={value.closing[one]}
        maxLength={500}
        rows={2}
      />
    </Field>
  );
}

function ReplyFields({
  reply,
  at,
  refused,
}: {
  reply: ReplyTemplate;
  at: number;
  refused: Submission | undefined;
}) {
  const place = `value.replies.${at}`;
  return (
    <fieldset className="ins-group">
      <legend>{reply.name || m.office_settings_new_reply()}</legend>
      <input type="hidden" name={`${place}.key`} value={reply.key} />
      <Field label={fieldName('replyName')} error={refused?.fields[`${place}.name`]}>
        <Input name={`${place}.name`} defaultValue={reply.name} maxLength={200} />
      </Field>
      {languages.map((one) => (
        <ReplyBody key={one} one={one} refused={refused} place={place} reply={reply} />
      ))}
      {reply.key ? <RemoveReply at={at} reply={reply} /> : null}
    </fieldset>
  );
}

type ReplyBodyProps = {
  one: 'en' | 'hi' | 'mr';
  refused: Submission | undefined;
  place: string;
  reply: ReplyTemplate;
};

function ReplyBody({ one, refused, place, reply }: ReplyBodyProps) {
  return (
    <Field
      label={`${fieldName('replyBody')}, ${languageWords[one]()}`}
      error={refused?.fields[`${place}.body.${one}`]}
    >
      <Textarea
        name={`${place}.body.${one}`}
        lang={one}
        defaultValue={reply.body[one]}
        maxLength={3000}
        rows={6}
      />
    </Field>
  );
}

function RemoveReply({ at, reply }: { at: number; reply: ReplyTemplate }) {
  return (
    <Checkbox name={`remove.${at}`}>
      {m.office_settings_remove_reply({ name: reply.name })}
    </Checkbox>
  );
}

function namesOf(placeholders: readonly string[]): string {
  return placeholders.map((name) => `{${name}}`).join(', ');
}
