import { type ReactNode, useMemo, useRef } from 'react';
import { Form, useLocation, useNavigate, useParams } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { LanguageSwitch } from '#site/languages/switch.tsx';
import { useFocusOnArrival } from '#ui/desk/arrival.ts';
import { Icon, type IconName } from '#ui/desk/icon.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import { DoorGlyph } from '#ui/door-glyph.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { institution } from '../../../content/institution.ts';
import { type AccountTrait, linksFor } from '../account/links.ts';
import { RAIL_ID, useDrawer } from '../office/rail.tsx';
import './sheet.css';

type Place = { id: string; key: string; icon: IconName; label: () => string };

/** The parts of a dispute's page, in their order. The first is its top. */
const PLACES: readonly Place[] = [
  { id: 'main', key: 'h', icon: 'house', label: m.case_home_place_home },
  { id: 'papers', key: 'p', icon: 'folder', label: m.case_home_place_papers },
  { id: 'costs', key: 'c', icon: 'receipt', label: m.case_home_place_costs },
  { id: 'people', key: 'u', icon: 'users-three', label: m.case_home_place_people },
  { id: 'story', key: 's', icon: 'clock', label: m.case_home_place_story },
];
/** Under the thumb: the first four, and the way to the rest. */
const ROOM = 4;

type CaseFrameProps = {
  viewer: { name: string; may: readonly string[] };
  has: readonly AccountTrait[];
  /** Which case it is: its number, its sides, and as what the reader stands in it. */
  shown: { reference: string; sides: string; as: 'claimant' | 'respondent' } | null;
  bell: ReactNode;
  children: ReactNode;
};

/** What a dispute's pages stand in: rail and top bar, and below 1024 px a drawer and a bar at the foot. */
export function CaseFrame({ viewer, has, shown, bell, children }: CaseFrameProps) {
  const { id = '' } = useParams();
  const behind = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  useKeys(id);
  return (
    <div className="desk cf">
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <CaseRail viewer={viewer} has={has} shown={shown} behind={behind} id={id} />
      <div className="cf-page" ref={behind}>
        <header className="tp">
          <button
            className="ibs tp-menu"
            type="button"
            aria-label={m.site_menu()}
            popoverTarget={RAIL_ID}
          >
            <Icon name="list" />
          </button>
          <div className="tp-act">
            <LanguageSwitch />
            {bell}
          </div>
        </header>
        <main id="main" className="cf-main" tabIndex={-1} ref={main}>
          {children}
        </main>
        <PlacesBar id={id} />
      </div>
    </div>
  );
}

function useKeys(id: string): void {
  const navigate = useNavigate();
  const acts = useMemo(
    () =>
      Object.fromEntries(
        PLACES.map((place) => [`g ${place.key}`, () => void navigate(`/cases/${id}#${place.id}`)]),
      ),
    [navigate, id],
  );
  useShortcuts(acts);
}

type RailProps = Pick<CaseFrameProps, 'viewer' | 'has' | 'shown'> & {
  behind: React.RefObject<HTMLDivElement | null>;
  id: string;
};

function CaseRail({ viewer, has, shown, behind, id }: RailProps) {
  const drawer = useDrawer(behind);
  return (
    <nav className="rl" id={RAIL_ID} popover="auto" aria-label={m.case_home_places()} {...drawer}>
      <div className="rl-top">
        <Link className="rl-logo" to="/" aria-label={m.site_home({ name: institution.name })}>
          <Logo />
        </Link>
        <button
          className="ibs rl-close"
          type="button"
          aria-label={m.site_menu_close()}
          popoverTarget={RAIL_ID}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
        </button>
      </div>
      {shown ? (
        <Link className="cf-case" to="/cases" viewTransition={false}>
          <DoorGlyph a b />
          <span>
            <b>{shown.sides}</b>
            <small className="tn">{shown.reference}</small>
          </span>
        </Link>
      ) : null}
      <div className="rl-nav">
        <PlaceList id={id} />
        <p className="rl-group">{m.case_home_mine()}</p>
        <ul>
          {linksFor({ may: viewer.may, has }).map(({ path, label }) => (
            <li key={path}>
              <Link to={path} viewTransition={false}>
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="rl-me">
        <Link to="/account" className="rl-who" viewTransition={false}>
          <span>
            <b>{viewer.name}</b>
            {shown ? (
              <small>{shown.as === 'respondent' ? m.case_respondent() : m.case_claimant()}</small>
            ) : null}
          </span>
        </Link>
        <Form method="post" action="/logout" reloadDocument data-keep-end>
          <button className="ibs" type="submit" aria-label={m.desk_sign_out()}>
            <Icon name="sign-out" />
          </button>
        </Form>
      </div>
    </nav>
  );
}

function PlaceList({ id }: { id: string }) {
  const { pathname } = useLocation();
  const isHome = withoutLanguage(pathname) === `/cases/${id}`;
  return (
    <ul>
      {PLACES.map((place, at) => (
        <li key={place.id}>
          <Link
            to={`/cases/${id}#${place.id}`}
            aria-current={isHome && at === 0 ? 'page' : undefined}
            viewTransition={false}
          >
            <Icon name={place.icon} />
            {place.label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PlacesBar({ id }: { id: string }) {
  const { pathname } = useLocation();
  const isHome = withoutLanguage(pathname) === `/cases/${id}`;
  return (
    <nav className="bt" aria-label={m.case_home_places()}>
      <ul>
        {PLACES.slice(0, ROOM).map((place, at) => (
          <li key={place.id}>
            <Link
              to={`/cases/${id}#${place.id}`}
              aria-current={isHome && at === 0 ? 'page' : undefined}
              viewTransition={false}
            >
              <Icon name={place.icon} />
              <span>{place.label()}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={RAIL_ID}>
            <Icon name="dots-three" />
            <span>{m.case_home_more()}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
