import * as m from '#messages/all.ts';
import { Field, Textarea } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { Witnesses } from '../../rules/values.ts';
import { fieldName } from '../words.ts';

export function WitnessesFields({
  value,
  refused,
}: {
  value: Witnesses;
  refused: Submission | undefined;
}) {
  const error =
    refused?.fields['value.emails'] ??
    Object.entries(refused?.fields ?? {}).find(([field]) => field.startsWith('value.emails'))?.[1];
  return (
    <Field label={fieldName('witness')} hint={m.office_settings_witness_hint()} error={error}>
      <Textarea name="value.emails" defaultValue={value.emails.join('\n')} />
    </Field>
  );
}
