import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { interestInWords } from '../../contract/interest-words.ts';
import { standingWords } from '../../contract/invitation-words.ts';
import { limitationLines } from '../../contract/limitation-words.ts';
import { requestedTermsLines } from '../../contract/terms-words.ts';
import { trackSentences } from '../../contract/track-words.ts';
import type { PartyDisputeView } from './types.ts';
import { processWords, stateWords } from './words.ts';

const TALKS_OVER: readonly PartyDisputeView['state'][] = [
  'closed_no_mediation',
  'closed_no_conciliation',
  'closed_talks_ended',
];

type PartyShown = PartyDisputeView['parties'][number];

export function About({ dispute }: { dispute: PartyDisputeView }) {
  return (
    <Card title={m.case_home_about()}>
      <p className="ds-top">
        <Badge tone="info">{processWords[dispute.process]()}</Badge>
        <Badge>{standingWords[dispute.as]()}</Badge>
      </p>
      <p>
        <strong dir="auto">{dispute.title}</strong>
      </p>
      <p>{stateWords[dispute.state]()}</p>
      {dispute.process === 'arbitration' ? (
        <p className="t2">
          {m.case_track()}: {trackSentences(dispute).join(' ')}
        </p>
      ) : null}
      {TALKS_OVER.includes(dispute.state) && dispute.as === 'claimant' ? (
        <p>{m.case_after_talks()}</p>
      ) : null}
      {dispute.commencedOn ? (
        <p className="t2">{m.case_commenced({ day: dayInWords(dispute.commencedOn) })}</p>
      ) : null}
    </Card>
  );
}

export function Parties({ dispute }: { dispute: PartyDisputeView }) {
  const { parties } = dispute;
  return (
    <Card title={m.case_parties()}>
      <ul className="ds-plain">
        {parties.map((party) => (
          <li key={party.id}>
            <p>
              <strong>{party.name}</strong>
              {party.isYou ? ` (${m.case_you()})` : null}
            </p>
            <p className="t2">{factsOf(party).join('. ')}</p>
          </li>
        ))}
      </ul>
      <DefinitionList
        facts={requestedTermsLines(dispute).map(({ label, value }) => ({
          term: label,
          said: value,
        }))}
      />
    </Card>
  );
}

function factsOf({
  side,
  representatives,
  servedOn,
  answeredOn,
  releasedOn,
}: PartyShown): string[] {
  return [
    side === 'claimant' ? m.case_claimant() : m.case_respondent(),
    ...(representatives.length > 0
      ? [m.case_represented({ names: representatives.join('; ') })]
      : []),
    ...(servedOn ? [m.case_served_on({ day: dayInWords(servedOn) })] : []),
    ...(answeredOn ? [m.case_answered_on({ day: dayInWords(answeredOn) })] : []),
    ...(releasedOn ? [m.case_released_on({ day: dayInWords(releasedOn) })] : []),
  ];
}

export function Claim({ dispute }: { dispute: PartyDisputeView }) {
  const { claims, currency, facts, relief, agreement } = dispute;
  return (
    <Card title={m.case_claim()}>
      {claims.length > 0 ? (
        <DefinitionList
          facts={claims.map((claim) => ({
            term: claim.isCounterclaim ? `${m.case_counterclaim()}: ${claim.head}` : claim.head,
            said: [moneyInWords({ amount: claim.amount, currency }), interestInWords(claim)]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      ) : null}
      {dispute.sum > 0 ? (
        <p>{m.case_sum({ sum: moneyInWords({ amount: dispute.sum, currency }) })}</p>
      ) : null}
      <Said title={m.case_facts()}>{facts}</Said>
      <Said title={m.case_relief()}>{relief}</Said>
      <InTime limitation={dispute.limitation} />
      {agreement?.clause ? (
        <>
          <Said title={m.case_agreement()}>{agreement.clause}</Said>
          <AgreementOf agreement={agreement} />
        </>
      ) : null}
    </Card>
  );
}

/** Where the clause stands; each of these only where it was told. */
function AgreementOf({
  agreement: { page, agreedOn, version },
}: {
  agreement: NonNullable<PartyDisputeView['agreement']>;
}) {
  const facts = [
    ...(page ? [{ term: m.request_paper_page(), said: page }] : []),
    ...(agreedOn ? [{ term: m.request_paper_agreed_on(), said: dayInWords(agreedOn) }] : []),
    ...(version ? [{ term: m.request_paper_version(), said: version }] : []),
  ];
  return facts.length === 0 ? null : <DefinitionList facts={facts} />;
}

/** What limitation is counted by stands beside the claimant's words, never in them. */
function InTime({ limitation }: Pick<PartyDisputeView, 'limitation'>) {
  const lines = limitationLines(limitation);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{m.case_limitation()}</h3>
      <DefinitionList facts={lines.map(({ label, value }) => ({ term: label, said: value }))} />
    </section>
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
