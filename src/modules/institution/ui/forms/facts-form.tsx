import { Field, Input, Textarea } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { InstitutionFacts } from '../../rules/values.ts';
import { fieldName } from '../words.ts';

const LINES = ['name', 'phone', 'email', 'officeHours', 'seat'] as const;

export function FactsFields({
  value,
  refused,
}: {
  value: InstitutionFacts;
  refused: Submission | undefined;
}) {
  return (
    <>
      <div className="ins-grid">
        {LINES.map((field) => (
          <FactField key={field} field={field} refused={refused} value={value} />
        ))}
      </div>
      <Field label={fieldName('address')} error={refused?.fields['value.address']} required>
        <Textarea name="value.address" defaultValue={value.address} />
      </Field>
    </>
  );
}

function FactField({
  field,
  refused,
  value,
}: {
  field: (typeof LINES)[number];
  refused: Submission | undefined;
  value: InstitutionFacts;
}) {
  return (
    <Field label={fieldName(field)} error={refused?.fields[`value.${field}`]} required>
      <Input
        name={`value.${field}`}
        defaultValue={value[field]}
        type={field === 'email' ? 'email' : 'text'}
      />
    </Field>
  );
}
