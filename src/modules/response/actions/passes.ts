import type { Language } from '#kernel/language.ts';
import { addressIn } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { guess } from '#modules/codes/actions/guesses.ts';
import {
  codeFrom,
  readCode,
  SHORT_SIGNS,
  SIGNS,
  type Signs,
  shownCode,
} from '#modules/codes/rules/printed-code.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import { findFile, isContactLive } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash, sha256 } from '#platform/hash.ts';
import { once } from '#platform/request-cache.ts';
import { passExpiresAt } from '../rules/proof.ts';
import {
  addPass,
  endPasses,
  findPass,
  listLivePasses,
  livePassOf,
  type PassRow,
} from '../store/passes.ts';
import { findSession, type ResponseSessionRow } from '../store/proof.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';

type Keyed = Pick<ResponseDeps, 'key'>;

type Making = Pick<ResponseDeps, 'now' | 'newId' | 'key' | 'settings'>;

/** What a notice prints: the code in two groups, and the address that its QR code holds. */
export type Pass = { code: string; url: string; expiresAt: Date };

/**
 * The pass of a party, made when it is first asked for. The code follows from the id and the server's key, so that every
 * letter of the same notice can print it and no table holds it.
 */
export async function passFor(
  deps: Making,
  tx: Db,
  { disputeId, partyId, language }: { disputeId: string; partyId: string; language: Language },
): Promise<Pass> {
  const now = deps.now();
  const live = await once(tx, ['passes', disputeId], () => listLivePasses(tx, disputeId, now));
  const row =
    live.find((one) => one.partyId === partyId) ??
    (await makePass(deps, tx, { disputeId, partyId, now }));
  const code = shownCode(codeOf(deps, row));
  return {
    code,
    url: deps.settings.publicUrl + addressIn(language, `/n/${code}`),
    expiresAt: row.expiresAt,
  };
}

async function makePass(
  deps: Making,
  tx: Db,
  { disputeId, partyId, now }: { disputeId: string; partyId: string; now: Date },
): Promise<PassRow> {
  await endPasses(tx, partyId, now); // one that is past its time would stand in the way
  const id = deps.newId();
  const made = await addPass(tx, {
    id,
    disputeId,
    partyId,
    codeHash: Buffer.from(codeHash(deps, codeOf(deps, { id, signs: SIGNS })), 'hex'),
    createdAt: now,
    expiresAt: passExpiresAt(now),
    signs: SIGNS,
  });
  const row = made ?? (await livePassOf(tx, partyId, now)); // somebody else was a moment sooner
  if (!row) throw new Error('A party has no pass, and none could be made.');
  return row;
}

/** Where a party reads their notice, for whoever writes to them (modules/service). */
export function noticeLinks(deps: Making) {
  return async (db: Db, { disputeId, partyId }: { disputeId: string; partyId: string }) => {
    const party = (await findFile(db, disputeId))?.parties.find(({ id }) => id === partyId);
    if (party?.side !== 'respondent') return null;
    const { code, url: link } = await passFor(deps, db, {
      disputeId,
      partyId,
      language: party.language,
    });
    return { code, link };
  };
}

/** Each respondent has a pass as soon as something goes out to them. */
export function passesOnDispatch(deps: Making): Listener {
  return async (tx, { dispute, event, parties }) => {
    if (event.type !== 'notice_dispatched' && event.type !== 'invitation_sent') return;
    for (const { id, side, language } of parties)
      if (side === 'respondent')
        await passFor(deps, tx, { disputeId: dispute.id, partyId: id, language });
  };
}

function codeOf({ key }: Keyed, { id, signs }: { id: string; signs: number }): string {
  const length: Signs = signs === SHORT_SIGNS ? SHORT_SIGNS : SIGNS;
  return codeFrom(Buffer.from(keyedHash(key, `notice ${id}`), 'hex'), length);
}

function codeHash({ key }: Keyed, code: string): string {
  return keyedHash(key, `notice code ${code}`);
}

/** A notice that was opened, and whether by somebody who has shown who they are. */
export type OpenedNotice = { pass: PassRow; session: ResponseSessionRow | null };

export type NoticeTooMany = 'too_many';

export type OpenRefusal = 'notice_unknown' | NoticeTooMany;

/**
 * The pass of a code. One that is no code at all costs no guess. A right one opens whatever others typed in the same network;
 * only a short one of older paper, which can be guessed, waits with its network unless this browser proved to be its party.
 */
export async function openPass(
  deps: ResponseDeps,
  typed: string,
  from: NoticeVisitor,
): Promise<Result<OpenedNotice, OpenRefusal>> {
  const code = readCode(typed);
  if (code === null) return refuse('notice_unknown');
  const now = deps.now();
  const hash = codeHash(deps, code);
  const session = from.token === null ? null : await liveSession(deps.db, from.token, now);
  const pass = await findPass(deps.db, hash, now);
  if (pass && pass.id === session?.passId) return allow({ pass, session });
  if (pass?.signs === SIGNS) return allow({ pass, session: null });
  const found = await guess(deps, from.network, (tx) => findPass(tx, hash, now));
  if (!found.ok) return refuse(found.refusal.code);
  return found.value === null
    ? refuse('notice_unknown')
    : allow({ pass: found.value, session: null });
}

/** A session says nothing of a party who is not reached any more at the contact that it proved, however that ended. */
async function liveSession(db: Db, token: string, now: Date): Promise<ResponseSessionRow | null> {
  const session = await findSession(db, sha256(token), now);
  return session && (await isContactLive(db, session.contactId)) ? session : null;
}
