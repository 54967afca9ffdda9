import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { EvidenceLines } from '../evidence.tsx';
import { SidesOfChoice } from '../talks-sides.tsx';
import { HowMany, NameFields, NamingForSeats } from './conciliators.tsx';
import { OfParty } from './of-party.tsx';

type View = OutputOf<typeof partyTribunal>;
type Choice = NonNullable<View['choice']>;
type Props = { tribunal: View; sent: Submission | undefined };
type PartProps = Props & { choice: Choice };

/** Whom the parties would have to lead their talks: what each has said, a name of the other side to agree to, and names of one's own. */
export function TalksChoice({ tribunal, sent }: Props) {
  const { choice, candidate, mayName, mayLeave } = tribunal;
  const isFilled = tribunal.members.length > 0 && choice?.free.length === 0;
  if (!choice || candidate?.stage === 'appointed' || isFilled) return null;
  // While somebody is asked, nobody else is looked for.
  const isOpen = candidate === null;
  return (
    <>
      <Card title={m.talks_sides()}>
        {choice.dueOn && !candidate ? <p>{dueWords(choice, choice.dueOn)}</p> : null}
        <SidesOfChoice parties={choice.parties} />
      </Card>
      <HowMany {...{ tribunal, sent, choice }} />
      <NamingForSeats {...{ tribunal, sent, choice }} />
      {isOpen && mayName.length > 0 ? <Agreeing {...{ tribunal, sent, choice }} /> : null}
      {isOpen && mayName.length > 0 ? <Naming {...{ tribunal, sent, choice }} /> : null}
      {isOpen && mayLeave.length > 0 ? <LeavingIt {...{ tribunal, sent }} /> : null}
      {isOpen && mayName.length + tribunal.mayNameFor.length > 0 ? (
        <Nameable choice={choice} />
      ) : null}
    </>
  );
}

const dueWords = ({ role }: Choice, dueOn: string) =>
  role === 'mediator'
    ? m.talks_due_mediator({ day: dayInWords(dueOn) })
    : m.talks_due({ day: dayInWords(dueOn) });

/** A button for each name that another party gave and the own ones did not. */
function Agreeing({ tribunal: { mayName }, choice: { parties }, sent }: PartProps) {
  const isOwn = (id: string) => mayName.some((own) => own.id === id);
  const own = parties.filter(({ id }) => isOwn(id)).flatMap(({ named }) => named);
  const theirs = parties.filter(({ id }) => !isOwn(id)).flatMap(({ named }) => named);
  const open = theirs.filter(
    ({ id }, at) =>
      !own.some((one) => one.id === id) && theirs.findIndex((one) => one.id === id) === at,
  );
  if (open.length === 0) return null;
  return (
    <Card title={m.talks_agree_title()}>
      {open.map(({ id, name }) => (
        <ActForm key={id} intent="agree" about={id} acted={sent} label={m.talks_agree({ name })}>
          <input
            type="hidden"
            name="names"
            value={[id, ...own.map((one) => one.id)].slice(0, MOST_NAMED).join(' ')}
          />
          <OfParty parties={mayName} chosen={ownOf(sent, 'agree', id)?.values.partyId} />
        </ActForm>
      ))}
    </Card>
  );
}

const MOST_NAMED = 5;

function Naming({ tribunal: { mayName }, choice: { names }, sent }: PartProps) {
  const { values = {}, fields = {} } = ownOf(sent, 'names') ?? {};
  if (names.length === 0) return null;
  return (
    <Card title={m.talks_name_title()}>
      <p>{m.talks_name_words()}</p>
      <ActForm intent="names" acted={sent} label={m.talks_send()}>
        <OfParty parties={mayName} chosen={values.partyId} />
        <NameFields {...{ names, values, error: fields.names }} />
      </ActForm>
    </Card>
  );
}

function LeavingIt({ tribunal: { mayLeave }, sent }: Props) {
  return (
    <Card title={m.talks_leave_title()}>
      <p>{m.talks_leave_words()}</p>
      <ActForm intent="leave" acted={sent} label={m.talks_leave()}>
        <OfParty parties={mayLeave} chosen={ownOf(sent, 'leave')?.values.partyId} />
      </ActForm>
    </Card>
  );
}

/** Who stands on the panel for it without ties to the case, with what speaks for each. */
function Nameable({ choice: { names } }: { choice: Choice }) {
  return (
    <Card title={m.talks_who()}>
      {names.length === 0 ? <p>{m.talks_who_none()}</p> : null}
      <ul className="trb-names">
        {names.map(({ id, name, line, evidence }) => (
          <li key={id}>
            <span className="trb-name" dir="auto">
              {name}
            </span>
            {line ? <span dir="auto">{line}</span> : null}
            <EvidenceLines evidence={evidence} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
