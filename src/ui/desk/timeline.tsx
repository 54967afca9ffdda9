import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Moment } from './moment.tsx';
import './sheet.css';

export type TimelineAct = {
  id: string;
  /** A moment, as the API writes it. */
  at: string;
  /** Who did it, in words; `null` where it happened by itself. */
  by: string | null;
  what: ReactNode;
  /** The reason that was given, or what was written. */
  more?: ReactNode;
  icon?: IconName;
  /** The act that changed where things stand gets a lit door. */
  lit?: boolean;
};

/** What was done, one door an act, in the order in which it is given. */
export function Timeline({
  label,
  acts,
  zone,
}: {
  label: string;
  acts: readonly TimelineAct[];
  zone?: string;
}) {
  return (
    <ol className="tml" aria-label={label}>
      {acts.map((act) => (
        <ActItem key={act.id} act={act} {...(zone ? { zone } : {})} />
      ))}
    </ol>
  );
}

function ActItem({ act, zone }: { act: TimelineAct; zone?: string }) {
  const { at, by, what, more, icon, lit } = act;
  return (
    <li>
      <span className={lit ? 'tml-door tml-lit' : 'tml-door'}>
        {icon ? <Icon name={icon} /> : null}
      </span>
      <div>
        <p className="tml-what">{what}</p>
        {more ? <div className="tml-more">{more}</div> : null}
        <p className="tml-by">
          {by ? `${by}, ` : null}
          <Moment at={at} {...(zone ? { zone } : {})} />
        </p>
      </div>
    </li>
  );
}
