import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { RecipientCard } from './recipient.tsx';
import type { LedgerParty, LedgerPartyProps, ServiceLedger } from './types.ts';
import { hindranceOf } from './words.ts';
import './sheet.css';
import { Contacts } from './contacts.tsx';
import { Decisions } from './decisions.tsx';
import { Inquiries } from './inquiries.tsx';

type Props = { ledger: ServiceLedger; acted: Submission | undefined };

/** The ledger of service: by party, each paper with everything that was tried and heard. */
export function ServicePage({ ledger, acted }: Props) {
  const { at, of, total } = ledger.page;
  const parties = [...ledger.parties].sort((a, b) =>
    a.side === b.side ? 0 : a.side === 'respondent' ? -1 : 1,
  );
  return (
    <div className="desk-stack">
      <PageHead
        title={m.office_service_title()}
        above={ledger.reference}
        lead={m.office_service_lead()}
      >
        <Button size="sm" to={`/office/disputes/${ledger.id}`}>
          {m.office_service_to_dispute()}
        </Button>
      </PageHead>
      {isSent(acted) ? (
        <SubmissionNotice submission={acted} done={m.office_service_done()} />
      ) : null}
      {parties.map((party) => (
        <PartyPart key={party.id} disputeId={ledger.id} party={party} acted={acted} />
      ))}
      {of > 1 ? (
        <Pager
          previous={at > 1 ? `?page=${at - 1}` : null}
          next={at < of ? `?page=${at + 1}` : null}
        >
          {m.papers_page_of({ at, of, count: total })}
        </Pager>
      ) : null}
    </div>
  );
}

function PartyPart({ disputeId, party, acted }: LedgerPartyProps & { disputeId: string }) {
  const hindrance = hindranceOf(party);
  return (
    <section className="desk-stack" aria-labelledby={`party-${party.id}`}>
      <h2 id={`party-${party.id}`} className="srv-name">
        {party.name}{' '}
        <span className="srv-quiet">
          {party.side === 'respondent'
            ? m.office_service_respondent()
            : m.office_service_claimant()}
        </span>
      </h2>
      <div className="desk-two">
        <div className="desk-stack">
          {party.recipients.length === 0 ? <EmptyState title={m.office_service_nothing()} /> : null}
          {party.recipients.map((recipient) => (
            <RecipientCard
              key={recipient.id}
              disputeId={disputeId}
              party={party}
              recipient={recipient}
              acted={acted}
            />
          ))}
        </div>
        <Measures party={party} hindrance={hindrance} acted={acted} />
      </div>
    </section>
  );
}

function Measures({
  party,
  hindrance,
  acted,
}: {
  party: LedgerParty;
  hindrance: string | null;
  acted: Submission | undefined;
}) {
  return (
    <div className="desk-stack">
      {party.side === 'respondent' ? (
        <Notice tone={hindrance ? 'info' : 'warn'} title={m.office_service_without_her()}>
          {hindrance ??
            (party.isAbsent ? m.office_service_absent() : m.office_service_may_proceed())}
        </Notice>
      ) : null}
      <Contacts party={party} acted={acted} />
      {party.side === 'respondent' ? <Inquiries party={party} acted={acted} /> : null}
      <Decisions party={party} acted={acted} />
    </div>
  );
}
