import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import type { LedgerPartyProps } from './types.ts';

/** What weighs most: a last warning, and taking a service back. */
export function Decisions({ party, acted }: LedgerPartyProps) {
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

function Proceed({ party, acted }: LedgerPartyProps) {
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

function Reverse({ party, acted }: LedgerPartyProps) {
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
