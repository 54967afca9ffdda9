import './sheet.css';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { leaderWords } from '../contract/words.ts';
import { OfferCard } from './offer.tsx';
import { OfferForm } from './offer-form.tsx';
import { SettlementPart } from './settlement.tsx';
import type { SettleView } from './view.ts';

type Props = { disputeId: string; view: SettleView; sent: Submission | undefined };

/** Where both sides settle: whether they talk, the text that waits for signatures, every offer, and a form for the next one. */
export function SettlePage({ disputeId, view, sent }: Props) {
  const { reference, offers, settlement, mayOffer } = view;
  return (
    <div className="desk-stack">
      <PageHead title={m.offers_title()} above={reference} lead={m.offers_lead()} />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={doneWords(sent)} />
      <p className="off-seal">{m.offers_sealed()}</p>
      {settlement ? (
        <SettlementPart disputeId={disputeId} settlement={settlement} sent={sent} />
      ) : null}
      {settlement?.state === 'signed' ? null : <Willing view={view} sent={sent} />}
      {view.ledBy ? <SessionsWay disputeId={disputeId} /> : null}
      {view.ledBy ? <ProposalsWay disputeId={disputeId} ledBy={view.ledBy} /> : null}
      {view.isOver || settlement?.state === 'signed' ? null : <BiddingWay disputeId={disputeId} />}
      {view.isOver ? null : <StandstillWay disputeId={disputeId} />}
      {mayOffer ? <PackagesWay disputeId={disputeId} /> : null}
      {mayOffer ? <DivisionWay disputeId={disputeId} /> : null}
      {mayOffer ? <OfferForm key={offers.length} view={view} sent={sent} /> : null}
      {offers.length > 0 ? (
        <section className="desk-stack" aria-labelledby="offers-h">
          <h2 id="offers-h" className="off-h">
            {m.offers_table()}
          </h2>
          {offers.toReversed().map((one) => (
            <OfferCard key={one.id} offer={one} view={view} sent={sent} />
          ))}
        </section>
      ) : null}
    </div>
  );
}

/** Whoever leads the talks meets both sides, or one alone. */
function SessionsWay({ disputeId }: { disputeId: string }) {
  return (
    <Card title={m.sessions_title()}>
      <p>{m.sessions_way_words()}</p>
      <Button to={`/cases/${disputeId}/settle/sessions`} size="sm">
        {m.sessions_title()}
      </Button>
    </Card>
  );
}

type LedProps = { disputeId: string; ledBy: NonNullable<SettleView['ledBy']> };

/** Whoever leads the talks has a text of their own for both. */
function ProposalsWay({ disputeId, ledBy }: LedProps) {
  return (
    <Card title={m.proposals_way({ leader: leaderWords[ledBy]() })}>
      <p>{m.proposals_way_words()}</p>
      <Button to={`/cases/${disputeId}/settle/proposals`} size="sm">
        {m.proposals_title()}
      </Button>
    </Card>
  );
}

/** Where it is about one sum, and nobody wants to be the first to say it. */
function BiddingWay({ disputeId }: { disputeId: string }) {
  return (
    <Card title={m.bidding_title()}>
      <p>{m.bidding_short()}</p>
      <Button to={`/cases/${disputeId}/settle/bidding`} size="sm">
        {m.bidding_open()}
      </Button>
    </Card>
  );
}

/** To talk stops no clock, unless all sign that it does. */
function StandstillWay({ disputeId }: { disputeId: string }) {
  return (
    <Card title={m.standstill_title()}>
      <p>{m.standstill_way_words()}</p>
      <Button to={`/cases/${disputeId}/settle/standstill`} size="sm">
        {m.standstill_title()}
      </Button>
    </Card>
  );
}

/** Where more than one thing is at stake, both may weigh them all at once. */
function PackagesWay({ disputeId }: { disputeId: string }) {
  return (
    <Card title={m.packages_way()}>
      <p>{m.packages_way_words()}</p>
      <Button to={`/cases/${disputeId}/settle/packages`} size="sm">
        {m.packages_title()}
      </Button>
    </Card>
  );
}

/** Where the question is who has which thing. */
function DivisionWay({ disputeId }: { disputeId: string }) {
  return (
    <Card title={m.division_way()}>
      <p>{m.division_way_words()}</p>
      <Button to={`/cases/${disputeId}/settle/division`} size="sm">
        {m.division_title()}
      </Button>
    </Card>
  );
}

function doneWords(sent: Submission | undefined): string {
  if (sent?.intent === 'code') return m.settlement_code_sent();
  if (sent?.intent === 'sign') return m.settlement_signed_done();
  return sent?.intent === 'offer' ? m.offers_sent() : m.offers_done();
}

/** Nobody is drawn into it: each side says that it wants to talk, and may say at any moment that it does no more. */
function Willing({ view, sent }: Omit<Props, 'disputeId'>) {
  const { as, willing, isOver } = view;
  const other = as === 'claimant' ? 'respondent' : 'claimant';
  if (isOver) return null;
  const words = willing[as]
    ? willing[other]
      ? m.offers_both_willing()
      : m.offers_waiting()
    : willing[other]
      ? m.offers_asked()
      : m.offers_nobody();
  return (
    <Card title={m.offers_talks()}>
      <p>{words}</p>
      <ActForm
        intent="willing"
        acted={sent}
        label={willing[as] ? m.offers_stop() : m.offers_begin()}
      >
        <input type="hidden" name="isWilling" value={willing[as] ? 'no' : 'yes'} />
      </ActForm>
    </Card>
  );
}
