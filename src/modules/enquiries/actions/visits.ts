import { looksLikePhone } from '#kernel/contacts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash } from '#modules/codes/actions/links.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { roomStateAt } from '../rules/consultation.ts';
import {
  type Arrangement,
  findByLink,
  listBusy,
  lockByLink,
  setArrangement,
} from '../store/consultations.ts';
import { type ConsultationDeps, consultationOf, visitorActs } from './consultation-steps.ts';

type Unknown = 'link_unknown';

export type VisitSeen<Refusal = never> = Promise<Result<VisitRecord, Refusal | Unknown>>;

export type VisitRecord = Awaited<ReturnType<typeof seen>>;

/** What the holder of a link sees. */
export async function visit(deps: ConsultationDeps, token: string): VisitSeen {
  const row = await findByLink(deps.db, linkHash(token));
  return row ? allow(await seen(deps, deps.db, row)) : refuse('link_unknown');
}

/** The number that the officer calls. It is kept beside the request, which stays as it was sent. */
export function correctPhone(
  deps: ConsultationDeps,
  token: string,
  phone: string,
): VisitSeen<'consultation_over' | 'phone_invalid'> {
  return act<'consultation_over' | 'phone_invalid'>(deps, token, async (tx, row) => {
    const now = deps.now();
    if (!looksLikePhone(phone)) return refuse('phone_invalid');
    if (
      row.state === 'held' ||
      row.state === 'cancelled' ||
      roomStateAt(now, consultationOf(row)) === 'over'
    )
      return refuse('consultation_over');
    if ((row.callPhone ?? row.phone) === phone) return allow(null);
    await setArrangement(tx, row.id, { callPhone: phone });
    const subject = { kind: 'consultation' as const, id: row.id };
    await appendActs(tx, now, [
      { act: 'consultation.phone_corrected', subject, by: visitorActs, tells: [row.officerId] },
    ]);
    return allow(null);
  });
}

type Doing<Refusal> = (tx: Db, row: Arrangement) => Promise<Result<null, Refusal>>;

export async function act<Refusal>(
  deps: ConsultationDeps,
  token: string,
  doing: Doing<Refusal>,
): VisitSeen<Refusal> {
  const hash = linkHash(token);
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<null, Refusal | Unknown>> => {
      const row = await lockByLink(tx, hash);
      return row ? doing(tx, row) : refuse('link_unknown');
    });
  if (!outcome.ok) return outcome;
  deps.wakeMail();
  return visit(deps, token);
}

async function seen(deps: ConsultationDeps, db: Db, row: Arrangement) {
  const now = deps.now();
  return {
    row,
    now,
    consultation: consultationOf(row),
    busy: await listBusy(db, { officerId: row.officerId, from: now, but: row.id }),
    officer: (await namesOf(db, [row.officerId])).get(row.officerId) ?? '',
    roomUrl: roomUrl(deps, row.room),
  };
}

/** Where the meeting is; null when the office has no rooms and calls by phone. */
export function roomUrl(
  { settings }: Pick<ConsultationDeps, 'settings'>,
  room: string,
): string | null {
  return settings.meetingUrl?.replaceAll('{room}', encodeURIComponent(room)) ?? null;
}
