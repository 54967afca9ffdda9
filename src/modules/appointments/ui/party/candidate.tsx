import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { CandidateWords } from '../candidate-words.tsx';
import { SignedDisclosure } from '../disclosure.tsx';
import { FormerMandates, MandateWords } from '../mandate.tsx';
import { MandateChoices } from './challenging.tsx';

type View = OutputOf<typeof partyTribunal>;
type Candidate = NonNullable<View['candidate']>;
type Props = { disputeId: string; tribunal: View; sent: Submission | undefined };

/** Whoever is asked or was appointed, with their disclosure, and whether one objects. */
export function CandidatePart({ disputeId, tribunal, sent }: Props) {
  const { candidate, maySay, mandates, choices } = tribunal;
  const former = <FormerMandates former={mandates.former} paper={paperOf(disputeId)} />;
  if (!candidate) return former;
  const { disclosure, documentId } = candidate;
  return (
    <>
      <Card title={m.tribunal_candidate()}>
        <p>{stageWords(candidate)}</p>
        <CandidateWords said={candidate.said} />
        {mandates.sitting.map((one) => (
          <MandateWords key={one.id} mandate={one} paper={paperOf(disputeId)} />
        ))}
      </Card>
      {disclosure ? (
        <Card title={m.disclosure_title()}>
          <SignedDisclosure disclosure={disclosure} />
          {documentId ? (
            <p>
              <a className="lnk" href={`/api/disputes/${disputeId}/documents/${documentId}`}>
                {m.tribunal_disclosure_open()}
              </a>
            </p>
          ) : null}
        </Card>
      ) : null}
      {maySay.length > 0 ? <Saying candidate={candidate} maySay={maySay} sent={sent} /> : null}
      {choices.map((one) => (
        <MandateChoices key={one.id} choices={one} sent={sent} />
      ))}
      {former}
    </>
  );
}

const paperOf = (disputeId: string) => (id: string) => `/api/disputes/${disputeId}/documents/${id}`;

function stageWords({ stage, name, dueOn }: Candidate): string {
  const day = dueOn ? dayInWords(dueOn) : '';
  if (stage === 'appointed') return m.tribunal_candidate_appointed({ name });
  if (stage === 'heard') return m.tribunal_candidate_heard({ name });
  if (stage === 'accepted') return m.tribunal_candidate_accepted({ name });
  return stage === 'invited'
    ? m.tribunal_candidate_invited({ name, day })
    : m.tribunal_candidate_disclosed({ name, day });
}

type SayingProps = Pick<Props, 'sent'> & Pick<View, 'maySay'> & { candidate: Candidate };

function Saying({ candidate, maySay, sent }: SayingProps) {
  const acted = ownOf(sent, 'objection');
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <Card title={m.tribunal_object_title()}>
      <p>{m.tribunal_object_words()}</p>
      <ActForm intent="objection" acted={sent} label={m.tribunal_object_send()}>
        <input type="hidden" name="candidate" value={candidate.id} />
        <Party maySay={maySay} chosen={values.partyId} />
        <RadioGroup
          legend={m.tribunal_object_title()}
          name="objects"
          options={[
            { value: 'no', label: m.tribunal_object_no() },
            { value: 'yes', label: m.tribunal_object_yes() },
          ]}
          error={fields.objects}
          {...(values.objects ? { defaultValue: values.objects } : {})}
        />
        <Field
          label={m.tribunal_object_reason()}
          hint={m.tribunal_object_reason_hint()}
          error={fields.reason}
        >
          <Textarea name="reason" rows={4} maxLength={5000} defaultValue={values.reason} />
        </Field>
      </ActForm>
    </Card>
  );
}

type PartyProps = Pick<View, 'maySay'> & { chosen: string | undefined };

function Party({ maySay, chosen }: PartyProps) {
  if (maySay.length === 1) return <input type="hidden" name="partyId" value={maySay[0]?.id} />;
  return (
    <Field label={m.tribunal_for()} required>
      <Select name="partyId" defaultValue={chosen}>
        {maySay.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
