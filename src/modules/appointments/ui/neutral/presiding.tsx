import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { NameChoice, NameSearch } from '../names.tsx';
import type { InvitationView } from './types.ts';

type Props = { presiding: InvitationView['presiding']; acted: Submission | undefined };

/** The two nominees name who presides; each sees what the other proposed, and no party does. */
export function PresidingPart({ presiding, acted }: Props) {
  if (!presiding) return null;
  const { dueOn, own, other, found } = presiding;
  const { fields = {}, values = {} } = ownOf(acted, 'preside') ?? {};
  return (
    <Card title={m.invited_presiding_title()}>
      <p>{m.invited_presiding_words({ day: dueOn ? dayInWords(dueOn) : '' })}</p>
      {own ? <p>{m.invited_presiding_own({ name: own })}</p> : null}
      {other ? <p>{m.invited_presiding_other({ name: other })}</p> : null}
      <NameSearch q={found.q} purpose={m.invited_presiding_title()} />
      <ActForm intent="preside" acted={acted} label={m.invited_presiding_send()}>
        <NameChoice
          found={found}
          legend={m.invited_presiding_choose()}
          error={fields.neutral}
          chosen={values.neutral}
        />
      </ActForm>
    </Card>
  );
}
