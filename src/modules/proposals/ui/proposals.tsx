import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { leaderWords } from '#modules/offers/contract/words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { proposalEndWords } from '../contract/words.ts';
import { ClauseList } from './clauses.tsx';
import { DraftPart, LeaderActs } from './drafting.tsx';
import { Observations } from './observations.tsx';
import { ReplyPart } from './replying.tsx';
import type { ProposalsView, StandingProposal } from './view.ts';

type Props = { disputeId: string; view: ProposalsView; sent: Submission | undefined };

/** One text for both sides, which whoever leads their talks writes, and on which they observe until both can say yes. */
export function ProposalsPage({ disputeId, view, sent }: Props) {
  const { reference, as, process, isOpen, standing } = view;
  const leader = leaderWords[process]();
  const isLeader = as === 'leader';
  return (
    <div className="desk-stack">
      <PageHead
        title={m.proposals_title()}
        above={reference}
        lead={isLeader ? m.proposals_lead_leader() : m.proposals_lead({ leader })}
      />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={sent?.message ?? ''} />
      <p className="pr-seal">{m.proposals_sealed({ leader })}</p>
      {isLeader ? null : (
        <p>
          <Link className="lnk" to={`/cases/${disputeId}/settle`}>
            {m.proposals_back()}
          </Link>
        </p>
      )}
      {isOpen ? null : (
        <Card>{view.isPending ? m.proposals_pending() : m.proposals_none_now()}</Card>
      )}
      {standing ? <Standing view={view} standing={standing} sent={sent} /> : null}
      {isOpen && !standing && !isLeader ? (
        <Card>
          <p>{m.proposals_nothing({ leader })}</p>
        </Card>
      ) : null}
      {isOpen && isLeader && !standing?.answersUntil ? (
        <DraftPart key={standing?.id ?? view.earlier.length} view={view} sent={sent} />
      ) : null}
      <Earlier view={view} />
    </div>
  );
}

type StandingProps = Omit<Props, 'disputeId'> & { standing: StandingProposal };

function Standing({ view, standing, sent }: StandingProps) {
  const { as, isOpen, currency, observations } = view;
  const { clauses, gone, goneStandard, note, number: n, answersUntil } = standing;
  const own = observations.filter(({ proposal }) => proposal === standing.id);
  return (
    <Card title={m.proposals_version({ n })}>
      {answersUntil ? (
        <p className="pr-top">
          <Badge tone="info">{m.proposals_asked_until({ day: dayInWords(answersUntil) })}</Badge>
        </p>
      ) : null}
      {note ? (
        <p className="pr-said" dir="auto">
          {note}
        </p>
      ) : null}
      <ClauseList {...{ clauses, gone, goneStandard, currency }} />
      <Observations observations={own} clauses={clauses} as={as} />
      {isOpen && as !== 'leader' ? <ReplyPart view={view} standing={standing} sent={sent} /> : null}
      {isOpen && as === 'leader' ? (
        <LeaderActs view={view} standing={standing} sent={sent} />
      ) : null}
    </Card>
  );
}

/** What was proposed before, newest first, with how it ended: of a no it says no more than that not all said yes. */
function Earlier({ view: { earlier, observations, currency, as } }: Pick<Props, 'view'>) {
  if (earlier.length === 0) return null;
  return (
    <section className="desk-stack" aria-labelledby="earlier-h">
      <h2 id="earlier-h" className="pr-h">
        {m.proposals_earlier()}
      </h2>
      {earlier.map(({ id, number: n, endedAs, note, clauses }) => (
        <Card key={id} title={m.proposals_version({ n })}>
          <p>{proposalEndWords[endedAs]()}</p>
          <details>
            <summary className="pr-sum">{m.proposals_read()}</summary>
            {note ? (
              <p className="pr-said" dir="auto">
                {note}
              </p>
            ) : null}
            <ClauseList clauses={clauses} gone={[]} currency={currency} />
            <Observations
              observations={observations.filter(({ proposal }) => proposal === id)}
              clauses={clauses}
              as={as}
            />
          </details>
        </Card>
      ))}
    </section>
  );
}
