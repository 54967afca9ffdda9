import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { isStoodFor } from '#modules/disputes/actions/members.ts';
import {
  type DisputeFile,
  type DisputeStanding,
  findFile,
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

/** Whoever is signed in and stands for this party finds the dispute in their account too. */
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
  return found && found.file.dispute.openedAt !== null ? allow(found) : refuse('notice_unknown');
}

export async function caseOf(db: Db, opened: OpenedNotice): Promise<Case | null> {
  const file = await findFile(db, opened.pass.disputeId);
  const party = file?.parties.find(({ id }) => id === opened.pass.partyId);
  return file && party ? { opened, file, party, answers: await listOfParty(db, party.id) } : null;
}

/** What they sent and what counts still: an answer to a request that rested on nothing is none. */
export function counting({ file, answers }: Pick<Case, 'file' | 'answers'>): AnswerRow[] {
  const since = file.events.findLast(({ type }) => type === 'basis_withdrawn')?.at ?? null;
  return answers
    .filter((answer) => stands(answer))
    .filter(
      ({ sentAt, kind }) =>
        sentAt !== null && (since === null || sentAt > since || kind === 'identity'),
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

export const isSent = ({ sentAt }: AnswerRow) => sentAt !== null;
/** Whether it still counts: what rested on a service that was taken back may be said again. */
export const stands = ({ sentAt, setAsideAt }: AnswerRow) => sentAt !== null && setAsideAt === null;

export function sentOf({ kind, decidedAt, outcome }: AnswerRow): SentResponse {
  const waits = (DECIDED as readonly string[]).includes(kind) && kind !== 'call_back';
  return { kind, isWaiting: waits && decidedAt === null, outcome };
}

/** How the holder of a notice stands in the dispute: as one respondent, and nobody else. */
export function standingOf(partyId: string): DisputeStanding {
  return { as: 'respondent', actors: ['respondent'], partyIds: [partyId] };
}

type Paper = DisputeDocumentRow;

export function isForHer(
  { kind, partyId: itsParty }: Pick<Paper, 'kind' | 'partyId'>,
  partyId: string,
): boolean {
  return kind !== 'notice' || itsParty === null || itsParty === partyId;
}

export function isForAll({ audience, partyId, kind }: Paper): boolean {
  return audience === 'parties' && !(partyId !== null && kind === 'notice');
}
