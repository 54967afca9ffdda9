import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { failedOf } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { Fold, type PartProps, typedIn } from './fold.tsx';

const channels = {
  email: m.case_contact_email,
  mobile: m.case_contact_mobile,
  post: m.case_contact_post,
} as const;

export function Contact({ dispute, attempt, errors }: PartProps) {
  const [own] = dispute.parties.filter(({ isYou }) => isYou);
  if (!own) return null;
  return (
    <Fold
      act="contact"
      title={m.case_contact()}
      words={m.case_contact_words()}
      open={failedOf(attempt, 'contact') !== undefined}
    >
      <input type="hidden" name="party" value={own.id} />
      <ul className="ds-plain">
        {own.contacts.map(({ id, channel, value }) => (
          <li key={id}>
            {channels[channel]()}: {value}
          </li>
        ))}
      </ul>
      <Field label={m.case_contact_channel()}>
        <Select name="channel" defaultValue={typedIn(attempt, 'contact').channel ?? 'email'}>
          {Object.entries(channels).map(([channel, words]) => (
            <option key={channel} value={channel}>
              {words()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.case_contact_value()} error={errors.value} required>
        <Input name="value" maxLength={500} defaultValue={typedIn(attempt, 'contact').value} />
      </Field>
      <Field label={m.case_contact_replaces()}>
        <Select name="replaces" defaultValue={typedIn(attempt, 'contact').replaces ?? ''}>
          <option value="">{m.case_contact_adds()}</option>
          {own.contacts.map(({ id, value }) => (
            <option key={id} value={id}>
              {value}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{m.case_contact_save()}</Button>
    </Fold>
  );
}
