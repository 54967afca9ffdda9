import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { officeTribunal } from '../../contract/tribunal.ts';
import { NameChoice } from '../names.tsx';
import { Seats, seatWords, seatWordsOf } from '../seats.tsx';
import { AskedCards } from './candidate.tsx';

type View = OutputOf<typeof officeTribunal>;
type Props = { tribunal: View; acted: Submission | undefined };

const askWords = {
  both: m.office_three_ask_both,
  claimant: m.office_three_ask_claimant,
  respondent: m.office_three_ask_respondent,
};

/** A tribunal of three: its seats, who is asked to name somebody, and what the registrar does for a seat that nobody filled. */
export function ThreeOfOffice({ tribunal, acted }: Props) {
  const { members, naming, mayAsk, mayName, arbitrators, choice } = tribunal;
  const role = choice?.role ?? 'arbitrator';
  if (members.length === 0)
    return arbitrators > 1 ? (
      <Notice tone="warn">{m.office_three_five({ n: arbitrators })}</Notice>
    ) : null;
  return (
    <>
      <Seats members={members} role={role} />
      {role === 'arbitrator' ? (
        <Card title={m.office_three_title()}>
          <p>{m.office_three_words()}</p>
          {naming.map(({ party, hasNamed, dueOn }) => (
            <p key={party}>
              {hasNamed
                ? m.office_three_has_named({ party })
                : m.office_three_asked_until({ party, day: dueOn ? dayInWords(dueOn) : '' })}
            </p>
          ))}
          {mayAsk.map((seat) => (
            <ActForm
              key={seat}
              intent="ask-sides"
              about={seat}
              acted={acted}
              label={askWords[seat]()}
            />
          ))}
        </Card>
      ) : null}
      {mayName.map((seat) => (
        <Naming key={seat} seat={seat} tribunal={tribunal} acted={acted} />
      ))}
      {members.map(({ seat, candidate, ties, because }) =>
        candidate ? (
          <AskedCards
            key={seat}
            {...tribunal}
            title={seatWordsOf(role)[seat]()}
            {...{ candidate, ties, because, acted }}
          />
        ) : null,
      )}
    </>
  );
}

type NamingProps = Props & { seat: View['mayName'][number] };

function Naming({ seat, tribunal: { proposal }, acted }: NamingProps) {
  const { fields = {}, values = {} } = ownOf(acted, 'name-member', seat) ?? {};
  const names = [...(proposal?.first ?? []), ...(proposal?.reserve ?? [])];
  return (
    <Card title={m.office_three_name_title({ seat: seatWords[seat]() })}>
      <p>{m.office_three_name_words()}</p>
      <ActForm intent="name-member" about={seat} acted={acted} label={m.office_three_name_send()}>
        <NameChoice
          found={{ q: '', names, isMore: false }}
          legend={m.office_three_name_who()}
          error={fields.neutral}
          chosen={values.neutral}
        />
        <Field label={m.office_three_name_reason()} error={fields.reason} required>
          <Textarea name="reason" rows={3} maxLength={5000} defaultValue={values.reason} />
        </Field>
      </ActForm>
    </Card>
  );
}
