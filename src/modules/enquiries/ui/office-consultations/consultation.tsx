import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList, type Fact } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { OfficeConsultation } from '../../contract/consultations.ts';
import type { OneProps } from './form-actions.ts';
import { OfferForm } from './offer.tsx';
import { CancelForm, OutcomeForm } from './outcome.tsx';
import './sheet.css';
import { Request } from './consultation-request.tsx';
import { nextInWords, slotInShort, stateInWords, stepInWords, toneOf } from './words.ts';

/** One request for a consultation: where it stands, what can be done, and who asked. */
export function ConsultationOne({ one, posted }: OneProps) {
  const { visitor, state, may } = one;
  return (
    <div className="desk-stack">
      <PageHead
        above={<Link to="/office/consultations">{m.office_consult_heading()}</Link>}
        title={visitor}
        lead={<Badge tone={toneOf(state)}>{stateInWords(state)}</Badge>}
      />
      <SubmissionNotice submission={posted} done={posted?.message} />
      <div className="desk-two">
        <div className="desk-stack">
          <Standing one={one} />
          {may.includes('hold') || may.includes('miss_as_office') ? (
            <OutcomeForm one={one} posted={posted} />
          ) : null}
          <Behind
            title={m.office_consult_offer_again()}
            shut={state === 'booked' && posted?.intent !== 'offer'}
          >
            {may.includes('offer') ? <OfferForm one={one} posted={posted} /> : null}
          </Behind>
          <Behind title={m.office_consult_cancel()} shut={posted?.intent !== 'cancel'}>
            {may.includes('cancel') ? <CancelForm posted={posted} /> : null}
          </Behind>
        </div>
        <div className="desk-stack">
          <Request one={one} />
          <History one={one} />
        </div>
      </div>
    </div>
  );
}

/** What is seldom done stands behind a word, so that it is not done by mistake. */
function Behind({ title, shut, children }: { title: string; shut: boolean; children: ReactNode }) {
  if (!children || !shut) return children;
  return (
    <details className="ocs-behind">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Where it stands now. */
function Standing({ one }: { one: OfficeConsultation }) {
  const { state, startsAt, slots, id } = one;
  if (state === null || id === null) return null;
  return (
    <Card title={m.office_consult_now()}>
      {startsAt ? <p className="ocs-when tn">{slotInShort(startsAt)} IST</p> : null}
      <DefinitionList facts={standingFacts(one)} />
      {state === 'offered' ? (
        <ul className="ocs-slots tn">
          {slots.map((slot) => (
            <li key={slot}>{slotInShort(slot)} IST</li>
          ))}
        </ul>
      ) : null}
      {state === 'booked' ? <Doors one={one} id={id} /> : null}
    </Card>
  );
}

function Doors({ one, id }: { one: OfficeConsultation; id: string }) {
  return (
    <p className="desk-row">
      {one.roomUrl ? (
        <Button look="solid" href={one.roomUrl} rel="noreferrer noopener">
          {m.office_consult_join()}
        </Button>
      ) : (
        <Button look="solid" href={`tel:${one.phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone-call" />
          {m.office_consult_call()}
        </Button>
      )}
      <Button href={`/api/office/consultations/${id}/invitation.ics`}>
        <Icon name="calendar" />
        {m.office_consult_ics()}
      </Button>
    </p>
  );
}

function standingFacts(one: OfficeConsultation): Fact[] {
  const { officer, minutes, expiresAt, state, timeZone, visitorNote, outcomeNote, nextStep } = one;
  return [
    { term: m.office_consult_officer(), said: officer ?? '' },
    { term: m.office_consult_length(), said: m.office_consult_minutes({ minutes }) },
    ...(state === 'offered' && expiresAt
      ? [{ term: m.office_consult_until(), said: <Moment at={expiresAt} /> }]
      : []),
    ...(timeZone ? [{ term: m.office_consult_zone(), said: timeZone }] : []),
    ...(visitorNote ? [{ term: m.office_consult_visitor_note(), said: visitorNote }] : []),
    ...(outcomeNote ? [{ term: m.office_consult_outcome_note(), said: outcomeNote }] : []),
    ...(nextStep && nextStep !== 'none'
      ? [{ term: m.office_consult_next(), said: nextInWords(nextStep) }]
      : []),
  ];
}

function History({ one: { steps } }: { one: OfficeConsultation }) {
  if (steps.length === 0) return null;
  const acts = steps.toReversed().map((step) => ({
    id: step.at + step.what,
    at: step.at,
    by: null,
    what: stepInWords(step),
    lit: step.what === 'booked' || step.what === 'held',
    ...(step.startsAt || step.words
      ? {
          more: [step.startsAt ? slotInShort(step.startsAt) : '', step.words ?? '']
            .filter(Boolean)
            .join('. '),
        }
      : {}),
  }));
  return (
    <Card title={m.office_consult_history()}>
      <Timeline label={m.office_consult_history()} acts={acts} />
    </Card>
  );
}
