import { dayAt } from '#kernel/days.ts';
import { allow, type Result } from '#kernel/result.ts';
import type { Role } from '#kernel/viewer.ts';
import { endGranted, grantRole } from '#modules/identity/actions/roles.ts';
import { appendActs, type RecordedAct as Kept } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type LetterKind, owe } from '#platform/outbox.ts';
import {
  type Effect,
  type EmpanelmentActor,
  type EmpanelmentRefusal,
  type EmpanelmentTransition,
  type ListingState,
  type Move,
  moved,
  over,
} from '../rules/empanelment.ts';
import { isErasedAddress } from '../rules/retention.ts';
import type { ApplicationRow } from '../store/applications.ts';
import { addStep, changeListing, type ListingRow } from '../store/listings.ts';
import { addNeutral, addProfile, findNeutralOf } from '../store/neutrals.ts';
import type { PanelDeps } from './deps.ts';
import { type File, placeOf } from './file.ts';

export type PanelActor = { personId: string | null; role: Role | 'system' };

// Read in the record, which is in English.
export const PUT_ON_PANEL = 'The committee put this person on the panel.';

/** A move of one place: what it is, whose it is, and why. */
export type EmpanelmentMove = {
  file: File;
  listing: ListingRow;
  move: Move;
  by: PanelActor;
  as: EmpanelmentActor;
  reason: string;
  suspendedUntil?: string | null;
  conductVersion?: string;
};

const actNames = {
  check_documents: 'application.documents_checked',
  admit: 'application.verified',
  decline: 'application.declined',
  reconsider: 'application.reconsidered',
  accept_conduct: 'application.put_on_trial_list',
  activate: 'application.activated',
  take_leave: 'application.leave_taken',
  return: 'application.leave_ended',
  suspend: 'application.suspended',
  reinstate: 'application.reinstated',
  sentence: 'application.suspended',
  remove: 'application.removed',
  withdraw: 'application.withdrawn',
} as const satisfies Record<Move, Kept['act']>;

/** Whom a move puts to work. */
const tellsAfter: Partial<Record<Move, readonly string[]>> = {
  check_documents: ['role:committee'],
  reconsider: ['role:committee'],
  accept_conduct: ['role:committee'],
  admit: ['role:case_officer', 'role:registrar'],
  decline: ['role:case_officer', 'role:registrar'],
  activate: ['role:case_officer', 'role:registrar'],
  remove: ['role:registrar'],
  take_leave: ['role:registrar'],
  return: ['role:registrar'],
  withdraw: ['role:case_officer', 'role:registrar'],
};

/** Moves a place with all that follows, inside the caller's transaction, which holds the file's lock. */
export async function makeMove(
  deps: PanelDeps,
  tx: Db,
  moving: EmpanelmentMove,
): Promise<Result<EmpanelmentTransition, EmpanelmentRefusal>> {
  const { file, listing, by, reason } = moving;
  const at = deps.now();
  const outcome = moved(placeOf(file, listing), moving.move, {
    by: moving.as,
    reason,
    on: dayAt(at),
  });
  if (!outcome.ok) return outcome;
  const { from, to, effects } = outcome.value;
  await changeListing(tx, listing.id, {
    state: to,
    since: at,
    before: to === 'suspended' ? placeBefore(listing) : null,
    suspendedUntil: to === 'suspended' ? (moving.suspendedUntil ?? null) : null,
    ...(moving.conductVersion
      ? { conductVersion: moving.conductVersion, conductAcceptedAt: at }
      : {}),
  });
  const stepId = deps.newId();
  await addStep(tx, {
    id: stepId,
    listingId: listing.id,
    move: moving.move,
    fromState: from,
    toState: to,
    at,
    byPerson: by.personId,
    reason,
  });
  for (const effect of effects) await follow[effect](deps, tx, { ...moving, stepId });
  const neutral = await findNeutralOf(tx, file.application.id);
  if (neutral?.personId)
    await keepRole(deps, tx, { personId: neutral.personId, file, listing, to });
  const tells = [
    ...(tellsAfter[moving.move] ?? []),
    ...(neutral?.personId && neutral.personId !== by.personId ? [neutral.personId] : []),
  ];
  const details = { listing: listing.id, list: listing.list };
  await appendActs(tx, at, [
    {
      act: actNames[moving.move],
      subject: subjectOf(file.application),
      by,
      from,
      to,
      why: reason.slice(0, 5000) || null,
      details,
      tells,
    },
  ]);
  return allow(outcome.value);
}

type Placed = Pick<EmpanelmentMove, 'file' | 'listing'> & { personId: string; to: ListingState };

/** Whoever is on no list any more is no neutral of ours; whoever comes to one is. */
async function keepRole(
  deps: PanelDeps,
  tx: Db,
  { personId, file, listing, to }: Placed,
): Promise<void> {
  const role = 'neutral' as const;
  if (to === 'active') await grantRole(deps, tx, { personId, role, by: null, why: PUT_ON_PANEL });
  const isLeft =
    over.includes(to) &&
    file.listings.every(({ id, state }) => id === listing.id || over.includes(state));
  if (isLeft)
    await endGranted(deps, tx, {
      personId,
      role,
      why: 'This person is on no list of the panel any more.',
    });
}

function placeBefore({ state, before }: ListingRow): ListingRow['before'] {
  return state === 'trial_list' || state === 'active' || state === 'on_leave' ? state : before;
}

export function subjectOf({ id }: Pick<ApplicationRow, 'id'>) {
  return { kind: 'application' as const, id };
}

type Following = EmpanelmentMove & { stepId: string };

const follow: Record<Effect, (deps: PanelDeps, tx: Db, following: Following) => Promise<void>> = {
  tell_state: (deps, tx, { file, stepId }) =>
    write(deps, tx, { to: file.application, kind: 'panel_state', about: stepId }),
  tell_decision: (deps, tx, { file, stepId }) =>
    write(deps, tx, { to: file.application, kind: 'panel_decision', about: stepId }),
  begin_round: (_, tx, { listing }) => changeListing(tx, listing.id, { round: listing.round + 1 }),
  make_neutral: makeNeutral,
};

type Writing = { to: ApplicationRow; kind: LetterKind; about: string };

/** Owes the applicant a letter, in the language in which they applied. */
export async function write(deps: PanelDeps, tx: Db, { to, kind, about }: Writing): Promise<void> {
  if (isErasedAddress(to.email)) return;
  const letter = { id: deps.newId(), kind, refersTo: about, recipient: to.email };
  await speaking(to.language, () => owe(tx, letter, deps.now()));
}

/** A profile to begin with, in the words of the application. Nothing of it is shown before they say so. */
async function makeNeutral(
  deps: PanelDeps,
  tx: Db,
  { file: { application } }: Following,
): Promise<void> {
  const [id, at] = [deps.newId(), deps.now()];
  const isNew = await addNeutral(tx, {
    id,
    applicationId: application.id,
    personId: null,
    createdAt: at,
  });
  if (!isNew) return; // they are on another list already
  await addProfile(tx, {
    id: deps.newId(),
    neutralId: id,
    version: 1,
    savedAt: at,
    savedBy: null,
    qualifications: application.qualifications,
    specialisations: application.specialisations,
    languages: [],
    seats: [],
    hearingDays: application.hearingDays,
    capacity: 0,
    feeAmount: 0,
    feeCurrency: 'INR',
    feeUnit: 'hearing' as const,
    publicLine: '',
    mayBeShown: false,
  });
}
