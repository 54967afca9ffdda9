import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input } from '#ui/field.tsx';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import { type PartProps, typedIn } from './fold.tsx';

const signing = {
  agreement: { title: m.case_sign, words: m.case_sign_words },
  'fast-track': { title: m.case_sign_fast_track, words: m.case_sign_fast_track_words },
} as const;

/** The very words that become a paper of the record, a tick beside them, and a name typed. */
export function Sign({
  dispute,
  attempt,
  errors,
  as,
  text,
}: PartProps & { as: keyof typeof signing; text: string }) {
  const [own] = dispute.parties.filter(({ isYou }) => isYou);
  if (!own) return null;
  const { title, words } = signing[as];
  const errorId = `${as}-error`;
  return (
    <Card id={as} title={title()}>
      <p>{words()}</p>
      <blockquote className="ds-said">{text}</blockquote>
      <KeptForm name={as}>
        <input type="hidden" name="act" value={as} />
        <input type="hidden" name="party" value={own.id} />
        <Checkbox
          name="agreed"
          value="yes"
          aria-invalid={errors.agreed ? true : undefined}
          aria-describedby={errors.agreed ? errorId : undefined}
        >
          {m.case_sign_box({ party: own.name })}
        </Checkbox>
        {errors.agreed ? (
          <p id={errorId} className="err">
            {errors.agreed}
          </p>
        ) : null}
        <Field label={m.case_sign_name()} error={errors.name} required>
          <Input
            name="name"
            maxLength={200}
            autoComplete="name"
            defaultValue={typedIn(attempt, as).name}
          />
        </Field>
        <Button type="submit">{title()}</Button>
      </KeptForm>
    </Card>
  );
}
