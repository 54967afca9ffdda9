import { weekdayInWords } from '#kernel/day-words.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { IconName } from '#ui/desk/icon.tsx';
import type { SessionContent } from './view.ts';

/** With whom a session is. */
export function withWhom({ kind, party }: Pick<SessionContent, 'kind' | 'party'>): string {
  return kind === 'joint' ? m.sessions_joint() : m.sessions_separate({ party });
}

export function spanInWords(from: string, to: string): string {
  return m.meeting_span({ day: weekdayInWords(dayIn(from)), from: timeIn(from), to: timeIn(to) });
}

export function whenInWords({ startsAt, endsAt }: Pick<SessionContent, 'startsAt' | 'endsAt'>) {
  return startsAt && endsAt ? spanInWords(startsAt, endsAt) : m.meeting_state_asked();
}

/** How a session stands, in a word and a picture. */
export function stateOf(session: SessionContent): { words: string; icon: IconName } {
  const last = session.accounts.at(-1);
  if (last)
    return last.wasHeld
      ? { words: m.sessions_state_held(), icon: 'check' }
      : { words: m.sessions_state_not_held(), icon: 'x' };
  if (session.state === 'cancelled') return { words: m.meeting_state_cancelled(), icon: 'x' };
  if (session.state === 'asked') return { words: m.meeting_state_asked(), icon: 'hourglass' };
  return session.isBehind
    ? { words: m.sessions_state_begun(), icon: 'hourglass' }
    : { words: m.meeting_state_settled(), icon: 'calendar-check' };
}
