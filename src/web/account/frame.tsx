import { type ReactNode, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { LanguageSwitch } from '#site/languages/switch.tsx';
import { Button } from '#ui/button.tsx';
import { useFocusOnArrival } from '#ui/desk/arrival.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { institution } from '../../../content/institution.ts';
import { type AccountTrait, linksFor } from './links.ts';
import './sheet.css';

type AccountFrameProps = {
  viewer: { name: string; may: readonly string[] };
  has: readonly AccountTrait[];
  bell?: ReactNode;
  children: ReactNode;
};

/** What a person's own pages stand in: their name, their pages, the way out. No rail: it is read on a phone, in three languages. */
export function AccountFrame({ viewer, has, bell, children }: AccountFrameProps) {
  const pathname = withoutLanguage(useLocation().pathname);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  const links = linksFor({ may: viewer.may, has });
  return (
    <div className="desk ac">
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <header>
        <TopLine viewer={viewer} bell={bell} />
        <AccountNav viewer={viewer} links={links} pathname={pathname} />
      </header>
      <main id="main" className="ac-in ac-main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <footer className="ac-in ac-foot">
        <LanguageSwitch />
      </footer>
    </div>
  );
}

function TopLine({ viewer, bell }: Pick<AccountFrameProps, 'viewer' | 'bell'>) {
  return (
    <div className="ac-top">
      <div className="ac-in">
        <Link className="ac-logo" to="/" aria-label={m.site_home({ name: institution.name })}>
          <Logo />
        </Link>
        <Actions viewer={viewer} bell={bell} />
      </div>
    </div>
  );
}

function Actions({ viewer, bell }: Pick<AccountFrameProps, 'viewer' | 'bell'>) {
  return (
    <div className="ac-act">
      {viewer.may.includes('work_office') ? (
        <Button size="sm" look="ghost" to="/office" lang="en">
          {m.desk_to_office()}
        </Button>
      ) : null}
      {/* Who still owes their second factor is told nothing yet, and no stream is opened for them. */}
      {viewer.may.includes('have_account') ? bell : null}
      <Form method="post" action="/logout" reloadDocument data-keep-end>
        <button className="btn2 btn2-ghost btn2-sm" type="submit">
          <Icon name="sign-out" />
          {m.desk_sign_out()}
        </button>
      </Form>
    </div>
  );
}

function AccountNav({
  viewer,
  links,
  pathname,
}: {
  viewer: { name: string; may: readonly string[] };
  links: ReturnType<typeof linksFor>;
  pathname: string;
}) {
  return (
    <div className="ac-in ac-nav">
      <p className="ac-name">{viewer.name}</p>
      <TabLinks
        label={m.account_title()}
        links={links.map(({ path, label }) => ({
          to: path,
          label: label(),
          here: pathname === path,
        }))}
      />
    </div>
  );
}
