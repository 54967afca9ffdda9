import { type ReactNode, useMemo, useRef } from 'react';
import { Form, useLocation, useNavigate, useParams } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { WorkspacePlace, WorkspaceStanding } from '#modules/disputes/contract/workspace.ts';
import { LanguageSwitch } from '#site/languages/switch.tsx';
import { useFocusOnArrival } from '#ui/desk/arrival.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import { DoorGlyph } from '#ui/door-glyph.tsx';
import { Link } from '#ui/link.tsx';
import { type AccountTrait, linksFor } from '../account/links.ts';
import { useDrawer } from '../office/drawer.ts';
import { RAIL_ID, RailTop } from '../office/rail.tsx';
import { MenuButton } from '../office/top-bar.tsx';
import {
  type CasePlace,
  casePlaceAt,
  casePlacesFor,
  OFFICE_PAGE,
  placeAddress,
  standingInWords,
} from './places.ts';
import './sheet.css';

/** `open`: the places that the reader may enter. */
export type ShownCase = {
  reference: string;
  sides: string;
  as: WorkspaceStanding['as'];
  /** As what a party let them in; null for whoever is there by their own right. */
  invitedAs: WorkspaceStanding['invitedAs'];
  open: readonly WorkspacePlace[];
  /** Whether they may leave talks to settle now. */
  mayLeaveTalks: boolean;
};

const officeStandings: readonly WorkspaceStanding['as'][] = ['officer', 'registrar'];

/** Who reads, and whose colour the pages bear: a side's, or the house's. */
function sideOf(shown: ShownCase | null): 'claimant' | 'respondent' | 'office' {
  return shown?.as === 'claimant' || shown?.as === 'respondent' ? shown.as : 'office';
}

type CaseFrameProps = {
  viewer: { name: string; may: readonly string[] };
  has: readonly AccountTrait[];
  /** Which case it is: its number, its sides, and as what the reader stands in it. */
  shown: ShownCase | null;
  bell: ReactNode;
  children: ReactNode;
};

/** What a dispute's pages stand in: rail and top bar, and below 1024 px a drawer and a bar at the foot. */
export function CaseFrame({ viewer, has, shown, bell, children }: CaseFrameProps) {
  const { id = '' } = useParams();
  const behind = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  const places = useCasePlaces(shown);
  useKeys(id, places);
  return (
    <div className={`desk cf cf-${sideOf(shown)}`}>
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <CaseRail {...{ viewer, has, shown, behind, id, places }} />
      <div className="cf-page" ref={behind}>
        <CaseBar bell={bell} />
        <main id="main" className="cf-main" tabIndex={-1} ref={main}>
          {children}
          {shown?.mayLeaveTalks ? <LeaveTalks id={id} /> : null}
        </main>
        <PlacesBar id={id} places={places} />
      </div>
    </div>
  );
}

/** Where both sides say something to each other or to whoever leads their talks. */
const OF_TALKS = ['settle', 'talk', 'calendar', 'tribunal'];

/** At the foot of every page of talks: a party may leave at any moment (ACA s. 76(d); Mediation Act 2023 s. 24). */
function LeaveTalks({ id }: { id: string }) {
  const below = withoutLanguage(useLocation().pathname).slice(`/cases/${id}/`.length);
  const [place = ''] = below.split('/');
  if (!OF_TALKS.includes(place) || below === LEAVING) return null;
  return (
    <p className="cf-leave">
      {m.sessions_leave_any()}{' '}
      <Link className="lnk" to={`/cases/${id}/${LEAVING}`}>
        {m.sessions_leave()}
      </Link>
    </p>
  );
}

const LEAVING = 'settle/leaving';

function useCasePlaces(shown: ShownCase | null) {
  const isOffice = shown !== null && officeStandings.includes(shown.as);
  return useMemo(
    () => [
      ...casePlacesFor(shown?.open ?? [], shown?.invitedAs),
      ...(isOffice ? [OFFICE_PAGE] : []),
    ],
    [isOffice, shown?.open, shown?.invitedAs],
  );
}

function CaseBar({ bell }: Pick<CaseFrameProps, 'bell'>) {
  return (
    <header className="tp">
      <MenuButton />
      <div className="tp-act">
        <LanguageSwitch />
        {bell}
      </div>
    </header>
  );
}

function useKeys(id: string, places: readonly CasePlace[]): void {
  const navigate = useNavigate();
  const acts = useMemo(
    () =>
      Object.fromEntries(
        places.map((place) => [`g ${place.key}`, () => void navigate(placeAddress(place, id))]),
      ),
    [navigate, id, places],
  );
  useShortcuts(acts);
}

type RailProps = Pick<CaseFrameProps, 'viewer' | 'has' | 'shown'> & {
  behind: React.RefObject<HTMLDivElement | null>;
  id: string;
  places: readonly CasePlace[];
};

function CaseRail({ viewer, has, shown, behind, id, places }: RailProps) {
  const drawer = useDrawer(behind);
  return (
    <nav className="rl" id={RAIL_ID} popover="auto" aria-label={m.case_home_places()} {...drawer}>
      <RailTop />
      {shown ? <CaseLink shown={shown} /> : null}
      <div className="rl-nav">
        <PlaceList id={id} places={places} />
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
      <Me viewer={viewer} shown={shown} />
    </nav>
  );
}

function CaseLink({ shown }: { shown: ShownCase }) {
  return (
    <Link className="cf-case" to="/cases" viewTransition={false}>
      <DoorGlyph a b />
      <span>
        <b>{shown.sides}</b>
        <small className="tn">{shown.reference}</small>
      </span>
    </Link>
  );
}

function Me({ viewer, shown }: Pick<RailProps, 'viewer' | 'shown'>) {
  return (
    <div className="rl-me">
      <Link to="/account" className="rl-who" viewTransition={false}>
        <span>
          <b>{viewer.name}</b>
          {shown ? <small>{standingInWords(shown)}</small> : null}
        </span>
      </Link>
      <Form method="post" action="/logout" reloadDocument data-keep-end>
        <button className="ibs" type="submit" aria-label={m.desk_sign_out()}>
          <Icon name="sign-out" />
        </button>
      </Form>
    </div>
  );
}

type PlacesProps = Pick<RailProps, 'id' | 'places'>;

function PlaceList({ id, places }: PlacesProps) {
  const standing = casePlaceAt(withoutLanguage(useLocation().pathname), id);
  return (
    <ul>
      {places.map((place) => (
        <li key={place.path}>
          <PlaceLink id={id} place={place} isHere={place === standing} />
        </li>
      ))}
    </ul>
  );
}

/** Under the thumb: what is asked for most, and the way to the rest, which says so when the reader stands there. */
function PlacesBar({ id, places }: PlacesProps) {
  const standing = casePlaceAt(withoutLanguage(useLocation().pathname), id);
  return (
    <nav className="bt" aria-label={m.case_home_places()}>
      <ul>
        {places
          .filter(({ isInBar }) => isInBar)
          .map((place) => (
            <li key={place.path}>
              <PlaceLink id={id} place={place} isHere={place === standing} />
            </li>
          ))}
        <More standing={standing} />
      </ul>
    </nav>
  );
}

function More({ standing }: { standing: CasePlace | undefined }) {
  return (
    <li>
      <button
        type="button"
        popoverTarget={RAIL_ID}
        data-here={standing && !standing.isInBar ? '' : undefined}
      >
        <Icon name="dots-three" />
        <span>{m.case_home_more()}</span>
      </button>
    </li>
  );
}

function PlaceLink({ id, place, isHere }: { id: string; place: CasePlace; isHere: boolean }) {
  return (
    <Link
      to={placeAddress(place, id)}
      aria-current={isHere ? 'page' : undefined}
      viewTransition={false}
    >
      <Icon name={place.icon} />
      <span>{place.label()}</span>
    </Link>
  );
}
