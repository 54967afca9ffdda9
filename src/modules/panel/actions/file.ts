import { addDays, type Day, dayAt } from '#kernel/days.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { checksOpen } from '../rules/checklist.ts';
import { type ListingFacts, waitsFor } from '../rules/empanelment.ts';
import { type ApplicationRow, findApplication } from '../store/applications.ts';
import { listChecks, listMessages, type MessageRow, type PanelCheckRow } from '../store/checks.ts';
import {
  type DeclarationRow,
  listDeclarations,
  listProceedings,
  listProceedingVotes,
  listVotes,
  type ProceedingRow,
  type ProceedingVoteRow,
  type VoteRow,
} from '../store/committee.ts';
import { type ListingRow, listListings, lockListings } from '../store/listings.ts';

/** An application with everything that was done about it. */
export type File = {
  application: ApplicationRow;
  listings: ListingRow[];
  checks: PanelCheckRow[];
  messages: MessageRow[];
  declarations: DeclarationRow[];
  votes: VoteRow[];
  proceedings: ProceedingRow[];
  proceedingVotes: ProceedingVoteRow[];
};

/** To be read; `lockFile` is for whoever changes something. */
export async function findFile(db: Db, id: string): Promise<File | null> {
  const application = await findApplication(db, id);
  return application && fileOf(db, application, await listListings(db, [id]));
}

/** Nobody else moves a place of this application, votes on it or answers in it, until the transaction ends. */
export async function lockFile(tx: Db, id: string): Promise<File | null> {
  const listings = await lockListings(tx, id);
  const application = await findApplication(tx, id);
  return application && fileOf(tx, application, listings);
}

async function fileOf(db: Db, application: ApplicationRow, listings: ListingRow[]): Promise<File> {
  const { id } = application;
  return {
    application,
    listings,
    checks: await listChecks(db, id),
    messages: await listMessages(db, id),
    declarations: await listDeclarations(db, id),
    votes: await listVotes(db, id),
    proceedings: await listProceedings(db, id),
    proceedingVotes: await listProceedingVotes(db, id),
  };
}

/** Questions that nobody has answered yet. */
export function openQuestions({ messages }: Pick<File, 'messages'>): MessageRow[] {
  return messages.filter(
    ({ id, kind }) => kind === 'question' && !messages.some(({ answers }) => answers === id),
  );
}

/** What the rules judge a place by. */
export function placeOf(file: File, listing: ListingRow): ListingFacts {
  return {
    state: listing.state,
    before: listing.before,
    checksOpen: checksOpen(file.checks),
    questionsOpen: openQuestions(file).length,
    hasOpenProceeding: file.proceedings.some((one) => one.decidedAt === null),
    suspendedUntil: listing.suspendedUntil,
    isDecisionAnswered: file.messages.some((one) => one.listingId === listing.id),
    isReconsidered: listing.round > 1,
  };
}

/** Who acts next and by when: the institution's periods, from the day on which the place came where it is. */
export function nextOf(
  file: Pick<File, 'messages'>,
  { state, since, suspendedUntil }: ListingRow,
): { waitsFor: ReturnType<typeof waitsFor>['for']; dueOn: Day | null } {
  const asked = openQuestions(file);
  const { for: who, days } = waitsFor({ state, questionsOpen: asked.length });
  const from = who === 'applicant' && asked[0] ? asked[0].at : since;
  if (state === 'suspended') return { waitsFor: who, dueOn: suspendedUntil };
  return { waitsFor: who, dueOn: days === null ? null : addDays(dayAt(from), days) };
}

/** As which of their roles a viewer acts here. */
export function actingAs(
  { personId, roles }: Viewer,
  among: readonly Role[],
): { personId: string; role: Role } {
  return { personId, role: roles.find((role) => among.includes(role)) ?? 'person' };
}
export const OFFICERS: readonly Role[] = ['case_officer', 'registrar'];
