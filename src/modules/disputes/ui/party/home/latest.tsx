import { dayInBrief } from '#kernel/day-words.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { PartyDisputeView } from '../types.ts';
import { eventSentence } from '../words.ts';
import { initialsOf } from './words.ts';

const SHOWN = 3;

/** A place for talk with what others said there since the last visit, put together by the page. */
export type NewMessages = { to: string; place: string; count: number };

type Props = { dispute: PartyDisputeView; today: string; messages?: readonly NewMessages[] };

/** What is new since the reader's last visit, else what happened last; the whole of it stands on the board. */
export function Latest({ dispute, today, messages = [] }: Props) {
  const { id, timeline, parties, newSince, newPapers } = dispute;
  if (timeline.length === 0) return null;
  const sides = new Map(parties.map(({ name, side }) => [name, side]));
  const news = timeline.filter(({ isNew }) => isNew);
  return (
    <Card
      id="new"
      title={
        countOf(dispute, messages) > 0 && newSince
          ? m.case_home_new({ day: sinceInWords(newSince, today) })
          : m.case_home_latest()
      }
      aside={
        <Link className="lnk ltt-all" to={`/cases/${id}/board#story`} viewTransition={false}>
          {m.case_home_all({ count: timeline.length })}
        </Link>
      }
    >
      {newPapers > 0 ? (
        <p>
          <Link className="lnk" to={`/cases/${id}/papers`} viewTransition={false}>
            {m.case_home_new_papers({ count: newPapers })}
          </Link>
        </p>
      ) : null}
      {messages.map(({ to, place, count }) => (
        <p key={to}>
          <Link className="lnk" to={to} viewTransition={false}>
            <bdi>{place}</bdi>
            {`: ${m.case_home_new_messages({ count })}`}
          </Link>
        </p>
      ))}
      <ul className="ltt">
        {(news.length > 0 ? news : timeline)
          .slice(-SHOWN)
          .toReversed()
          .map(({ id: event, type, on, party }) => (
            <li key={event}>
              <Who party={party} side={party ? sides.get(party) : undefined} />
              <div>
                <b>{eventSentence(type)}</b>
                {party ? <p dir="auto">{party}</p> : null}
              </div>
              <small className="tn">{dayInBrief(on, today)}</small>
            </li>
          ))}
      </ul>
    </Card>
  );
}

/** The way from the head of the page to what is new; nothing where nothing is. */
export function NewCount({ dispute, today, messages = [] }: Props) {
  const { newSince } = dispute;
  const count = countOf(dispute, messages);
  return count > 0 && newSince ? (
    <a className="lnk" href="#new">
      {m.case_home_new_count({ count, day: sinceInWords(newSince, today) })}
    </a>
  ) : null;
}

function countOf(
  { timeline, newPapers }: PartyDisputeView,
  messages: readonly NewMessages[],
): number {
  const said = messages.reduce((sum, { count }) => sum + count, 0);
  return timeline.filter(({ isNew }) => isNew).length + newPapers + said;
}

/** Today's visit has an hour; one of another day has its day. */
function sinceInWords(at: string, today: string): string {
  const day = dayIn(at);
  return day === today ? timeIn(at) : dayInBrief(day, today);
}

function Who({
  party,
  side,
}: {
  party: string | null;
  side: 'claimant' | 'respondent' | undefined;
}) {
  if (!party || !side)
    return (
      <span className="sd sd-n" aria-hidden="true">
        <Icon name="seal-check" />
      </span>
    );
  return (
    <span className={`sd ${side === 'claimant' ? 'sd-a' : 'sd-b'}`} aria-hidden="true">
      {initialsOf(party)}
    </span>
  );
}
