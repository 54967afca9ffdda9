import { useLocation } from 'react-router';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Astray, wayFrom } from './astray.tsx';
import { Eyes } from './eyes.tsx';

/** What a wrong address shows: the mark, one line, one button; plain words where a legal act may land. */
export function NotFound() {
  const { pathname } = useLocation();
  if (wayFrom(pathname)) return <Astray />;
  return (
    <div className="wrap lost">
      <Eyes />
      <p className="t-m">{m.site_lost_code()}</p>
      <h1 className="d-m">
        <span className="nar">{m.site_lost_heading()}</span>{' '}
        <span className="wide">{m.site_lost_heading_wide()}</span>
      </h1>
      <p className="b-l t2">{m.site_lost()}</p>
      <HandshakeButton to="/">{m.site_lost_back()}</HandshakeButton>
    </div>
  );
}
