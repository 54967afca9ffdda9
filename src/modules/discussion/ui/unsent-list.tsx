import { timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/desk/icon.tsx';
import type { Unsent } from './unsent.ts';

type Props = {
  unsent: readonly Unsent[];
  onTryAgain: (client: string) => void;
  onChange: (message: Unsent) => void;
  onDrop: (client: string) => void;
};

/** What waits on this device for a place, and what was refused there. */
export function UnsentList({ unsent, onTryAgain, onChange, onDrop }: Props) {
  return (
    <div className="tlk-un" aria-live="polite">
      {unsent.map((message) => (
        <article className="tlk-m tlk-m-un" key={message.client}>
          <header>
            <b>{m.talk_unsent()}</b>
            <span className="tn">{timeIn(message.at)}</span>
          </header>
          <div className="tlk-b">
            <p className="tlk-w" dir="auto">
              {message.words}
            </p>
          </div>
          <p className="tlk-acts">
            <span>
              <Icon name={message.reason ? 'warning' : 'clock'} />
              {message.reason ? m.talk_failed({ reason: message.reason }) : m.talk_waits()}
            </span>
            {message.reason ? (
              <button type="button" className="lnk" onClick={() => onTryAgain(message.client)}>
                {m.talk_try_again()}
              </button>
            ) : null}
            <button type="button" className="lnk" onClick={() => onChange(message)}>
              {m.talk_edit()}
            </button>
            <button type="button" className="lnk" onClick={() => onDrop(message.client)}>
              {m.talk_throw_away()}
            </button>
          </p>
        </article>
      ))}
    </div>
  );
}
