import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { MandateWords } from '../mandate.tsx';
import type { InvitationView } from './types.ts';

type Props = { invitation: InvitationView; acted: Submission | undefined };

/** What was said of whoever decides, and what they do about it: decide a challenge, or disclose what came up since. */
export function OwnMandate({ invitation: { mandate, mayDecide }, acted }: Props) {
  if (!mandate) return null;
  const isWaiting = mandate.challenges.some(
    ({ partyId, decision }) => decision === null && !mayDecide.some(({ id }) => id === partyId),
  );
  const isSaid = mandate.challenges.length + mandate.circumstances.length > 0;
  return (
    <>
      {isSaid || mandate.givenUp.length > 0 ? (
        <Card title={m.mandate_said_title()}>
          <MandateWords mandate={mandate} />
          {isWaiting ? <p>{m.challenge_decide_wait()}</p> : null}
        </Card>
      ) : null}
      {mayDecide.map((party) => (
        <Decision key={party.id} party={party} acted={acted} />
      ))}
      <Later acted={acted} />
    </>
  );
}

type DecisionProps = { party: { id: string; name: string }; acted: Submission | undefined };

function Decision({ party, acted }: DecisionProps) {
  const { fields = {}, values = {} } = ownOf(acted, 'decide', party.id) ?? {};
  return (
    <Card title={m.challenge_decide_title({ party: party.name })}>
      <ActForm intent="decide" about={party.id} acted={acted} label={m.challenge_decide_send()}>
        <RadioGroup
          legend={m.challenge_decide()}
          name="upheld"
          options={[
            { value: 'no', label: m.challenge_decide_no() },
            { value: 'yes', label: m.challenge_decide_yes() },
          ]}
          error={fields.upheld}
          {...(values.upheld ? { defaultValue: values.upheld } : {})}
        />
        <Field label={m.challenge_decide_reason()} error={fields.reason} required>
          <Textarea name="reason" rows={5} maxLength={5000} defaultValue={values.reason} />
        </Field>
      </ActForm>
    </Card>
  );
}

function Later({ acted }: Pick<Props, 'acted'>) {
  const { fields = {}, values = {} } = ownOf(acted, 'disclose') ?? {};
  return (
    <Card title={m.circumstances_add_title()}>
      <p>{m.circumstances_add_words()}</p>
      <ActForm intent="disclose" acted={acted} label={m.circumstances_add_send()}>
        <Field
          label={m.disclosure_what()}
          error={fields.words ? m.circumstances_add_missing() : undefined}
          required
        >
          <Textarea name="words" rows={4} maxLength={5000} defaultValue={values.words} />
        </Field>
      </ActForm>
    </Card>
  );
}
