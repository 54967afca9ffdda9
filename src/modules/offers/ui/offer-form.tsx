import { moneyInWords } from '#kernel/amounts.ts';
import { addDays } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { Select } from '#ui/select.tsx';
import { TickList } from '#ui/tick-list.tsx';
import { clauseTicks, tickedClauses } from '../contract/clause-words.ts';
import { COSTS, DAYS_OF_GRACE, MOST_INSTALMENTS, RHYTHMS } from '../contract/offers.ts';
import { costsWords, rhythmWords, sideWords } from '../contract/words.ts';
import type { SettleView } from './view.ts';

type Props = { view: SettleView; sent: Submission | undefined };
type PartProps = { fields: Fields; values: Fields };

/** Terms to the other side; it begins with those of the last offer, so that a counter-offer changes what it wants to change. */
export function OfferForm({ view, sent }: Props) {
  const failed = failedOf(sent, 'offer');
  const { fields = {} } = failed ?? {};
  const values = failed?.values ?? startOf(view);
  const isCounter = view.offers.some(({ state, side }) => state === 'open' && side !== view.as);
  return (
    <Card title={isCounter ? m.offers_counter() : m.offers_make()}>
      <PostForm
        ref={putBack}
        className="desk-form"
        preventScrollReset
        {...draftAttribute('device', `offers/${view.reference}`)}
      >
        <KeptBack />
        <input type="hidden" name="intent" value="offer" />
        <SubmissionNotice submission={failed} />
        <Sum view={view} fields={fields} values={values} />
        <Payments fields={fields} values={values} />
        <Field label={m.offers_costs()} error={fields.costs}>
          <Select name="costs" defaultValue={values.costs}>
            {COSTS.map((one) => (
              <option key={one} value={one}>
                {costsWords[one]()}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.offers_duties()} hint={m.offers_duties_hint()} error={fields.duties}>
          <Textarea name="duties" rows={3} maxLength={5000} defaultValue={values.duties} />
        </Field>
        <TickList
          {...clauseTicks(view.sector)}
          {...{ legend: m.offers_clauses(), hint: m.offers_clauses_hint(), values }}
          error={fields.clauses}
          more={m.offers_clauses_others()}
        />
        <Field
          label={m.offers_stands_until()}
          hint={m.offers_stands_until_hint()}
          error={fields.standsUntil}
          required
        >
          <Input type="date" name="standsUntil" defaultValue={values.standsUntil} required />
        </Field>
        <p className="t2">{m.offers_not_binding()}</p>
        <CutOff />
        <Button type="submit" look="solid">
          {m.offers_send()}
        </Button>
      </PostForm>
    </Card>
  );
}

function Sum({ view, fields, values }: PartProps & { view: SettleView }) {
  const claim = moneyInWords({ amount: view.claim, currency: view.currency });
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
      <Field label={m.offers_amount()} hint={m.offers_amount_hint({ claim })} error={fields.amount}>
        <Input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          defaultValue={values.amount}
        />
      </Field>
    </>
  );
}

function Payments({ fields, values }: PartProps) {
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
      <Field
        label={m.offers_first_on()}
        hint={m.offers_first_on_hint()}
        error={fields.firstOn}
        required
      >
        <Input type="date" name="firstOn" defaultValue={values.firstOn} required />
      </Field>
      <Checkbox name="isAccelerated" defaultChecked={values.isAccelerated === 'on'}>
        {m.offers_accelerates({ days: DAYS_OF_GRACE })}
      </Checkbox>
    </>
  );
}

/** What the form begins with: the terms of the last offer, and two weeks to think about them. */
function startOf({ offers, today }: SettleView): Fields {
  const standsUntil = addDays(today, 14);
  const last = offers.at(-1);
  const firstOn = last && last.firstOn >= standsUntil ? last.firstOn : addDays(today, 30);
  return {
    payer: last?.payer ?? 'respondent',
    amount: '',
    instalments: String(last?.instalments ?? 1),
    rhythm: last?.rhythm ?? 'month',
    costs: last?.costs ?? 'own',
    isAccelerated: last?.isAccelerated ? 'on' : '',
    duties: last?.duties ?? '',
    firstOn,
    standsUntil,
    ...tickedClauses(last?.clauses ?? []),
  };
}
