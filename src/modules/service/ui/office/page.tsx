import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import { RecipientCard } from './recipient.tsx';
import type { LedgerParty, ServiceLedger } from './types.ts';
import { channelWords, hindranceOf } from './words.ts';
import './sheet.css';

type Props = { ledger: ServiceLedger; acted: Submission | undefined };

/** The ledger of service: by party, each paper with everything that was tried and heard. */
export function ServicePage({ ledger, acted }: Props) {
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
    </div>
  );
}

type PartProps = { party: LedgerParty; acted: Submission | undefined };

function PartyPart({ disputeId, party, acted }: PartProps & { disputeId: string }) {
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

function Contacts({ party, acted }: PartProps) {
  return (
    <Card as="h3" title={m.office_service_contacts({ name: party.name })}>
      <ContactList party={party} />
      <ActForm
        intent="contact"
        about={party.id}
        acted={acted}
        does={m.office_service_correct()}
        folded
      >
        {({ typed, wrong }) => (
          <>
            <AddressFields wrong={wrong} typed={typed} party={party} />
            <KindField typed={typed} />
            <CorrectionFields wrong={wrong} typed={typed} />
          </>
        )}
      </ActForm>
    </Card>
  );
}

function KindField({ typed }: Pick<FieldState, 'typed'>) {
  return (
    <Field label={m.office_service_kind()}>
      <Select name="channel" defaultValue={typed('channel')}>
        {(['email', 'mobile', 'post'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {kindOf[kind]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function ContactList({ party }: Pick<PartProps, 'party'>) {
  return (
    <ul className="srv-attempts">
      {party.contacts.map(({ id, channel, value, isDesignated, designatedIn }) => (
        <li key={id}>
          <p className="srv-text">{value}</p>
          <p className="srv-quiet">
            {kindOf[channel]()}
            {isDesignated ? `, ${m.office_service_designated_in({ where: designatedIn })}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}

function AddressFields({ wrong, typed, party }: FieldState & Pick<PartProps, 'party'>) {
  return (
    <Field label={m.office_service_ends()} error={wrong('contactId')}>
      <Select name="ends" defaultValue={typed('ends')}>
        <option value="">{m.office_service_ends_none()}</option>
        {party.contacts.map(({ id, value }) => (
          <option key={id} value={id}>
            {value}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function CorrectionFields({ wrong, typed }: FieldState) {
  return (
    <>
      <Field label={m.office_service_value()} error={wrong('value')}>
        <Textarea name="value" rows={2} required maxLength={500} defaultValue={typed('value')} />
      </Field>
      <Field
        label={m.office_service_where_designated()}
        hint={m.office_service_where_designated_hint()}
        error={wrong('designatedIn')}
      >
        <Input name="designatedIn" maxLength={300} defaultValue={typed('designatedIn')} />
      </Field>
      <Field label={m.office_service_reason()} error={wrong('reason')}>
        <Input name="reason" required maxLength={2000} defaultValue={typed('reason')} />
      </Field>
    </>
  );
}

const kindOf = {
  email: channelWords.email,
  mobile: m.office_service_mobile,
  post: m.office_service_address,
} as const;

function Inquiries({ party, acted }: PartProps) {
  return (
    <Card as="h3" title={m.office_service_inquiries({ name: party.name })}>
      <InquiryList party={party} />
      <ActForm
        intent="inquire"
        about={party.id}
        acted={acted}
        does={m.office_service_inquire()}
        folded
      >
        {({ typed, wrong }) => <InquiryFields wrong={wrong} typed={typed} />}
      </ActForm>
    </Card>
  );
}

function InquiryList({ party }: Pick<PartProps, 'party'>) {
  return (
    <ul className="srv-attempts">
      {party.inquiries.map(({ where, on, result, by, at }) => (
        <li key={at}>
          <p>
            <b>{where}</b> <CivilDay on={on} />
          </p>
          <p className="srv-text">{result}</p>
          <p className="srv-quiet">{by}</p>
        </li>
      ))}
    </ul>
  );
}

function InquiryFields({ wrong, typed }: FieldState) {
  return (
    <>
      <Field label={m.office_service_where()} error={wrong('where')}>
        <Input name="where" required maxLength={300} defaultValue={typed('where')} />
      </Field>
      <Field label={m.office_service_on()} error={wrong('on')}>
        <Input type="date" name="on" required defaultValue={typed('on')} />
      </Field>
      <Field label={m.office_service_result()} error={wrong('result')}>
        <Textarea name="result" rows={3} required maxLength={2000} defaultValue={typed('result')} />
      </Field>
    </>
  );
}

/** What weighs most: a last warning, and taking a service back. */
function Decisions({ party, acted }: PartProps) {
  if (party.may.length === 0) return null;
  return (
    <Card as="h3" title={m.office_service_decisions({ name: party.name })}>
      {party.may.includes('warn') ? (
        <ActForm intent="warn" about={party.id} acted={acted} does={m.office_service_warn()} />
      ) : null}
      {party.may.includes('proceed') ? <Proceed party={party} acted={acted} /> : null}
      {party.may.includes('reverse') ? <Reverse party={party} acted={acted} /> : null}
    </Card>
  );
}

function Proceed({ party, acted }: PartProps) {
  return (
    <ActForm
      intent="proceed"
      about={party.id}
      acted={acted}
      does={m.office_service_proceed()}
      folded
    >
      {({ typed, wrong }) => <ProceedingReason wrong={wrong} typed={typed} />}
    </ActForm>
  );
}

function Reverse({ party, acted }: PartProps) {
  return (
    <ActForm
      intent="reverse"
      about={party.id}
      acted={acted}
      does={m.office_service_reverse()}
      folded
    >
      {({ typed, wrong }) => <ReversalReason wrong={wrong} typed={typed} />}
    </ActForm>
  );
}

function ProceedingReason({ wrong, typed }: FieldState) {
  return (
    <Field
      label={m.office_service_reasons()}
      hint={m.office_service_proceed_hint()}
      error={wrong('reason')}
    >
      <Textarea name="reason" rows={5} required maxLength={5000} defaultValue={typed('reason')} />
    </Field>
  );
}

function ReversalReason({ wrong, typed }: FieldState) {
  return (
    <Field
      label={m.office_service_reason()}
      hint={m.office_service_reverse_hint()}
      error={wrong('reason')}
    >
      <Textarea name="reason" rows={4} required maxLength={5000} defaultValue={typed('reason')} />
    </Field>
  );
}
