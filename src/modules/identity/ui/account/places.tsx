import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { ProofField } from './proof-field.tsx';
import type { SessionList } from './types.ts';

/** A browser and a system as people say them. */
export function deviceWords({ browser, system }: SessionList[number]['device']): string {
  if (browser && system) return m.account_device({ browser, system });
  return browser ?? system ?? m.account_device_unknown();
}

/** One form: whoever is asked for their password is asked once, and each button says which session it ends. */
export function Places({
  places,
  fresh,
  zone,
  said,
}: {
  places: SessionList;
  fresh: boolean;
  zone: string;
  said: Submission | undefined;
}) {
  const hasOthers = places.some(({ isThis }) => !isThis);
  const about = said?.intent.startsWith('session') ? { ...said, intent: 'sessions' } : undefined;
  return (
    <Card title={m.account_sessions()}>
      <p className="t2">{m.account_sessions_lead()}</p>
      <PostForm className="desk-form acc-places" aria-label={m.account_sessions()}>
        <ul className="acc-list">
          {places.map((place) => (
            <Place key={place.id} place={place} zone={zone} />
          ))}
        </ul>
        {hasOthers ? (
          <>
            <ProofField fresh={fresh} said={about} act="sessions" />
            <Button type="submit" name="act" value="sessions">
              {m.account_sessions_end()}
            </Button>
          </>
        ) : null}
        <FormAnswer
          acted={about}
          intent="sessions"
          done={
            said?.intent === 'sessions' ? m.account_sessions_ended() : m.account_session_ended()
          }
        />
      </PostForm>
    </Card>
  );
}

function Place({ place, zone }: { place: SessionList[number]; zone: string }) {
  const device = deviceWords(place.device);
  return (
    <li>
      <div>
        <p className="acc-strong">
          {device} {place.isThis ? <Badge tone="good">{m.account_session_this()}</Badge> : null}
        </p>
        <p className="t2">
          {m.account_session_since()} <Moment at={place.since} zone={zone} /> ·{' '}
          {m.account_session_seen()} <Moment at={place.seenAt} zone={zone} /> ·{' '}
          {m.account_session_network()} <span translate="no">{place.network}</span>
        </p>
      </div>
      {place.isThis ? null : (
        <Button type="submit" size="sm" name="act" value={`session ${place.id}`}>
          {m.account_session_end()} <span className="sr">{device}</span>
        </Button>
      )}
    </li>
  );
}
