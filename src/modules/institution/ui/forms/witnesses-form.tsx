import * as m from '#messages/all.ts';
import { Field, Textarea } from '#ui/field.tsx';
import type { Witnesses } from '../../rules/values.ts';
import { fieldName } from '../words.ts';
import type { Refused } from './frame.tsx';

export function WitnessesFields({ value, refused }: { value: Witnesses; refused: Refused }) {
  const error =
    refused?.fields['value.emails'] ??
    Object.entries(refused?.fields ?? {}).find(([field]) => field.startsWith('value.emails'))?.[1];
  return (
    <Field label={fieldName('witness')} hint={m.office_settings_witness_hint()} error={error}>
      <Textarea name="value.emails" defaultValue={value.emails.join('\n')} />
    </Field>
  );
}
