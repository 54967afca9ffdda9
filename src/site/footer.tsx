import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import { LEFT_DOOR, MARK, RIGHT_DOOR, UNCH } from '#ui/logo.tsx';
import { institution } from '../../content/institution.ts';
import { LanguageSwitch } from './languages/switch.tsx';
import { footerColumns } from './links.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Two forms, ten links, the office, the small print, and the name as large as the page is wide. */
export function Footer({ hello, newsletter }: { hello: ReactNode; newsletter: ReactNode }) {
  return (
    <footer className="ft">
      <div className="wrap">
        {hello || newsletter ? (
          <div className="ft-forms">
            <div>{hello}</div>
            <div>{newsletter}</div>
          </div>
        ) : null}
        <div className="ft-links">
          <FooterNav />
          <Office />
        </div>
        <div className="ft-set">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <Legal />
      </div>
      <Giant />
    </footer>
  );
}

function FooterNav() {
  return (
    <nav aria-label={m.site_footer()}>
      {footerColumns.map(({ title, links }) => (
        <div key={title()}>
          <h2>{title()}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label()}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Legal() {
  return (
    <div className="ft-legal">
      <p>{m.site_disclaimer({ name: institution.name })}</p>
      <p>{m.site_copyright({ year: institution.since, company: institution.company })}</p>
    </div>
  );
}

function Office() {
  return (
    <div>
      <h2>{m.site_footer_where()}</h2>
      <ul>
        <Address />
        <li>
          <a href={`mailto:${institution.email}`}>{institution.email}</a>
        </li>
        <li>
          <a className="tn" href={`tel:${institution.phone.dialled}`}>
            {institution.phone.shown}
          </a>
        </li>
        {institution.social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Address() {
  return (
    <li className="ft-plain">
      <address>
        {institution.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </li>
  );
}

function Giant() {
  return (
    <div className="wrap">
      <svg className="ft-giant" viewBox="0 -135 557.4 131" aria-hidden="true" focusable="false">
        <path d={MARK} />
        <path fill="url(#giant-a)" d={LEFT_DOOR} />
        <path fill="url(#giant-b)" d={RIGHT_DOOR} />
        <path d={UNCH} />
        <linearGradient id="giant-a" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#D9476E" />
          <stop offset="1" stopColor="#FF9DB8" />
        </linearGradient>
        <linearGradient id="giant-b" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#B9D02B" />
          <stop offset="1" stopColor="#F0FB8A" />
        </linearGradient>
      </svg>
    </div>
  );
}
