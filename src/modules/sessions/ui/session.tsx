import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { failedOf } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { AccountForm } from './account.tsx';
import type { PartOfSessions, SessionContent } from './view.ts';
import { spanInWords, stateOf, whenInWords, withWhom } from './words.ts';

type Props = PartOfSessions & { disputeId: string; session: SessionContent };

/** One session: when, with whom, its agenda, and what became of it. */
export function SessionCard({ disputeId, session, view, sent }: Props) {
  const { words, icon } = stateOf(session);
  const mayWrite = view.as === 'leader' && view.isOpen && !session.isBehind;
  return (
    <Card
      id={`s-${session.id}`}
      as="h3"
      title={<span dir="auto">{session.title}</span>}
      aside={
        <Badge tone={session.isBehind ? 'plain' : 'info'} icon={icon}>
          {words}
        </Badge>
      }
    >
      <p>
        <b>{whenInWords(session)}</b>
      </p>
      <p className="t2" dir="auto">
        {withWhom(session)}
      </p>
      <p className="ses-said" dir="auto">
        {m.sessions_who({ names: session.called.map(({ name }) => name).join(', ') })}
      </p>
      <Agenda session={session} />
      {session.accounts.map((account) => (
        <Account key={account.number} account={account} />
      ))}
      {mayWrite ? <AgendaForm session={session} sent={sent} /> : null}
      {session.mayRecord ? <AccountForm session={session} sent={sent} /> : null}
      {session.isBehind ? null : (
        <p>
          <Link className="lnk" to={`/cases/${disputeId}/calendar/meetings/${session.id}`}>
            {m.sessions_to_calendar()}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Agenda({ session: { agenda, id } }: { session: SessionContent }) {
  return (
    <>
      <h4 className="ses-sub" id={`a-${id}`}>
        {m.sessions_agenda()}
      </h4>
      {agenda.length === 0 ? (
        <p>{m.sessions_agenda_none()}</p>
      ) : (
        <ol className="ses-agenda" aria-labelledby={`a-${id}`}>
          {agenda.map((point) => (
            <li key={point} dir="auto">
              {point}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Account({ account }: { account: SessionContent['accounts'][number] }) {
  const { wasHeld, from, to, present, why, by, at, number } = account;
  return (
    <div className="ses-account">
      <p>
        <b>
          {wasHeld && from && to
            ? m.sessions_held({ span: spanInWords(from, to) })
            : m.sessions_not_held()}
        </b>
      </p>
      {wasHeld ? <p dir="auto">{m.sessions_present({ names: present.join(', ') })}</p> : null}
      {why ? (
        <p className="ses-said" dir="auto">
          {why}
        </p>
      ) : null}
      <p className="t2" dir="auto">
        {number > 1
          ? m.sessions_corrected_by({ name: by, at: momentInShort(at) })
          : m.sessions_recorded_by({ name: by, at: momentInShort(at) })}
      </p>
    </div>
  );
}

/** A line a point: whoever writes it moves the lines. */
function AgendaForm({ session, sent }: Pick<Props, 'session' | 'sent'>) {
  const failed = failedOf(sent, 'agenda', session.id);
  return (
    <details open={failed !== undefined}>
      <summary className="ses-sum">{m.sessions_agenda_write()}</summary>
      <ActForm intent="agenda" about={session.id} acted={sent} label={m.sessions_agenda_keep()}>
        <input type="hidden" name="seen" value={session.agendaSeen} />
        <Field
          label={m.sessions_agenda()}
          hint={m.sessions_agenda_hint()}
          error={failed?.fields.points}
        >
          <Textarea
            key={session.agendaSeen}
            name="points"
            rows={6}
            dir="auto"
            defaultValue={failed?.values.points ?? session.agenda.join('\n')}
          />
        </Field>
      </ActForm>
    </details>
  );
}
