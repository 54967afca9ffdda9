import * as m from '#messages/all.ts';
import { invitedAsWords, standingWords } from '#modules/disputes/contract/invitation-words.ts';
import type { WorkspacePlace, WorkspaceStanding } from '#modules/disputes/contract/workspace.ts';
import type { IconName } from '#ui/desk/icon.tsx';

/** A place of a dispute: its address below the dispute's, its key after `g`, and whether it stands under the thumb. */
export type CasePlace = {
  path: string;
  key: string;
  icon: IconName;
  label: () => string;
  isInBar: boolean;
  /** Whoever may read none of these does not see that there is such a place; null where everybody comes in. */
  opens: readonly WorkspacePlace[] | null;
  /** Whoever a party let in does not see it, whatever they may read. */
  isByRight?: true;
  /** Who may read this sees no such place: they have it from another. */
  closes?: WorkspacePlace;
  /** Where it stands instead of below the dispute's address. */
  elsewhere?: (id: string) => string;
};

/** Everybody who stands in a dispute talks with somebody in it. */
const TALK: readonly WorkspacePlace[] = [
  'talk_all',
  'talk_parties',
  'talk_own',
  'talk_office',
  'talk_joint',
  'talk_caucus',
  'talk_tribunal',
];

/** The places of a dispute, in their order. A page that is built takes its line here, and nowhere else. */
export const CASE_PLACES: readonly CasePlace[] = [
  { path: '', key: 'h', icon: 'house', label: m.case_home_place_home, isInBar: true, opens: null },
  {
    path: '/board',
    key: 'b',
    icon: 'push-pin',
    label: m.case_place_board,
    isInBar: false,
    opens: ['board'],
  },
  {
    path: '/papers',
    key: 'p',
    icon: 'folder',
    label: m.case_home_place_papers,
    isInBar: true,
    opens: ['papers'],
  },
  {
    path: '/talk',
    key: 't',
    icon: 'chats',
    label: m.talk_title,
    isInBar: true,
    opens: TALK,
  },
  {
    path: '/settle',
    key: 'n',
    icon: 'handshake',
    label: m.offers_title,
    isInBar: false,
    opens: ['talk_parties'],
    isByRight: true,
  },
  {
    path: '/settle/proposals',
    key: 'm',
    icon: 'handshake',
    label: m.proposals_title,
    isInBar: false,
    opens: ['talk_caucus'],
    closes: 'talk_parties',
    isByRight: true,
  },
  {
    path: '/settle/sessions',
    key: 'd',
    icon: 'calendar-check',
    label: m.sessions_title,
    isInBar: false,
    opens: ['talk_caucus'],
    closes: 'talk_parties',
    isByRight: true,
  },
  {
    path: '/calendar',
    key: 'c',
    icon: 'calendar-dots',
    label: m.calendar_title,
    isInBar: true,
    opens: ['calendar'],
  },
  {
    path: '/costs',
    key: 'o',
    icon: 'receipt',
    label: m.case_home_place_costs,
    isInBar: false,
    opens: ['costs'],
  },
  {
    path: '/people',
    key: 'u',
    icon: 'users-three',
    label: m.case_home_place_people,
    isInBar: false,
    opens: ['people'],
  },
  {
    path: '/search',
    key: 's',
    icon: 'magnifying-glass',
    label: m.search_submit,
    isInBar: false,
    opens: null,
  },
  {
    path: '/export',
    key: 'e',
    icon: 'download-simple',
    label: m.export_title,
    isInBar: false,
    opens: null,
  },
];

/** The places that somebody may enter. */
export function casePlacesFor(
  open: readonly WorkspacePlace[],
  invitedAs: WorkspaceStanding['invitedAs'] = null,
): readonly CasePlace[] {
  return CASE_PLACES.filter(
    ({ opens, isByRight, closes }) =>
      (!opens || opens.some((one) => open.includes(one))) &&
      !(isByRight && invitedAs) &&
      !(closes && open.includes(closes)),
  );
}

/** Where the office does its own acts on a dispute. */
export const OFFICE_PAGE: CasePlace = {
  path: '/office',
  key: 'w',
  icon: 'tray',
  label: m.case_place_office,
  isInBar: false,
  opens: null,
  elsewhere: (id) => `/office/disputes/${id}`,
};

export function placeAddress({ path, elsewhere }: CasePlace, id: string): string {
  return elsewhere?.(id) ?? `/cases/${id}${path}`;
}

/** In which place a page stands: also a page below one. */
export function casePlaceAt(pathname: string, id: string): CasePlace | undefined {
  const below = pathname.slice(`/cases/${id}`.length);
  const [, first] = below.split('/');
  return CASE_PLACES.find(({ path }) => path === (first ? `/${first}` : ''));
}

/** As what somebody is in a dispute. */
export function standingInWords({ as, invitedAs }: WorkspaceStanding): string {
  const standing = standingWords[as]();
  return invitedAs
    ? m.case_as_invited({ as: invitedAsWords[invitedAs](), party: standing })
    : standing;
}
