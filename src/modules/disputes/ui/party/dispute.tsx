import type { ReactNode } from 'react';
import { dayInWords } from '#kernel/day-words.ts';
import { moneyInWords } from '#kernel/money.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import { seatOf } from '../../contract/seat.ts';
import { trackSentences } from '../../contract/track-words.ts';
import { type Attempted, DisputeActs } from './acts.tsx';
import { Estimate, Lanes, Next } from './next.tsx';
import type { Dispute } from './shapes.ts';
import { eventSentence, processWords, stateWords } from './words.ts';
import './sheet.css';

type PartyShown = Dispute['parties'][number];

type PageProps = {
  dispute: Dispute;
  attempt: Attempted | undefined;
  /** What was sent to the reader herself: it stands above all that it is about. */
  sent?: ReactNode;
  costs?: ReactNode;
  /** Parties of whom the page says below which paper they received on which day. */
  toldBelow?: ReadonlySet<string>;
};

/** A dispute as one of its parties sees it: first where it is and what is next, then what she can do, then all of it. */
export function DisputePage({ dispute, attempt, sent, costs, toldBelow = NOBODY }: PageProps) {
  return (
    <>
      <Where dispute={dispute} />
      <Next dispute={dispute} />
      <Lanes dispute={dispute} />
      {sent}
      <DisputeActs dispute={dispute} attempt={attempt} />
      <div className="ds-two">
        <Claim dispute={dispute} />
        <Parties dispute={dispute} toldBelow={toldBelow} />
      </div>
      <Documents dispute={dispute} />
      <Estimate dispute={dispute} />
      {costs}
      <Story dispute={dispute} />
    </>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

function Where({ dispute }: { dispute: Dispute }) {
  return (
    <Card title={m.case_where()}>
      <p className="ds-top">
        <Badge tone="info">{processWords[dispute.process]()}</Badge>
        <Badge>{dispute.as === 'respondent' ? m.case_respondent() : m.case_claimant()}</Badge>
      </p>
      <p className="ds-state">{stateWords[dispute.state]()}</p>
      {dispute.process === 'arbitration' ? (
        <p className="t2">
          {m.case_track()}: {trackSentences(dispute).join(' ')}
        </p>
      ) : null}
      {dispute.commencedOn ? <p className="t2">{m.case_commenced({ day: dayInWords(dispute.commencedOn) })}</p> : null}
    </Card>
  );
}

function Parties({ dispute, toldBelow }: { dispute: Dispute; toldBelow: ReadonlySet<string> }) {
  const { parties } = dispute;
  const seat = seatOf(dispute);
  return (
    <Card title={m.case_parties()}>
      <ul className="ds-plain">
        {parties.map((party) => (
          <li key={party.id}>
            <p>
              <strong>{party.name}</strong>
              {party.isYou ? ` (${m.case_you()})` : null}
            </p>
            <p className="t2">{factsOf(toldBelow.has(party.id) ? { ...party, servedOn: null } : party).join('. ')}</p>
          </li>
        ))}
      </ul>
      {seat === null ? null : <p className="t2">{m.case_seat({ seat })}</p>}
    </Card>
  );
}

function factsOf({ side, representatives, servedOn, answeredOn, releasedOn }: PartyShown): string[] {
  return [
    side === 'claimant' ? m.case_claimant() : m.case_respondent(),
    ...(representatives.length > 0 ? [m.case_represented({ names: representatives.join('; ') })] : []),
    ...(servedOn ? [m.case_served_on({ day: dayInWords(servedOn) })] : []),
    ...(answeredOn ? [m.case_answered_on({ day: dayInWords(answeredOn) })] : []),
    ...(releasedOn ? [m.case_released_on({ day: dayInWords(releasedOn) })] : []),
  ];
}

function Claim({ dispute }: { dispute: Dispute }) {
  const { claims, currency, facts, relief, agreement } = dispute;
  return (
    <Card title={m.case_claim()}>
      {claims.length > 0 ? (
        <DefinitionList
          facts={claims.map((claim) => ({
            term: claim.isCounterclaim ? `${m.case_counterclaim()}: ${claim.head}` : claim.head,
            said: [moneyInWords({ amount: claim.amount, currency }), interestOf(claim)].filter(Boolean).join(', '),
          }))}
        />
      ) : null}
      {dispute.sum > 0 ? <p>{m.case_sum({ sum: moneyInWords({ amount: dispute.sum, currency }) })}</p> : null}
      <Said title={m.case_facts()}>{facts}</Said>
      <Said title={m.case_relief()}>{relief}</Said>
      {agreement?.clause ? (
        <>
          <Said title={m.case_agreement()}>{agreement.clause}</Said>
          {agreement.agreedOn && agreement.page ? (
            <p className="t2">{m.case_agreement_of({ day: dayInWords(agreement.agreedOn), page: agreement.page })}</p>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  if (children.trim() === '') return null;
  return (
    <section>
      <h3>{title}</h3>
      <p className="ds-said">{children}</p>
    </section>
  );
}

function interestOf({ interestBasis, interestRate }: Dispute['claims'][number]): string {
  if (interestBasis === 'contract') return m.case_interest_contract({ rate: `${(interestRate ?? 0) / 100} %` });
  if (interestBasis === 'statute') return m.case_interest_statute();
  return interestBasis === 'discretion' ? m.case_interest_discretion() : '';
}

function Documents({ dispute: { id, documents } }: { dispute: Dispute }) {
  return (
    <Card title={m.case_documents()}>
      {documents.length === 0 ? <p>{m.case_documents_none()}</p> : null}
      <ul className="ds-plain">
        {documents.map((document) => (
          <li key={document.id}>
            <p>
              <a className="lnk" href={`/api/disputes/${id}/documents/${document.id}`} target="_blank" rel="noopener">
                {document.title}
              </a>
            </p>
            {document.issued ? <p className="t2">{m.case_issued(document.issued)}</p> : null}
            <p className="t2 ds-small">{m.case_fingerprint({ hash: document.sha256 })}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Story({ dispute: { timeline } }: { dispute: Dispute }) {
  return (
    <Card title={m.case_timeline()}>
      <Timeline
        label={m.case_timeline()}
        acts={timeline.toReversed().map(({ id, type, at, party, why }) => ({
          ...{ id, at, by: party, what: eventSentence(type) },
          ...(why ? { more: <p className="ds-said">{why}</p> } : {}),
        }))}
      />
    </Card>
  );
}
