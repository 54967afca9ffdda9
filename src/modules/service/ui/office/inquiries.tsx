import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import type { LedgerPartyProps } from './types.ts';

export function Inquiries({ party, acted }: LedgerPartyProps) {
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

function InquiryList({ party }: Pick<LedgerPartyProps, 'party'>) {
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
