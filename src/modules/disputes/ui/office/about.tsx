import { moneyInWords } from '#kernel/amounts.ts';
import { languageName } from '#kernel/language.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { actorWords } from '#modules/identity/contract/actor-words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import { choiceWords } from '../../contract/gate-words.ts';
import { interestInWords } from '../../contract/interest-words.ts';
import { limitationLines } from '../../contract/limitation-words.ts';
import { partyKindInWords, requestedTermsLines, signedLines } from '../../contract/terms-words.ts';
import { eventSentence } from '../party/words.ts';
import type { OfficeDisputeView } from './types.ts';
import { documentKindWords } from './words.ts';

type Props = { dispute: OfficeDisputeView };
type Party = OfficeDisputeView['parties'][number];

export function Claim({ dispute }: Props) {
  const { claims, currency, sum, facts, relief, warnings, limitation } = dispute;
  return (
    <Card
      title={m.office_dispute_claim()}
      aside={<span className="tn">{moneyInWords({ amount: sum, currency })}</span>}
    >
      <ul className="dsp-rows">
        {claims.map((claim) => (
          <li key={claim.id} className="dsp-head">
            <span dir="auto">
              {claim.head}
              {claim.isCounterclaim ? `, ${m.office_dispute_counterclaim()}` : ''}
            </span>
            <span className="tn">{moneyInWords({ amount: claim.amount, currency })}</span>
            {claim.interestBasis ? (
              <span className="dsp-quiet">{interestInWords(claim)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <DefinitionList
        facts={[
          { term: m.office_dispute_facts(), said: <Text>{facts}</Text> },
          ...(relief ? [{ term: m.office_dispute_relief(), said: <Text>{relief}</Text> }] : []),
          ...[
            ...limitationLines(limitation),
            ...requestedTermsLines(dispute),
            ...signedLines(dispute),
          ].map(({ label, value }) => ({
            term: label,
            said: <Text>{value}</Text>,
          })),
          { term: m.office_dispute_sector(), said: dispute.sector },
          {
            term: m.office_dispute_warnings(),
            said: warnings.join(', ') || m.office_dispute_none(),
          },
          {
            term: m.office_dispute_hash(),
            said: <span className="dsp-hash">{dispute.filingHash}</span>,
          },
        ]}
      />
    </Card>
  );
}

function Text({ children }: { children: string }) {
  return (
    <span className="dsp-text" dir="auto">
      {children || m.office_dispute_none()}
    </span>
  );
}

export function Agreement({ dispute: { agreement, nameable, id } }: Props) {
  if (!agreement) return null;
  const isPaperless =
    agreement.proposedBy !== 'none' && !nameable.some(({ kind }) => kind === 'agreement');
  return (
    <Card title={m.office_dispute_agreement()}>
      <DefinitionList
        facts={[
          { term: m.office_dispute_clause(), said: <Text>{agreement.clause}</Text> },
          { term: m.office_dispute_page(), said: agreement.page || m.office_dispute_none() },
          { term: m.office_dispute_version(), said: agreement.version || m.office_dispute_none() },
          ...(agreement.agreedOn
            ? [{ term: m.office_dispute_agreed(), said: <CivilDay on={agreement.agreedOn} /> }]
            : []),
          { term: m.office_dispute_proposed(), said: choiceWords[agreement.proposedBy]() },
          {
            term: m.office_dispute_names_us(),
            said: agreement.namesInstitution ? m.office_gate_yes() : m.office_gate_no(),
          },
        ]}
      />
      {agreement.documentId ? (
        <p>
          <a className="lnk" href={documentPath(id, agreement.documentId)}>
            {m.office_dispute_paper_agreement()}
          </a>
        </p>
      ) : null}
      {isPaperless ? <p className="dsp-quiet">{m.office_dispute_agreement_paperless()}</p> : null}
    </Card>
  );
}

export function documentPath(disputeId: string, documentId: string): string {
  return `/api/disputes/${disputeId}/documents/${documentId}`;
}

export function Parties({ dispute }: Props) {
  return (
    <Card title={m.office_dispute_parties()}>
      <ul className="dsp-rows">
        {dispute.parties.map((party) => (
          <li key={party.id}>
            <p className="dsp-head">
              <b dir="auto">{party.name}</b>
              <span className="dsp-marks">
                <Badge>
                  {party.side === 'claimant'
                    ? m.office_dispute_claimants()
                    : m.office_dispute_respondents()}
                </Badge>
                <Marks party={party} />
              </span>
            </p>
            <p className="dsp-quiet">
              {[
                partyKindInWords(party.kind),
                party.registration
                  ? m.office_dispute_registered({ number: party.registration })
                  : '',
                m.office_dispute_letters_in({ language: languageName(party.language) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <ul>
              {party.contacts.map((contact) => (
                <li key={contact.id} className="dsp-text">
                  {contact.endedAt ? <s>{contact.value}</s> : contact.value}{' '}
                  <span className="dsp-quiet">
                    {[
                      contact.isDesignated
                        ? m.office_dispute_designated({ where: contact.designatedIn })
                        : '',
                      contact.isVerified ? m.office_dispute_verified() : '',
                      contact.endedAt ? m.office_dispute_ended() : '',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
            {party.representatives
              .filter(({ isOver }) => !isOver)
              .map((one) => (
                <p key={one.id}>
                  {m.office_dispute_acts_for({
                    name: [one.name, one.firm].filter(Boolean).join(', '),
                  })}
                  , {[one.email, one.mobile].filter(Boolean).join(', ')}{' '}
                  {one.authorityId ? (
                    <a className="lnk" href={documentPath(dispute.id, one.authorityId)}>
                      {m.office_dispute_authority()}
                    </a>
                  ) : (
                    <Badge tone="warn">{m.office_dispute_no_authority()}</Badge>
                  )}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Marks({ party }: { party: Party }) {
  return (
    <>
      {party.isServed ? <Badge tone="good">{m.office_dispute_served()}</Badge> : null}
      {party.receivedOn ? (
        <span className="t2">
          {m.office_dispute_received()} <CivilDay on={party.receivedOn} />
        </span>
      ) : null}
      {party.hasAnswered ? <Badge tone="good">{m.office_dispute_answered_mark()}</Badge> : null}
      {party.hasAgreed ? <Badge tone="good">{m.office_dispute_agreed_mark()}</Badge> : null}
      {party.isReleased ? <Badge>{m.office_dispute_released_mark()}</Badge> : null}
      {party.isDisputed ? <Badge tone="bad">{m.office_dispute_identity()}</Badge> : null}
    </>
  );
}

export function Papers({ dispute: { documents, papersPage, id } }: Props) {
  const { at, of, total } = papersPage;
  return (
    <Card id="papers" title={m.office_dispute_papers()}>
      {documents.length === 0 ? <p>{m.office_dispute_no_paper()}</p> : null}
      <ul className="dsp-rows">
        {documents.map((document) => (
          <li key={document.id}>
            {document.title ? (
              <a className="lnk" href={documentPath(id, document.id)}>
                {document.title}
              </a>
            ) : (
              m.papers_sealed_title()
            )}{' '}
            <span className="dsp-quiet">
              {document.number ?? documentKindWords[document.kind]()}{' '}
              <Moment at={document.addedAt} />
              {document.signer ? `, ${document.signer}` : ''}
            </span>
            <p className="dsp-hash">{m.office_dispute_hash_short({ hash: document.hash })}</p>
          </li>
        ))}
      </ul>
      {of > 1 ? (
        <Pager
          previous={at > 1 ? `?papers=${at - 1}#papers` : null}
          next={at < of ? `?papers=${at + 1}#papers` : null}
        >
          {m.papers_page_of({ at, of, count: total })}
        </Pager>
      ) : null}
    </Card>
  );
}

export function Events({ dispute: { id: disputeId, events, parties } }: Props) {
  const nameOf = (id: string | null) => parties.find((party) => party.id === id)?.name ?? '';
  const acts = events.toReversed().map((event) => ({
    id: event.id,
    at: event.at,
    by: event.by || (named(actorWords, event.role)?.() ?? event.role),
    lit: event.from !== event.to,
    what: [eventSentence(event.type), nameOf(event.partyId), event.about]
      .filter(Boolean)
      .join(' · '),
    ...(event.why || event.paperId ? { more: <More disputeId={disputeId} event={event} /> } : {}),
  }));
  return (
    <Card title={m.office_dispute_events()}>
      <Timeline label={m.office_dispute_events()} acts={acts} />
    </Card>
  );
}

/** Why it happened, and the paper on which it rests. */
function More({
  disputeId,
  event,
}: {
  disputeId: string;
  event: OfficeDisputeView['events'][number];
}) {
  return (
    <>
      {event.why ? <p className="dsp-text">{event.why}</p> : null}
      {event.paperId ? (
        <p>
          <a className="lnk" href={documentPath(disputeId, event.paperId)}>
            {m.office_dispute_paper_of()}
          </a>
        </p>
      ) : null}
    </>
  );
}
