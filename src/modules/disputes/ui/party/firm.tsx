import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';

type FieldProps = { firm: string; error: string | undefined };

/** The firm or chambers of a lawyer, on each form on which it is named. */
export function FirmField({ firm, error }: FieldProps) {
  return (
    <Field label={m.people_firm()} hint={m.people_firm_hint()} error={error}>
      <Input name="firm" maxLength={200} autoComplete="organization" defaultValue={firm} />
    </Field>
  );
}

type ChangeProps = { invitation: string; firm: string; attempt: Submission | undefined };

/** Another firm of a lawyer who is in. */
export function FirmChange({ invitation, firm, attempt }: ChangeProps) {
  const failed = attempt?.about === invitation ? failedOf(attempt, 'firm') : undefined;
  return (
    <details className="ds-fold" open={failed !== undefined || undefined}>
      <summary>{m.people_firm_change()}</summary>
      <p>{m.people_firm_change_words()}</p>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="firm" />
        <input type="hidden" name="about" value={invitation} />
        <FirmField firm={failed?.values.firm ?? firm} error={failed?.fields.firm} />
        <Button type="submit">{m.people_firm_save()}</Button>
      </PostForm>
    </details>
  );
}
