import { useEffect, useState } from 'react';
import type { LocalizedText } from '#kernel/language.ts';
import { panel } from '../../../content/panel/panel.ts';
import { PersonCard } from './person-card.tsx';
import { shuffled } from './shuffle.ts';

type Member = { id: string; name: string; line: string; hasPage: boolean };
type Shown = {
  id: string;
  name: string;
  line: LocalizedText;
  to?: string;
  portrait: (typeof panel)[number]['portrait'] | null;
};

const demonstration: readonly Shown[] = panel.map(({ id, name, qualifications, portrait }) => ({
  id,
  name,
  line: qualifications,
  portrait,
}));

/**
 * The institution's own members, or while there is none the demonstration's eight. Drawn in one order for everybody; once
 * the page is awake, in another each time. Places keep their size, so nothing jumps.
 */
export function PanelGrid({ members: own }: { members: readonly Member[] }) {
  const [all] = useState<readonly Shown[]>(() =>
    own.length > 0
      ? own.map(({ id, name, line, hasPage }) => ({
          id,
          name,
          line,
          portrait: null,
          ...(hasPage ? { to: `/the-panel/${id}` } : {}),
        }))
      : demonstration,
  );
  const [members, setMembers] = useState(all);
  const isShuffled = members !== all;
  useEffect(() => setMembers(shuffled(all, Math.random)), [all]);
  return (
    <ul className={isShuffled ? 'people-grid panel-grid panel-shuffled' : 'people-grid panel-grid'}>
      {members.map((one, place) => (
        <PersonCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay and the people change; a moved card would be a layout shift.
          key={place}
          name={one.name}
          line={one.line}
          portrait={one.portrait}
          to={one.to}
        />
      ))}
    </ul>
  );
}
