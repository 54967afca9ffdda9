import * as m from '#messages/all.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { draftAttribute } from '#ui/offline-drafts/autosave.ts';
import { CutOff } from '#ui/offline-drafts/notes.tsx';
import type { NoticeView } from '../../contract/notice.ts';
import { Frame, Reach } from './frame.tsx';
import { below, ErrorSummary } from './page-parts.tsx';

/** What is wrong with what was posted, and whether another code is to be asked for. */
export type CodeFormState = Submission & { asksAnew: boolean };

type VerifyProps = {
  notice: NoticeView;
  code: string;
  then: string;
  /** The contact to which a code was sent, as the address says it: so a page that is loaded again still asks for the code. */
  sent: string;
  posted: CodeFormState | undefined;
};

/** One tap where there is one address: the code is sent, and the phone's keyboard offers it. */
export function VerifyPage({ notice, code, then, sent, posted }: VerifyProps) {
  const { contacts, house } = notice;
  const sentTo = posted?.asksAnew ? undefined : contacts.find(({ id }) => id === sent)?.masked;
  return (
    <Frame path={`/n/${code}/verify`} house={house}>
      <h1>{m.notice_verify_title()}</h1>
      <ErrorSummary posted={posted} />
      {sentTo === undefined ? (
        <Sending code={code} contacts={contacts} then={then} />
      ) : (
        <Typing code={code} sentTo={sentTo} then={then} />
      )}
      {contacts.length === 0 ? <Reach house={house} /> : null}
      <p>
        <a href={below(code, '/identity')}>{m.notice_do_identity()}</a>
      </p>
      <p>
        <a href={below(code, '/call-back')}>{m.notice_verify_not_mine()}</a>
      </p>
      <p>
        <a href={below(code)}>{m.notice_back()}</a>
      </p>
    </Frame>
  );
}

function Sending({
  code,
  contacts,
  then,
}: {
  code: string;
  contacts: NoticeView['contacts'];
  then: string;
}) {
  if (contacts.length === 0) return <p>{m.notice_verify_none()}</p>;
  return (
    <form method="post" {...draftAttribute('device', `n/${code}/proof`)}>
      <p>{m.notice_verify_lead()}</p>
      <ContactChoice contacts={contacts} />
      <p className="note">{m.notice_verify_served()}</p>
      <input type="hidden" name="then" value={then} />
      <CutOff button="second" />
      <button type="submit" name="intent" value="send">
        {m.notice_verify_send()}
      </button>
    </form>
  );
}

function ContactChoice({ contacts }: { contacts: NoticeView['contacts'] }) {
  return (
    <fieldset id="f-contact">
      <legend>{m.notice_verify_where()}</legend>
      {contacts.map(({ id, masked }, at) => (
        <label key={id} className="pick">
          <input type="radio" name="contact" value={id} defaultChecked={at === 0} required />{' '}
          <span>{masked}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Typing({ code, sentTo, then }: { code: string; sentTo: string; then: string }) {
  return (
    <>
      <p role="status">{m.notice_verify_sent({ to: sentTo, minutes: 10 })}</p>
      <form method="post" {...draftAttribute('device', `n/${code}/proof`)}>
        <label htmlFor="f-digits">{m.notice_verify_label()}</label>
        <input
          id="f-digits"
          name="digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          className="digits"
        />
        <input type="hidden" name="then" value={then} />
        <CutOff button="second" />
        <button type="submit" name="intent" value="prove">
          {m.notice_verify_go()}
        </button>
      </form>
      <SendAgain then={then} />
    </>
  );
}

function SendAgain({ then }: { then: string }) {
  return (
    <form method="get">
      <input type="hidden" name="then" value={then} />
      <button type="submit" className="second">
        {m.notice_verify_again()}
      </button>
    </form>
  );
}
