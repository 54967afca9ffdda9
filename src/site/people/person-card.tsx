import './sheet.css';
import type { ComponentProps } from 'react';
import { type LocalizedText, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import { type PortraitName, PortraitPicture } from '../pictures/portraits.tsx';

type Person = {
  name: string;
  line: LocalizedText;
  /** Null for a person of the institution, whom nobody has drawn: initials stand for the portrait. */
  portrait: PortraitName | null;
  /** The person's own page, where there is one. */
  to?: string | undefined;
  /** How it comes in when it is scrolled to (reveal.tsx); without, it stands there. */
  reveal?: 'team';
};

/** A portrait with a name under it. Shape and backdrop come from the place in the grid (people.css), never from the person. */
export function PersonCard({ name, line, portrait, to, reveal }: Person) {
  return (
    <li className="person" data-reveal={reveal}>
      {portrait ? (
        <Portrait name={name} portrait={portrait} loading="eager" />
      ) : (
        <Initials of={name} />
      )}
      <h2 className="person-name">{to ? <Link to={to}>{name}</Link> : name}</h2>
      <p className="person-line t2" {...localizedProps(line)} />
    </li>
  );
}

type PortraitProps = { name: string; portrait: PortraitName } & Pick<
  ComponentProps<'img'>,
  'loading'
>;

export function Portrait({ name, portrait, loading = 'lazy' }: PortraitProps) {
  return (
    <div className="portrait">
      <PortraitPicture of={portrait} alt={m.people_portrait({ name })} loading={loading} />
    </div>
  );
}

/** The first letters of the first and the last word of a name, whatever its script. */
export function Initials({ of: name }: { of: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
  return (
    <div className="portrait portrait-letters" role="img" aria-label={m.people_portrait({ name })}>
      <span aria-hidden="true">{letters}</span>
    </div>
  );
}
