import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import type { LedgerPartyProps } from './types.ts';
import { channelWords } from './words.ts';

export function Contacts({ party, acted }: LedgerPartyProps) {
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

function ContactList({ party }: Pick<LedgerPartyProps, 'party'>) {
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

function AddressFields({ wrong, typed, party }: FieldState & Pick<LedgerPartyProps, 'party'>) {
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
