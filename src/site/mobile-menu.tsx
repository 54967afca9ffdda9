import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link, NavLink } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { institution } from '../../content/institution.ts';
import { LanguageSwitch } from './languages/switch.tsx';
import { navLinks, toolLinks } from './links.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { ToolLink } from './tool-link.tsx';

export const MENU_ID = 'menu';

/**
 * The sheet below 1024 px. It is a native popover, so it opens, closes on Esc and on the backdrop before any script;
 * once React is here the page behind it is inert, which keeps the focus in the sheet.
 */
export function MobileMenu({ behind }: { behind: RefObject<HTMLElement | null> }) {
  const sheet = useRef<HTMLDivElement>(null);
  useClosedByNavigation(sheet);
  const settle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target === sheet.current && behind.current)
      behind.current.inert = event.newState === 'open';
  };
  const enter = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open')
      sheet.current?.querySelector<HTMLElement>('.mm-close')?.focus({ preventScroll: true });
  };
  return (
    <div
      className="mm"
      id={MENU_ID}
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={m.site_menu()}
      onBeforeToggle={settle}
      onToggle={enter}
    >
      <div className="mm-top">
        <Link className="hd-logo" to="/" aria-label={m.site_home({ name: institution.name })}>
          <Logo lit />
        </Link>
        <button
          className="ib mm-close"
          type="button"
          aria-label={m.site_menu_close()}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="mm-nav" aria-label={m.site_nav()}>
        <ul>
          {navLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>
                {label()}
                <Icon name="arrow-right-thin" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mm-tiles" aria-label={m.site_tools()}>
        {toolLinks.map(({ to, label, short, icon }) => (
          <li key={to}>
            <ToolLink className="mm-tile" to={to} label={label()}>
              <Icon name={icon} />
              {short()}
            </ToolLink>
          </li>
        ))}
      </ul>
      <div className="mm-foot">
        <HandshakeButton look="lite" to="/login">
          {m.site_login()}
        </HandshakeButton>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </div>
  );
}

function useClosedByNavigation(sheet: RefObject<HTMLDivElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A menu that was opened before React came stays open.
    if (shown.current === key) return;
    shown.current = key;
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [key, sheet]);
}
