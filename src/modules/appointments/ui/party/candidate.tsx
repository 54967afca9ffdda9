import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { roleWords } from '../../contract/role-words.ts';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { CandidateWords } from '../candidate-words.tsx';
import { SignedDisclosure } from '../disclosure.tsx';
import { MandateWords } from '../mandate.tsx';
import { seatWordsOf } from '../seats.tsx';
import { MandateChoices } from './challenging.tsx';
import { OfParty } from './of-party.tsx';

type View = OutputOf<typeof partyTribunal>;
type Candidate = NonNullable<View['candidate']>;
type Props = Pick<View, 'mandates' | 'choices'> & {
  disputeId: string;
  candidate: Candidate;
  sent: Submission | undefined;
};

/** Whoever is asked or was appointed, with their disclosure, and whether one objects. */
export function CandidatePart({ disputeId, candidate, mandates, choices, sent: came }: Props) {
  const { disclosure, documentId, maySay, seat, id, name } = candidate;
  // What was refused about another member is not said here.
  const sent = (came?.values.candidate ?? id) === id ? came : undefined;
  return (
    <>
      <Card title={seat === 'sole' ? m.tribunal_candidate() : seatWordsOf(candidate.role)[seat]()}>
        <p>{stageWords(candidate)}</p>
        {candidate.role === 'arbitrator' ? null : (
          <HowTalksGo disputeId={disputeId} stage={candidate.stage} />
        )}
        <CandidateWords said={candidate.said} />
        {mandates.sitting
          .filter((one) => one.id === id)
          .map((one) => (
            <MandateWords key={one.id} mandate={one} paper={paperOf(disputeId)} />
          ))}
      </Card>
      {disclosure ? (
        <Card title={seat === 'sole' ? m.disclosure_title() : m.disclosure_of({ name })}>
          <SignedDisclosure disclosure={disclosure} role={candidate.role} />
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
      {choices
        .filter((one) => one.id === id)
        .map((one) => (
          <MandateChoices key={one.id} choices={one} sent={sent} isOfThree={seat !== 'sole'} />
        ))}
    </>
  );
}

export const paperOf = (disputeId: string) => (id: string) =>
  `/api/disputes/${disputeId}/documents/${id}`;

/** What is told in confidence, and that each may end the talks at any time (ACA ss. 70 and 76(d)). */
function HowTalksGo({ disputeId, stage }: Pick<Props, 'disputeId'> & Pick<Candidate, 'stage'>) {
  return (
    <>
      {stage === 'appointed' ? (
        <p>
          {m.talks_caucus()}{' '}
          <Link className="lnk" to={`/cases/${disputeId}/talk`}>
            {m.talks_caucus_link()}
          </Link>
        </p>
      ) : null}
      <p>
        {m.talks_end()}{' '}
        <Link className="lnk" to={`/cases/${disputeId}/settle/leaving`}>
          {m.talks_end_link()}
        </Link>
      </p>
    </>
  );
}

function stageWords({ stage, name, role: as, dueOn, seat }: Candidate): string {
  const day = dueOn ? dayInWords(dueOn) : '';
  const role = roleWords[as]();
  if (stage === 'appointed')
    return seat === 'sole'
      ? m.tribunal_candidate_appointed({ name, role })
      : m.tribunal_member_appointed({ name });
  if (stage === 'heard') return m.tribunal_candidate_heard({ name });
  if (stage === 'accepted') return m.tribunal_candidate_accepted({ name });
  return stage === 'invited'
    ? m.tribunal_candidate_invited({ name, day, role })
    : m.tribunal_candidate_disclosed({ name, day });
}

type SayingProps = Pick<Props, 'sent'> & Pick<Candidate, 'maySay'> & { candidate: Candidate };

function Saying({ candidate, maySay, sent }: SayingProps) {
  const acted = ownOf(sent, 'objection');
  const { name, seat } = candidate;
  const title = seat === 'sole' ? m.tribunal_object_title() : m.tribunal_object_of({ name });
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <Card title={title}>
      <p>{candidate.role === 'arbitrator' ? m.tribunal_object_words() : m.talks_object_words()}</p>
      <ActForm intent="objection" acted={sent} label={m.tribunal_object_send()}>
        <input type="hidden" name="candidate" value={candidate.id} />
        <OfParty parties={maySay} chosen={values.partyId} />
        <RadioGroup
          legend={title}
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
