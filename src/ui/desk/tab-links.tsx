import type { LinkProps } from 'react-router';
import { Link } from '../link.tsx';
import './sheet.css';

export type TabLink = {
  to: LinkProps['to'];
  label: string;
  /** How many are behind it. */
  count?: number;
  here: boolean;
};

/** Parts of one page, each with an address of its own: links that look like tabs, so they work like links. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="tbs" aria-label={label}>
      <ul>
        {links.map(({ to, label: words, count, here }) => (
          <li key={words}>
            <Link
              to={to}
              aria-current={here ? 'page' : undefined}
              preventScrollReset
              viewTransition={false}
            >
              {words}
              {count === undefined ? null : <em className="tn">{count}</em>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
