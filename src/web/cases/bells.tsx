import { Bell } from '#modules/notifications/ui/bell.tsx';
import { TalkBell } from './unread-talk.tsx';

/** What waits for somebody, on every page of theirs: unread talk, and notices. */
export function Bells(bell: { to: string; unread: number }) {
  return (
    <>
      <TalkBell />
      <Bell {...bell} />
    </>
  );
}
