import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { linkHash, linkTo, newLink } from '#modules/codes/actions/links.ts';
import { isLinkOver, linkExpiresAt } from '#modules/codes/rules/links.ts';
import { getPerson } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import type { EmpanelmentRefusal } from '../rules/empanelment.ts';
import { type ConductProceedingRefusal, replyProblem } from '../rules/proceeding.ts';
import { findApplication, listApplicationsFrom } from '../store/applications.ts';
import { addMessage, addStatusLink, findStatusLink } from '../store/checks.ts';
import { changeProceeding } from '../store/committee.ts';
import { lockDocument, markAttached } from '../store/documents.ts';
import type { PanelDeps } from './deps.ts';
import { type File, lockFile } from './file.ts';
import { makeMove, type PanelActor, subjectOf } from './moves.ts';
import { proceedingOf } from './proceedings.ts';

/** Who asks for an application: the holder of a mailed link, or somebody signed in with its verified address. */
export type ApplicationKey = { token: string | null; application: string | null };
type LinkRefusal = 'not_found' | 'link_expired';
type Done<Code extends string> = Promise<Result<{ id: string }, Problem<Code | LinkRefusal>>>;

const notFound = refuse({ code: 'not_found' as const, field: '' });

/** The application that somebody may see as its owner. To everybody else it is not there. */
export async function ownApplication(
  { db, now }: Pick<PanelDeps, 'db' | 'now'>,
  viewer: Viewer | null,
  { token, application }: ApplicationKey,
): Promise<Result<string, Problem<LinkRefusal>>> {
  if (token !== null) {
    const link = await findStatusLink(db, linkHash(token));
    if (!link) return notFound;
    return isLinkOver(link.expiresAt, now())
      ? refuse({ code: 'link_expired', field: '' })
      : allow(link.applicationId);
  }
  const found = application && viewer ? await findApplication(db, application) : null;
  const email = found && viewer ? await verifiedEmail(db, viewer) : null;
  return found && email && email === found.email.toLowerCase() ? allow(found.id) : notFound;
}

/** The verified address of whoever is signed in, in small letters. */
export function verifiedEmail(db: Db, { personId }: Viewer): Promise<string | null> {
  return emailOf(db, personId);
}

export async function emailOf(db: Db, personId: string): Promise<string | null> {
  const { email, emailVerifiedAt: verifiedAt } = await getPerson(db, personId);
  return verifiedAt === null ? null : (email?.toLowerCase() ?? null);
}

export async function listOwn({ db }: Pick<PanelDeps, 'db'>, viewer: Viewer) {
  const email = await verifiedEmail(db, viewer);
  return email === null ? [] : listApplicationsFrom(db, email);
}

/** Makes a fresh link for a letter. */
export async function newStatusLink(
  deps: Pick<PanelDeps, 'db' | 'now' | 'newToken' | 'settings'>,
  applicationId: string,
): Promise<string> {
  const { token, hash } = newLink(deps);
  await addStatusLink(deps.db, {
    tokenHash: hash,
    applicationId,
    expiresAt: linkExpiresAt('application_status', deps.now()),
  });
  return linkTo(deps, '/application-of-arbitration/status', token);
}

type Acting = { tx: Db; file: File; by: PanelActor };

/** Lets the owner do something to their application, with everybody else kept from it meanwhile. */
async function asOwner<Code extends string>(
  deps: PanelDeps,
  viewer: Viewer | null,
  who: ApplicationKey,
  act: (acting: Acting) => Promise<Result<{ id: string }, Problem<Code | LinkRefusal>>>,
): Done<Code> {
  const own = await ownApplication(deps, viewer, who);
  if (!own.ok) return own;
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, own.value);
    if (!file) return notFound;
    const by: PanelActor = {
      personId: viewer?.personId ?? null,
      role: viewer ? 'person' : 'visitor',
    };
    return act({ tx, file, by });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Answering = ApplicationKey & {
  question: string;
  text: string;
  document: string | null;
  documentName: string | null;
};

/** The answer to a question, once, with a document if there is one. */
export function answerQuestion(
  deps: PanelDeps,
  viewer: Viewer | null,
  sent: Answering,
): Done<'answered_already' | 'document_unknown'> {
  return asOwner(deps, viewer, sent, async ({ tx, file, by }) => {
    const question = file.messages.find(
      (one) => one.id === sent.question && one.kind === 'question',
    );
    if (!question) return notFound;
    if (file.messages.some((one) => one.answers === question.id))
      return refuse({ code: 'answered_already', field: '' });
    const document = sent.document ? await lockDocument(tx, sha256(sent.document)) : null;
    if (sent.document && (!document || document.attachedAt || !sent.documentName))
      return refuse({ code: 'document_unknown', field: 'document' });
    const [id, at] = [deps.newId(), deps.now()];
    const attached = {
      documentId: document?.id ?? null,
      documentName: document ? sent.documentName : null,
    };
    await addMessage(tx, {
      id,
      applicationId: file.application.id,
      kind: 'answer',
      text: sent.text,
      at,
      answers: question.id,
      ...attached,
    });
    if (document) await markAttached(tx, [document.id], at);
    await appendActs(tx, at, [
      {
        act: 'application.question_answered' as const,
        subject: subjectOf(file.application),
        by,
        details: { question: question.id, answer: id },
        tells: [question.byPerson ?? 'role:case_officer'],
      },
    ]);
    return allow({ id });
  });
}

type OwnMove = ApplicationKey & {
  place: string;
  move: 'withdraw' | 'accept_conduct';
  conductVersion: string | null;
};

export function moveOwn(
  deps: PanelDeps,
  viewer: Viewer | null,
  { place, move, conductVersion, ...who }: OwnMove,
): Done<EmpanelmentRefusal> {
  return asOwner(deps, viewer, who, async ({ tx, file, by }) => {
    const listing = file.listings.find((one) => one.id === place);
    if (!listing) return notFound;
    const version = move === 'accept_conduct' && conductVersion ? { conductVersion } : {};
    const made = await makeMove(deps, tx, {
      file,
      listing,
      move,
      by,
      reason: '',
      as: 'applicant',
      ...version,
    });
    return made.ok ? allow({ id: place }) : refuse({ code: made.refusal, field: '' });
  });
}

type Replying = ApplicationKey & { place: string; text: string };

/** A reply to a decline, once; an officer may then put the application before the committee again. */
export function replyToDecision(
  deps: PanelDeps,
  viewer: Viewer | null,
  sent: Replying,
): Done<'answered_already' | 'not_from_here'> {
  return asOwner(deps, viewer, sent, async ({ tx, file, by }) => {
    const listing = file.listings.find((one) => one.id === sent.place);
    if (!listing) return notFound;
    if (file.messages.some((one) => one.listingId === listing.id))
      return refuse({ code: 'answered_already', field: '' });
    if (listing.state !== 'declined') return refuse({ code: 'not_from_here', field: '' });
    const [id, at] = [deps.newId(), deps.now()];
    const about = { applicationId: file.application.id, listingId: listing.id };
    await addMessage(tx, { id, kind: 'reply_to_decision', text: sent.text, at, ...about });
    const details = { listing: listing.id, reply: id };
    const tells = ['role:case_officer', 'role:registrar'];
    await appendActs(tx, at, [
      {
        act: 'application.decision_replied',
        subject: subjectOf(file.application),
        by,
        details,
        tells,
      },
    ]);
    return allow({ id });
  });
}

type NoticeReply = ApplicationKey & { proceeding: string; text: string };
type NoticeRefusal = Extract<
  ConductProceedingRefusal,
  'replied_already' | 'reply_too_late' | 'proceeding_decided'
>;

/** The reply to a notice, until the end of the fourteenth day. */
export function replyToNotice(
  deps: PanelDeps,
  viewer: Viewer | null,
  sent: NoticeReply,
): Done<NoticeRefusal> {
  return asOwner(deps, viewer, sent, async ({ tx, file, by }) => {
    const proceeding = file.proceedings.find((one) => one.id === sent.proceeding);
    if (!proceeding) return notFound;
    const at = deps.now();
    const problem = replyProblem(proceedingOf(proceeding), at) as NoticeRefusal | null; // a decision's refusals are no reply's
    if (problem) return refuse({ code: problem, field: '' });
    await changeProceeding(tx, proceeding.id, { reply: sent.text, repliedAt: at });
    const details = { proceeding: proceeding.id, on: dayAt(at) };
    const tells = ['role:committee', proceeding.noticedBy];
    await appendActs(tx, at, [
      {
        act: 'application.notice_replied',
        subject: subjectOf(file.application),
        by,
        details,
        tells,
      },
    ]);
    return allow({ id: proceeding.id });
  });
}
