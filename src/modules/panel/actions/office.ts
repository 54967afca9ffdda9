import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Check, CheckSource } from '../rules/checklist.ts';
import type { EmpanelmentRefusal, List } from '../rules/empanelment.ts';
import { addMessage, dropCheck, storeCheck } from '../store/checks.ts';
import { listDocuments } from '../store/documents.ts';
import { addListing, findListing } from '../store/listings.ts';
import type { PanelDeps } from './deps.ts';
import { actingAs, type File, findFile, lockFile, OFFICERS } from './file.ts';
import { makeMove, subjectOf, write } from './moves.ts';

type Done<Code extends string> = Promise<Result<{ id: string }, Problem<Code | 'not_found'>>>;

const notFound = refuse({ code: 'not_found' as const, field: '' });
const notFromHere = refuse({ code: 'not_from_here' as const, field: '' });

/** While a file is with the office or the committee there is something to check and to ask. */
function isUnderWay({ listings }: File): boolean {
  return listings.some(({ state }) =>
    ['applied', 'documents_checked', 'verified', 'trial_list'].includes(state),
  );
}

type Seen = { id: string; item: Check; source: CheckSource; note: string; seen: boolean };

/** Notes that something was seen and how, or takes the note back. */
export async function checkItem(
  deps: PanelDeps,
  viewer: Viewer,
  { id, item, source, note, seen }: Seen,
): Done<'not_from_here'> {
  return deps.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) return notFound;
    if (!isUnderWay(file)) return notFromHere;
    const at = deps.now();
    if (seen)
      await storeCheck(tx, {
        applicationId: id,
        item,
        source,
        note,
        doneAt: at,
        doneBy: viewer.personId,
      });
    else await dropCheck(tx, { applicationId: id, item });
    const act = seen
      ? ('application.item_checked' as const)
      : ('application.item_unchecked' as const);
    await appendActs(tx, at, [
      {
        act,
        subject: subjectOf(file.application),
        by: actingAs(viewer, OFFICERS),
        details: { item, source },
      },
    ]);
    return allow({ id });
  });
}

/** Asks the applicant something. They get the question by mail, with a link under which they answer. */
export async function askApplicant(
  deps: PanelDeps,
  viewer: Viewer,
  { id, text }: { id: string; text: string },
): Done<'not_from_here'> {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) return notFound;
    if (!isUnderWay(file)) return notFromHere;
    const [question, at] = [deps.newId(), deps.now()];
    await addMessage(tx, {
      id: question,
      applicationId: id,
      kind: 'question',
      text,
      at,
      byPerson: viewer.personId,
    });
    await write(deps, tx, { to: file.application, kind: 'panel_question', about: question });
    const details = { question };
    await appendActs(tx, at, [
      {
        act: 'application.question_asked',
        subject: subjectOf(file.application),
        by: actingAs(viewer, OFFICERS),
        details,
      },
    ]);
    return allow({ id: question });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** Opens a place on another list; it begins where every place begins. */
export async function openListing(
  deps: PanelDeps,
  viewer: Viewer,
  { id, list }: { id: string; list: List },
): Done<'listed_already'> {
  return deps.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) return notFound;
    const [listing, at] = [deps.newId(), deps.now()];
    const isNew = await addListing(tx, { id: listing, applicationId: id, list, at });
    if (!isNew) return refuse({ code: 'listed_already' as const, field: 'list' });
    const details = { listing, list };
    await appendActs(tx, at, [
      {
        act: 'application.list_opened',
        subject: subjectOf(file.application),
        by: actingAs(viewer, OFFICERS),
        to: 'applied',
        details,
      },
    ]);
    return allow({ id: listing });
  });
}

type OfficeMove = {
  id: string;
  move: 'check_documents' | 'suspend' | 'reinstate' | 'reconsider';
  reason: string;
};

/** A move of a place that is the office's to make. */
export async function moveListing(
  deps: PanelDeps,
  viewer: Viewer,
  { id, move, reason }: OfficeMove,
): Done<EmpanelmentRefusal> {
  const found = await findListing(deps.db, id);
  if (!found) return notFound;
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, found.applicationId);
    const listing = file?.listings.find((one) => one.id === id);
    if (!file || !listing) return notFound;
    const made = await makeMove(deps, tx, {
      file,
      listing,
      move,
      reason,
      as: 'officer',
      by: actingAs(viewer, OFFICERS),
    });
    return made.ok
      ? allow({ id })
      : refuse({ code: made.refusal, field: made.refusal === 'reason_missing' ? 'reason' : '' });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

export type DocumentDownload = {
  body: Uint8Array<ArrayBuffer>;
  filename: string;
  type: string;
  inline: boolean;
};

/** A document of an application, for somebody's eyes. The opening is in the record before the bytes leave. */
export async function openDocument(
  deps: PanelDeps,
  viewer: Viewer,
  { id, document }: { id: string; document: string },
): Promise<Result<DocumentDownload, Problem<'not_found'>>> {
  const file = await findFile(deps.db, id);
  const name = file && documentsOf(file).get(document);
  if (!name) return notFound;
  return openBytes(deps, viewer, { document, name, subject: subjectOf(file.application) });
}

type Opening = {
  document: string;
  name: string;
  subject: { kind: 'application' | 'neutral'; id: string };
};

export async function openBytes(
  deps: PanelDeps,
  viewer: Viewer,
  { document, name, subject }: Opening,
): Promise<Result<DocumentDownload, Problem<'not_found'>>> {
  const [row] = await listDocuments(deps.db, [document]);
  if (!row) return notFound;
  const body = await deps.vault.read(row.contentHash);
  const by = actingAs(viewer, [...OFFICERS, 'committee']);
  await deps.db.transaction().execute((tx) =>
    appendActs(tx, deps.now(), [
      {
        act: 'application.document_opened',
        subject,
        by,
        details: { document, content: row.contentHash },
      },
    ]),
  );
  // A word processor's file is for a word processor: browsers show it no more than we do.
  const inline = row.type === 'application/pdf' || row.type.startsWith('image/');
  return allow({ body: new Uint8Array(body), filename: name, type: row.type, inline });
}

/** Every document of an application with its name: the two of the form, and those of answers. */
export function documentsOf({
  application,
  messages,
}: Pick<File, 'application' | 'messages'>): Map<string, string> {
  const found = new Map<string, string>();
  const named = [
    [application.nationalIdDocumentId, application.nationalIdDocumentName],
    [application.cvDocumentId, application.cvDocumentName],
    ...messages.map((one) => [one.documentId, one.documentName]),
  ];
  for (const [id, name] of named) if (id && name) found.set(id, name);
  return found;
}
