import { timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { dueWords, stateWords } from '../contract/words.ts';
import { meetingState } from './meeting-words.ts';
import type { CalendarItem, DueEntry, LimitEntry, MeetingEntry } from './shapes.ts';
import { stateIcons } from './states.ts';

type ChipProps = { item: CalendarItem; isWide?: boolean };

/** What falls on a day: the colour of whoever must act, an icon and words for how it stands. */
export function Chip({ item, isWide = false }: ChipProps) {
  if (item.kind === 'due') return <DueChip due={item.due} isWide={isWide} />;
  return item.kind === 'limit' ? (
    <LimitChip entry={item.entry} isWide={isWide} />
  ) : (
    <MeetingChip meeting={item.meeting} isWide={isWide} />
  );
}

function LimitChip({ entry, isWide }: { entry: LimitEntry; isWide: boolean }) {
  const { state, side, limit, reference } = entry;
  return (
    <span className={`cal-chip cal-${state} cal-of-${side ?? 'none'}`}>
      <Icon name={stateIcons[state]} />
      <span className="cal-chip-words">
        {limitWords(limit)}
        <span className="sr">
          , {stateWords[state]()}, {reference}
        </span>
        {isWide ? <small>{stateWords[state]()}</small> : null}
      </span>
    </span>
  );
}

function DueChip({ due, isWide }: { due: DueEntry; isWide: boolean }) {
  const { disputeId, reference, what, state } = due;
  return (
    <Link
      className={`cal-chip cal-${state} cal-of-none`}
      to={`/cases/${disputeId}/settle/performance`}
    >
      <Icon name={stateIcons[state]} />
      <span className="cal-chip-words">
        {dueWords[what]()}
        <span className="sr">
          , {stateWords[state]()}, {reference}
        </span>
        {isWide ? <small>{stateWords[state]()}</small> : null}
      </span>
    </Link>
  );
}

function MeetingChip({ meeting, isWide }: { meeting: MeetingEntry; isWide: boolean }) {
  const { id, disputeId, reference, title, startsAt, state, isBehind } = meeting;
  const { words, icon } = meetingState({ state, isBehind });
  const isOpen = state === 'settled' && !isBehind;
  return (
    <Link
      className={`cal-chip cal-of-meeting ${isOpen ? '' : 'cal-met'}`}
      to={`/cases/${disputeId}/calendar/meetings/${id}`}
    >
      <Icon name={icon} />
      <span className="cal-chip-words">
        <span dir="auto">{title}</span> {startsAt ? timeIn(startsAt) : ''}
        <span className="sr">
          , {words}, {reference}
        </span>
        {isWide ? <small>{words}</small> : null}
      </span>
    </Link>
  );
}

/** What the colours and pictures mean. */
export function Marks() {
  return (
    <ul className="cal-marks">
      <li>
        <i className="cal-mark cal-of-claimant" aria-hidden="true" /> {m.calendar_mark_claimant()}
      </li>
      <li>
        <i className="cal-mark cal-of-respondent" aria-hidden="true" />{' '}
        {m.calendar_mark_respondent()}
      </li>
      <li>
        <i className="cal-mark cal-of-meeting" aria-hidden="true" /> {m.meeting_word()}
      </li>
      {(['running', 'held', 'met', 'missed'] as const).map((state) => (
        <li key={state}>
          <Icon name={stateIcons[state]} /> {stateWords[state]()}
        </li>
      ))}
    </ul>
  );
}
