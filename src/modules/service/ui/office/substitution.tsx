import { DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import { factsOfSubstitution } from './substitution-facts.tsx';
import type { LedgerParty, Recipient } from './types.ts';
import { meansWords } from './words.ts';

export type Part = { party: LedgerParty; recipient: Recipient; acted: Submission | undefined };

export function Substitution({ recipient: { id, substitutions, may }, party, acted }: Part) {
  const lastKnown = party.contacts.find(({ channel }) => channel === 'post')?.value ?? '';
  return (
    <>
      {substitutions.map((one) => (
        <DefinitionList key={one.askedAt} facts={factsOfSubstitution(one)} />
      ))}
      {may.includes('decide_substitution') ? (
        <Deciding id={id} acted={acted} lastKnown={lastKnown} />
      ) : null}
      {may.includes('carry_out') ? (
        <ActForm
          intent="carry_out"
          about={id}
          acted={acted}
          does={m.office_service_carry_out()}
          folded
          sendsPaper
        >
          {({ typed, wrong }) => <CarryOutFields wrong={wrong} typed={typed} />}
        </ActForm>
      ) : null}
    </>
  );
}

function CarryOutFields({ wrong, typed }: FieldState) {
  return (
    <>
      <Field label={m.office_service_carried_out_on()} error={wrong('on')}>
        <Input type="date" name="on" required defaultValue={typed('on')} />
      </Field>
      <Field
        label={m.office_service_the_proof()}
        hint={m.office_service_paper_hint({ most: DOCUMENT_MB })}
        error={wrong('paper')}
      >
        <FileInput name="paper" accept="application/pdf,image/jpeg,image/png" required />
      </Field>
    </>
  );
}

function Deciding({
  id,
  acted,
  lastKnown,
}: {
  id: string;
  acted: Submission | undefined;
  lastKnown: string;
}) {
  return (
    <>
      <ActForm intent="order" about={id} acted={acted} does={m.office_service_order()} folded>
        {({ typed, wrong }) => (
          <>
            <MeansField wrong={wrong} typed={typed} />
            <Field label={m.office_service_last_known()} error={wrong('lastKnown')}>
              <Textarea
                name="lastKnown"
                rows={2}
                maxLength={500}
                required
                defaultValue={typed('lastKnown') ?? lastKnown}
              />
            </Field>
            <Field label={m.office_service_reasons()} error={wrong('reasons')}>
              <Textarea
                name="reasons"
                rows={4}
                maxLength={5000}
                required
                defaultValue={typed('reasons')}
              />
            </Field>
          </>
        )}
      </ActForm>
      <ActForm intent="decline" about={id} acted={acted} does={m.office_service_decline()} folded>
        {({ typed, wrong }) => <DeclineReasons wrong={wrong} typed={typed} />}
      </ActForm>
    </>
  );
}

function MeansField({ wrong, typed }: FieldState) {
  return (
    <Field label={m.office_service_means()} error={wrong('means')}>
      <Select name="means" defaultValue={typed('means')}>
        {Object.entries(meansWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function DeclineReasons({ wrong, typed }: FieldState) {
  return (
    <Field label={m.office_service_reasons()} error={wrong('reasons')}>
      <Textarea name="reasons" rows={4} maxLength={5000} required defaultValue={typed('reasons')} />
    </Field>
  );
}
