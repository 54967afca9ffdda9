import { useLocation } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { institution } from '../../content/institution.ts';

type Way = { to: string; label: () => string };

/** Below these addresses somebody acts in law: who goes astray there is told plainly what is the matter, and where to go on. */
const ways: Readonly<Record<string, Way>> = {
  '/n': { to: '/notice', label: m.site_astray_notice },
  '/notice': { to: '/notice', label: m.site_astray_notice },
  '/request-for-arbitration/start': {
    to: '/request-for-arbitration/start',
    label: m.site_astray_request,
  },
  '/cases': { to: '/cases', label: m.site_astray_cases },
  '/payments': { to: '/cases', label: m.site_astray_cases },
  '/account': { to: '/account', label: m.site_astray_account },
};

/** Where to go on from an address below which somebody acts in law; null for every other. */
export function wayFrom(pathname: string): Way | null {
  const bare = withoutLanguage(withoutLanguage(pathname)); // an old slip of ours doubled the language
  return Object.entries(ways).find(([start]) => `${bare}/`.startsWith(`${start}/`))?.[1] ?? null;
}

/** No joke, and no picture: what is the matter, that nothing is lost, and the way on. */
export function Astray() {
  const { to, label } = wayFrom(useLocation().pathname) ?? { to: '/', label: m.site_lost_back };
  return (
    <div className="wrap lost">
      <h1 className="d-m">{m.site_astray_title()}</h1>
      <p className="b-l">{m.site_astray_words()}</p>
      {/* A whole new page: where it leads is another document than the public pages. */}
      <HandshakeButton to={to} reloadDocument>
        {label()}
      </HandshakeButton>
      <p>
        {m.site_astray_help()}{' '}
        <a href={`tel:${institution.phone.dialled}`}>{institution.phone.shown}</a>,{' '}
        <a href={`mailto:${institution.email}`}>{institution.email}</a>
      </p>
    </div>
  );
}
