import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Link } from '#ui/link.tsx';
import { type MeetingsContent, meetingState, whenWords } from './meeting-words.ts';

type ListProps = {
  meetings: MeetingsContent['meetings'];
  isOfMany?: boolean;
};

export function MeetingList({ meetings, isOfMany = false }: ListProps) {
  if (meetings.length === 0) return <p>{m.meeting_none()}</p>;
  return (
    <ul className="mtg-list">
      {meetings.map(({ id, disputeId, reference, title, state, startsAt, minutes, isBehind }) => {
        const { words, icon } = meetingState({ state, isBehind });
        return (
          <li key={id}>
            <div>
              <p>
                <Link className="lnk" to={`/cases/${disputeId}/calendar/meetings/${id}`}>
                  <span dir="auto">{title}</span>
                </Link>
              </p>
              {isOfMany ? <p className="tn">{reference}</p> : null}
              {startsAt ? <p className="t2 cal-small">{whenWords({ startsAt, minutes })}</p> : null}
            </div>
            <Badge tone={state === 'settled' && !isBehind ? 'info' : 'plain'} icon={icon}>
              {words}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
