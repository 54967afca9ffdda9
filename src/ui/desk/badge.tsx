import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './sheet.css';

/** What a state means for whoever reads it. `order` is for what a tribunal or the institution has decided alone. */
export type Tone = 'plain' | 'info' | 'good' | 'warn' | 'bad' | 'order';

/** A state in a word, 26 px high. The word carries the meaning, the colour only repeats it. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={`bdg bdg-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
