import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { citationInWords } from '#modules/disputes/contract/document-words.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { stateWords } from '../contract/words.ts';
import { leftOf, limitTones } from './agenda.tsx';
import { barsOf } from './layout.ts';
import type { CalendarContent, LimitEntry } from './shapes.ts';
import { stateIcons } from './states.ts';

type BarsProps = { calendar: CalendarContent; isOfMany: boolean };

/** The limits that last weeks and months, each as a line from where it began to where it ends. */
export function Bars({ calendar: { entries, today }, isOfMany }: BarsProps) {
  const bars = barsOf(entries, today);
  if (bars.length === 0) return null;
  return (
    <Card title={m.calendar_long()}>
      <ul className="cal-bars">
        {bars.map(({ entry, share }) => (
          <li key={`${entry.disputeId} ${entry.id}`}>
            <Bar {...{ entry, share, today, isOfMany }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type BarProps = { entry: LimitEntry; share: number; today: string; isOfMany: boolean };

function Bar({ entry, share, today, isOfMany }: BarProps) {
  const { limit, party, reference, startedOn, dueOn, state, citation } = entry;
  const isOpen = state === 'running' || state === 'held';
  return (
    <>
      <div className="cal-bar-name">
        <p>
          <b>{limitWords(limit)}</b>
        </p>
        {isOfMany ? <p className="tn cal-small">{reference}</p> : null}
        {party ? (
          <p className="cal-small" dir="auto">
            {party}
          </p>
        ) : null}
        <p className="t2 cal-small">{citationInWords(citation)}</p>
      </div>
      <div className="cal-bar">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect className="cal-bar-whole" width="100" height="4" />
          <rect className={`cal-bar-gone cal-bar-${state}`} width={share} height="4" />
        </svg>
        {isOpen ? <Door share={share} /> : null}
        <p className="cal-bar-ends cal-small t2">
          <span>{dayInWords(startedOn)}</span>
          <span>{dayInWords(dueOn)}</span>
        </p>
      </div>
      <Badge tone={limitTones[state]} icon={stateIcons[state]}>
        {state === 'running' ? leftOf(dueOn, today) : stateWords[state]()}
      </Badge>
    </>
  );
}

/** Where today stands. Drawn, because no page of ours may carry a style of its own. */
function Door({ share }: { share: number }) {
  return (
    <svg
      className="cal-bar-door"
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={Math.min(share, 97)} width="3" height="20" rx="1.5" />
    </svg>
  );
}
