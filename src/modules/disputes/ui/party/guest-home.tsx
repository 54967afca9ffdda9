import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import { PlaceTitle } from './home/head.tsx';
import './sheet.css';

export type PlaceEntry = { to: string; label: string };

type GuestHomeProps = {
  workspace: { reference: string; claimant: string; respondent: string };
  /** As what the reader is here. */
  standing: string;
  /** The places that stand open to them. */
  places: readonly PlaceEntry[];
  children?: ReactNode;
};

/** The home of whoever is no party: which case it is, as what they are here, and where they may go; nothing that a place tells. */
export function GuestHome({ workspace, standing, places, children }: GuestHomeProps) {
  return (
    <div className="chm">
      <PlaceTitle {...workspace} title={m.case_guest_title()} />
      <Card title={standing}>
        <p>{m.case_guest_words()}</p>
        <ul className="ds-plain">
          {places.map(({ to, label }) => (
            <li key={to}>
              <Link className="lnk" to={to} viewTransition={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </Card>
    </div>
  );
}
