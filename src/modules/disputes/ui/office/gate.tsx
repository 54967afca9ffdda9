import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { APPOINTERS, CLAUSES, ORDERS, PROPOSERS } from '../../contract/desk-words.ts';
import { basisWords, choiceWords, findingWords } from '../../contract/gate-words.ts';
import type { OfficeCardProps, OfficeDisputeView } from './types.ts';

const SIGNED = ['nobody', 'some', 'all'] as const;

/** Law and lifecycle 3.3: the questions in three parts, as the three footings ask them. */
const questions = [
  { name: 'clause', from: CLAUSES },
  { name: 'wasMadeBeforeDispute', from: null },
  { name: 'isTextShown', from: null },
  { name: 'isVersionShown', from: null },
  { name: 'wasAccessible', from: null },
  { name: 'proposedBy', from: PROPOSERS },
  { name: 'appointer', from: APPOINTERS },
  { name: 'isTiedToOneSide', from: null },
  { name: 'isConsumerClause', from: null },
  { name: 'signedAfterwards', from: SIGNED },
  { name: 'agreementNamesInstitution', from: null },
  { name: 'order', from: ORDERS },
  { name: 'isOrderShown', from: null },
  { name: 'orderNamesInstitution', from: null },
] as const;

/** The gate: what was decided, and while it is to be decided the registrar's form. */
export function Gate({ dispute, acted }: OfficeCardProps) {
  const { process, basis, state, isRegistrar } = dispute;
  if (process !== 'arbitration') return null;
  const isOpen = state === 'track_check' || state === 'arb_invite';
  if (!basis && !isOpen) return null;
  return (
    <Card
      title={m.office_gate()}
      aside={
        basis ? <Badge tone={basis.basis === 'none' ? 'bad' : 'order'}>{basis.basis}</Badge> : null
      }
    >
      {basis ? (
        <>
          <p>
            <b>{basisWords[basis.basis]()}</b>
          </p>
          <p className="dsp-text">{basis.reasons}</p>
          <p className="dsp-quiet">
            {m.office_gate_decided({ by: basis.by })} <Moment at={basis.at} />
          </p>
        </>
      ) : (
        <p className="t2">{m.office_gate_lead()}</p>
      )}
      {isOpen ? (
        isRegistrar ? (
          <GateForm dispute={dispute} acted={acted} />
        ) : (
          <p>{m.office_gate_registrar_only()}</p>
        )
      ) : null}
    </Card>
  );
}

function GateForm({ dispute, acted: last }: OfficeCardProps) {
  const acted = last?.intent === 'basis' ? last : undefined;
  const { version, nameable, agreement } = dispute;
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="basis" />
      <input type="hidden" name="version" value={version} />
      <div className="dsp-gate">
        {questions.map(({ name, from }) => (
          <Field key={name} label={findingWords[name]()}>
            <Select name={name} defaultValue={acted?.values[name] ?? suggested(dispute, name)}>
              {from
                ? from.map((one) => (
                    <option key={one} value={one}>
                      {choiceWords[one]()}
                    </option>
                  ))
                : [
                    <option key="no" value="no">
                      {m.office_gate_no()}
                    </option>,
                    <option key="yes" value="yes">
                      {m.office_gate_yes()}
                    </option>,
                  ]}
            </Select>
          </Field>
        ))}
        <fieldset className="dsp-whole">
          <legend className="fld-l">{m.office_gate_papers()}</legend>
          {nameable.length === 0 ? <p>{m.office_dispute_no_paper()}</p> : null}
          {nameable.map((document) => (
            <PaperChoice
              key={document.id}
              document={document}
              isChosen={document.id === agreement?.documentId}
              acted={acted}
            />
          ))}
          {acted?.fields.papers ? <p className="fld-err">{acted.fields.papers}</p> : null}
        </fieldset>
        <Field
          className="dsp-whole"
          label={m.office_gate_reasons()}
          hint={m.office_gate_reasons_hint()}
          error={acted?.fields.reasons}
          required
        >
          <Textarea
            name="reasons"
            rows={4}
            maxLength={10_000}
            defaultValue={acted?.values.reasons}
          />
        </Field>
      </div>
      <Button type="submit" look="solid">
        {m.office_gate_decide()}
      </Button>
    </PostForm>
  );
}

type ChoiceProps = {
  document: OfficeDisputeView['nameable'][number];
  isChosen: boolean;
  acted: Submission | undefined;
};

function PaperChoice({ document: { id, title }, isChosen, acted }: ChoiceProps) {
  const wasChosen = problemOf(acted) ? acted?.values[`paper-${id}`] === 'yes' : isChosen;
  return (
    <div className="dsp-head">
      <Checkbox name="paper" value={id} defaultChecked={wasChosen}>
        {title}
      </Checkbox>
      <Input
        name={`page-${id}`}
        aria-label={m.office_gate_page({ title })}
        maxLength={100}
        defaultValue={acted?.values[`page-${id}`]}
      />
    </div>
  );
}

/** What the claimant said is where the registrar begins; nothing that decides for an appointment is said for them. */
function suggested(
  { agreement }: OfficeDisputeView,
  name: (typeof questions)[number]['name'],
): string {
  if (name === 'clause') return agreement?.clause ? 'leaves_open' : 'no_clause';
  if (name === 'proposedBy') return agreement?.proposedBy ?? 'none';
  if (name === 'appointer') return 'unstated';
  if (name === 'signedAfterwards') return 'nobody';
  return name === 'order' ? 'none' : 'no';
}
