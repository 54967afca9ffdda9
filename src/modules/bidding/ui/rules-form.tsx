import { moneyInDigits, moneyInWords } from '#kernel/amounts.ts';
import { addDays } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import {
  COSTS,
  DAYS_OF_GRACE,
  MOST_INSTALMENTS,
  RHYTHMS,
} from '#modules/offers/contract/offers.ts';
import { costsWords, rhythmWords } from '#modules/offers/contract/words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import { MOST_ROUNDS, OVERLAP_RULES } from '../contract/bidding.ts';
import type { BiddingPageView } from './view.ts';
import { hoursInWords, overlapWords, sideWords } from './words.ts';

type Props = { view: BiddingPageView; sent: Submission | undefined };
type PartProps = { view: BiddingPageView; fields: Fields; values: Fields };
const HOURS = [4, 24, 48, 72, 120, 168, 336] as const;

/** A side proposes the rules; what is written here alone binds nobody. */
export function RulesForm({ view, sent }: Props) {
  const failed = failedOf(sent, 'propose');
  const part = { view, fields: failed?.fields ?? {}, values: failed?.values ?? startOf(view) };
  return (
    <Card title={m.bidding_propose()}>
      <p>{m.bidding_propose_words()}</p>
      <ActForm intent="propose" acted={sent} label={m.bidding_propose_send()}>
        <BidFields {...part} />
        <NearFields {...part} />
        <PayFields {...part} />
      </ActForm>
    </Card>
  );
}

function BidFields({ view, fields, values }: PartProps) {
  const { currency, claimed } = view;
  const claim = moneyInWords({ amount: claimed.respondent || claimed.claimant, currency });
  return (
    <>
      <Field label={m.offers_payer()} error={fields.payer}>
        <Select name="payer" defaultValue={values.payer}>
          <Options of={['respondent', 'claimant']} said={(side) => sideWords[side]()} />
        </Select>
      </Field>
      <Field
        label={m.bidding_cap()}
        hint={m.bidding_cap_hint({ claim })}
        error={fields.cap}
        required
      >
        <Input
          name="cap"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          defaultValue={values.cap}
          required
        />
      </Field>
      <Field label={m.bidding_rounds()} error={fields.rounds}>
        <Select name="rounds" defaultValue={values.rounds}>
          <Options of={Array.from({ length: MOST_ROUNDS }, (_, at) => at + 1)} said={String} />
        </Select>
      </Field>
      <Field
        label={m.bidding_round_hours()}
        hint={m.bidding_round_hours_hint()}
        error={fields.roundHours}
      >
        <Select name="roundHours" defaultValue={values.roundHours}>
          <Options of={HOURS} said={hoursInWords} />
        </Select>
      </Field>
    </>
  );
}

function Options<One extends string | number>({
  of,
  said,
}: {
  of: readonly One[];
  said: (one: One) => string;
}) {
  return of.map((one) => (
    <option key={one} value={one}>
      {said(one)}
    </option>
  ));
}

function NearFields({ fields, values }: PartProps) {
  return (
    <>
      <Field label={m.bidding_overlap()} error={fields.overlapRule}>
        <Select name="overlapRule" defaultValue={values.overlapRule}>
          <Options of={OVERLAP_RULES} said={(rule) => overlapWords[rule]()} />
        </Select>
      </Field>
      <Field
        label={m.bidding_near_rate_field()}
        hint={m.bidding_near_hint()}
        error={fields.toleranceBps}
      >
        <Input
          name="toleranceBps"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={values.toleranceBps}
        />
      </Field>
      <Field label={m.bidding_near_sum_field()} error={fields.toleranceAbs}>
        <Input
          name="toleranceAbs"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          defaultValue={values.toleranceAbs}
        />
      </Field>
    </>
  );
}

function PayFields({ fields, values }: PartProps) {
  return (
    <>
      <Field
        label={m.offers_first_on()}
        hint={m.bidding_first_on_hint()}
        error={fields.firstOn}
        required
      >
        <Input type="date" name="firstOn" defaultValue={values.firstOn} required />
      </Field>
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
          <Options of={RHYTHMS} said={(one) => rhythmWords[one]()} />
        </Select>
      </Field>
      <Checkbox name="isAccelerated" defaultChecked={values.isAccelerated === 'on'}>
        {m.offers_accelerates({ days: DAYS_OF_GRACE })}
      </Checkbox>
      <Field label={m.offers_costs()} error={fields.costs}>
        <Select name="costs" defaultValue={values.costs}>
          <Options of={COSTS} said={(one) => costsWords[one]()} />
        </Select>
      </Field>
      <Field label={m.offers_duties()} hint={m.offers_duties_hint()} error={fields.duties}>
        <Textarea name="duties" rows={3} maxLength={5000} defaultValue={values.duties} />
      </Field>
    </>
  );
}

/** Three rounds of three days, nothing that counts as near, and the whole claim as the cap, in whole rupees. */
function startOf({ claimed, currency, today }: BiddingPageView): Fields {
  const amount = BigInt(claimed.respondent || claimed.claimant);
  return {
    payer: claimed.respondent || !claimed.claimant ? 'respondent' : 'claimant',
    cap: moneyInDigits({ amount: amount - (amount % 100n), currency }),
    rounds: '3',
    roundHours: '72',
    overlapRule: 'midpoint',
    toleranceBps: '0',
    toleranceAbs: '0',
    firstOn: addDays(today, 30),
    instalments: '1',
    rhythm: 'month',
    costs: 'own',
    isAccelerated: '',
    duties: '',
  };
}
