import '../sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Link } from '#ui/link.tsx';
import type { ownInvitations } from '../../contract/invitations.ts';
import { roleWords } from '../../contract/role-words.ts';

type Line = OutputOf<typeof ownInvitations>['invitations'][number];

/** Where an invitation stands, as whoever was asked reads it. */
export function stateOf({ role, state, dueOn }: Pick<Line, 'role' | 'state' | 'dueOn'>): string {
  if (state === 'open') return m.invited_state_open();
  if (state === 'accepted')
    return dueOn ? m.invited_state_accepted({ day: dayInWords(dueOn) }) : m.invited_state_waiting();
  if (state === 'heard') return m.invited_state_heard();
  if (state === 'appointed') return m.invited_state_appointed({ role: roleWords[role]() });
  return state === 'declined' ? m.invited_state_declined() : m.invited_state_over();
}

/** Everything that a neutral is or was asked, what waits first. */
export function InvitationsPage({ invitations }: { invitations: readonly Line[] }) {
  const sorted = invitations.toSorted(
    (one, other) => Number(other.state === 'open') - Number(one.state === 'open'),
  );
  return (
    <div className="desk-stack">
      <PageHead title={m.invited_title()} lead={m.invited_lead()} />
      {sorted.length === 0 ? (
        <EmptyState title={m.invited_none()}>{m.invited_none_words()}</EmptyState>
      ) : (
        <Card>
          <ul className="trb-names">
            {sorted.map((one) => (
              <li key={one.id}>
                <Link className="lnk" to={`/account/appointments/${one.id}`}>
                  {one.reference}
                </Link>
                <span>
                  <Badge tone={one.state === 'open' ? 'warn' : 'plain'}>{stateOf(one)}</Badge>
                </span>
                {one.state === 'open' && one.dueOn ? (
                  <span>{m.invited_due({ day: dayInWords(one.dueOn) })}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
