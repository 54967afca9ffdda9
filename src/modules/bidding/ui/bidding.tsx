import './sheet.css';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { HowItWorks } from './how.tsx';
import { OwnBids, VerifyBid } from './proofs.tsx';
import { RoundCard } from './round.tsx';
import { RulesList } from './rules.tsx';
import { RulesForm } from './rules-form.tsx';
import type { BiddingPageView, BiddingShown } from './view.ts';
import { stateInWords } from './words.ts';

export type BiddingProps = {
  disputeId: string;
  view: BiddingPageView;
  sent: Submission | undefined;
};

/** Blind bidding, as one side sees it: its own bids, the round and the rules, and of the other side nothing. */
export function BiddingPage(props: BiddingProps) {
  const { disputeId, view, sent } = props;
  const { bidding, reference, mayPropose } = view;
  return (
    <div className="desk-stack">
      <PageHead title={m.bidding_title()} above={reference} lead={m.bidding_lead()} />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={sent?.message} />
      <p className="bid-seal">{m.bidding_sealed()}</p>
      {bidding ? <Standing {...props} bidding={bidding} /> : null}
      {mayPropose || bidding ? null : (
        <Card>
          <p>{m.bidding_not_yet()}</p>
        </Card>
      )}
      <HowItWorks
        overlap={bidding?.overlapRule ?? null}
        isOpen={!bidding || bidding.state === 'proposed'}
      />
      {mayPropose ? <RulesForm view={view} sent={sent} /> : null}
      {bidding && bidding.round > 0 ? <VerifyBid view={view} sent={sent} /> : null}
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle`} viewTransition={false}>
          {m.bidding_back()}
        </Link>
      </p>
    </div>
  );
}

function Standing({ disputeId, view, sent, bidding }: BiddingProps & { bidding: BiddingShown }) {
  const { state, id } = bidding;
  return (
    <>
      {state === 'running' ? (
        <RoundCard bidding={bidding} view={view} sent={sent} />
      ) : (
        <Card title={m.bidding_standing()}>
          <p>{stateInWords(bidding, view)}</p>
          {state === 'settled' ? (
            <p>
              <Link className="lnk" to={`/cases/${disputeId}/settle`} viewTransition={false}>
                {m.bidding_to_text()}
              </Link>
            </p>
          ) : null}
        </Card>
      )}
      <Card title={m.bidding_rules()}>
        <RulesList bidding={bidding} currency={view.currency} />
        {bidding.mayAgree ? (
          <>
            <p className="t2">{m.bidding_agree_words()}</p>
            <ActForm intent="agree" about={id} acted={sent} label={m.bidding_agree()} />
          </>
        ) : null}
      </Card>
      {bidding.own.length > 0 ? <OwnBids bidding={bidding} currency={view.currency} /> : null}
      {state === 'running' || state === 'proposed' ? (
        <Card title={state === 'running' ? m.bidding_leave() : m.bidding_proposal_end()}>
          <p>{state === 'running' ? m.bidding_leave_words() : m.bidding_proposal_end_words()}</p>
          <ActForm intent="leave" about={id} acted={sent} label={endLabel(bidding, view)} />
        </Card>
      ) : null}
    </>
  );
}

function endLabel({ state, side }: BiddingShown, { as }: BiddingPageView): string {
  if (state === 'running') return m.bidding_leave_send();
  return side === as ? m.offers_withdraw() : m.offers_refuse();
}
