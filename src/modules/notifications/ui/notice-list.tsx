import type { Api } from '#kernel/client.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { type myNotices, noticeReading, noticesReading } from '../contract/notices.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type Page = OutputOf<typeof myNotices>;
type Told = Page['notices'][number];

/** Does what the page's buttons ask: marks one notice as read, or all that were shown. */
export async function markAsRead(api: Api, form: FormData): Promise<Submission> {
  const sending = { api, form, failed: m.notice_failed };
  return form.has('id')
    ? submit(sending, noticeReading, { id: textIn(form, 'id') })
    : submit(sending, noticesReading, { newest: textIn(form, 'newest') });
}

type NoticeListProps = {
  page: Page;
  isFirst: boolean;
  acted: Submission | undefined;
  zone?: string;
};

/** A person's own notices. Every button is a form of its own, so all of it works without JavaScript. */
export function NoticeList({
  page: { notices, unread, next },
  isFirst,
  acted,
  zone,
}: NoticeListProps) {
  const newest = notices[0];
  return (
    <div className="desk-stack">
      <PageHead
        title={m.notice_heading()}
        lead={unread > 0 ? m.notice_unread({ count: unread }) : m.notice_none_unread()}
      >
        {unread > 0 && newest && isFirst ? (
          <PostForm preventScrollReset>
            <input type="hidden" name="newest" value={newest.id} />
            <Button size="sm" type="submit">
              {m.notice_mark_all()}
            </Button>
          </PostForm>
        ) : null}
      </PageHead>
      <SubmissionNotice submission={acted} />
      {notices.length === 0 ? (
        <EmptyState title={m.notice_empty()} />
      ) : (
        <List notices={notices} {...(zone ? { zone } : {})} />
      )}
      {isFirst && !next ? null : (
        <p className="desk-row ntc-more">
          {isFirst ? null : <Link to="?">{m.notice_newest()}</Link>}
          {next ? <Link to={`?before=${next}`}>{m.notice_older()}</Link> : null}
        </p>
      )}
    </div>
  );
}

function List({ notices, zone }: { notices: readonly Told[]; zone?: string }) {
  return (
    <ol className="ntc">
      {notices.map((notice) => (
        <li key={notice.id} className={notice.isRead ? undefined : 'ntc-new'}>
          <div className="ntc-words">
            <p>
              <What notice={notice} />
            </p>
            <p className="ntc-when">
              <Badge>{kinds[notice.kind]()}</Badge>{' '}
              <Moment at={notice.at} {...(zone ? { zone } : {})} />
            </p>
          </div>
          {notice.isRead ? null : <MarkRead notice={notice} />}
        </li>
      ))}
    </ol>
  );
}

function What({ notice: { id, text, place, isRead } }: { notice: Told }) {
  const api = useApi();
  if (!place) return text;
  // Whoever goes where it is seen to has read it; without JavaScript the button beside it says so.
  const read = () => void (isRead || api(noticeReading, { id }));
  return (
    <Link to={place} onClick={read}>
      {text}
    </Link>
  );
}

function MarkRead({ notice: { id, text } }: { notice: Told }) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Badge tone="info">{m.notice_new()}</Badge>
      <Button size="sm" look="ghost" type="submit" aria-label={m.notice_mark_named({ what: text })}>
        {m.notice_mark()}
      </Button>
    </PostForm>
  );
}

const kinds: Record<Told['kind'], () => string> = {
  work: () => m.notice_kind_work(),
  empanelment: () => m.notice_kind_empanelment(),
  account: () => m.notice_kind_account(),
  consultation: () => m.notice_kind_consultation(),
};
