import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList, type Fact } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import { Field } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { AttemptPart } from './attempt.tsx';
import { ActForm } from './form.tsx';
import { type Part, Substitution } from './substitution.tsx';
import type { LedgerParty, Recipient } from './types.ts';
import {
  basisInWords,
  channelsOf,
  channelWords,
  purposeWords,
  servedByWords,
  serviceStatusTones,
  serviceStatusWords,
} from './words.ts';

export type RecipientProps = {
  disputeId: string;
  party: LedgerParty;
  recipient: Recipient;
  acted: Submission | undefined;
};

/** One paper for one party: how its service stands, every attempt, and what is to be done. */
export function RecipientCard({ disputeId, party, recipient, acted }: RecipientProps) {
  const { purpose, standing, attempts, may } = recipient;
  return (
    <Card
      as="h3"
      title={`${purposeWords[purpose]()}: ${party.name}`}
      aside={<Badge tone={serviceStatusTones[standing]}>{serviceStatusWords[standing]()}</Badge>}
    >
      <DefinitionList facts={factsOf(disputeId, recipient)} />
      <ul className="srv-attempts" aria-label={m.office_service_attempts()}>
        {attempts.map((attempt) => (
          <AttemptPart key={attempt.id} disputeId={disputeId} attempt={attempt} acted={acted} />
        ))}
      </ul>
      {may.includes('send_again') ? (
        <Again party={party} recipient={recipient} acted={acted} />
      ) : null}
      <Substitution recipient={recipient} party={party} acted={acted} />
      {may.includes('certify') ? <Certifying recipient={recipient} acted={acted} /> : null}
      <History recipient={recipient} />
    </Card>
  );
}

function Certifying({ recipient, acted }: Pick<RecipientProps, 'recipient' | 'acted'>) {
  return (
    <ActForm
      intent="certify"
      about={recipient.id}
      acted={acted}
      does={m.office_service_certify()}
    />
  );
}

function History({ recipient }: Pick<RecipientProps, 'recipient'>) {
  return (
    <Timeline
      label={m.office_service_history()}
      acts={recipient.steps.map(({ to, at, by, why }) => ({
        id: `${to} ${at}`,
        at,
        by,
        what: serviceStatusWords[to](),
        ...(why ? { more: why } : {}),
      }))}
    />
  );
}

function factsOf(
  disputeId: string,
  { servedOn, servedBy, servedBasis, paper, paperId, begunAt, certificates }: Recipient,
): Fact[] {
  return [
    {
      term: m.office_service_paper(),
      said: (
        <a className="lnk" href={`/api/disputes/${disputeId}/documents/${paperId}`}>
          {paper || m.papers_sealed_title()}
        </a>
      ),
    },
    { term: m.office_service_since(), said: <Moment at={begunAt} /> },
    ...(servedOn
      ? [{ term: m.office_service_received_on(), said: <CivilDay on={servedOn} /> }]
      : []),
    ...(servedBy ? [{ term: m.office_service_how(), said: servedByWords[servedBy]() }] : []),
    ...(servedBasis
      ? [{ term: m.office_service_basis(), said: basisInWords(servedBasis, servedBy) }]
      : []),
    ...certificateFacts(certificates, disputeId),
  ];
}

function certificateFacts(
  certificates: { at: string; pdfId: string; jsonId: string }[],
  disputeId: string,
) {
  return certificates.map(({ at, pdfId, jsonId }) => ({
    term: m.office_service_certificate(),
    said: (
      <>
        <a className="lnk" href={`/api/disputes/${disputeId}/documents/${pdfId}`}>
          PDF
        </a>{' '}
        <a className="lnk" href={`/api/disputes/${disputeId}/documents/${jsonId}`}>
          JSON
        </a>{' '}
        <Moment at={at} />
      </>
    ),
  }));
}

function Again({ party, recipient, acted }: Part) {
  const ways = party.contacts.flatMap(({ id, channel, value }) =>
    channelsOf[channel].map((by) => ({ id, by, value })),
  );
  if (ways.length === 0) return null;
  return (
    <ActForm
      intent="send_again"
      about={recipient.id}
      acted={acted}
      does={m.office_service_again()}
      folded
    >
      {({ typed, wrong }) => (
        <Field label={m.office_service_by_which()} error={wrong('contactId') ?? wrong('channel')}>
          <Select name="way" defaultValue={typed('way')}>
            {ways.map(({ id, by, value }) => (
              <option key={`${id} ${by}`} value={`${id} ${by}`}>
                {channelWords[by]()}: {value}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ActForm>
  );
}
