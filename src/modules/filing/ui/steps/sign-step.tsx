import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff } from '#ui/offline-drafts/notes.tsx';
import { asksCapacity, NAME_MAX } from '../../contract/words.ts';
import { idOf, Text } from '../controls.tsx';
import { Said } from '../step-form.tsx';
import { type DraftView, localDraftName, pathOf } from '../step-page.tsx';

type SignProps = { view: DraftView; signed: Submission | undefined; ticket: string | null };

/** A name, two sentences, and an address that was proved. */
export function SignStep({ view, signed, ticket }: SignProps) {
  if (view.problems.length > 0)
    return (
      <p className="gr-box">
        {m.filing_incomplete()} <Link to={pathOf('review', view.id)}>{m.filing_to_review()}</Link>
      </p>
    );
  return (
    <>
      <Said posted={signed} />
      {view.isProved ? (
        <Signature view={view} signed={signed} />
      ) : (
        <Proof view={view} signed={signed} ticket={ticket} />
      )}
    </>
  );
}

function Signature({ view, signed }: { view: DraftView; signed: Submission | undefined }) {
  const asking = { fields: signed?.fields ?? {}, focus: null };
  return (
    <PostForm
      ref={putBack}
      className="gr-form"
      noValidate
      {...draftAttribute('device', localDraftName(view.id, 'sign'))}
    >
      <input type="hidden" name="draftVersion" value={view.version} />
      <Text
        asking={asking}
        name="name"
        label={m.filing_sign_name()}
        hint={m.filing_sign_name_hint()}
        value={signed?.values.name ?? ''}
        autoComplete="name"
        maxLength={NAME_MAX}
        required
      />
      {asksCapacity(view.answers) ? (
        <Text
          asking={asking}
          name="capacity"
          label={m.filing_sign_capacity()}
          hint={m.filing_sign_capacity_hint()}
          value={signed?.values.capacity ?? ''}
          autoComplete="organization-title"
          maxLength={NAME_MAX}
          required
        />
      ) : null}
      <Checkbox
        id={idOf('agrees')}
        name="agrees"
        value="yes"
        aria-invalid={asking.fields.agrees ? true : undefined}
      >
        {m.filing_sign_truth()} {m.filing_sign_notice()}
      </Checkbox>
      {asking.fields.agrees ? (
        <FieldError id={`${idOf('agrees')}-error`}>{asking.fields.agrees}</FieldError>
      ) : null}
      <p className="t2">{m.filing_sign_click()}</p>
      <CutOff />
      <div className="gr-ways">
        <HandshakeButton type="submit" name="intent" value="sign">
          {m.filing_submit()}
        </HandshakeButton>
      </div>
    </PostForm>
  );
}

/** Whoever has no account shows first that the address is theirs. */
function Proof({ view, signed, ticket }: SignProps) {
  const asking = { fields: signed?.fields ?? {}, focus: null };
  const email = view.address ?? '';
  if (ticket === null)
    return (
      <PostForm className="gr-form" {...draftAttribute('device', localDraftName(view.id, 'proof'))}>
        <p>{m.filing_prove({ email })}</p>
        <CutOff />
        <div className="gr-ways">
          <HandshakeButton type="submit" name="intent" value="ask">
            {m.filing_send_code()}
          </HandshakeButton>
        </div>
      </PostForm>
    );
  return (
    <PostForm
      className="gr-form"
      noValidate
      {...draftAttribute('device', localDraftName(view.id, 'proof'))}
    >
      <p>{m.filing_code_sent({ email })}</p>
      <Text
        asking={asking}
        name="code"
        label={m.filing_code_digits()}
        value=""
        inputMode="numeric"
        autoComplete="one-time-code"
        className="tn"
        maxLength={20}
        required
      />
      <CutOff />
      <div className="gr-ways">
        <HandshakeButton type="submit" name="intent" value="prove">
          {m.filing_prove_code()}
        </HandshakeButton>
        <Button type="submit" name="intent" value="ask" look="ghost">
          {m.filing_another_code()}
        </Button>
      </div>
    </PostForm>
  );
}
