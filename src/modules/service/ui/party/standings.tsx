import { Form } from 'react-router';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { serviceStandings } from '../../contract/parties.ts';

type Standings = OutputOf<typeof serviceStandings>;
type Recipient = Standings['recipients'][number];
type Attempted = { act: string; ok: boolean; message: string; fields: Record<string, string> };
type Props = { standings: Standings; attempt: Attempted | undefined; isClaimant: boolean };

/** Who has received what; and for a claimant what can be done where somebody cannot be reached (ACA s. 3(1)(b)). */
export function ServiceStandings({ standings: { recipients }, attempt, isClaimant }: Props) {
  if (recipients.length === 0) return null;
  const did = attempt && (attempt.act === 'inquiry' || attempt.act === 'substitution') ? attempt : undefined;
  return (
    <Card title={m.served_title()}>
      {did ? (
        <Notice live={did.ok ? 'status' : 'alert'} tone={did.ok ? 'good' : 'bad'}>
          {did.ok ? m.served_done() : did.message}
        </Notice>
      ) : null}
      <ul className="ds-plain">
        {recipients.map((recipient) => (
          <li key={recipient.id}>
            <p>
              <strong>{recipient.name}</strong> <Badge tone={recipient.standing === 'served' ? 'good' : 'warn'}>{wordsOf(recipient)}</Badge>
            </p>
            {recipient.inquiries.map(({ where, on, result }) => (
              <p key={`${on} ${where}`} className="t2">
                {m.served_looked({ where, day: dayInWords(on), result })}
              </p>
            ))}
            {isClaimant && recipient.standing !== 'served' ? <Reach recipient={recipient} did={did} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function wordsOf({ standing, servedOn, substitution }: Recipient): string {
  if (standing === 'served') return servedOn ? m.served_on({ day: dayInWords(servedOn) }) : m.served_yes();
  if (substitution === 'asked') return m.served_asked();
  return standing === 'not_attempted' ? m.served_not_yet() : m.served_under_way();
}

function Reach({ recipient, did }: { recipient: Recipient; did: Attempted | undefined }) {
  const errors = (act: string) => (did?.act === act && !did.ok ? did.fields : {});
  return (
    <>
      <details className="ds-fold" open={did?.act === 'inquiry' && !did.ok}>
        <summary>{m.served_inquiry()}</summary>
        <p>{m.served_inquiry_words()}</p>
        <Form method="post" className="desk-form">
          <input type="hidden" name="act" value="inquiry" />
          <input type="hidden" name="party" value={recipient.partyId} />
          <Field label={m.served_where()} error={errors('inquiry').where} required>
            <Input name="where" maxLength={300} />
          </Field>
          <Field label={m.served_when()} error={errors('inquiry').on} required>
            <Input name="on" type="date" />
          </Field>
          <Field label={m.served_result()} error={errors('inquiry').result} required>
            <Textarea name="result" rows={3} maxLength={2000} />
          </Field>
          <Button type="submit">{m.served_inquiry_save()}</Button>
        </Form>
      </details>
      {recipient.mayAsk ? (
        <details className="ds-fold" open>
          <summary>{m.served_other_way()}</summary>
          <p>{m.served_other_way_words()}</p>
          <Form method="post" className="desk-form">
            <input type="hidden" name="act" value="substitution" />
            <input type="hidden" name="party" value={recipient.partyId} />
            <Field label={m.served_grounds()} error={errors('substitution').grounds} required>
              <Textarea name="grounds" rows={4} maxLength={5000} />
            </Field>
            <Button type="submit">{m.served_other_way()}</Button>
          </Form>
        </details>
      ) : null}
    </>
  );
}
