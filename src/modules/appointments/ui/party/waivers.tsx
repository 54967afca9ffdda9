import { useId } from 'react';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { NameChoice, NameSearch } from '../names.tsx';
import { type Waiver, WaiverWords } from '../waiver.tsx';
import { OfParty } from './of-party.tsx';

type View = OutputOf<typeof partyTribunal>;
type Props = Pick<View, 'waivers' | 'waiving'> & {
  disputeId: string;
  sent: Submission | undefined;
};

/** Texts by which all would agree on somebody although something ties them, and a form to propose one. */
export function WaiversPart({ waivers, waiving, disputeId, sent }: Props) {
  return (
    <>
      {waivers.map((one) => (
        <Card key={one.id} title={m.waiver_title({ name: one.name })}>
          <WaiverWords waiver={one} disputeId={disputeId} />
          <Answering waiver={one} sent={sent} />
        </Card>
      ))}
      {waiving ? <Proposing waiving={waiving} sent={sent} /> : null}
    </>
  );
}

function Answering({ waiver, sent }: { waiver: Waiver } & Pick<Props, 'sent'>) {
  const { id, maySign, mayRefuse } = waiver;
  const { fields = {}, values = {} } = ownOf(sent, 'waiver-sign', id) ?? {};
  return (
    <>
      {maySign.length > 0 ? (
        <ActForm intent="waiver-sign" about={id} acted={sent} label={m.waiver_sign()}>
          <OfParty parties={maySign} chosen={values.partyId} />
          <Signature fields={fields} values={values} />
        </ActForm>
      ) : null}
      {mayRefuse.length > 0 ? (
        <ActForm intent="waiver-refuse" about={id} acted={sent} label={m.waiver_refuse()}>
          <OfParty parties={mayRefuse} chosen={ownOf(sent, 'waiver-refuse', id)?.values.partyId} />
        </ActForm>
      ) : null}
    </>
  );
}

/** The name typed and the box ticked. */
function Signature({ fields, values }: { fields: Fields; values: Fields }) {
  const wrong = useId();
  return (
    <>
      <Checkbox
        name="agrees"
        value="yes"
        defaultChecked={values.agrees === 'yes'}
        aria-invalid={fields.agrees ? true : undefined}
        aria-describedby={fields.agrees ? wrong : undefined}
      >
        {m.waiver_agree_box()}
      </Checkbox>
      {fields.agrees ? (
        <p id={wrong} className="err">
          {fields.agrees}
        </p>
      ) : null}
      <Field label={m.waiver_signed_as()} error={fields.signedAs} required>
        <Input name="signedAs" maxLength={200} autoComplete="name" defaultValue={values.signedAs} />
      </Field>
    </>
  );
}

type ProposingProps = { waiving: NonNullable<View['waiving']> } & Pick<Props, 'sent'>;

function Proposing({ waiving: { parties, found }, sent }: ProposingProps) {
  const own = ownOf(sent, 'waiver');
  const { fields = {}, values = {} } = own ?? {};
  return (
    <Card title={m.waiver_propose_title()}>
      <details {...(own || found.q ? { open: true } : {})}>
        <summary>{m.waiver_propose()}</summary>
        <div className="desk-stack">
          <p>{m.waiver_propose_words()}</p>
          <NameSearch q={found.q} purpose={m.waiver_propose_title()} />
          {found.q || found.names.length > 0 ? (
            <ActForm intent="waiver" acted={sent} label={m.waiver_propose_send()}>
              <OfParty parties={parties} chosen={values.partyId} />
              <NameChoice
                found={found}
                legend={m.waiver_propose_who()}
                error={fields.neutral}
                chosen={values.neutral}
              />
              <Field
                label={m.waiver_propose_what()}
                hint={m.waiver_propose_what_hint()}
                error={fields.words}
              >
                <Textarea name="words" rows={3} maxLength={3000} defaultValue={values.words} />
              </Field>
              <Signature fields={fields} values={values} />
            </ActForm>
          ) : null}
        </div>
      </details>
    </Card>
  );
}
