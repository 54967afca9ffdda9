import * as m from '#messages/all.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { draftAttribute } from '#ui/offline-drafts/autosave.ts';
import { CutOff } from '#ui/offline-drafts/notes.tsx';
import type { NoticeView } from '../../contract/notice.ts';
import type { ResponseKind } from '../../contract/words.ts';
import { Consented } from './consented.tsx';
import type { NoticeContent } from './content.ts';
import { Frame } from './frame.tsx';
import { below, Costs, ErrorSummary, Lines } from './page-parts.tsx';
import { choices } from './words.ts';

/** What came of a post: kept, or what is wrong; with what was typed, which is never lost. */
export type PostedResponse = Submission & { content: NoticeContent; isKept: boolean; rows: number };

export type FormProps = {
  notice: NoticeView;
  code: string;
  kind: ResponseKind;
  content: NoticeContent;
  posted: PostedResponse | undefined;
};

type ReviewProps = Omit<FormProps, 'content' | 'posted'> & {
  lines: readonly { label: string; value: string }[];
  costs: readonly { label: string; value: string }[];
  /** Which words were read here. */
  savedAt: string | null;
  posted: PostedResponse | undefined;
};

const forOffice: readonly ResponseKind[] = ['identity', 'call_back'];

/** A consent may be taken back for a while, so it is not said of it that nothing can be changed. */
const consents: readonly ResponseKind[] = ['agreement', 'acceptance', 'fast_track'];

function leadOf(kind: ResponseKind): string {
  if (consents.includes(kind))
    return kind === 'acceptance' ? m.notice_review_lead_talks() : m.notice_review_lead_consent();
  return forOffice.includes(kind) ? m.notice_review_lead_office() : m.notice_review_lead();
}

export function ReviewPage({ notice, code, kind, lines, costs, savedAt, posted }: ReviewProps) {
  return (
    <Frame path={`/n/${code}/${kind.replace('_', '-')}?step=review`} house={notice.house}>
      <h1>{m.notice_review_title()}</h1>
      <ErrorSummary posted={posted} />
      <p>{leadOf(kind)}</p>
      {forOffice.includes(kind) && notice.isVerified ? <p>{m.notice_review_receipt()}</p> : null}
      <Consented notice={notice} kind={kind} />
      {kind === 'answer' ? <p className="note">{m.notice_hint_admit()}</p> : null}
      <section aria-labelledby="lines" className="sheet">
        <h2 id="lines">{choices[kind].label()}</h2>
        <Lines all={lines} />
      </section>
      <Costs all={costs} />
      <SendReviewed code={code} savedAt={savedAt} kind={kind} />
    </Frame>
  );
}

function SendReviewed({ code, savedAt, kind }: Pick<ReviewProps, 'code' | 'savedAt' | 'kind'>) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      {...draftAttribute('device', `n/${code}/review`)}
    >
      <input type="hidden" name="read" value={savedAt ?? ''} />
      <CutOff button="second" />
      <p className="acts">
        <button type="submit" name="intent" value="send-draft">
          {m.notice_review_send()}
        </button>
        <a href={below(code, `/${kind.replace('_', '-')}`)}>{m.notice_review_change()}</a>
      </p>
    </form>
  );
}
