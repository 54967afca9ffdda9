import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, FieldError, Input, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import { GROUNDS } from '../../contract/mandate.ts';
import { groundWords } from '../../contract/mandate-words.ts';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { GROUND, groundsOf } from './fields.ts';

type Choices = OutputOf<typeof partyTribunal>['choices'][number];
type Props = { choices: Choices; sent: Submission | undefined; isOfThree: boolean };
type Party = { id: string; name: string };

/** What a party may say now of whoever decides: an answer to a challenge first, because it has a day. */
export function MandateChoices({ choices, sent, isOfThree }: Props) {
  const asked = { choices, sent, isOfThree };
  return (
    <>
      {choices.mayAnswer.map((one) => (
        <Answer key={`${one.id} ${one.challenger}`} {...asked} asked={one} />
      ))}
      {choices.mayChallenge.length > 0 ? <Challenge {...asked} /> : null}
      {choices.mayGiveUp.length > 0 ? <GiveUp {...asked} /> : null}
    </>
  );
}

function Challenge({ choices: { id, name, mayChallenge }, sent, isOfThree }: Props) {
  const acted = ownOf(sent, 'challenge', id);
  const { fields = {}, values = {} } = acted ?? {};
  const chosen = groundsOf(values);
  return (
    <Card title={isOfThree ? m.challenge_of({ name }) : m.challenge_title()}>
      <p>{isOfThree ? m.challenge_words_three({ name }) : m.challenge_words({ name })}</p>
      {mayChallenge.map((one) => (
        <p key={one.id}>
          {mayChallenge.length > 1 ? `${one.name}: ` : ''}
          {dayWords(one)}
        </p>
      ))}
      <p>{m.challenge_follows()}</p>
      <ActForm intent="challenge" about={id} acted={sent} label={m.challenge_send()}>
        <Whom parties={mayChallenge} chosen={values.partyId} candidate={id} />
        <fieldset className="fld" {...errorOf(fields.grounds, `grounds-${id}`)}>
          <legend className="fld-l">{m.challenge_grounds()}</legend>
          {fields.grounds ? <FieldError id={`grounds-${id}`}>{fields.grounds}</FieldError> : null}
          {GROUNDS.map((ground) => (
            <Checkbox
              key={ground}
              name={GROUND}
              value={ground}
              defaultChecked={chosen.includes(ground)}
            >
              {groundWords(ground)}
            </Checkbox>
          ))}
        </fieldset>
        <Field label={m.challenge_known()} hint={m.challenge_known_hint()} error={fields.knownOn}>
          <Input type="date" name="knownOn" defaultValue={values.knownOn} />
        </Field>
        <Field
          label={m.challenge_reason()}
          hint={m.challenge_reason_hint()}
          error={fields.reason}
          required
        >
          <Textarea name="reason" rows={5} maxLength={5000} defaultValue={values.reason} />
        </Field>
      </ActForm>
    </Card>
  );
}

const errorOf = (error: string | undefined, id: string) =>
  error ? { 'aria-describedby': id } : {};

function dayWords({ dueOn, isOver }: Choices['mayChallenge'][number]): string {
  if (!dueOn) return m.challenge_no_day();
  const day = dayInWords(dueOn);
  return isOver ? m.challenge_day_over({ day }) : m.challenge_day({ day });
}

type AnswerProps = Props & { asked: Choices['mayAnswer'][number] };

function Answer({ choices, asked, sent, isOfThree }: AnswerProps) {
  const party = asked.challengerName;
  const title = isOfThree
    ? m.challenge_answer_of({ party, name: choices.name })
    : m.challenge_answer_title({ party });
  const about = `${choices.id} ${asked.id} ${asked.challenger}`;
  const acted = ownOf(sent, 'answer', about);
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <Card title={title}>
      <p>{m.challenge_answer_words()}</p>
      <ActForm intent="answer" about={about} acted={sent} label={m.challenge_answer_send()}>
        <input type="hidden" name="candidate" value={choices.id} />
        <input type="hidden" name="partyId" value={asked.id} />
        <input type="hidden" name="challenger" value={asked.challenger} />
        <RadioGroup
          legend={title}
          name="agrees"
          options={[
            { value: 'yes', label: m.challenge_answer_yes() },
            { value: 'no', label: m.challenge_answer_no() },
          ]}
          error={fields.agrees}
          {...(values.agrees ? { defaultValue: values.agrees } : {})}
        />
        <Field label={m.challenge_reason()} hint={m.challenge_answer_hint()} error={fields.reason}>
          <Textarea name="reason" rows={4} maxLength={5000} defaultValue={values.reason} />
        </Field>
      </ActForm>
    </Card>
  );
}

function GiveUp({ choices: { id, name, mayGiveUp }, sent, isOfThree }: Props) {
  const acted = ownOf(sent, 'give_up', id);
  return (
    <Card title={isOfThree ? m.mandate_give_up_of({ name }) : m.mandate_give_up_title()}>
      <p>{m.mandate_give_up_words({ name })}</p>
      <ActForm intent="give_up" about={id} acted={sent} label={m.mandate_give_up()}>
        <Whom parties={mayGiveUp} chosen={acted?.values.partyId} candidate={id} />
      </ActForm>
    </Card>
  );
}

type WhomProps = { parties: readonly Party[]; chosen: string | undefined; candidate: string };

/** About whom the form is, and for which of one's parties. */
function Whom({ parties, chosen, candidate }: WhomProps) {
  return (
    <>
      <input type="hidden" name="candidate" value={candidate} />
      {parties.length === 1 ? (
        <input type="hidden" name="partyId" value={parties[0]?.id} />
      ) : (
        <Field label={m.challenge_party_for()} required>
          <Select name="partyId" defaultValue={chosen}>
            {parties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
