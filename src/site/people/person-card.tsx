import type { ComponentProps } from 'react';
import * as m from '#messages/all.ts';
import { portraits } from '../pictures/portraits.ts';

type Person = { name: string; line: string; portrait: keyof typeof portraits };

/** A portrait with a name under it. Shape and backdrop come from the place in the grid (people.css), never from the person. */
export function PersonCard({ name, line, portrait }: Person) {
  return (
    <li className="person">
      <Portrait name={name} portrait={portrait} loading="eager" />
      <h2 className="person-name">{name}</h2>
      <p className="person-line t2">{line}</p>
    </li>
  );
}

type PortraitProps = Pick<Person, 'name' | 'portrait'> & Pick<ComponentProps<'img'>, 'loading'>;

export function Portrait({ name, portrait, loading = 'lazy' }: PortraitProps) {
  return (
    <div className="portrait">
      <img src={portraits[portrait]} alt={m.people_portrait({ name })} width="600" height="750" loading={loading} decoding="async" />
    </div>
  );
}
