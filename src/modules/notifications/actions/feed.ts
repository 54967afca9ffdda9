import { givenRoles } from '#kernel/viewer.ts';
import { choicesOf } from '#modules/identity/actions/choices.ts';
import { listPeople, listPeopleWith } from '#modules/identity/actions/people.ts';
import { actsAfter, hasActsAfter } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { deliveryFor, parseRecipients, recipientsOf, ruleFor } from '../rules/delivery.ts';
import { isNewInQueue, queueOf } from '../rules/queues.ts';
import { addEvents, type NewEvent } from '../store/events.ts';
import { addNotices, lockCursor, moveCursor, type NewNotice } from '../store/notices.ts';
import type { NotificationsDeps } from './deps.ts';

export type NotificationFeedDeps = Pick<NotificationsDeps, 'db' | 'now' | 'newId' | 'wakeMail'>;

const MOST = 200;

type ActRow = Awaited<ReturnType<typeof actsAfter>>[number];
type Person = Awaited<ReturnType<typeof listPeople>>[number];

/**
 * Turns what was recorded since the last time into notices, letters and live events; all of it and the cursor in one
 * transaction, so that a process that dies in between leaves nothing half told and nothing told twice. True when there
 * is more to turn.
 */
export async function turnActs(deps: NotificationFeedDeps): Promise<boolean> {
  const { more, owed } = await deps.db.transaction().execute(async (tx) => {
    const cursor = await lockCursor(tx);
    const acts = await actsAfter(tx, cursor, MOST);
    const last = acts.at(-1);
    const owed = await tell(deps, tx, acts);
    if (last) await moveCursor(tx, last);
    // Also acts behind a transaction that goes on: nobody wakes us when it ends.
    return { owed, more: await hasActsAfter(tx, last ?? cursor) };
  });
  if (owed) deps.wakeMail();
  return more;
}

async function tell(deps: NotificationFeedDeps, tx: Db, acts: readonly ActRow[]): Promise<boolean> {
  const at = deps.now();
  const heard = await hearersOf(tx, acts);
  const people = new Map(
    (await listPeople(tx, [...new Set(heard.flatMap(({ hears }) => [...hears.keys()]))])).map(
      (one) => [one.id, one],
    ),
  );
  const chosen = await choicesOf(tx, [...people.keys()]);
  const notices = heard.flatMap(({ act, hears }) => {
    return [...hears].flatMap(([personId, { asRole }]): NewNotice[] => {
      const rule = ruleFor(act.act, asRole);
      const choices = chosen.get(personId);
      if (!rule || !choices || !people.has(personId)) return [];
      const subject = { kind: act.subjectKind, id: act.subjectId };
      return [
        {
          id: deps.newId(),
          personId,
          actId: act.id,
          act: act.act,
          kind: rule.kind,
          subject,
          asRole,
          delivery: deliveryFor(rule, choices),
          at,
        },
      ];
    });
  });
  const isNew = await addNotices(tx, notices);
  const fresh = notices.filter(({ id }) => isNew.has(id));
  await addEvents(tx, [...fresh.map(noticed), ...acts.flatMap(queued)], at);
  return oweLetters(deps, tx, { fresh, people, at });
}

/** Who hears of each act: people by name and everybody in a role, each once, and never whoever did it. */
async function hearersOf(tx: Db, acts: readonly ActRow[]) {
  const told = acts
    .filter(({ tells }) => tells.length > 0)
    .map((act) => ({ act, ...parseRecipients(act.tells) }));
  const named = new Set(told.flatMap(({ roles }) => roles));
  const inRole = new Map<string, string[]>();
  for (const role of givenRoles)
    if (named.has(role))
      inRole.set(
        role,
        (await listPeopleWith(tx, role)).map(({ id }) => id),
      );
  return told.map(({ act, people, roles }) => {
    return {
      act,
      hears: recipientsOf(
        act.byPerson,
        people,
        roles.flatMap((role) => inRole.get(role) ?? []),
      ),
    };
  });
}

function noticed({ personId, id, kind }: NewNotice): NewEvent {
  return { topic: 'notice', personId, needs: null, exceptId: null, data: { id, kind } };
}

function queued(act: ActRow): NewEvent[] {
  const place = queueOf[act.subjectKind as keyof typeof queueOf];
  if (!place) return [];
  const data = { queue: place.queue, coming: isNewInQueue(act.act) ? 1 : 0 };
  return [{ topic: 'queue', personId: null, needs: place.needs, exceptId: act.byPerson, data }];
}

type Letters = { fresh: readonly NewNotice[]; people: ReadonlyMap<string, Person>; at: Date };

async function oweLetters(
  { newId }: NotificationFeedDeps,
  tx: Db,
  { fresh, people, at }: Letters,
): Promise<boolean> {
  let owed = false;
  for (const { id, personId, delivery } of fresh) {
    const person = people.get(personId);
    // An address that nobody has confirmed may be a stranger's.
    if (delivery !== 'at_once' || !person?.email || !person.emailVerifiedAt) continue;
    const { email, language } = person;
    await speaking(language, () =>
      owe(tx, { id: newId(), kind: 'notice', refersTo: id, recipient: email }, at),
    );
    owed = true;
  }
  return owed;
}
