import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import type { IconName } from '#ui/desk/icon.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import type { Enquiry } from './types.ts';
import { closeReasonInWords, dayOrNothing, letterWords } from './words.ts';

type Entry = Enquiry['timeline'][number];

const iconOf: Record<Entry['kind'], IconName> = {
  assigned: 'user-circle',
  note: 'note-pencil',
  reply: 'paper-plane-tilt',
  answer: 'envelope-simple',
  closed: 'archive',
  reopened: 'arrow-clockwise',
  follow_up: 'calendar-check',
};

const wordsOf: Record<Entry['kind'], (entry: Entry) => string> = {
  assigned: ({ detail }) =>
    detail === null
      ? m.office_enquiry_did_unassign()
      : m.office_enquiry_did_assign({ name: detail }),
  note: () => m.office_enquiry_did_note(),
  reply: ({ subject }) => m.office_enquiry_did_reply({ subject: subject ?? '' }),
  answer: ({ detail }) => m.office_enquiry_did_answer({ day: dayOrNothing(detail) }),
  closed: ({ detail }) => m.office_enquiry_did_close({ reason: closeReasonInWords(detail) }),
  reopened: () => m.office_enquiry_did_reopen(),
  follow_up: ({ detail }) =>
    detail === null
      ? m.office_enquiry_did_no_follow_up()
      : m.office_enquiry_did_follow_up({ day: dayOrNothing(detail) }),
};

export function whatWasDone(entry: Entry): string {
  return wordsOf[entry.kind](entry);
}

/** Everything that happened to an enquiry, from its arrival on. */
export function EnquiryTimeline({ enquiry }: { enquiry: Enquiry }) {
  const arrived = {
    id: enquiry.id,
    at: enquiry.receivedAt,
    by: enquiry.sender.name,
    icon: 'envelope-simple' as const,
    what: m.office_enquiry_did_arrive(),
  };
  const acts = enquiry.timeline.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by,
    icon: iconOf[entry.kind],
    lit: entry.kind === 'reply' || entry.kind === 'answer',
    what: (
      <>
        {whatWasDone(entry)} {entry.letter ? <LetterState state={entry.letter} /> : null}
      </>
    ),
    ...(entry.body ? { more: <p dir="auto">{entry.body}</p> } : {}),
  }));
  return <Timeline label={m.office_enquiry_thread()} acts={[arrived, ...acts]} />;
}

function LetterState({ state }: { state: NonNullable<Entry['letter']> }) {
  const tone = ({ waiting: 'info', sent: 'good', failed: 'bad', dropped: 'plain' } as const)[state];
  return <Badge tone={tone}>{letterWords[state]()}</Badge>;
}
