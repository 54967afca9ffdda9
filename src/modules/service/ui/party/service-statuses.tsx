import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { failedOf, ownOf, type Submission } from '#ui/forms/submission.ts';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import type { serviceStandings } from '../../contract/parties.ts';
import { purposeWords } from './words.ts';

type Standings = OutputOf<typeof serviceStandings>;
type Recipient = Standings['recipients'][number];
type Props = {
  standings: Standings;
  attempt: Submission | undefined;
  isClaimant: boolean;
  /** Recipients that are the reader themselves, whose papers stand in a card of their own. */
  own: ReadonlySet<string>;
};

/** Who has received what; and for a claimant what can be done where somebody cannot be reached (ACA s. 3(1)(b)). */
export function ServiceStatuses({ standings, attempt, isClaimant, own }: Props) {
  const recipients = standings.recipients.filter(({ id }) => !own.has(id));
  if (recipients.length === 0) return null;
  const did = ownOf(attempt, 'inquiry') ?? ownOf(attempt, 'substitution');
  return (
    <Card title={m.served_title()}>
      <SubmissionNotice submission={did} done={m.served_done()} />
      <ul className="ds-plain">
        {[...Map.groupBy(recipients, ({ partyId }) => partyId)].map(([partyId, papers]) => (
          <PartyStatuses key={partyId} papers={papers} isClaimant={isClaimant} did={did} />
        ))}
      </ul>
    </Card>
  );
}

type PartyStatusesProps = {
  papers: Standings['recipients'];
  isClaimant: boolean;
  did: Submission | undefined;
};

function PartyStatuses({ papers, isClaimant, did }: PartyStatusesProps) {
  return (
    <li>
      <p>
        <strong>{papers[0]?.name}</strong>
      </p>
      {papers.map((recipient) => (
        <p key={recipient.id} className="ds-top">
          {purposeWords[recipient.purpose]()}
          <Badge tone={recipient.standing === 'served' ? 'good' : 'warn'}>
            {wordsOf(recipient)}
          </Badge>
        </p>
      ))}
      {papers[0]?.inquiries.map(({ where, on, result }) => (
        <p key={`${on} ${where}`} className="t2">
          {m.served_looked({ where, day: dayInWords(on), result })}
        </p>
      ))}
      {isClaimant ? <Reaching papers={papers} did={did} /> : null}
    </li>
  );
}

function wordsOf({ standing, servedOn, substitution }: Recipient): string {
  if (standing === 'served')
    return servedOn ? m.served_on({ day: dayInWords(servedOn) }) : m.served_yes();
  if (substitution === 'asked') return m.served_asked();
  return standing === 'not_attempted' ? m.served_not_yet() : m.served_under_way();
}

/** Where somebody is looked for is noted of the person; another way is asked for the last first paper that did not reach them. */
function Reaching({ papers, did }: { papers: readonly Recipient[]; did: Submission | undefined }) {
  const missing = papers.filter(({ standing }) => standing !== 'served');
  const recipient = missing.find(({ mayAsk }) => mayAsk) ?? missing.at(-1);
  return recipient ? <Reach recipient={recipient} did={did} /> : null;
}

function Reach({ recipient, did }: { recipient: Recipient; did: Submission | undefined }) {
  const failed = (act: string) =>
    did?.values.party === recipient.partyId ? failedOf(did, act) : undefined;
  const errors = (act: string) => failed(act)?.fields ?? {};
  // Without a script the page is new, and nothing that was typed may be lost.
  const typed = (act: string): Record<string, string | undefined> => failed(act)?.values ?? {};
  return (
    <>
      <details className="ds-fold" open={failed('inquiry') !== undefined}>
        <summary>{m.served_inquiry()}</summary>
        <p>{m.served_inquiry_words()}</p>
        <KeptForm name={`inquiry/${recipient.partyId}`}>
          <input type="hidden" name="act" value="inquiry" />
          <input type="hidden" name="party" value={recipient.partyId} />
          <Field label={m.served_where()} error={errors('inquiry').where} required>
            <Input name="where" maxLength={300} defaultValue={typed('inquiry').where} />
          </Field>
          <Field label={m.served_when()} error={errors('inquiry').on} required>
            <Input name="on" type="date" defaultValue={typed('inquiry').on} />
          </Field>
          <Field label={m.served_result()} error={errors('inquiry').result} required>
            <Textarea
              name="result"
              rows={3}
              maxLength={2000}
              defaultValue={typed('inquiry').result}
            />
          </Field>
          <Button type="submit">{m.served_inquiry_save()}</Button>
        </KeptForm>
      </details>
      {recipient.mayAsk ? (
        <details className="ds-fold" open>
          <summary>{m.served_other_way()}</summary>
          <p>{m.served_other_way_words()}</p>
          <KeptForm name={`substitution/${recipient.partyId}`}>
            <input type="hidden" name="act" value="substitution" />
            <input type="hidden" name="party" value={recipient.partyId} />
            <Field label={m.served_grounds()} error={errors('substitution').grounds} required>
              <Textarea
                name="grounds"
                rows={4}
                maxLength={5000}
                defaultValue={typed('substitution').grounds}
              />
            </Field>
            <Button type="submit">{m.served_other_way()}</Button>
          </KeptForm>
        </details>
      ) : null}
    </>
  );
}
