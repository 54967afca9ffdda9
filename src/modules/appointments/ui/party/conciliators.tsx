import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { seatWordsOf } from '../seats.tsx';
import { OfParty } from './of-party.tsx';

type View = OutputOf<typeof partyTribunal>;
type Choice = NonNullable<View['choice']>;
type Props = { tribunal: View; choice: Choice; sent: Submission | undefined };

/** One conciliator, or two or three by agreement of the parties (ACA s. 63(1)). */
export function HowMany({ tribunal: { mayNumber }, choice, sent }: Props) {
  if (mayNumber.length === 0) return null;
  const { values = {}, fields = {} } = ownOf(sent, 'number') ?? {};
  const own = choice.parties.find(({ id }) => id === mayNumber[0]?.id)?.many;
  return (
    <Card title={m.talks_many_title()}>
      <p>{m.talks_many_words()}</p>
      <p>{m.talks_many_now({ n: choice.many })}</p>
      <ActForm intent="number" acted={sent} label={m.talks_many_send()}>
        <OfParty parties={mayNumber} chosen={values.partyId} />
        <Field label={m.talks_many_field()} error={fields.many}>
          <Select name="many" defaultValue={values.many ?? String(own ?? choice.many)}>
            {MANY.map((many) => (
              <option key={many} value={many}>
                {m.talks_many_choice({ n: many })}
              </option>
            ))}
          </Select>
        </Field>
      </ActForm>
    </Card>
  );
}

const MANY = [1, 2, 3];

/** For each place of several that is free: the own side's, and the one of whoever presides, on whom all agree. */
export function NamingForSeats({ tribunal: { mayNameFor }, choice: { names }, sent }: Props) {
  if (names.length === 0) return null;
  return mayNameFor.map(({ seat, parties }) => {
    const { values = {}, fields = {} } = ownOf(sent, 'names', seat) ?? {};
    const isOfAll = seat === 'presiding';
    return (
      <Card key={seat} title={seatWordsOf('conciliator')[seat]()}>
        <p>{isOfAll ? m.talks_seat_of_all() : m.talks_seat_of_side()}</p>
        <ActForm intent="names" about={seat} acted={sent} label={m.talks_send()}>
          <OfParty parties={parties} chosen={values.partyId} />
          <NameFields {...{ names, values, error: fields.names }} />
        </ActForm>
      </Card>
    );
  });
}

type NamesProps = {
  names: readonly { id: string; name: string }[];
  values: Fields;
  error: string | undefined;
};

/** Up to three names, in one's own order. */
export function NameFields({ names, values, error }: NamesProps) {
  const choices = [
    ['first', m.talks_first()],
    ['second', m.talks_second()],
    ['third', m.talks_third()],
  ] as const;
  return choices.map(([field, label], at) => (
    <Field key={field} label={label} error={at === 0 ? error : undefined}>
      <Select name={field} defaultValue={values[field] ?? ''}>
        <option value="">{m.talks_nobody()}</option>
        {names.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  ));
}
