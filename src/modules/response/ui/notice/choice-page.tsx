import * as m from '#messages/all.ts';
import { draftAttribute } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { fieldsFor, type ResponseKind } from '../../contract/words.ts';
import { Consented } from './consented.tsx';
import { controls } from './fields.tsx';
import type { FormProps } from './form.tsx';
import { Frame } from './frame.tsx';
import { below, ErrorSummary } from './page-parts.tsx';
import { choices } from './words.ts';

const hints: Partial<Record<ResponseKind, (phone: string) => string>> = {
  objection: m.notice_hint_objection,
  offer: m.notice_hint_offer,
  counterclaim: m.notice_hint_counterclaim,
  identity: m.notice_hint_identity,
  call_back: (phone) => m.notice_hint_call_back({ phone }),
  extension: m.notice_hint_extension,
  agreement: m.notice_hint_agreement,
  rejection: m.notice_no_penalty,
  acceptance: m.notice_what_talks,
  refusal: m.notice_no_penalty,
  withdrawal_objection: m.notice_hint_withdrawal_objection,
  reopening: m.notice_hint_reopening,
  fast_track: m.notice_hint_fast_track,
  consent_withdrawal: m.notice_hint_consent_withdrawal,
  consent_denial: m.notice_hint_consent_denial,
  withdrawal_consent: m.notice_hint_withdrawal_consent,
  leaving: m.notice_hint_leaving,
};

/** One choice, one form. Whoever has shown who they are reads it over first; a draft is kept at each step. */
export function ChoicePage({ notice, code, kind, content, posted }: FormProps) {
  const { house, isVerified } = notice;
  const hint = hints[kind]?.(house.phone);
  return (
    <Frame path={`/n/${code}/${kind.replace('_', '-')}`} house={house}>
      <h1>{choices[kind].label()}</h1>
      {hint ? <p className="note">{hint}</p> : null}
      <Consented notice={notice} kind={kind} />
      <ErrorSummary posted={posted} />
      {posted?.isKept ? <p role="status">{m.notice_form_kept()}</p> : null}
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        {...draftAttribute('device', `n/${code}/${kind}`)}
      >
        <KeptBack button="second" />
        <Controls kind={kind} notice={notice} content={content} posted={posted} />
        <CutOff button="second" />
        <ChoiceActs isVerified={isVerified} />
      </form>
      <BackToNotice code={code} />
    </Frame>
  );
}

function Controls({
  kind,
  notice,
  content,
  posted,
}: Pick<FormProps, 'kind' | 'notice' | 'content' | 'posted'>) {
  return fieldsFor(kind, notice.you).map((field) => {
    const Control = controls[field];
    return (
      <Control
        key={field}
        {...{ kind, content, notice }}
        fields={posted?.fields ?? {}}
        rows={posted?.rows ?? 1}
      />
    );
  });
}

function ChoiceActs({ isVerified }: { isVerified: boolean }) {
  return (
    <p className="acts">
      <button type="submit" name="intent" value={isVerified ? 'review' : 'send'}>
        {isVerified ? m.notice_form_save() : m.notice_review_send()}
      </button>
      {isVerified ? (
        <button type="submit" name="intent" value="keep" className="second">
          {m.notice_form_keep()}
        </button>
      ) : null}
    </p>
  );
}

function BackToNotice({ code }: Pick<FormProps, 'code'>) {
  return (
    <p>
      <a href={below(code)}>{m.notice_back()}</a>
    </p>
  );
}
