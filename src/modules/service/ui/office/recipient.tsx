import { DOCUMENT_MB } from '#kernel/document-types.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList, type Fact } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { AttemptPart } from './attempt.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import type { LedgerParty, Recipient } from './types.ts';
import {
  basisInWords,
  channelsOf,
  channelWords,
  meansWords,
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

type Part = { party: LedgerParty; recipient: Recipient; acted: Submission | undefined };

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

function factsOfSubstitution({
  askedAt,
  grounds,
  reasons,
  means,
  lastKnown: address,
  carriedOutOn,
}: Recipient['substitutions'][number]): Fact[] {
  return [
    { term: m.office_service_subst_asked(), said: <Moment at={askedAt} /> },
    {
      term: m.office_service_grounds(),
      said: <span className="srv-text">{grounds}</span>,
    },
    ...(reasons
      ? [
          {
            term: m.office_service_reasons(),
            said: <span className="srv-text">{reasons}</span>,
          },
        ]
      : []),
    ...(means
      ? [
          {
            term: m.office_service_means(),
            said: `${named(meansWords, means)?.() ?? means}, ${address}`,
          },
        ]
      : []),
    ...(carriedOutOn
      ? [
          {
            term: m.office_service_carried_out_on(),
            said: <CivilDay on={carriedOutOn} />,
          },
        ]
      : []),
  ];
}

function Substitution({ recipient: { id, substitutions, may }, party, acted }: Part) {
  const lastKnown = party.contacts.find(({ channel }) => channel === 'post')?.value ?? '';
  return (
    <>
      {substitutions.map((one) => (
        <DefinitionList key={one.askedAt} facts={factsOfSubstitution(one)} />
      ))}
      {may.includes('decide_substitution') ? (
        <Deciding id={id} acted={acted} lastKnown={lastKnown} />
      ) : null}
      {may.includes('carry_out') ? (
        <ActForm
          intent="carry_out"
          about={id}
          acted={acted}
          does={m.office_service_carry_out()}
          folded
          sendsPaper
        >
          {({ typed, wrong }) => <CarryOutFields wrong={wrong} typed={typed} />}
        </ActForm>
      ) : null}
    </>
  );
}

function CarryOutFields({ wrong, typed }: FieldState) {
  return (
    <>
      <Field label={m.office_service_carried_out_on()} error={wrong('on')}>
        <Input type="date" name="on" required defaultValue={typed('on')} />
      </Field>
      <Field
        label={m.office_service_the_proof()}
        hint={m.office_service_paper_hint({ most: DOCUMENT_MB })}
        error={wrong('paper')}
      >
        <FileInput name="paper" accept="application/pdf,image/jpeg,image/png" required />
      </Field>
    </>
  );
}

function Deciding({
  id,
  acted,
  lastKnown,
}: {
  id: string;
  acted: Submission | undefined;
  lastKnown: string;
}) {
  return (
    <>
      <ActForm intent="order" about={id} acted={acted} does={m.office_service_order()} folded>
        {({ typed, wrong }) => (
          <>
            <MeansField wrong={wrong} typed={typed} />
            <Field label={m.office_service_last_known()} error={wrong('lastKnown')}>
              <Textarea
                name="lastKnown"
                rows={2}
                maxLength={500}
                required
                defaultValue={typed('lastKnown') ?? lastKnown}
              />
            </Field>
            <Field label={m.office_service_reasons()} error={wrong('reasons')}>
              <Textarea
                name="reasons"
                rows={4}
                maxLength={5000}
                required
                defaultValue={typed('reasons')}
              />
            </Field>
          </>
        )}
      </ActForm>
      <ActForm intent="decline" about={id} acted={acted} does={m.office_service_decline()} folded>
        {({ typed, wrong }) => <DeclineReasons wrong={wrong} typed={typed} />}
      </ActForm>
    </>
  );
}

function MeansField({ wrong, typed }: FieldState) {
  return (
    <Field label={m.office_service_means()} error={wrong('means')}>
      <Select name="means" defaultValue={typed('means')}>
        {Object.entries(meansWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function DeclineReasons({ wrong, typed }: FieldState) {
  return (
    <Field label={m.office_service_reasons()} error={wrong('reasons')}>
      <Textarea name="reasons" rows={4} maxLength={5000} required defaultValue={typed('reasons')} />
    </Field>
  );
}
