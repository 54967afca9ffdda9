import { EMAIL_MAX } from '#kernel/contacts.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { REASON_MAX } from '../contract/bounces.ts';

type RecipientProps = {
  mayGoElsewhere: boolean;
  acted: Submission | undefined;
  recipient: string;
};

export function Recipient({ mayGoElsewhere, acted, recipient }: RecipientProps) {
  return mayGoElsewhere ? (
    <Field label={m.office_bounce_address()} error={acted?.fields.recipient}>
      <Input
        type="email"
        name="recipient"
        defaultValue={acted?.values.recipient ?? recipient}
        required
        maxLength={EMAIL_MAX}
      />
    </Field>
  ) : (
    <>
      <input type="hidden" name="recipient" value={recipient} />
      <p className="bnc-said">{m.office_bounce_only_there()}</p>
    </>
  );
}

export function CloseForm({ id, acted }: { id: string; acted: Submission | undefined }) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="act" value="close" />
      <Field label={m.office_bounce_reason()} error={acted?.fields.reason}>
        <Input name="reason" required maxLength={REASON_MAX} defaultValue={acted?.values.reason} />
      </Field>
      <Button size="sm" type="submit">
        {m.office_bounce_close()}
      </Button>
    </PostForm>
  );
}
