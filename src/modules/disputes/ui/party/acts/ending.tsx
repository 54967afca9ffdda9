import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { failedOf } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import { Fold, type PartProps, typedIn } from './fold.tsx';

export function Withdrawal({ attempt, errors }: PartProps) {
  return (
    <Fold
      act="withdrawal"
      title={m.case_withdraw()}
      words={m.case_withdraw_words()}
      open={failedOf(attempt, 'withdrawal') !== undefined}
    >
      <Field label={m.case_reason()} error={errors.reason}>
        <Textarea
          name="reason"
          rows={3}
          maxLength={5000}
          defaultValue={typedIn(attempt, 'withdrawal').reason}
        />
      </Field>
      <Field label={m.case_liberty()} error={errors.liberty} required>
        <Select name="liberty" defaultValue={typedIn(attempt, 'withdrawal').liberty ?? ''}>
          <option value="">{m.case_liberty_choose()}</option>
          <option value="with">{m.case_liberty_with()}</option>
          <option value="without">{m.case_liberty_without()}</option>
        </Select>
      </Field>
      <Button type="submit" look="ghost">
        {m.case_withdraw()}
      </Button>
    </Fold>
  );
}

export function Objection({ attempt, errors }: PartProps) {
  return (
    <Fold id="objection" act="objection" title={m.case_object()} words={m.case_object_words()} open>
      <Field label={m.case_reason()} error={errors.reason} required>
        <Textarea
          name="reason"
          rows={4}
          maxLength={5000}
          defaultValue={typedIn(attempt, 'objection').reason}
        />
      </Field>
      <Button type="submit">{m.case_object()}</Button>
    </Fold>
  );
}

/** A respondent who has no objection need not let the claimant wait. */
export function Unopposed(_props: PartProps) {
  return (
    <Fold act="unopposed" title={m.case_unopposed()} words={m.case_unopposed_words()} open={false}>
      <Button type="submit" look="ghost">
        {m.case_unopposed()}
      </Button>
    </Fold>
  );
}

/** The declaration itself, and whose it is. */
export function LeavingFields({ typed, errors }: { typed: Partial<Fields>; errors: Fields }) {
  return (
    <>
      <Checkbox
        name="agreed"
        value="yes"
        aria-invalid={errors.agreed ? true : undefined}
        aria-describedby={errors.agreed ? 'leaving-error' : undefined}
      >
        {m.notice_agree_leaving()}
      </Checkbox>
      {errors.agreed ? (
        <p id="leaving-error" className="err">
          {errors.agreed}
        </p>
      ) : null}
      <Field label={m.case_sign_name()} error={errors.name} required>
        <Input name="name" maxLength={200} autoComplete="name" defaultValue={typed.name} />
      </Field>
    </>
  );
}

/** ACA s. 76(d): a declaration in writing, by name, and no reason is owed. */
export function Leaving({ attempt, errors }: PartProps) {
  return (
    <Fold
      id="leaving"
      act="leaving"
      title={m.case_leaving()}
      words={m.case_leaving_words()}
      open={failedOf(attempt, 'leaving') !== undefined}
    >
      <LeavingFields typed={typedIn(attempt, 'leaving')} errors={errors} />
      <Button type="submit" look="ghost">
        {m.case_leaving()}
      </Button>
    </Fold>
  );
}

/** Open while the claimant is asked what shall become of somebody who was not reached. */
export function Release({ dispute, attempt, errors }: PartProps) {
  const unreached = dispute.parties.filter(({ mayRelease }) => mayRelease);
  const isAsked = dispute.limits.some(({ limit }) => limit === 'unserved_respondent');
  return (
    <Fold
      act="release"
      title={m.case_release()}
      words={m.case_release_words()}
      open={isAsked || failedOf(attempt, 'release') !== undefined}
    >
      <Field label={m.case_release_whom()} error={errors.party}>
        <Select name="party" defaultValue={typedIn(attempt, 'release').party}>
          {unreached.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.case_reason()} error={errors.reason} required>
        <Textarea
          name="reason"
          rows={3}
          maxLength={5000}
          defaultValue={typedIn(attempt, 'release').reason}
        />
      </Field>
      <Button type="submit" look="ghost">
        {m.case_release()}
      </Button>
    </Fold>
  );
}

export function NoReply(_props: PartProps) {
  return (
    <Fold
      id="no_reply"
      act="no-reply"
      title={m.case_no_reply()}
      words={m.case_no_reply_words()}
      open
    >
      <Button type="submit">{m.case_no_reply()}</Button>
    </Fold>
  );
}
