import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList, type Fact } from '#ui/desk/definition-list.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { WorkFormOutcome } from './form-actions.ts';
import { ReplyForm } from './reply-form.tsx';
import { AssignForm, CloseForm, FollowUpForm, NoteForm, ReopenForm } from './small-forms.tsx';
import { EnquiryTimeline, whatWasDone } from './timeline.tsx';
import type { Enquiry, EnquiryFormProps } from './types.ts';
import { closeReasonInWords, kindWords, languageWords, stateWords } from './words.ts';
import './sheet.css';

type EnquiryScreenProps = EnquiryFormProps & {
  /** What belongs to this kind of enquiry alone, such as the slots of a consultation. */
  children?: ReactNode;
};

/** One enquiry: all that was sent, all that was done, and what may be done now. */
export function EnquiryScreen({ enquiry, verdict, children }: EnquiryScreenProps) {
  const { may } = enquiry;
  return (
    <div className="desk-stack eq">
      <PageHead title={enquiry.sender.name} above={<Above enquiry={enquiry} />}>
        {enquiry.kind === 'consultation' ? (
          <Button size="sm" to={`/office/consultations/${enquiry.id}`}>
            <Icon name="calendar-dots" />
            {m.office_enquiry_slots()}
          </Button>
        ) : null}
      </PageHead>
      {verdict?.message ? <Said enquiry={enquiry} verdict={verdict} /> : null}
      <div className="desk-two">
        <div className="desk-stack">
          <Card title={m.office_enquiry_sent()}>
            <p className="eq-message" lang={enquiry.language} dir="auto">
              {enquiry.message}
            </p>
            <DefinitionList facts={factsOf(enquiry)} />
          </Card>
          {children}
          <Card title={m.office_enquiry_thread()}>
            <EnquiryTimeline enquiry={enquiry} />
          </Card>
          {may.includes('reply') ? <ReplyForm enquiry={enquiry} verdict={verdict} /> : null}
          <AnswerForm enquiry={enquiry} verdict={verdict} />
        </div>
        <div className="desk-stack">
          {may.includes('assigned') ? <AssignForm enquiry={enquiry} verdict={verdict} /> : null}
          {may.includes('follow_up') ? <FollowUpForm enquiry={enquiry} verdict={verdict} /> : null}
          <NoteForm enquiry={enquiry} verdict={verdict} />
          {may.includes('closed') ? <CloseForm enquiry={enquiry} verdict={verdict} /> : null}
          {may.includes('reopened') ? <ReopenForm enquiry={enquiry} verdict={verdict} /> : null}
        </div>
      </div>
    </div>
  );
}

function Above({ enquiry }: { enquiry: Enquiry }) {
  const { state, closeReason, isUrgent } = enquiry;
  return (
    <>
      <Link to="/office/enquiries">{m.office_enquiry_back()}</Link>
      <span className="tn">{enquiry.reference}</span>
      <span>{kindWords[enquiry.kind]()}</span>
      <Badge tone={state === 'open' ? 'info' : 'plain'}>
        {closeReason
          ? `${stateWords[state]()}: ${closeReasonInWords(closeReason)}`
          : stateWords[state]()}
      </Badge>
      {isUrgent ? (
        <Badge tone="warn" icon="clock">
          {m.office_enquiries_col_urgent()}
        </Badge>
      ) : null}
    </>
  );
}

/** What came of the form; and when somebody was faster, what they did meanwhile. */
function Said({ enquiry, verdict }: { enquiry: Enquiry; verdict: WorkFormOutcome }) {
  const seen = Number(verdict.values.version ?? enquiry.version);
  const since =
    verdict.code === 'changed_since'
      ? enquiry.timeline.filter(({ version }) => version > seen)
      : [];
  return (
    <Notice
      tone={isSent(verdict) ? 'good' : 'warn'}
      live={isSent(verdict) ? 'status' : 'alert'}
      title={verdict.message}
    >
      {since.length > 0 ? (
        <ul className="eq-since">
          {since.map((entry) => (
            <li key={entry.id}>
              {entry.by}: {whatWasDone(entry)}
              {entry.body ? <q dir="auto">{entry.body}</q> : null} (<Moment at={entry.at} />)
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

function factsOf(enquiry: Enquiry): Fact[] {
  const { sender, consultation } = enquiry;
  return [
    {
      term: m.office_enquiries_col_email(),
      said: <a href={`mailto:${sender.email}`}>{sender.email}</a>,
    },
    {
      term: m.office_enquiries_col_phone(),
      said: <a href={`tel:${sender.phone.replace(/[^0-9+]/g, '')}`}>{sender.phone}</a>,
    },
    { term: m.office_enquiries_col_received(), said: <Moment at={enquiry.receivedAt} /> },
    { term: m.office_enquiries_col_language(), said: languageWords[enquiry.language]() },
    ...(consultation
      ? [
          { term: m.office_enquiries_col_dispute(), said: consultation.disputeType },
          { term: m.office_enquiry_method(), said: consultation.method },
          {
            term: m.office_enquiry_stage(),
            said: consultation.priorActionTaken
              ? m.office_enquiry_stage_acted()
              : m.office_enquiries_mark_pre_filing(),
          },
        ]
      : []),
    ...(consultation?.deadlineOn
      ? [
          {
            term: m.office_enquiries_col_deadline(),
            said: <CivilDay on={consultation.deadlineOn} />,
          },
        ]
      : []),
  ];
}
