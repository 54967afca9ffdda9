import { allow, type Result, refuse } from '#kernel/result.ts';
import { isLinkOver } from '#modules/codes/rules/links.ts';
import { type AccessPlace, type AccessStanding, isPartyPlace, mayIn } from './access.ts';

// Whom a party lets into their dispute, to what, and by what they enter (docs/decisions/0112).

/** `colleague`: whoever works for the party or helps them, as a manager, an accountant or a relative. */
export const INVITED_AS = ['lawyer', 'colleague', 'witness'] as const;
export type InvitedAs = (typeof INVITED_AS)[number];

/** What somebody may be let into, to read and to write. */
export type InvitedPlaces = { reads: readonly AccessPlace[]; writes: readonly AccessPlace[] };

const TALK = ['talk_all', 'talk_parties', 'talk_own', 'talk_office'] as const;
const ALL: InvitedPlaces = {
  reads: ['board', 'papers', 'calendar', 'people', 'costs', ...TALK],
  writes: ['papers', ...TALK],
};

/** Nobody is invited to a caucus or to the office's own. A witness tells what they know, and is no part of settling. */
export const offered: Readonly<Record<InvitedAs, InvitedPlaces>> = {
  lawyer: ALL,
  colleague: ALL,
  witness: {
    reads: ['board', 'papers', 'calendar', 'talk_all', 'talk_own'],
    writes: ['talk_all', 'talk_own'],
  },
};

/**
 * Whether a letter of authority is needed: of an advocate always (a vakalatnama), of another who says or files something for the
 * party outside its own people. A witness speaks for nobody but themselves.
 */
export function needsAuthority(as: InvitedAs, writes: readonly AccessPlace[]): boolean {
  if (as === 'witness') return false;
  return as === 'lawyer' || writes.some((place) => place !== 'talk_own');
}

/** So many firms may be named of one person in one dispute: each new one asks neutrals again. */
export const FIRMS_MOST = 10;

export type FirmRefusal = 'firm_of_lawyers' | 'firms_full';

/**
 * The firm or chambers of whoever is let in, a lawyer's alone; null where nothing is new by it. None is ever taken back, because a
 * neutral may be tied by a firm that somebody has just left.
 */
export function nameFirm(
  { as, before }: { as: InvitedAs; before: readonly string[] },
  firm: string,
): Result<string | null, FirmRefusal> {
  if (firm === '' || before.at(-1) === firm) return allow(null);
  if (as !== 'lawyer') return refuse('firm_of_lawyers');
  return before.length >= FIRMS_MOST ? refuse('firms_full') : allow(firm);
}

/** Of one party at most so many may be in, or on their way in; and so many letters a day go out for it. */
export const INVITED_MOST = 20;
export const INVITED_A_DAY = 20;

export type InvitationAsked = InvitedPlaces & {
  as: InvitedAs;
  partyId: string;
  hasAuthority: boolean;
};
export type GuestRefusal =
  | ('not_allowed' | 'places_missing' | 'place_not_offered')
  | ('authority_missing' | 'invitations_full');

type Inviting = {
  /** How the one who invites stands. */
  standing: AccessStanding;
  /** The party is in doubt, or nothing is claimed from them any more. */
  isApart: boolean;
  open: number;
  today: number;
};

export function invite(
  { standing, isApart, open, today }: Inviting,
  { as, partyId, reads, writes, hasAuthority }: InvitationAsked,
): Result<InvitedPlaces, GuestRefusal> {
  const isTheirs = standing.partyIds.includes(partyId);
  if (!isTheirs || isApart || !mayIn(standing, { place: 'people' }, 'invite'))
    return refuse('not_allowed');
  const [read, write] = [[...new Set([...reads, ...writes])], [...new Set(writes)]];
  if (read.length === 0) return refuse('places_missing');
  const has = (place: AccessPlace, act: 'read' | 'write') =>
    offered[as][act === 'read' ? 'reads' : 'writes'].includes(place) &&
    mayIn(standing, isPartyPlace(place) ? { place, partyId } : { place }, act);
  if (!read.every((place) => has(place, 'read')) || !write.every((place) => has(place, 'write')))
    return refuse('place_not_offered');
  if (needsAuthority(as, write) && !hasAuthority) return refuse('authority_missing');
  if (open >= INVITED_MOST || today >= INVITED_A_DAY) return refuse('invitations_full');
  return allow({ reads: read, writes: write });
}

export type InvitationState = {
  email: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  endedAt: Date | null;
};

export function isOpen({ acceptedAt, endedAt, expiresAt }: InvitationState, now: Date): boolean {
  return acceptedAt === null && endedAt === null && !isLinkOver(expiresAt, now);
}

export type GuestAcceptRefusal =
  | ('link_unknown' | 'another_address' | 'of_office')
  | ('other_side' | 'already_there');

export type GuestAccepting = {
  /** The address that they have proved to be theirs; null for whoever has proved none. */
  email: string | null;
  /** They hold an office of the institution now. */
  isOfOffice: boolean;
  isOpposite: boolean;
  /** They stand in the dispute already, in whichever way. */
  isThere: boolean;
};

/** A link is used once, in time, by whoever has the address to which it went, and by nobody whom it would put on both sides. */
export function accept(
  invitation: InvitationState,
  { email, isOfOffice, isOpposite, isThere }: GuestAccepting,
  now: Date,
): Result<{ at: Date }, GuestAcceptRefusal> {
  if (!isOpen(invitation, now)) return refuse('link_unknown');
  if (email?.toLowerCase() !== invitation.email) return refuse('another_address');
  if (isOfOffice) return refuse('of_office');
  if (isOpposite) return refuse('other_side');
  return isThere ? refuse('already_there') : allow({ at: now });
}
