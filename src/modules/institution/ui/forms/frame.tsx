import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { WHY_MAX } from '../../contract/settings.ts';
import type { SettingFormContext } from '../setting-values.ts';
import '../sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type FrameProps = {
  around: SettingFormContext;
  refused: Submission | undefined;
  /** Which try this is: a form that was refused is drawn anew, with the rows as they were understood. */
  tries: number;
  /** Whether a day must be named, because it cannot count on the day on which it is put in force. */
  fromTomorrow: boolean;
  children: ReactNode;
};

/** Every change of a setting asks from when it counts and why; and leads to a preview, not into force. */
export function DraftForm({ around, refused, tries, fromTomorrow, children }: FrameProps) {
  const { why, effectiveFrom, basedOn, replaces } = around;
  return (
    <PostForm className="desk-form">
      {refused ? (
        <Notice tone="bad" title={refused.message} live="alert">
          {Object.keys(refused.fields).length > 0 ? m.office_settings_mend_fields() : null}
        </Notice>
      ) : null}
      <input type="hidden" name="tries" value={tries} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <input type="hidden" name="replaces" value={replaces ?? ''} />
      {children}
      <EffectiveFromField
        fromTomorrow={fromTomorrow}
        refused={refused}
        effectiveFrom={effectiveFrom}
      />
      <WhyField refused={refused} why={why} />
      <Button type="submit" look="solid">
        {m.office_settings_preview()}
      </Button>
    </PostForm>
  );
}

function EffectiveFromField({
  fromTomorrow,
  refused,
  effectiveFrom,
}: {
  fromTomorrow: boolean;
  refused: Submission | undefined;
  effectiveFrom: string | null;
}) {
  return (
    <Field
      label={m.office_settings_effective_from()}
      hint={
        fromTomorrow
          ? m.office_settings_effective_from_fees()
          : m.office_settings_effective_from_hint()
      }
      error={refused?.fields.effectiveFrom}
    >
      <Input type="date" name="effectiveFrom" defaultValue={effectiveFrom ?? ''} />
    </Field>
  );
}

function WhyField({ refused, why }: { refused: Submission | undefined; why: string }) {
  return (
    <Field
      label={m.office_settings_why()}
      hint={m.office_settings_why_hint()}
      error={refused?.fields.why}
      required
    >
      <Textarea name="why" defaultValue={why} maxLength={WHY_MAX} />
    </Field>
  );
}
