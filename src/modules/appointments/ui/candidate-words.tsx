import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import type { partyTribunal } from '../contract/tribunal.ts';

type Said = NonNullable<OutputOf<typeof partyTribunal>['candidate']>['said'];

/** What the parties said of whoever is asked, and what was decided about it; the same for everybody. */
export function CandidateWords({ said }: { said: Said }) {
  if (said.length === 0) return null;
  return (
    <ul className="trb-said">
      {said.map(({ partyId, party, objects, reason, decision }) => (
        <li key={partyId} dir="auto">
          {objects ? m.tribunal_said_objects({ party, reason }) : m.tribunal_said_none({ party })}
          {decision ? (
            <span className="trb-line">
              {decision.upheld
                ? m.tribunal_said_upheld({ reason: decision.reason })
                : m.tribunal_said_dismissed({ reason: decision.reason })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
