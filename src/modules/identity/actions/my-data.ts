import type { Viewer } from '#kernel/viewer.ts';
import { appendActs, type HashedLink, readActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { listSessions } from '../store/account.ts';
import { listErasures } from '../store/erasures.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { listRoles } from '../store/roles.ts';
import type { AccountDeps } from './account-deps.ts';
import { choicesOf } from './choices.ts';
import { getPerson } from './people.ts';

/** Everything that is held about a person, by each part of the house (DPDP Act 2023, section 11(1)(a)). */
export async function dataOf(
  deps: AccountDeps,
  { personId }: Viewer,
): Promise<Record<string, unknown>> {
  const { db, now, key, personData } = deps;
  const parts: Record<string, unknown> = {
    account: await accountData(db, personId),
    record: await actsOn(db, personId),
  };
  for (const [module, read] of Object.entries(personData))
    parts[module] = await read(db, personId, key);
  const by = { personId, role: 'person' as const };
  await db
    .transaction()
    .execute((tx) =>
      appendActs(tx, now(), [
        { act: 'data.downloaded', subject: { kind: 'person', id: personId }, by },
      ]),
    );
  return { writtenAt: now().toISOString(), person: personId, ...parts };
}

/** This module's own part. Secrets are not in it: what is kept of them is a hash, or encrypted. */
async function accountData(db: Db, personId: string): Promise<unknown> {
  const { passwordHash, ...person } = await getPerson(db, personId);
  const sessions = await listSessions(db, personId);
  const passkeys = await listPasskeys(db, personId);
  return {
    ...person,
    hasPassword: passwordHash !== null,
    roles: await listRoles(db, [personId]),
    notices: (await choicesOf(db, [personId])).get(personId),
    sessions,
    passkeys: passkeys.map(({ name, madeAt, usedAt }) => ({ name, madeAt, usedAt })),
    erasureRequests: await listErasures(db, personId),
  };
}

/** What was done with their account, oldest first, by themselves or in which role (section 11(1)(a): what the data were used for). */
async function actsOn(db: Db, personId: string): Promise<unknown[]> {
  const nobody = { person: null, act: null, from: null, to: null };
  const found: HashedLink[] = [];
  for (let before: string | null = null; ; before = found.at(-1)?.id ?? null) {
    const page = await readActs(
      db,
      { ...nobody, subject: { kind: 'person', id: personId } },
      { before, most: ACTS_AT_ONCE },
    );
    found.push(...page);
    if (page.length < ACTS_AT_ONCE) break;
  }
  return found.reverse().map(actOf);
}

function actOf({ at, act, by, from, to, why, details }: HashedLink) {
  return {
    at,
    act,
    byRole: by.role,
    from,
    to,
    why,
    details,
  };
}

const ACTS_AT_ONCE = 500;
