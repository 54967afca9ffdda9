import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import {
  type DisputeFile,
  type DisputeStanding,
  findFile,
  isStoodFor,
  type PartyWithContacts,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import { happenedOf } from '#modules/disputes/rules/facts.ts';
import type { Db } from '#platform/db.ts';
import { isIdentified, type SentResponse } from '../rules/choices.ts';
import { DECIDED } from '../rules/words.ts';
import { type AnswerRow, listOfParty } from '../store/answers.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { type OpenedNotice, type OpenRefusal, openPass } from './passes.ts';

/** One party's case, as whoever holds their notice is at. */
export type Case = {
  opened: OpenedNotice;
  file: DisputeFile;
  party: PartyWithContacts;
  answers: AnswerRow[];
};

/** Whoever is signed in and stands for this party finds the dispute in her account too. */
export async function inAccountOf(
  db: Db,
  viewer: Viewer | null,
  { file, party }: Case,
): Promise<string | null> {
  const standing = await standingOfViewer(db, viewer, file.dispute.id);
  return standing?.partyIds.includes(party.id) ? file.dispute.id : null;
}

export async function findCase(
  deps: ResponseDeps,
  code: string,
  from: NoticeVisitor,
): Promise<Result<Case, OpenRefusal>> {
  const opened = await openPass(deps, code, from);
  if (!opened.ok) return opened;
  const found = await caseOf(deps.db, opened.value);
  // A dispute that was never opened to the respondent's side tells it nothing, whatever code somebody has.
  return found && found.file.dispute.opened_at !== null ? allow(found) : refuse('notice_unknown');
}

export async function caseOf(db: Db, opened: OpenedNotice): Promise<Case | null> {
  const file = await findFile(db, opened.pass.dispute_id);
  const party = file?.parties.find(({ id }) => id === opened.pass.party_id);
  return file && party ? { opened, file, party, answers: await listOfParty(db, party.id) } : null;
}

/** What she sent and what counts still: an answer to a request that rested on nothing is none. */
export function counting({ file, answers }: Pick<Case, 'file' | 'answers'>): AnswerRow[] {
  const since = file.events.findLast(({ type }) => type === 'basis_withdrawn')?.at ?? null;
  return answers
    .filter((answer) => stands(answer))
    .filter(
      ({ sent_at, kind }) =>
        sent_at !== null && (since === null || sent_at > since || kind === 'identity'),
    );
}

/** Whether it is known who a respondent is, by whatever showed it, and whoever speaks now has not shown that it is they. */
export async function isKnownOtherwise(db: Db, { opened, file, party }: Case): Promise<boolean> {
  if (opened.session) return false;
  return (
    isIdentified(file.events.map(happenedOf), party.id) ||
    (await isStoodFor(db, file.dispute.id, party.id))
  );
}

export const isSent = ({ sent_at }: AnswerRow) => sent_at !== null;
/** Whether it still counts: what rested on a service that was taken back may be said again. */
export const stands = ({ sent_at, set_aside_at }: AnswerRow) =>
  sent_at !== null && set_aside_at === null;

export function sentOf({ kind, decided_at, outcome }: AnswerRow): SentResponse {
  const waits = (DECIDED as readonly string[]).includes(kind) && kind !== 'call_back';
  return { kind, isWaiting: waits && decided_at === null, outcome };
}

/** How the holder of a notice stands in the dispute: as one respondent, and nobody else. */
export function standingOf(partyId: string): DisputeStanding {
  return { as: 'respondent', actors: ['respondent'], partyIds: [partyId] };
}

type Paper = DisputeFile['documents'][number];

export function isForHer(
  { kind, party_id }: Pick<Paper, 'kind' | 'party_id'>,
  partyId: string,
): boolean {
  return kind !== 'notice' || party_id === null || party_id === partyId;
}

export function isForAll({ audience, party_id, kind }: Paper): boolean {
  return audience === 'parties' && !(party_id !== null && kind === 'notice');
}
