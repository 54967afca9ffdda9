import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { Link, NavLink } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { institution } from '../../content/institution.ts';
import { LanguageSwitch } from './languages/switch.tsx';
import { navLinks, toolLinks } from './links.ts';
import { MENU_ID } from './mobile-menu.tsx';
import { ToolLink } from './tool-link.tsx';

/** The bar on top of every page: see-through over a picture, chalk otherwise. `useScrollPlace` lets it go and come. */
export function Header({ overPicture }: { overPicture: boolean }) {
  return (
    <header className={overPicture ? 'hd-space hd-space-on' : 'hd-space'}>
      <div className={overPicture ? 'hd hd-on' : 'hd'}>
        <TopBar />
        <div className="hd-main wrap">
          <Link className="hd-logo" to="/" aria-label={m.site_home({ name: institution.name })}>
            <Logo lit={overPicture} />
          </Link>
          <MainNav />
          <Tools />
          <MenuButton />
        </div>
      </div>
      <ChatLink />
    </header>
  );
}

function MainNav() {
  return (
    <nav className="hd-nav" aria-label={m.site_nav()}>
      <ul>
        {navLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label()}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuButton() {
  return (
    <button
      className="ib hd-menu"
      type="button"
      aria-label={m.site_menu()}
      aria-haspopup="dialog"
      popoverTarget={MENU_ID}
    >
      <Icon name="list" />
    </button>
  );
}

function ChatLink() {
  return (
    <a
      className="fab"
      href={institution.chat}
      target="_blank"
      rel="noopener"
      aria-label={`${m.site_chat_short()} ${m.site_new_tab()}`}
    >
      <Icon name="chat-fill" />
    </a>
  );
}

function TopBar() {
  return (
    <div className="hd-top">
      <div className="wrap">
        <a href={institution.chat} target="_blank" rel="noopener">
          <Icon name="chat" />
          <span>{m.site_chat()}</span>
          <VisuallyHidden> {m.site_new_tab()}</VisuallyHidden>
        </a>
        <LanguageSwitch />
        <a className="tn" href={`tel:${institution.phone.dialled}`}>
          {institution.phone.shown}
        </a>
      </div>
    </div>
  );
}

function Tools() {
  return (
    <div className="hd-act">
      <ul aria-label={m.site_tools()}>
        {toolLinks.map(({ to, label, short, icon, file }) => (
          <li key={to}>
            <Tooltip text={label()}>
              <ToolLink className="ib" to={to} label={label()} file={file}>
                <Icon name={icon} />
                <span className="ib-word" aria-hidden="true">
                  {short()}
                </span>
              </ToolLink>
            </Tooltip>
          </li>
        ))}
      </ul>
      <Link className="hd-login" to="/login">
        {m.site_login()}
      </Link>
    </div>
  );
}
