import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { ApplicationStatusView } from './types.ts';
import { conductVersion } from './words.ts';

export function AnswerForm({
  question,
  acted,
}: {
  question: string;
  acted: Submission | undefined;
}) {
  return (
    <PostForm encType="multipart/form-data" className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={question} />
      <Field label={m.standing_your_answer()} error={acted?.fields.text} required>
        <Textarea name="text" rows={5} maxLength={5000} defaultValue={acted?.values.text} />
      </Field>
      <Field
        label={m.standing_document()}
        hint={m.empanel_file_hint({ most: DOCUMENT_MB })}
        error={acted?.fields.document}
      >
        <FileInput name="document" accept={DOCUMENT_ACCEPT} />
      </Field>
      <HandshakeButton type="submit">{m.standing_send_answer()}</HandshakeButton>
    </PostForm>
  );
}

export function ConductForm({
  place,
  acted,
}: {
  place: AppliedPlace;
  acted: Submission | undefined;
}) {
  const error =
    acted?.about === place.id && acted.intent === 'accept_conduct' ? problemOf(acted) : null;
  return (
    <PostForm className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="accept_conduct" />
      <input type="hidden" name="about" value={place.id} />
      <input type="hidden" name="version" value={conductVersion} />
      <p>
        <Link className="lnk" to="/code-of-conduct" target="_blank">
          {m.standing_conduct_read({ version: conductVersion })}
        </Link>
      </p>
      <Checkbox name="accepted" required>
        {m.standing_conduct_accept()}
      </Checkbox>
      {error ? <p className="std-bad">{error}</p> : null}
      <HandshakeButton type="submit">{m.standing_conduct_button()}</HandshakeButton>
    </PostForm>
  );
}

export function DecisionForm({
  place,
  acted,
}: {
  place: AppliedPlace;
  acted: Submission | undefined;
}) {
  const own = acted?.about === place.id ? acted : undefined;
  return (
    <PostForm className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="decision_reply" />
      <input type="hidden" name="about" value={place.id} />
      <Field
        label={m.standing_decision_reply()}
        hint={m.standing_decision_reply_hint()}
        error={own?.fields.text}
      >
        <Textarea name="text" rows={5} maxLength={5000} defaultValue={own?.values.text} />
      </Field>
      <HandshakeButton type="submit">{m.standing_send_reply()}</HandshakeButton>
    </PostForm>
  );
}

/** Behind a line that opens: nobody withdraws by a slip. */
export function WithdrawForm({ place, list }: { place: AppliedPlace; list: string }) {
  return (
    <details className="std-more">
      <summary>{m.standing_withdraw()}</summary>
      <PostForm className="std-form" preventScrollReset>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="about" value={place.id} />
        <p>{m.standing_withdraw_text({ list })}</p>
        <Button type="submit">{m.standing_withdraw_button()}</Button>
      </PostForm>
    </details>
  );
}

export type AppliedPlace = ApplicationStatusView['places'][number];
