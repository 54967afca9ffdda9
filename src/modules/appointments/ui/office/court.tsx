import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import type { officeTribunal } from '../../contract/tribunal.ts';
import { NameChoice, NameSearch } from '../names.tsx';
import { seatWords } from '../seats.tsx';

type Court = NonNullable<OutputOf<typeof officeTribunal>['court']>;
type Props = { court: Court | null; acted: Submission | undefined };

/** A court's order that names an arbitrator (ACA s. 11), as the registrar records it. */
export function CourtOfOffice({ court, acted }: Props) {
  if (!court) return null;
  const own = ownOf(acted, 'court');
  const { fields = {}, values = {} } = own ?? {};
  return (
    <Card title={m.office_court_title()}>
      <details {...(own || court.found.q ? { open: true } : {})}>
        <summary>{m.office_court_record()}</summary>
        <div className="desk-stack">
          <p>{m.office_court_words()}</p>
          <NameSearch q={court.found.q} purpose={m.office_court_title()} />
          <ActForm intent="court" acted={acted} label={m.office_court_send()}>
            <Where court={court} fields={fields} values={values} />
            <NameChoice
              found={court.found}
              legend={m.office_court_who()}
              error={fields.neutral}
              chosen={values.neutral}
            />
            <Order court={court} fields={fields} values={values} />
          </ActForm>
        </div>
      </details>
    </Card>
  );
}

type PartProps = { court: Court; fields: Fields; values: Fields };

function Where({ court: { seats }, values }: PartProps) {
  const [only] = seats;
  if (seats.length === 1) return <input type="hidden" name="seat" value={only} />;
  return (
    <Field label={m.office_court_seat()} required>
      <Select name="seat" defaultValue={values.seat ?? only}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {seat === 'sole' ? m.tribunal_candidate() : seatWords[seat]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Order({ court: { orders }, fields, values }: PartProps) {
  return (
    <>
      <Field label={m.office_court_court()} error={fields.court} required>
        <Input name="court" maxLength={200} defaultValue={values.court} />
      </Field>
      <Field label={m.office_court_number()} error={fields.number} required>
        <Input name="number" maxLength={100} defaultValue={values.number} />
      </Field>
      <Field label={m.office_court_day()} error={fields.decidedOn} required>
        <Input name="decidedOn" type="date" defaultValue={values.decidedOn} />
      </Field>
      <Field
        label={m.office_court_paper()}
        hint={m.office_court_paper_hint()}
        error={fields.document}
      >
        <Select name="document" defaultValue={values.document ?? ''}>
          <option value="">{m.office_mandate_paper_none()}</option>
          {orders.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.office_court_says()} error={fields.reason} required>
        <Textarea name="reason" rows={3} maxLength={5000} defaultValue={values.reason} />
      </Field>
    </>
  );
}
