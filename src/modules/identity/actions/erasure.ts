import type { Language } from '#kernel/language.ts';
import { dropCodes } from '#modules/codes/actions/sending.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { dropOwed, owe } from '#platform/outbox.ts';
import {
  isErasureDue,
  isHeldUp,
  type KeptByLaw,
  keptOf,
  mayErase,
  stateOf,
} from '../rules/erasure.ts';
import { isStaff } from '../rules/next.ts';
import { dropSessions } from '../store/account.ts';
import {
  type ErasureRow,
  erasePerson,
  listOpenErasures,
  lockOpenErasure,
  setErasure,
} from '../store/erasures.ts';
import { dropPasskeys } from '../store/passkeys.ts';
import { findPerson } from '../store/people.ts';
import { setEnded } from '../store/roles.ts';
import { dropAuthenticator, setRecoveryCodes, setTries } from '../store/second-factor.ts';
import { listTicketsOf } from '../store/tickets.ts';
import type { AccountDeps } from './account-deps.ts';
import { heldBy } from './roles.ts';

export type ErasureDeps = Pick<AccountDeps, 'db' | 'now' | 'newId' | 'personErasers'>;

/** What would stay of a person, over all parts of the house. */
export async function keptOfPerson(
  { personErasers }: Pick<AccountDeps, 'personErasers'>,
  db: Db,
  personId: string,
): Promise<KeptByLaw[]> {
  const parts: KeptByLaw[] = [];
  for (const part of Object.values(personErasers)) parts.push(...(await part.keeps(db, personId)));
  return keptOf(parts);
}

/** Carries out every request that is due. */
export async function eraseDue(deps: ErasureDeps): Promise<number> {
  let erased = 0;
  for (const open of await listOpenErasures(deps.db)) if (await eraseIfDue(deps, open)) erased += 1;
  return erased;
}

/**
 * Every part of the house erases what it holds about a person, their row is emptied, whatever signs them in is gone, and their
 * roles end: all of it or nothing. The record keeps their id.
 */
export function eraseIfDue(
  deps: ErasureDeps,
  { personId }: Pick<ErasureRow, 'personId'>,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const open = await lockOpenErasure(tx, personId);
    const [person, at] = [await findPerson(tx, personId), deps.now()];
    if (!open || !person || !isErasureDue(open, at)) return false;
    const roles = await heldBy(tx, personId);
    if (!mayErase({ isStaff: isStaff(roles), erasedAt: person.erasedAt })) return false;
    const kept = await keptOfPerson(deps, tx, personId);
    if (isHeldUp(kept)) return false;
    const gone = await eraseParts(deps, tx, { personId, at });
    for (const role of roles)
      await setEnded(tx, { personId, role, by: null, why: 'The account was erased', at });
    await eraseAccount(tx, personId, at);
    await setErasure(tx, open.id, { doneAt: at, kept });
    await tellOnceMore(deps, tx, { erasureId: open.id, person, at });
    const by = { personId: null, role: 'system' as const };
    const subject = { kind: 'person' as const, id: personId };
    const details = { request: open.id, kept: kept.join(' '), ...gone };
    await appendActs(tx, at, [
      { act: 'erasure.done', subject, by, from: stateOf(open), to: 'done', details },
    ]);
    return true;
  });
}

type Gone = Record<string, number>;

/** How much went, by the part's name and the thing's. */
async function eraseParts(
  deps: ErasureDeps,
  tx: Db,
  { personId, at }: { personId: string; at: Date },
): Promise<Gone> {
  const gone: Gone = {};
  for (const [part, { erase }] of Object.entries(deps.personErasers)) {
    const counts = await erase(tx, { personId, at, newId: deps.newId });
    for (const [thing, count] of Object.entries(counts))
      if (count > 0) gone[`${part}.${thing}`] = count;
  }
  return gone;
}

async function eraseAccount(tx: Db, personId: string, at: Date): Promise<void> {
  await dropCodes(tx, await listTicketsOf(tx, personId));
  await dropSessions(tx, personId, null);
  await dropPasskeys(tx, personId);
  await dropAuthenticator(tx, personId);
  await setRecoveryCodes(tx, personId, []);
  await setTries(tx, personId, null);
  await erasePerson(tx, personId, at);
}

type Last = {
  erasureId: string;
  person: { email: string | null; phone: string | null; language: Language };
  at: Date;
};

/** The last letter, with what stays and why. What else was on its way to their account goes; what a party must receive goes out. */
async function tellOnceMore(
  { newId, personErasers }: ErasureDeps,
  tx: Db,
  { erasureId, person, at }: Last,
): Promise<void> {
  const { email, phone, language } = person;
  const spared = Object.values(personErasers).flatMap(({ spares = [] }) => spares);
  await dropOwed(tx, { about: [], to: [email, phone].filter((one) => one !== null), spared });
  const recipient = email ?? phone;
  if (recipient === null) return;
  await speaking(language, () =>
    owe(tx, { id: newId(), kind: 'identity_erased', refersTo: erasureId, recipient }, at),
  );
}
