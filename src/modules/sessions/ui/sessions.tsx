import './sheet.css';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { LongerPart } from './longer.tsx';
import { NotePart } from './note.tsx';
import { PlanPart } from './planning.tsx';
import { SessionCard } from './session.tsx';
import type { PartOfSessions } from './view.ts';
import { WishesPart } from './wishes.tsx';

type Props = PartOfSessions & { disputeId: string; place: string };

/** The room of whoever leads the talks: sessions with both sides or with one, their agenda and attendance, and notes of one's own. */
export function SessionsPage({ disputeId, place, view, sent }: Props) {
  const { reference, as, isOpen, sessions } = view;
  const isLeader = as === 'leader';
  return (
    <div className="desk-stack">
      <PageHead
        title={m.sessions_title()}
        above={reference}
        lead={isLeader ? m.sessions_lead_leader() : m.sessions_lead()}
      />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={sent?.message ?? ''} />
      <p className="ses-seal">{isLeader ? m.sessions_sealed_leader() : m.sessions_sealed()}</p>
      <p>
        <Link
          className="lnk"
          to={isLeader ? `/cases/${disputeId}/settle/proposals` : `/cases/${disputeId}/settle`}
        >
          {isLeader ? m.proposals_title() : m.proposals_back()}
        </Link>
      </p>
      {isOpen ? null : <Card>{m.sessions_over()}</Card>}
      <LongerPart view={view} sent={sent} />
      <section className="desk-stack" aria-labelledby="sessions-h">
        <h2 id="sessions-h" className="ses-h">
          {m.sessions_called()}
        </h2>
        {sessions.length === 0 ? <p>{m.sessions_none()}</p> : null}
        {sessions.map((one) => (
          <SessionCard key={one.id} {...{ disputeId, view, sent }} session={one} />
        ))}
      </section>
      {isLeader && view.places.length > 0 ? (
        <PlanPart {...{ place, view, sent }} key={view.key} />
      ) : null}
      <WishesPart view={view} sent={sent} />
      {isOpen ? <NotePart view={view} sent={sent} /> : null}
    </div>
  );
}
