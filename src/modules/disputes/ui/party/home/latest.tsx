import { dayInBrief } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { PartyDisputeView } from '../shapes.ts';
import { eventSentence } from '../words.ts';
import { initialsOf } from './words.ts';

const SHOWN = 3;

/** What happened last; the whole of it stands below. */
export function Latest({
  dispute: { id, timeline, parties },
  today,
}: {
  dispute: PartyDisputeView;
  today: string;
}) {
  if (timeline.length === 0) return null;
  const sides = new Map(parties.map(({ name, side }) => [name, side]));
  return (
    <Card
      title={m.case_home_latest()}
      aside={
        <Link className="lnk ltt-all" to={`/cases/${id}/board#story`} viewTransition={false}>
          {m.case_home_all({ count: timeline.length })}
        </Link>
      }
    >
      <ul className="ltt">
        {timeline
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
