import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import type { TalkPlaceView } from './shapes.ts';
import { namesOf } from './words.ts';

type Props = { me: string; seen: TalkPlaceView; place: TalkPlaceView; onSeen: () => void };

/** Somebody came or went while one was writing: the button waits until that was read. */
export function AudienceChange({ me, seen, place, onSeen }: Props) {
  const missing = (from: TalkPlaceView, there: TalkPlaceView) =>
    from.audience.filter(({ id }) => !there.audience.some((one) => one.id === id));
  const [came, left] = [missing(place, seen), missing(seen, place)];
  return (
    <div className="tlk-ch" role="alert">
      <p>
        <b>{m.talk_changed()}</b>{' '}
        {came.length > 0 ? m.talk_changed_came({ who: namesOf(came, me) }) : null}{' '}
        {left.length > 0 ? m.talk_changed_left({ who: namesOf(left, me) }) : null}
      </p>
      <Button size="sm" type="button" onClick={onSeen}>
        {m.talk_changed_seen()}
      </Button>
    </div>
  );
}
