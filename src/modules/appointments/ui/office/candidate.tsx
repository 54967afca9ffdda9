import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import { RECORDED_ENDS } from '../../contract/mandate.ts';
import { endWords } from '../../contract/mandate-words.ts';
import type { officeTribunal } from '../../contract/tribunal.ts';
import { becauseWords, tieWords } from '../../contract/words.ts';
import { CandidateWords } from '../candidate-words.tsx';
import { SignedDisclosure } from '../disclosure.tsx';
import { MandateWords } from '../mandate.tsx';

type View = OutputOf<typeof officeTribunal>;
type Candidate = NonNullable<View['candidate']>;
type Props = { tribunal: View; acted: Submission | undefined };
type CandidateProps = Pick<View, 'ties' | 'because' | 'isRegistrar' | 'mandates' | 'papers'> & {
  candidate: Candidate;
  acted: Submission | undefined;
};

/** Whoever is asked or was appointed, and what the registrar decides about it; or the next name, where nobody is asked. */
export function CandidateOfOffice({ tribunal, acted }: Props) {
  const { candidate, next } = tribunal;
  if (candidate)
    return (
      <AskedCards
        {...tribunal}
        title={m.office_tribunal_asked()}
        candidate={candidate}
        acted={acted}
      />
    );
  if (!tribunal.isRegistrar || !tribunal.list?.result) return null;
  if (next === null) return <Notice tone="warn">{m.office_tribunal_nobody()}</Notice>;
  return (
    <Card title={m.office_tribunal_asked()}>
      <p>{m.office_tribunal_ask_words({ name: next })}</p>
      <ActForm intent="ask" acted={acted} label={m.office_tribunal_ask({ name: next })} />
    </Card>
  );
}

/** One of those who are asked, under what they are asked for; what was refused about another is not said here. */
export function AskedCards({ title, acted: came, ...asked }: CandidateProps & { title: string }) {
  const { candidate, isRegistrar, ties, because, mandates } = asked;
  const acted = (came?.values.candidate ?? candidate.id) === candidate.id ? came : undefined;
  const isOpen = (one: Candidate['said'][number]) => one.objects && one.decision === null;
  return (
    <>
      <Card title={title}>
        <p>{stageWords(candidate)}</p>
        {ties.length > 0 ? (
          <Notice tone="warn">
            {m.office_tribunal_ties({
              ties: [...ties.map((tie) => tieWords[tie]()), ...because.map(becauseWords)].join(
                '; ',
              ),
            })}
          </Notice>
        ) : null}
        <CandidateWords said={candidate.said} />
        {mandates.sitting
          .filter(({ id }) => id === candidate.id)
          .map((one) => (
            <MandateWords key={one.id} mandate={one} />
          ))}
        {isRegistrar ? <Acts {...asked} acted={acted} /> : null}
      </Card>
      {isRegistrar
        ? candidate.said
            .filter(isOpen)
            .map((one) => (
              <Decision key={one.partyId} candidate={candidate} said={one} acted={acted} />
            ))
        : null}
      {candidate.disclosure ? (
        <Card
          title={
            candidate.seat === 'sole'
              ? m.disclosure_title()
              : m.disclosure_of({ name: candidate.name })
          }
        >
          <SignedDisclosure disclosure={candidate.disclosure} role={candidate.role} />
        </Card>
      ) : null}
    </>
  );
}

function stageWords({ stage, name, dueOn, seat }: Candidate): string {
  const day = dueOn ? dayInWords(dueOn) : '';
  const words = {
    invited: () => m.office_tribunal_stage_invited({ name, day }),
    accepted: () => m.office_tribunal_stage_accepted({ name }),
    disclosed: () => m.office_tribunal_stage_disclosed({ name, day }),
    heard: () => m.office_tribunal_stage_heard({ name }),
    appointed: () =>
      seat === 'sole'
        ? m.office_tribunal_stage_appointed({ name })
        : m.tribunal_member_appointed({ name }),
  };
  return words[stage]();
}

function Acts({ candidate, ties, papers, acted }: CandidateProps) {
  const { stage, name, said } = candidate;
  if (stage === 'appointed') return <End candidate={candidate} papers={papers} acted={acted} />;
  if (ties.length > 0)
    return (
      <WithReason
        intent="pass"
        candidate={candidate}
        label={m.office_tribunal_pass()}
        acted={acted}
      />
    );
  const isDecided = said.every(({ objects, decision }) => !objects || decision !== null);
  if (stage !== 'heard' || !isDecided) return null;
  return (
    <ActForm intent="appoint" acted={acted} label={m.office_tribunal_appoint({ name })}>
      <Whom candidate={candidate} />
      <p>
        {candidate.seat === 'sole'
          ? m.office_tribunal_appoint_words({ name })
          : m.office_tribunal_appoint_three({ name })}
      </p>
    </ActForm>
  );
}

/** How another is found, which differs by whom it is about. */
function endingWords({ role, seat }: Candidate): string {
  if (role !== 'arbitrator') return m.office_mandate_words_talks();
  return seat === 'sole' ? m.office_mandate_words() : m.office_mandate_words_three();
}

type EndProps = Pick<CandidateProps, 'candidate' | 'acted'> & Pick<View, 'papers'>;

/** ACA ss. 14 and 15: how the mandate ended, and on which paper of the case. */
function End({ candidate, papers, acted }: EndProps) {
  const own = ownOf(acted, 'end');
  const { fields = {}, values = {} } = own ?? {};
  return (
    <ActForm intent="end" acted={acted} label={m.office_tribunal_end()}>
      <Whom candidate={candidate} />
      <p>{endingWords(candidate)}</p>
      <RadioGroup
        legend={m.office_mandate_ground()}
        name="ground"
        options={RECORDED_ENDS.map((value) => ({ value, label: endWords[value]() }))}
        error={fields.ground}
        {...(values.ground ? { defaultValue: values.ground } : {})}
      />
      <Field
        label={m.office_mandate_paper()}
        hint={m.office_mandate_paper_hint()}
        error={fields.document}
      >
        <Select name="document" defaultValue={values.document ?? ''}>
          <option value="">{m.office_mandate_paper_none()}</option>
          {papers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Reason error={fields.reason} value={values.reason} />
    </ActForm>
  );
}

/** Whom the form is about; another may be asked by the time it is sent. */
function Whom({ candidate: { id } }: Pick<CandidateProps, 'candidate'>) {
  return <input type="hidden" name="candidate" value={id} />;
}

type WithReasonProps = {
  intent: string;
  candidate: Candidate;
  label: string;
  acted: Submission | undefined;
};

function WithReason({ intent, candidate, label, acted }: WithReasonProps) {
  const own = ownOf(acted, intent);
  return (
    <ActForm intent={intent} acted={acted} label={label}>
      <Whom candidate={candidate} />
      <Reason error={own?.fields.reason} value={own?.values.reason} />
    </ActForm>
  );
}

function Reason({ error, value }: { error: string | undefined; value: string | undefined }) {
  return (
    <Field label={m.office_tribunal_reasons()} error={error} required>
      <Textarea name="reason" rows={3} maxLength={5000} defaultValue={value} />
    </Field>
  );
}

type DecisionProps = Pick<CandidateProps, 'candidate' | 'acted'> & {
  said: Candidate['said'][number];
};

function Decision({ candidate, said: { partyId, party }, acted }: DecisionProps) {
  const own = ownOf(acted, 'decide', partyId);
  const { fields = {}, values = {} } = own ?? {};
  return (
    <Card
      title={
        candidate.seat === 'sole'
          ? m.office_tribunal_decide({ party })
          : m.office_tribunal_decide_of({ party, name: candidate.name })
      }
    >
      <ActForm
        intent="decide"
        about={partyId}
        acted={acted}
        label={m.office_tribunal_decide_send()}
      >
        <Whom candidate={candidate} />
        <RadioGroup
          legend={m.office_tribunal_decision()}
          name="upheld"
          options={[
            { value: 'no', label: m.office_tribunal_dismissed() },
            { value: 'yes', label: m.office_tribunal_upheld() },
          ]}
          error={fields.upheld}
          {...(values.upheld ? { defaultValue: values.upheld } : {})}
        />
        <Reason error={fields.reason} value={values.reason} />
      </ActForm>
    </Card>
  );
}
