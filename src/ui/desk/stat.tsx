import type { ReactNode } from 'react';
import './sheet.css';

/** Figures side by side, each with the word that it counts. */
export function Stats({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="sts" aria-label={label}>
      {children}
    </ul>
  );
}

type StatProps = { label: ReactNode; value: ReactNode; note?: ReactNode };

export function Stat({ label, value, note }: StatProps) {
  return (
    <li className="st">
      <span className="st-label">{label}</span>
      <b className="tn">{value}</b>
      {note ? <span className="st-note">{note}</span> : null}
    </li>
  );
}
