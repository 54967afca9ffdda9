import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, FieldError, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { disclosureLaw, itemsWords, questionWords } from '../../contract/disclosure-words.ts';
import { QUESTIONS } from '../../contract/invitations.ts';
import { CountedList } from '../disclosure.tsx';
import { whatOf } from './fields.ts';
import type { InvitationView } from './types.ts';

type Props = { invitation: InvitationView; acted: Submission | undefined };

/** The Sixth Schedule in plain questions: nothing is answered beforehand, and a count nobody can touch. */
export function AcceptanceForm({ invitation, acted: came }: Props) {
  const acted = ownOf(came, 'accept');
  const { id, role, experience, here, counted, waived } = invitation;
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <PostForm
      ref={putBack}
      className="desk-stack"
      {...draftAttribute('device', `disclosure/${id}`)}
    >
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="counted" value={counted.length} />
      <KeptBack />
      <SubmissionNotice submission={acted} />
      <Card title={m.invited_accept_title()}>
        <p>{disclosureLaw(role)}</p>
        <Field label={m.disclosure_experience()} error={fields.experience} required>
          <Textarea
            name="experience"
            rows={3}
            maxLength={2000}
            defaultValue={values.experience ?? experience}
          />
        </Field>
        <Field
          label={m.disclosure_elsewhere()}
          hint={m.disclosure_elsewhere_hint({ n: here })}
          error={fields.elsewhere}
          required
        >
          <Input
            name="elsewhere"
            inputMode="numeric"
            maxLength={3}
            defaultValue={values.elsewhere}
          />
        </Field>
        {QUESTIONS.map((question) => (
          <Question key={question} {...{ question, role, fields, values }} />
        ))}
      </Card>
      {waived ? <Waived waived={waived} fields={fields} values={values} /> : null}
      <CountedList counted={counted} />
      <Card>
        <Field
          label={m.invited_sign()}
          hint={m.invited_sign_hint()}
          error={fields.signedAs}
          required
        >
          <Input
            name="signedAs"
            autoComplete="name"
            maxLength={200}
            defaultValue={values.signedAs}
          />
        </Field>
        <CutOff />
        <Button type="submit">{m.invited_accept()}</Button>
      </Card>
    </PostForm>
  );
}

type WaivedProps = Pick<InvitationView, 'waived'> & { fields: Fields; values: Fields };

/** What all parties have agreed to in writing, and that a yes is of nothing else. */
function Waived({ waived, fields, values }: WaivedProps) {
  const error = fields.isAsWaived;
  return (
    <Card title={m.disclosure_waived_title()}>
      <p>{m.disclosure_waived()}</p>
      <p className="trb-lines" dir="auto">
        {waived}
      </p>
      <Checkbox
        name="isAsWaived"
        value="yes"
        defaultChecked={values.isAsWaived === 'yes'}
        aria-describedby={error ? 'isAsWaived-error' : undefined}
      >
        {m.disclosure_as_waived()}
      </Checkbox>
      {error ? <FieldError id="isAsWaived-error">{error}</FieldError> : null}
    </Card>
  );
}

type QuestionProps = Pick<InvitationView, 'role'> & {
  question: (typeof QUESTIONS)[number];
  fields: Fields;
  values: Fields;
};

function Question({ question, role, fields, values }: QuestionProps) {
  const what = whatOf(question);
  const [said, error] = [values[question], fields[question]];
  return (
    <div className="dsc-q">
      <RadioGroup
        legend={questionWords(question, role)}
        hint={itemsWords(question)}
        name={question}
        options={[
          { value: 'no', label: m.disclosure_no() },
          { value: 'yes', label: m.disclosure_yes() },
        ]}
        error={error}
        {...(said ? { defaultValue: said } : {})}
      />
      <Field className="dsc-what" label={m.disclosure_what()} hint={m.disclosure_what_hint()}>
        <Textarea name={what} rows={2} maxLength={2000} defaultValue={values[what]} />
      </Field>
    </div>
  );
}
