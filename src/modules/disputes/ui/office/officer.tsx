import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { OfficeCardProps } from './types.ts';

/** Whose it is, for the registrar to say; the reason stands with it in what happened. */
export function OfficerCard({ dispute, acted: last }: OfficeCardProps) {
  const { officers, officerId, officer, version } = dispute;
  if (!dispute.may.includes('officer_given') || officers.length === 0) return null;
  const acted = last?.intent === 'officer' ? last : undefined;
  return (
    <Card title={m.office_dispute_officer()}>
      <p>
        {officer
          ? m.office_dispute_officer_is({ name: officer })
          : m.office_dispute_officer_nobody()}
      </p>
      <details className="dsp-more" open={problemOf(acted) !== undefined}>
        <summary>{m.office_dispute_officer_change()}</summary>
        <PostForm className="desk-form" preventScrollReset>
          <input type="hidden" name="intent" value="officer" />
          <input type="hidden" name="version" value={version} />
          <Field label={m.office_dispute_officer_to()} error={acted?.fields.officer}>
            {/* Another officer is another form: it begins with whoever has it now. */}
            <Select
              key={officerId ?? ''}
              name="officer"
              defaultValue={acted?.values.officer ?? officerId ?? ''}
            >
              <option value="">{m.office_dispute_officer_back()}</option>
              {officers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.office_dispute_reason()} error={acted?.fields.why} required>
            <Textarea name="why" rows={3} maxLength={5000} defaultValue={acted?.values.why} />
          </Field>
          <Button type="submit">{m.office_dispute_officer_save()}</Button>
        </PostForm>
      </details>
    </Card>
  );
}
