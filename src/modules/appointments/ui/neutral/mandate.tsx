import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { MandateWords } from '../mandate.tsx';
import { DiscloseMore } from './again.tsx';
import type { InvitationView } from './types.ts';

type Props = { invitation: InvitationView; acted: Submission | undefined };

/** What was said of whoever decides, and what they do about it: decide a challenge, or disclose what came up since. */
export function OwnMandate({ invitation, acted }: Props) {
  const { mandate, others, mayDecide, tribunalSeat } = invitation;
  if (!mandate) return null;
  const isSaid = mandate.challenges.length + mandate.circumstances.length > 0;
  return (
    <>
      {isSaid || mandate.givenUp.length > 0 ? (
        <Told title={m.mandate_said_title()} mandate={mandate} invitation={invitation} />
      ) : null}
      {others.map((one) => (
        <Told
          key={one.id}
          title={m.mandate_said_of({ name: one.name })}
          mandate={one}
          invitation={invitation}
        />
      ))}
      {mayDecide.map((one) => (
        <Decision
          key={`${one.candidate} ${one.id}`}
          asked={one}
          isAlone={tribunalSeat === 'sole'}
          acted={acted}
        />
      ))}
      {invitation.question ? null : <DiscloseMore acted={acted} />}
    </>
  );
}

type TheMandate = NonNullable<InvitationView['mandate']>;
type TellingProps = Pick<Props, 'invitation'> & { title: string; mandate: TheMandate };

function Told({ title, mandate, invitation: { mayDecide, voted } }: TellingProps) {
  const isAmong = (these: InvitationView['voted'], partyId: string) =>
    these.some(({ id, candidate }) => id === partyId && candidate === mandate.id);
  const open = mandate.challenges.filter(({ decision }) => decision === null);
  const isWaiting = open.some(
    ({ partyId }) => !isAmong(mayDecide, partyId) && !isAmong(voted, partyId),
  );
  return (
    <Card title={title}>
      <MandateWords mandate={mandate} />
      {isWaiting ? <p>{m.challenge_decide_wait()}</p> : null}
      {open.some(({ partyId }) => isAmong(voted, partyId)) ? <p>{m.challenge_voted()}</p> : null}
    </Card>
  );
}

type DecisionProps = {
  asked: InvitationView['mayDecide'][number];
  isAlone: boolean;
  acted: Submission | undefined;
};

function Decision({ asked: { id, name, candidate, of }, isAlone, acted }: DecisionProps) {
  const about = `${candidate} ${id}`;
  const { fields = {}, values = {} } = ownOf(acted, 'decide', about) ?? {};
  return (
    <Card
      title={
        isAlone
          ? m.challenge_decide_title({ party: name })
          : m.challenge_decide_of({ party: name, name: of })
      }
    >
      {isAlone ? null : <p>{m.challenge_decide_three({ name: of })}</p>}
      <ActForm intent="decide" about={about} acted={acted} label={m.challenge_decide_send()}>
        <input type="hidden" name="candidate" value={candidate} />
        <input type="hidden" name="challenger" value={id} />
        <RadioGroup
          legend={m.challenge_decide()}
          name="upheld"
          options={[
            {
              value: 'no',
              label: isAlone ? m.challenge_decide_no() : m.challenge_three_no({ name: of }),
            },
            {
              value: 'yes',
              label: isAlone ? m.challenge_decide_yes() : m.challenge_three_yes({ name: of }),
            },
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
