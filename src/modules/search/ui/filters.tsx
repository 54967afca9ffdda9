import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import { SEARCH_KINDS, SEARCH_SIDES } from '../contract.ts';
import { addressWith, type SearchAnswer, type SearchAsked } from './asked.ts';
import { kindWords, sideWords } from './words.ts';

type FiltersProps = { asked: SearchAsked; counts: SearchAnswer['counts'] };

/** Where, and from whom: links, so that each is an address; what has nothing has no link. */
export function SearchFilters({ asked, counts }: FiltersProps) {
  const kinds = new Map(counts.kinds.map(({ name, count }) => [name, count]));
  const sides = new Map(counts.sides.map(({ name, count }) => [name, count]));
  return (
    <nav className="sch-nav" aria-label={m.search_narrow()}>
      <h2>{m.search_where()}</h2>
      <ul>
        <Choice to={addressWith(asked, { kind: '' })} isOn={!asked.kind}>
          {m.search_everything()}
        </Choice>
        {SEARCH_KINDS.filter((kind) => kinds.has(kind) || kind === asked.kind).map((kind) => (
          <Choice
            key={kind}
            to={addressWith(asked, { kind })}
            isOn={kind === asked.kind}
            count={kinds.get(kind) ?? 0}
          >
            {kindWords[kind]()}
          </Choice>
        ))}
      </ul>
      <h2>{m.search_side()}</h2>
      <ul>
        <Choice to={addressWith(asked, { side: '' })} isOn={!asked.side}>
          {m.search_side_any()}
        </Choice>
        {SEARCH_SIDES.filter((side) => sides.has(side) || side === asked.side).map((side) => (
          <Choice
            key={side}
            to={addressWith(asked, { side })}
            isOn={side === asked.side}
            count={sides.get(side) ?? 0}
          >
            {sideWords[side]()}
          </Choice>
        ))}
      </ul>
      <p className="t3">{m.search_only_yours()}</p>
    </nav>
  );
}

type ChoiceProps = { to: string; isOn: boolean; count?: number; children: ReactNode };

function Choice({ to, isOn, count, children }: ChoiceProps) {
  return (
    <li>
      <Link to={to} aria-current={isOn ? 'true' : undefined} viewTransition={false}>
        {children}
        {count === undefined ? null : <span className="tn">{count}</span>}
      </Link>
    </li>
  );
}
