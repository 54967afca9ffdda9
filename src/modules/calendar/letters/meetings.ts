import { weekdayInWords } from '#kernel/day-words.ts';
import { here } from '#kernel/language.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import type { MeetingState } from '../rules/meetings.ts';

export type MeetingNews = {
  reference: string;
  disputeId: string;
  id: string;
  state: MeetingState;
  startsAt: Date | null;
  endsAt: Date | null;
  wasMoved: boolean;
};

/**
 * That somebody is asked to a meeting, or that it was settled, moved or cancelled. A letter is an open card: it says when, and neither
 * what about, nor with whom, nor why.
 */
export function meetingLetter(to: Envelope, news: MeetingNews): Mail {
  const { reference, disputeId, id } = news;
  const what = whatOf(news);
  return letter(to, {
    subject: m.mail_meeting_subject({ reference, what }),
    blocks: [
      { text: m.mail_meeting_intro({ reference, what }) },
      ...(news.startsAt && news.endsAt
        ? [{ rows: [[m.meeting_when(), spanInWords(news.startsAt, news.endsAt)] as const] }]
        : []),
      {
        link: `${to.publicUrl}${here(`/cases/${disputeId}/calendar/meetings/${id}`)}`,
        words: m.mail_meeting_link(),
      },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

function whatOf({ state, wasMoved }: MeetingNews): string {
  if (state === 'cancelled') return m.notice_meeting_cancelled();
  if (state === 'asked') return m.notice_meeting_proposed();
  return wasMoved ? m.notice_meeting_moved() : m.notice_meeting_settled();
}

/** A day and its hours on clocks in India. */
function spanInWords(startsAt: Date, endsAt: Date): string {
  return m.meeting_span({
    day: weekdayInWords(dayIn(startsAt)),
    from: timeIn(startsAt),
    to: timeIn(endsAt),
  });
}
