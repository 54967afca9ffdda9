import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { officeTribunal } from '../../contract/tribunal.ts';
import { EvidenceLines } from '../evidence.tsx';
import { seatWordsOf } from '../seats.tsx';
import { SidesOfChoice } from '../talks-sides.tsx';

type View = OutputOf<typeof officeTribunal>;
type Choice = NonNullable<View['choice']>;
type Props = { tribunal: View; acted: Submission | undefined };

/** What the parties said of who is to lead their talks, what it waits for, and whom the registrar may ask where it is theirs to choose. */
export function TalksOfOffice({ tribunal, acted }: Props) {
  const { choice, candidate, mayChoose, mayChooseFor } = tribunal;
  if (!choice) return null;
  return (
    <>
      {candidate || mayChoose || mayChooseFor.length > 0 || choice.free.length === 0 ? null : (
        <Notice tone="info">{hindrance(choice)}</Notice>
      )}
      <Card title={m.office_talks_choice()}>
        <SidesOfChoice parties={choice.parties} />
      </Card>
      {mayChoose ? <Choosing choice={choice} acted={acted} /> : null}
      {mayChooseFor.map((seat) => (
        <Choosing key={seat} seat={seat} choice={choice} acted={acted} />
      ))}
    </>
  );
}

function hindrance({ role, dueOn }: Choice): string {
  return role === 'mediator' && dueOn
    ? m.office_talks_waits_until({ day: dayInWords(dueOn) })
    : m.office_talks_waits_parties();
}

type ChoosingProps = Pick<Props, 'acted'> & { choice: Choice; seat?: Choice['free'][number] };

function Choosing({ choice: { names }, seat, acted }: ChoosingProps) {
  const about = seat ? { about: seat } : {};
  const { fields = {}, values = {} } = ownOf(acted, 'choose', seat ?? '') ?? {};
  return (
    <Card title={seat ? seatWordsOf('conciliator')[seat]() : m.office_talks_choose()}>
      <p>{m.office_talks_choose_words()}</p>
      <ActForm intent="choose" {...about} acted={acted} label={m.office_talks_ask()}>
        <Field label={m.office_talks_choose()} error={fields.name} required>
          <Select name="name" defaultValue={values.name ?? names[0]?.id}>
            {names.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </ActForm>
      <ol className="trb-names">
        {names.map(({ id, name, line, evidence }) => (
          <li key={id}>
            <span className="trb-name">{name}</span>
            {line ? <span>{line}</span> : null}
            <EvidenceLines evidence={evidence} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
