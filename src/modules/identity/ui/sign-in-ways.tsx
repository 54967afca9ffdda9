import { useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';

const ways = [
  ['/login/code', m.sign_in_way_code],
  ['/login/link', m.sign_in_way_link],
  ['/reset-password', m.sign_in_way_forgot],
  ['/sign-up', m.sign_in_way_create],
] as const;

/** The other ways in. Where somebody wanted to go is carried on; the page is built ahead, so that is known a moment later. */
export function Ways() {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const next = new URLSearchParams(location.search).get('next');
    setSearch(next ? `?next=${encodeURIComponent(next)}` : '');
  }, []);
  return (
    <nav className="lg-ways" aria-label={m.sign_in_ways()}>
      <ul>
        {ways.map(([to, words]) => (
          <li key={to}>
            <Link className="lnk" to={to + search}>
              {words()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
