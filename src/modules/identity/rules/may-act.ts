import {
  type Admission,
  type GivenRole,
  type Permission,
  permissions,
  type Role,
  type Viewer,
} from '#kernel/viewer.ts';
import { asksForSecondFactor, rolesFor } from './permissions.ts';
import { isLive, secondFactorEndsAt } from './sessions.ts';

/** With what somebody can show a second time who they are. Recovery codes are counted while they were not used. */
export type Factors = { app: boolean; passkeys: number; recoveryCodes: number };

export type StaffAccount = { personId: string; roles: readonly GivenRole[]; factors: Factors };

/** One session; `secondFactorAt` is when a factor was given in it, which a sign-in with a passkey does at its beginning. */
export type Session = {
  sessionId: string;
  secondFactorAt: Date | null;
  seenAt: Date;
  expiresAt: Date;
};

export type MayAct = {
  /** The account has a second factor and this session has not given it: a password, a code or a link alone began it. */
  owesFactor: boolean;
  /** A second factor was given in this session within twelve hours: power over others counts. */
  isProven: boolean;
  hasFactor: boolean;
  /** Every role that the person holds, whether or not it counts now. Said in refusals, and shown; never asked for power. */
  held: readonly Role[];
  /** What handlers are given: only what is proved. Null while a factor is owed. */
  viewer: Viewer | null;
};

/**
 * What one account may do now in one session: the only function that says so. Null for a session that is over. Whoever has
 * a factor and has not given it is nobody until they give it; whoever gave it more than twelve hours ago is a person without
 * their office (ASVS 5.0, 6.3.3, 7.5.3 and 8.3.1).
 */
export function mayActNow(account: StaffAccount, session: Session, now: Date): MayAct | null {
  if (!isLive(session, now)) return null;
  const { personId, factors } = account;
  const { sessionId, secondFactorAt } = session;
  const hasFactor = hasAnyFactor(factors);
  const owesFactor = hasFactor && secondFactorAt === null;
  const isProven =
    secondFactorAt !== null && now.getTime() < secondFactorEndsAt(secondFactorAt).getTime();
  const held: readonly Role[] = ['person', ...account.roles];
  const standing = { owesFactor, isProven, hasFactor, held };
  if (owesFactor) return { ...standing, viewer: null };
  const roles = held.filter((role) => isProven || !hasPowerOverOthers(role));
  return {
    ...standing,
    viewer: { personId, sessionId, roles, secondFactorAt, may: allowedTo(standing) },
  };
}

export function hasAnyFactor({ app, passkeys, recoveryCodes }: Factors): boolean {
  return app || passkeys > 0 || recoveryCodes > 0;
}

/** Whether a role opens anything that is not a person's own; a neutral's place on the panel is. */
export function hasPowerOverOthers(role: Role): boolean {
  return permissions.some((needs) => asksForSecondFactor(needs) && rolesFor[needs].includes(role));
}

type Standing = Omit<MayAct, 'viewer'>;

/** Whether somebody is let in. Who lacks the role is told that, before any second factor is asked. */
export function admissionOf(needs: Permission, standing: Standing | null): Admission {
  const allowed = rolesFor[needs];
  if (allowed.includes('visitor')) return 'admitted';
  if (standing === null) return 'sign_in_needed';
  if (!standing.held.some((role) => allowed.includes(role))) return 'not_allowed';
  if (needs === 'verify_second_factor') return 'admitted';
  if (standing.owesFactor) return 'second_factor_needed';
  if (asksForSecondFactor(needs) && !standing.isProven) return 'second_factor_needed';
  // An old tab with a password is not its owner: what signs somebody in is changed behind the factor that they have.
  if (needs === 'change_ways_in' && standing.hasFactor && !standing.isProven)
    return 'second_factor_needed';
  return 'admitted';
}

function allowedTo(standing: Standing): Permission[] {
  return permissions.filter((needs) => admissionOf(needs, standing) === 'admitted');
}

/**
 * The viewer that a handler gets: nobody while a factor is owed, but where it is given, where one signs out, and where one
 * sees that it is owed; there it is a person with no role at all.
 */
export function viewerFor(
  needs: Permission,
  { account, session, may }: { account: StaffAccount; session: Session; may: MayAct },
): Viewer | null {
  if (may.viewer || needs !== 'verify_second_factor') return may.viewer;
  const { sessionId, secondFactorAt } = session;
  return {
    personId: account.personId,
    sessionId,
    roles: ['person'],
    secondFactorAt,
    may: allowedTo(may),
  };
}
