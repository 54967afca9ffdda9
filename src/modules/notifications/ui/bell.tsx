import { useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { unreadNotices } from '../contract/notices.ts';
import { useLive } from './live.ts';
import './sheet.css';

type BellProps = {
  /** The page with the notices. */
  to: string;
  /** How many were unread when the page was made. */
  unread: number;
};

/** A link to one's notices with how many are unread, which goes on counting while the page is open. */
export function Bell({ to, unread }: BellProps) {
  const [count, told] = useUnread(unread);
  // Who speaks to the browser says what stands there (WCAG 2.2, 2.5.3).
  const shown = count > 99 ? '99+' : String(count);
  const label = count === 0 ? m.notice_bell_none() : m.notice_bell({ count: shown });
  return (
    <>
      <Link className="ibs bell" to={to} aria-label={label} viewTransition={false}>
        <Icon name="bell" />
        {count > 0 ? (
          <em className="tn" aria-hidden="true">
            {shown}
          </em>
        ) : null}
      </Link>
      {/* Said when something comes, in the next pause; what was there when the page opened is not news. */}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}

function useUnread(given: number): [count: number, told: string] {
  const api = useApi();
  const [count, setCount] = useState(given);
  const [told, setTold] = useState('');
  const ask = async (isNews: boolean) => {
    const answer = await api(unreadNotices, {});
    if (answer.outcome !== 'done') return;
    setCount(answer.data.unread);
    if (isNews) setTold(m.notice_bell({ count: answer.data.unread }));
  };
  // What the server says with a page counts from then on.
  useEffect(() => setCount(given), [given]);
  useLive((heard) => {
    if (heard.topic === 'fresh') void ask(false);
    if (heard.topic === 'notice') void ask(heard.data.read !== true);
  });
  return [count, told];
}
