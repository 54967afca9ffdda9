import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import { NEXT_STEPS, OUTCOME_MAX, REASON_MAX } from '../../contract/consultations.ts';
import type { OneProps } from './form-actions.ts';
import { nextInWords, outcomeInWords } from './words.ts';

const OUTCOMES = ['hold', 'miss_as_visitor', 'miss_as_office'] as const;

/** How it went, and what comes next. */
export function OutcomeForm({ one, posted }: OneProps) {
  const mine = ownOf(posted, 'outcome');
  const offered = OUTCOMES.filter((act) => one.may.includes(act));
  return (
    <Card title={m.office_consult_outcome()}>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="outcome" />
        <RadioGroup
          legend={m.office_consult_outcome_legend()}
          name="outcome"
          required
          options={offered.map((act) => ({ value: act, label: outcomeInWords(act) }))}
          {...(mine?.values.outcome ? { defaultValue: mine.values.outcome } : {})}
          hint={m.office_consult_outcome_hint()}
        />
        <Field label={m.office_consult_outcome_note()} hint={m.office_consult_outcome_note_hint()}>
          <Textarea
            name="note"
            maxLength={OUTCOME_MAX}
            rows={4}
            defaultValue={mine?.values.note ?? one.outcomeNote ?? ''}
          />
        </Field>
        <Field label={m.office_consult_next()}>
          <Select name="nextStep" defaultValue={mine?.values.nextStep ?? 'none'}>
            {NEXT_STEPS.map((step) => (
              <option key={step} value={step}>
                {nextInWords(step)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" look="solid">
          {m.office_consult_outcome_save()}
        </Button>
      </PostForm>
    </Card>
  );
}

/** The visitor reads the reason. */
export function CancelForm({ posted }: Pick<OneProps, 'posted'>) {
  const mine = ownOf(posted, 'cancel');
  return (
    <Card title={m.office_consult_cancel()}>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="cancel" />
        <Field
          label={m.office_consult_cancel_reason()}
          hint={m.office_consult_cancel_hint()}
          required
          {...(mine?.fields.reason ? { error: mine.fields.reason } : {})}
        >
          <Textarea
            name="reason"
            required
            maxLength={REASON_MAX}
            rows={2}
            defaultValue={mine?.values.reason ?? ''}
          />
        </Field>
        <Button type="submit">{m.office_consult_cancel_button()}</Button>
      </PostForm>
    </Card>
  );
}
