import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { ownOf } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { BILLED_KINDS, WORDS_MAX } from '../../contract/dispute-money.ts';
import { REASON_MAX } from '../../contract/words.ts';
import type { MoneyProps } from './types.ts';
import { ceilingWords, kindWords, scheduleWords } from './words.ts';

/** A schedule, and for the Fourth what its ceiling covers, in one choice: no half of it can be forgotten. */
const CHOICES = [
  { value: 'institution', words: scheduleWords.institution },
  { value: 'fourth_schedule base_and_variable', words: () => fourth('base_and_variable') },
  { value: 'fourth_schedule variable_only', words: () => fourth('variable_only') },
  { value: 'sebi', words: scheduleWords.sebi },
] as const;

function fourth(ceiling: keyof typeof ceilingWords): string {
  return `${scheduleWords.fourth_schedule()}, ${ceilingWords[ceiling]()}`;
}

function Reason({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  return (
    <Field label={m.office_fees_reason()} required {...(error ? { error } : {})}>
      <Textarea name="reason" required rows={3} maxLength={REASON_MAX} defaultValue={typed ?? ''} />
    </Field>
  );
}

export function ScheduleForm({ money: { schedule }, acted }: MoneyProps) {
  const own = ownOf(acted, 'schedule', '');
  const now =
    schedule?.schedule === 'fourth_schedule'
      ? `fourth_schedule ${schedule.ceilingOn}`
      : schedule?.schedule;
  return (
    <ActForm intent="schedule" acted={acted} label={m.office_fees_schedule_choose()}>
      <Field label={m.office_fees_schedule_pick()} hint={m.office_fees_schedule_hint()} required>
        <Select name="choice" defaultValue={own?.values.choice || now}>
          {CHOICES.map(({ value, words }) => (
            <option key={value} value={value}>
              {words()}
            </option>
          ))}
        </Select>
      </Field>
      <Reason typed={own?.values.reason} error={own?.fields.reason} />
    </ActForm>
  );
}

export function StampForm({ money: { parties, stamp }, acted }: MoneyProps) {
  const own = ownOf(acted, 'stamp', '');
  return (
    <ActForm intent="stamp" acted={acted} label={m.office_fees_stamp_choose()}>
      <Field
        label={m.office_fees_stamp_pick()}
        required
        {...(own?.fields.partyId ? { error: own.fields.partyId } : {})}
      >
        <Select name="party" defaultValue={own ? (own.values.party ?? '') : (stamp?.partyId ?? '')}>
          <option value="">{m.office_fees_stamp_all()}</option>
          {parties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Reason typed={own?.values.reason} error={own?.fields.reason} />
    </ActForm>
  );
}

export function BillForm({ money: { parties, once }, acted }: MoneyProps) {
  const own = ownOf(acted, 'bill', '');
  const error = (name: string) => (own?.fields[name] ? { error: own.fields[name] } : {});
  return (
    <ActForm intent="bill" acted={acted} label={m.office_fees_bill_now()}>
      <input type="hidden" name="once" value={own?.values.once || once} />
      <Field label={m.office_fees_bill_kind()} required {...error('kind')}>
        <Select name="kind" defaultValue={own?.values.kind || 'deposit'}>
          {BILLED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.office_fees_bill_words()} required {...error('words')}>
        <Input name="words" required maxLength={WORDS_MAX} defaultValue={own?.values.words ?? ''} />
      </Field>
      <BillAmount error={error} own={own} />
      <Shares own={own} parties={parties} />
    </ActForm>
  );
}

function BillAmount({
  error,
  own,
}: {
  error: (name: string) => { error?: string };
  own: Submission | undefined;
}) {
  return (
    <Field
      label={m.office_fees_amount()}
      hint={m.office_fees_bill_amount_hint()}
      required
      {...error('amount')}
    >
      <Input
        name="amount"
        inputMode="decimal"
        required
        maxLength={24}
        defaultValue={own?.values.amount ?? ''}
      />
    </Field>
  );
}

type SharesProps = {
  own: Submission | undefined;
  parties: MoneyProps['money']['parties'];
};

function Shares({ own, parties }: SharesProps) {
  return (
    <fieldset className="fee-shares">
      <legend>{m.office_fees_bill_shares()}</legend>
      <p>{own?.fields.shares ?? m.office_fees_bill_shares_hint()}</p>
      {parties
        .filter(({ isReleased }) => !isReleased)
        .map(({ id, name }) => (
          <Field key={id} label={m.office_fees_bill_share_of({ name })}>
            <Input
              name={`share.${id}`}
              type="number"
              min={0}
              max={1000}
              step={1}
              inputMode="numeric"
              defaultValue={own?.values[`share.${id}`] || '1'}
            />
          </Field>
        ))}
    </fieldset>
  );
}
