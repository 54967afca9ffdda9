import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import type { myShownProfile } from '../contract/neutrals.ts';
import { MemberFacts } from './member.tsx';
import { listWords } from './status/words.ts';

type Shown = OutputOf<typeof myShownProfile>;

/** Their own profile as the parties read it, in the same words and by the same part of the page. */
export function OwnShown({ shown: { line, member } }: { shown: Shown }) {
  return (
    <Card title={m.desk_profile()}>
      {line ? (
        <>
          <p className="t2">{m.desk_profile_seen()}</p>
          <p>
            <b>{line.name}</b>
          </p>
          <p dir="auto">{line.line}</p>
        </>
      ) : (
        <p>{m.desk_profile_hidden()}</p>
      )}
      {member ? <MemberFacts member={member} /> : null}
      {line && !member ? (
        <>
          <p>{line.lists.map((one) => listWords[one]()).join(', ')}</p>
          <p className="t2">{m.desk_profile_line_alone()}</p>
        </>
      ) : null}
      {member ? (
        <p>
          <Link className="lnk" to={`/the-panel/${member.id}`}>
            {m.desk_profile_open()}
          </Link>
        </p>
      ) : null}
      <p>
        <Link className="lnk" to="/account/profile-of-neutral">
          {m.desk_change()}
        </Link>
      </p>
    </Card>
  );
}
