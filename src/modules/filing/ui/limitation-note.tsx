import * as m from '#messages/all.ts';
import { stops, urgencies } from '../contract/request-kind-words.ts';
import { type DraftView, dayOf } from './step-page.tsx';

type Props = Pick<DraftView, 'limitation' | 'footing'> & { focused?: boolean };

/** How long there is, and why; told, and never a bar. */
export function LimitationNote({ limitation, footing, focused = false }: Props) {
  const { state, lastDay, daysLeft, restarted, isRolled, isExtended, article, years } = limitation;
  if (state === 'unknown' || lastDay === null || daysLeft === null)
    return <p className="gr-box">{m.filing_limit_unknown()}</p>;
  const day = dayOf(lastDay);
  return (
    <div
      className="gr-box"
      data-state={state}
      tabIndex={-1}
      data-answer={focused ? '' : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus={focused}
      role={focused ? 'alert' : undefined}
    >
      <p>
        <strong>
          {state === 'in_time' ? m.filing_limit_in_time({ days: daysLeft, day }) : null}
          {state === 'urgent' ? urgencies[footing]({ days: daysLeft, day }) : null}
          {state === 'over' ? m.filing_limit_over({ day }) : null}
        </strong>
      </p>
      <details>
        <summary>{m.filing_limit_reckoned()}</summary>
        <p>{m.filing_limit_how({ years, article })}</p>
      </details>
      {restarted ? (
        <p>
          {restarted.by === 'paid'
            ? m.filing_limit_paid({ day: dayOf(restarted.on) })
            : m.filing_limit_acknowledged({ day: dayOf(restarted.on) })}
        </p>
      ) : null}
      {isExtended ? <p>{m.filing_limit_extended()}</p> : null}
      {isRolled ? <p>{m.filing_limit_rolled()}</p> : null}
      <p>{stops[footing]()}</p>
    </div>
  );
}
