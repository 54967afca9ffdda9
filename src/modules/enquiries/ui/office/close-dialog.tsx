import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/desk/dialog.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { CLOSE_REASONS, NOTE_MAX } from '../../contract/work.ts';
import type { WorkFormOutcome } from './form-actions.ts';
import type { EnquiryListRow } from './types.ts';
import { reasonWords } from './words.ts';

/** Closes one enquiry from the list, with its reason. */
export function CloseDialog({
  row,
  verdict,
  onClose,
}: {
  row: EnquiryListRow | null;
  verdict: WorkFormOutcome | undefined;
  onClose: () => void;
}) {
  const told =
    verdict?.intent === 'close' && !isSent(verdict) && verdict.id === row?.id ? verdict : undefined;
  return (
    <Dialog
      title={m.office_enquiries_close_title({ name: row?.name ?? '' })}
      open={row !== null}
      onClose={onClose}
    >
      {row ? (
        <PostForm className="desk-form" preventScrollReset key={row.id}>
          <p>{row.reference}</p>
          {told ? (
            <Notice tone="warn" live="alert">
              {told.message}
            </Notice>
          ) : null}
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="kind" value={row.kind} />
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="version" value={row.version} />
          <CloseFields values={told?.values} fields={told?.fields} />
          <Button look="solid" type="submit">
            {m.office_enquiries_close_button()}
          </Button>
        </PostForm>
      ) : null}
    </Dialog>
  );
}

type Texts = Readonly<Record<string, string>> | undefined;

/** Why it is closed; `other` asks for words. */
export function CloseFields({ values, fields }: { values: Texts; fields: Texts }) {
  return (
    <>
      <Field label={m.office_enquiries_col_reason()} error={fields?.reason}>
        <Select name="reason" defaultValue={values?.reason ?? 'answered'}>
          {CLOSE_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reasonWords[reason]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.office_enquiries_close_words()}
        hint={m.office_enquiries_close_hint()}
        error={fields?.text}
      >
        <Textarea name="text" rows={3} maxLength={NOTE_MAX} defaultValue={values?.text} />
      </Field>
    </>
  );
}
