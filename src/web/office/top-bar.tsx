import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { RAIL_ID } from './rail.tsx';

type TopBarProps = { maySearch: boolean; bell: ReactNode; onHelp: () => void };

export function TopBar({ maySearch, bell, onHelp }: TopBarProps) {
  return (
    <header className="tp">
      <MenuButton />
      {maySearch ? <Search /> : null}
      <div className="tp-act">
        {maySearch ? <FindLink /> : null}
        <HelpButton onHelp={onHelp} />
        {bell}
      </div>
    </header>
  );
}

/** Opens the drawer, where there is no room for the rail. */
export function MenuButton() {
  return (
    <button
      className="ibs tp-menu"
      type="button"
      aria-label={m.site_menu()}
      popoverTarget={RAIL_ID}
    >
      <Icon name="list" />
    </button>
  );
}

function FindLink() {
  return (
    <Link
      className="ibs tp-find"
      to="/office/enquiries"
      aria-label={m.office_search()}
      viewTransition={false}
    >
      <Icon name="magnifying-glass" />
    </Link>
  );
}

function HelpButton({ onHelp }: Pick<TopBarProps, 'onHelp'>) {
  return (
    <button
      className="ibs"
      type="button"
      aria-label={m.office_keys()}
      aria-haspopup="dialog"
      onClick={onHelp}
    >
      <Icon name="question" />
    </button>
  );
}

/** Asks the list of enquiries; `/` comes here. */
function Search() {
  const [params] = useSearchParams();
  return (
    <Form className="tp-search" role="search" action="/office/enquiries">
      <Icon name="magnifying-glass" />
      <input
        type="search"
        name="q"
        aria-label={m.office_search()}
        placeholder={m.office_search_gap()}
        key={params.get('q')}
        defaultValue={params.get('q') ?? ''}
        maxLength={200}
        autoComplete="off"
        data-search
      />
      <span className="kbd" aria-hidden="true">
        /
      </span>
    </Form>
  );
}
