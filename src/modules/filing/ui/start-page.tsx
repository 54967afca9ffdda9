import './sheet.css';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { filingDrafts } from '../contract/draft-reading.ts';
import { EMAIL_MAX, STEPS, stepToGoOn } from '../contract/words.ts';
import { Text } from './controls.tsx';
import { Said } from './step-form.tsx';
import { dayOf, momentOf, pathOf } from './step-page.tsx';

type Draft = OutputOf<typeof filingDrafts>['drafts'][number];

type StartProps = { drafts: readonly Draft[]; isTaken: boolean; said: Submission | undefined };

/** Where a request begins, and where one that was begun goes on. `isTaken`: the one that stood here went to another browser. */
export function StartPage({ drafts, isTaken, said }: StartProps) {
  return (
    <div className="wrap gr gr-start">
      <div className="gr-body">
        <h1 className="d-m">{m.filing_start()}</h1>
        <p className="b-l gr-lead">{m.filing_start_lead({ count: STEPS.length })}</p>
        {isTaken ? (
          <p className="note" role="alert">
            {m.filing_draft_taken()}
          </p>
        ) : null}
        <ul className="gr-list">
          <li>{m.filing_start_minutes()}</li>
          <li>{m.filing_start_papers()}</li>
          <li>{m.filing_start_saved()}</li>
          <li>{m.filing_start_nobody()}</li>
        </ul>
        <Said posted={said} />
        {drafts.length > 0 ? (
          <section aria-labelledby="drafts">
            <h2 className="t-m" id="drafts">
              {m.filing_drafts()}
            </h2>
            <ul className="gr-files">
              {drafts.map((draft) => (
                <DraftLine key={draft.id} draft={draft} />
              ))}
            </ul>
          </section>
        ) : null}
        <PostForm>
          <HandshakeButton type="submit" name="intent" value="begin">
            {drafts.length > 0 ? m.filing_begin_another() : m.filing_begin()}
          </HandshakeButton>
        </PostForm>
        <section className="gr-group" aria-labelledby="back">
          <h2 className="t-m" id="back">
            {m.filing_come_back()}
          </h2>
          <p className="t2">{m.filing_come_back_text()}</p>
          <PostForm className="gr-form" noValidate>
            <Text
              asking={{ fields: said?.fields ?? {}, focus: null }}
              name="email"
              type="email"
              autoComplete="email"
              label={m.filing_email()}
              value={said?.values.email ?? ''}
              maxLength={EMAIL_MAX}
              required
            />
            <Button type="submit" name="intent" value="ask">
              {m.filing_send_code()}
            </Button>
          </PostForm>
        </section>
        <p>
          <Link to="/request-for-arbitration">{m.filing_read_first()}</Link>
        </p>
      </div>
    </div>
  );
}

function DraftLine({
  draft: { id, title, savedAt, keptUntil, isSubmitted, states },
}: {
  draft: Draft;
}) {
  const to = isSubmitted
    ? `/request-for-arbitration/start/receipt?draft=${id}`
    : pathOf(stepToGoOn(states), id);
  return (
    <li>
      <span className="gr-file" dir="auto">
        {title || m.filing_untitled()}
      </span>
      <span className="t2">
        {isSubmitted
          ? m.filing_is_submitted()
          : m.filing_saved_until({ when: momentOf(savedAt), day: dayOf(keptUntil) })}
      </span>
      <Link
        to={to}
        className="btn2 btn2-sm"
        aria-label={`${isSubmitted ? m.filing_see_receipt() : m.filing_go_on()}: ${title || m.filing_untitled()}`}
      >
        {isSubmitted ? m.filing_see_receipt() : m.filing_go_on()}
      </Link>
    </li>
  );
}

/** Where a letter leads: a code to type, or a link that opens only when somebody presses, for mail programs look at links too. */
export function ContinuePage({ by, said }: { by: 'code' | 'link'; said: Submission | undefined }) {
  return (
    <div className="wrap gr gr-start">
      <div className="gr-body">
        <h1 className="d-m">{m.filing_come_back()}</h1>
        <p className="b-l gr-lead">
          {by === 'code' ? m.filing_continue_code() : m.filing_continue_link()}
        </p>
        <Said posted={said} />
        <PostForm className="gr-form" noValidate>
          {by === 'code' ? (
            <Text
              asking={{ fields: said?.fields ?? {}, focus: null }}
              name="code"
              label={m.filing_code_digits()}
              value=""
              inputMode="numeric"
              autoComplete="one-time-code"
              className="tn"
              maxLength={20}
              required
            />
          ) : null}
          <HandshakeButton type="submit">{m.filing_go_on()}</HandshakeButton>
        </PostForm>
        <p>
          <Link to="/request-for-arbitration/start">{m.filing_to_start()}</Link>
        </p>
      </div>
    </div>
  );
}
