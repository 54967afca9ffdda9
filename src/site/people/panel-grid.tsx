import { useEffect, useState } from 'react';
import { panel } from '../../../content/panel/panel.ts';
import { PersonCard } from './person-card.tsx';
import { shuffled } from './shuffle.ts';

/** Drawn in one order for everybody; once the page is awake, in another each time. Places keep their size, so nothing jumps. */
export function PanelGrid() {
  const [members, setMembers] = useState(panel);
  const isShuffled = members !== panel;
  useEffect(() => setMembers(shuffled(panel, Math.random)), []);
  return (
    <ul className={isShuffled ? 'people-grid panel-grid panel-shuffled' : 'people-grid panel-grid'}>
      {members.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places stay and the people change; a moved card would be a layout shift.
        <PersonCard key={place} name={one.name} line={one.qualifications} portrait={one.portrait} />
      ))}
    </ul>
  );
}
