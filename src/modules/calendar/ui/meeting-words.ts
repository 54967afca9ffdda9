import { weekdayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { IconName } from '#ui/desk/icon.tsx';
import type { disputeMeeting, disputeMeetings } from '../contract/meetings.ts';

export type MeetingsContent = OutputOf<typeof disputeMeetings>;
export type MeetingContent = OutputOf<typeof disputeMeeting>;
export type MeetingTime = MeetingContent['times'][number];
type Place = Pick<MeetingsContent['places'][number], 'kind' | 'party'>;
type State = Pick<MeetingContent, 'state'> & { isBehind: boolean };

const kinds: Record<Exclude<Place['kind'], 'own'>, () => string> = {
  all: m.talk_all,
  parties: m.talk_parties,
  office: m.talk_office,
  joint: m.talk_joint,
  caucus: m.talk_caucus,
  tribunal: m.talk_tribunal,
};

/** Whose meeting it is; of places that every party has, with its name. */
export function meetingPlaceWords({ kind, party }: Place): string {
  if (kind === 'own') return party;
  return party ? `${kinds[kind]()}, ${party}` : kinds[kind]();
}

export function spanWords({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', string>): string {
  return m.meeting_span({
    day: weekdayInWords(dayIn(startsAt)),
    from: timeIn(startsAt),
    to: timeIn(endsAt),
  });
}

/** When a meeting is, or that its time is being found. */
export function whenWords({
  startsAt,
  minutes,
}: {
  startsAt: string | null;
  minutes: number;
}): string {
  if (!startsAt) return m.meeting_state_asked();
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return spanWords({ startsAt, endsAt });
}

/** In a word and a picture, never by colour alone. */
export function meetingState({ state, isBehind }: State): { words: string; icon: IconName } {
  if (state === 'cancelled') return { words: m.meeting_state_cancelled(), icon: 'x' };
  if (state === 'asked') return { words: m.meeting_state_asked(), icon: 'hourglass' };
  return isBehind
    ? { words: m.meeting_state_behind(), icon: 'check' }
    : { words: m.meeting_state_settled(), icon: 'calendar-check' };
}

export const actWords: Record<
  MeetingContent['acts'][number]['act'],
  (about: { name: string }) => string
> = {
  proposed: m.meeting_act_proposed,
  times_added: m.meeting_act_times_added,
  people_asked: m.meeting_act_people_asked,
  settled: m.meeting_act_settled,
  moved: m.meeting_act_moved,
  cancelled: m.meeting_act_cancelled,
};
