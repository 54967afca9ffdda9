import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { NameChoice, NameSearch } from '../names.tsx';

type Nomination = NonNullable<OutputOf<typeof partyTribunal>['nomination']>;
type Props = { nomination: Nomination | null; sent: Submission | undefined };

/** One's own side names its arbitrator: who may be named, until when, and what silence means. */
export function NominationPart({ nomination, sent }: Props) {
  if (!nomination) return null;
  const { dueOn, own, isAgain, found, mayName } = nomination;
  return (
    <Card title={m.tribunal_nominate_title()}>
      {isAgain ? <Notice tone="info">{m.tribunal_nominate_same()}</Notice> : null}
      {own ? <p>{m.tribunal_nominate_own({ name: own })}</p> : null}
      {mayName.length > 0 ? (
        <>
          {dueOn ? <p>{m.tribunal_nominate_due({ day: dayInWords(dueOn) })}</p> : null}
          <p>{m.tribunal_nominate_sealed()}</p>
          <p>{m.tribunal_nominate_silence()}</p>
          <NameSearch q={found.q} purpose={m.tribunal_nominate_title()} />
          <Naming nomination={nomination} sent={sent} />
        </>
      ) : null}
    </Card>
  );
}

function Naming({
  nomination: { found, mayName },
  sent,
}: { nomination: Nomination } & Pick<Props, 'sent'>) {
  const { fields = {}, values = {} } = ownOf(sent, 'nominate') ?? {};
  return (
    <ActForm intent="nominate" acted={sent} label={m.tribunal_nominate_send()}>
      {mayName.length === 1 ? (
        <input type="hidden" name="partyId" value={mayName[0]?.id} />
      ) : (
        <Field label={m.tribunal_for()} required>
          <Select name="partyId" defaultValue={values.partyId}>
            {mayName.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <NameChoice
        found={found}
        legend={m.tribunal_nominate_choose()}
        error={fields.neutral}
        chosen={values.neutral}
      />
    </ActForm>
  );
}
