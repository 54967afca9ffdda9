import { inRupees, moneyInDigits } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { FeeSchedule } from '../../rules/values.ts';
import { fieldName } from '../words.ts';

const SPARE = 3;

export function FeesFields({
  value,
  refused,
}: {
  value: FeeSchedule;
  refused: Submission | undefined;
}) {
  const at = (field: string) => refused?.fields[`value.${field}`];
  const rows = [...value.tribunalFees.map(typed), ...Array<string>(SPARE).fill('')];
  return (
    <>
      <Field label={fieldName('title')} error={at('title')} required>
        <Input name="value.title" defaultValue={value.title} />
      </Field>
      <div className="ins-grid">
        {(['registrationFee', 'adminFee', 'defaultTribunalFee'] as const).map((field) => (
          <Field key={field} label={fieldName(field)} error={at(field)} required>
            <Input name={`value.${field}`} defaultValue={typed(value[field])} inputMode="decimal" />
          </Field>
        ))}
      </div>
      <TribunalFeesFields rows={rows} at={at} />
    </>
  );
}

type TribunalFeesFieldsProps = {
  rows: string[];
  at: (field: string) => string | undefined;
};

function TribunalFeesFields({ rows, at }: TribunalFeesFieldsProps) {
  return (
    <fieldset className="ins-group">
      <legend>{m.office_settings_tribunal_fees()}</legend>
      <p className="fld-hint">{m.office_settings_tribunal_fees_hint()}</p>
      <div className="ins-grid">
        {rows.map((fee, place) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a fee is known by its place in the list
            key={place}
            label={m.office_settings_tribunal_fee_at({ place: place + 1 })}
            error={at(`tribunalFees.${place}`)}
          >
            <Input name={`value.tribunalFees.${place}`} defaultValue={fee} inputMode="decimal" />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

// Through JSON an amount that is none became null.
function typed(paise: number | null): string {
  return paise === null || Number.isNaN(paise) ? '' : moneyInDigits(inRupees(paise));
}
