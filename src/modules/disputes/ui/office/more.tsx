import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { OfficeCardProps } from './types.ts';

type Asks = { on?: true; statedDays?: true; withdrawal?: true; traits?: true };

/** What some acts ask for beside a reason: the day of an order, whether a claim may come again, which rules on time apply. */
export function MoreOf({ asks, dispute, acted }: OfficeCardProps & { asks: Asks }) {
  return (
    <>
      {asks.on ? (
        <Field
          label={m.office_dispute_on()}
          hint={m.office_dispute_on_hint()}
          error={acted?.fields.on}
        >
          <Input type="date" name="on" defaultValue={acted?.values.on} />
        </Field>
      ) : null}
      {asks.statedDays ? (
        <Field
          label={m.office_dispute_stated_days()}
          hint={m.office_dispute_stated_days_hint()}
          error={acted?.fields.statedDays}
        >
          <Input
            name="statedDays"
            inputMode="numeric"
            maxLength={4}
            defaultValue={acted?.values.statedDays}
          />
        </Field>
      ) : null}
      {asks.withdrawal ? <Withdrawal acted={acted} /> : null}
      {asks.traits ? (
        <>
          <Checkbox
            name="traits"
            value="international"
            defaultChecked={dispute.traits.includes('international')}
          >
            {m.office_dispute_trait_international()}
          </Checkbox>
          <Checkbox name="traits" value="sebi" defaultChecked={dispute.traits.includes('sebi')}>
            {m.office_dispute_trait_sebi()}
          </Checkbox>
        </>
      ) : null}
    </>
  );
}

function Withdrawal({ acted }: { acted: OfficeCardProps['acted'] }) {
  const wrong = acted?.fields.noInterest;
  return (
    <>
      <Field label={m.office_dispute_liberty()} error={acted?.fields.liberty} required>
        <Select name="liberty" defaultValue={acted?.values.liberty ?? ''}>
          <option value="">{m.office_dispute_liberty_choose()}</option>
          <option value="with">{m.office_dispute_liberty_with()}</option>
          <option value="without">{m.office_dispute_liberty_without()}</option>
        </Select>
      </Field>
      <Checkbox
        name="noInterest"
        value="yes"
        defaultChecked={acted?.values.noInterest === 'yes'}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? 'no-interest-error' : undefined}
      >
        {m.office_dispute_no_interest()}
      </Checkbox>
      {wrong ? (
        <p id="no-interest-error" className="err">
          {wrong}
        </p>
      ) : null}
    </>
  );
}
