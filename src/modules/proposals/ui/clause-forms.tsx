import { moneyInDigits } from '#kernel/amounts.ts';
import { addDays } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { MOST_INSTALMENTS, RHYTHMS } from '#modules/offers/contract/offers.ts';
import { rhythmWords, sideWords } from '#modules/offers/contract/words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import type { ProposalsView, ShownClause } from './view.ts';

type Props = {
  view: ProposalsView;
  kind: Exclude<ShownClause['kind'], 'standard'>;
  /** The clause that is written anew; without one another is added. */
  clause?: ShownClause;
  sent: Submission | undefined;
};
type PartProps = { fields: Fields; values: Fields };

/** A clause in words, or a payment whose sum, days and number are put into the text by the house. */
export function ClauseForm({ view, kind, clause, sent }: Props) {
  const about = clause ? String(clause.key) : `new-${kind}`;
  const failed = ownOf(sent, 'clause', about);
  const { fields = {} } = failed ?? {};
  const values = failed?.values ?? valuesOf(view, clause);
  return (
    <ActForm
      intent="clause"
      about={about}
      acted={sent}
      label={clause ? m.proposals_clause_save() : m.proposals_clause_add()}
    >
      <input type="hidden" name="kind" value={kind} />
      <Field label={m.proposals_clause_name()} error={fields.name} required>
        <Input name="name" maxLength={200} defaultValue={values.name} required />
      </Field>
      {kind === 'words' ? (
        <Field label={m.proposals_clause_said()} error={fields.said} required>
          <Textarea name="said" rows={4} maxLength={5000} defaultValue={values.said} required />
        </Field>
      ) : (
        <PaymentFields fields={fields} values={values} />
      )}
    </ActForm>
  );
}

function PaymentFields({ fields, values }: PartProps) {
  return (
    <>
      <Field label={m.offers_payer()} error={fields.payer}>
        <Select name="payer" defaultValue={values.payer}>
          {(['respondent', 'claimant'] as const).map((side) => (
            <option key={side} value={side}>
              {sideWords[side]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.offers_amount()} error={fields.amount} required>
        <Input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          defaultValue={values.amount}
          required
        />
      </Field>
      <Rates fields={fields} values={values} />
    </>
  );
}

function Rates({ fields, values }: PartProps) {
  return (
    <>
      <Field
        label={m.offers_instalments()}
        hint={m.offers_instalments_hint({ most: MOST_INSTALMENTS })}
        error={fields.instalments}
        required
      >
        <Input
          name="instalments"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={values.instalments}
          required
        />
      </Field>
      <Field label={m.offers_rhythm()} error={fields.rhythm}>
        <Select name="rhythm" defaultValue={values.rhythm}>
          {RHYTHMS.map((one) => (
            <option key={one} value={one}>
              {rhythmWords[one]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.offers_first_on()} error={fields.firstOn} required>
        <Input type="date" name="firstOn" defaultValue={values.firstOn} required />
      </Field>
    </>
  );
}

function valuesOf({ today, currency }: ProposalsView, clause?: ShownClause): Fields {
  const { name = '', said = '', payer = 'respondent', rhythm = 'month' } = clause ?? {};
  const isPayment = clause?.kind === 'money';
  return {
    ...{ name, said, payer, rhythm },
    amount: isPayment ? moneyInDigits({ amount: clause.amount, currency }) : '',
    instalments: String(clause?.instalments ?? 1),
    firstOn: isPayment ? clause.firstOn : addDays(today, 30),
  };
}
