import '../sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import { languageName } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import { roleWords } from '../../contract/role-words.ts';
import { SignedDisclosure } from '../disclosure.tsx';
import { seatWords, seatWordsOf } from '../seats.tsx';
import { AcceptanceForm } from './acceptance-form.tsx';
import { AskedAgainPart } from './again.tsx';
import { stateOf } from './invitations.tsx';
import { OwnMandate } from './mandate.tsx';
import { PresidingPart } from './presiding.tsx';
import { TalksLed } from './talks.tsx';
import type { InvitationView } from './types.ts';

type Props = { invitation: InvitationView; acted: Submission | undefined };

/** What somebody is asked: names first, then their disclosure; and what they may still do with it afterwards. */
export function InvitationPage({ invitation, acted }: Props) {
  const { reference, state, dueOn, disclosure, tribunalSeat } = invitation;
  const isMember =
    state === 'appointed' && tribunalSeat !== 'sole' && invitation.role === 'arbitrator';
  const isOpen = state === 'open';
  return (
    <div className="desk-stack">
      <PageHead
        title={
          isOpen
            ? m.invited_one_title({ role: roleWords[invitation.role]() })
            : isMember
              ? m.invited_state_member()
              : stateOf(invitation)
        }
        above={reference}
        {...(isOpen ? { lead: m.invited_one_lead() } : {})}
      />
      {isSent(acted) ? <SubmissionNotice submission={acted} done={m.invited_done()} /> : null}
      {isOpen && dueOn ? (
        <Notice tone="info">{m.invited_due({ day: dayInWords(dueOn) })}</Notice>
      ) : null}
      <Names invitation={invitation} />
      <PresidingPart presiding={invitation.presiding} acted={acted} />
      {isOpen ? <Leaving invitation={invitation} acted={acted} /> : null}
      {isOpen ? <AcceptanceForm invitation={invitation} acted={acted} /> : null}
      <AskedAgainPart invitation={invitation} acted={acted} />
      <OwnMandate invitation={invitation} acted={acted} />
      <TalksLed invitation={invitation} acted={acted} />
      {disclosure ? (
        <Card title={m.invited_own()}>
          <SignedDisclosure disclosure={disclosure} role={invitation.role} />
        </Card>
      ) : null}
      {isOpen ? null : <Leaving invitation={invitation} acted={acted} />}
    </div>
  );
}

function Names({ invitation }: { invitation: InvitationView }) {
  const { claimants, respondents, lawyers, language, seat, role } = invitation;
  if (claimants.length === 0) return null;
  return (
    <Card>
      <DefinitionList
        facts={[
          { term: m.invited_claimants(), said: <NameList names={claimants} /> },
          { term: m.invited_respondents(), said: <NameList names={respondents} /> },
          ...(lawyers.length > 0
            ? [{ term: m.invited_lawyers(), said: <NameList names={lawyers.map(lawyerIn)} /> }]
            : []),
          { term: m.invited_language(), said: languageName(language) },
          // Talks have none.
          ...(role === 'arbitrator'
            ? [
                { term: m.invited_seat(), said: seat },
                { term: m.invited_seat_of(), said: seatWords[invitation.tribunalSeat]() },
              ]
            : tribunalSeatOf(invitation)),
        ]}
      />
    </Card>
  );
}

/** Of several conciliators, which one they are asked to be. */
const tribunalSeatOf = ({ role, tribunalSeat }: InvitationView) =>
  tribunalSeat === 'sole'
    ? []
    : [{ term: m.talks_seats_title(), said: seatWordsOf(role)[tribunalSeat]() }];

const lawyerIn = ({ name, firm, for: party }: InvitationView['lawyers'][number]) =>
  [name, firm, party].filter(Boolean).join(', ');

function NameList({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((name) => (
        <span key={name} className="trb-name trb-line" dir="auto">
          {name}
        </span>
      ))}
    </>
  );
}

/** Declining needs no reason; after the appointment a mandate ends with one. */
function Leaving({ invitation: { id, role, state }, acted }: Props) {
  const left = ownOf(acted, 'withdraw');
  if (state === 'appointed')
    return (
      <>
        <p>
          <Button size="sm" to={`/cases/${id}`}>
            {m.invited_open_case()}
          </Button>
        </p>
        <Card title={m.invited_withdraw_title()}>
          <p>
            {role === 'arbitrator' ? m.invited_withdraw_words() : m.invited_withdraw_words_talks()}
          </p>
          <ActForm intent="withdraw" acted={acted} label={m.invited_withdraw()}>
            <Field label={m.invited_withdraw_reason()} error={left?.fields.reason} required>
              <Textarea
                name="reason"
                rows={3}
                maxLength={5000}
                defaultValue={left?.values.reason}
              />
            </Field>
          </ActForm>
        </Card>
      </>
    );
  if (state === 'declined' || state === 'over') return null;
  return (
    <Card title={state === 'open' ? m.invited_decline_title() : m.invited_step_back()}>
      <p>{m.invited_decline_words()}</p>
      <ActForm
        intent="decline"
        acted={acted}
        label={state === 'open' ? m.invited_decline() : m.invited_step_back()}
      />
    </Card>
  );
}
