import { moneyInWords } from '#kernel/amounts.ts';
import { type Day, dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { basisText, invitationText, noticeText } from '../letters/documents.ts';
import { basisFingerprint } from '../rules/filed.ts';
import { type BasisFindings, type DecisionRefusal, decide } from '../rules/gate.ts';
import { areAll, type DisputeMoveRefusal } from '../rules/machine.ts';
import type { AppointmentBasis } from '../rules/words.ts';
import { addBasis, type DisputeDocumentRow, lockDispute } from '../store/disputes.ts';
import { type ConsentWithProofs, consentsOf } from './consents-reading.ts';
import type { DisputesDeps } from './deps.ts';
import { headingOf, issueGeneratedDocument, signerOf, undone } from './heading.ts';
import { limitsFor } from './limits.ts';
import { eventOf, moveDispute } from './moves.ts';
import { type DisputeFile, documentsIn, factsFor, findFile, officeIn } from './reading.ts';
import { officerBy, type ScrutinyResult } from './scrutiny.ts';

const notFound = refuse({ code: 'unknown' as const, field: '' });
const changed = refuse({ code: 'changed_meanwhile' as const, field: '' });

export type BasisDecisionInput = {
  id: string;
  version: number;
  findings: BasisFindings;
  reasons: string;
  papers: readonly { id: string; page: string }[];
};

const fieldOf: Partial<Record<DecisionRefusal, string>> = {
  reasons_short: 'reasons',
  paper_missing: 'papers',
};

/**
 * The registrar's decision at the gate: the reasoned record, its paper and the event, in one transaction. The findings
 * alone say what it comes to, so that nobody can write down a basis that they do not bear out.
 */
export async function decideBasis(
  deps: DisputesDeps,
  viewer: Viewer,
  deciding: BasisDecisionInput,
): ScrutinyResult<DecisionRefusal | DisputeMoveRefusal | 'changed_meanwhile' | 'paper_unknown'> {
  const outcome = await undone(deps.db, async (tx) => {
    const standing = await officeIn(tx, viewer, deciding.id);
    if (standing?.as !== 'registrar') return notFound;
    const dispute = await lockDispute(tx, deciding.id);
    const file = dispute && (await findFile(tx, deciding.id));
    if (!file) return notFound;
    if (file.dispute.version !== deciding.version) return changed;
    const papers = papersIn(await documentsIn(tx, deciding.id), deciding.papers);
    if (!papers) return refuse({ code: 'paper_unknown' as const, field: 'papers' });
    const facts = await factsFor(tx, file, deps.now());
    // Judged at this moment, and by the same rule as the move that follows: what fell a moment ago bears nothing.
    const haveAllAgreed = areAll(facts, 'submission');
    const decided = decide(deciding.findings, deciding.reasons, {
      state: file.dispute.state,
      papers,
      haveAllAgreed,
    });
    if (!decided.ok)
      return refuse({ code: decided.refusal, field: fieldOf[decided.refusal] ?? '' });
    const { basis, missing, event } = decided.value;
    const consents = basis === 'B' ? consentsOf(file, facts).filter(isRestedOn) : [];
    const basisHash = await keepRecordOf(deps, tx, {
      viewer,
      file,
      deciding,
      basis,
      missing,
      papers,
      consents,
    });
    const [by, why] = [officerBy(viewer, 'registrar'), deciding.reasons.trim()];
    const moved = await moveDispute(deps, tx, {
      disputeId: deciding.id,
      type: event,
      by,
      as: 'registrar',
      why,
      details: { basis, basisHash },
    });
    return moved.ok ? allow({ id: deciding.id }) : refuse({ code: moved.refusal, field: '' });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type SeenPaper = { id: string; kind: string; title: string; hash: string; page: string };

function seenPaper({ id, kind, title, contentHash }: DisputeDocumentRow, page: string): SeenPaper {
  return { id, kind, title, hash: contentHash.toString('hex'), page: page.trim() };
}

/** The papers that were looked at, with their hashes; null when one of them is none of this dispute. */
function papersIn(
  documents: readonly DisputeDocumentRow[],
  named: BasisDecisionInput['papers'],
): SeenPaper[] | null {
  const papers = named.flatMap(({ id, page }) => {
    const found = documents.find((document) => document.id === id);
    return found ? [seenPaper(found, page)] : [];
  });
  return papers.length === named.length ? papers : null;
}

type Keeping = {
  viewer: Viewer;
  file: DisputeFile;
  deciding: BasisDecisionInput;
  basis: AppointmentBasis;
  missing: Parameters<typeof basisText>[1]['missing'];
  papers: readonly SeenPaper[];
  consents: readonly ConsentWithProofs[];
};

const isRestedOn = ({ row, status }: ConsentWithProofs) =>
  row.kind === 'submission' && status === 'counts';

function consentLine({ row, proofs }: ConsentWithProofs) {
  const shownBy = proofs.map(({ method, note }) => ({ method, note }));
  return { number: row.number, signer: row.signer, hash: row.textHash.toString('hex'), shownBy };
}

async function keepRecordOf(
  deps: DisputesDeps,
  tx: Db,
  { viewer, file, deciding, basis, missing, papers, consents }: Keeping,
): Promise<string> {
  const at = deps.now();
  const { findings } = deciding;
  const reasons = deciding.reasons.trim();
  const kept = papers.map(({ id, hash, page }) => ({ id, hash, page }));
  const rested = consents.map(({ row }) => ({
    id: row.documentId,
    hash: row.textHash.toString('hex'),
    page: row.number,
  }));
  const row = {
    id: deps.newId(),
    disputeId: file.dispute.id,
    basis,
    decidedBy: viewer.personId,
    decidedAt: at,
    reasons,
  };
  await addBasis(tx, {
    ...row,
    papers: JSON.stringify([...kept, ...rested]),
    findings: JSON.stringify(findings),
  });
  const heading = headingOf(file, {
    day: dayAt(at),
    signer: await signerOf(tx, viewer, 'registrar'),
  });
  const paper = basisText(heading, {
    basis,
    findings,
    missing,
    reasons,
    papers,
    consents: consents.map(consentLine),
  });
  await issueGeneratedDocument(deps, tx, {
    disputeId: file.dispute.id,
    kind: 'basis_record',
    paper,
    audience: 'parties',
    by: officerBy(viewer, 'registrar'),
  });
  return basisFingerprint({ ...row, papers: [...kept, ...rested], findings }, sha256);
}

type Sending = { id: string; version: number };

/** Where no basis was shown, or where the process lives of consent alone, only an invitation goes out. */
export function sendInvitation(
  deps: DisputesDeps,
  viewer: Viewer,
  sending: Sending,
): ScrutinyResult<DisputeMoveRefusal | 'changed_meanwhile'> {
  return sendPaper(deps, viewer, { ...sending, type: 'invitation_sent' });
}

/** The request itself, for the respondent to receive (ACA s. 21). The guard of the machine asks for the basis again. */
export function dispatchNotice(
  deps: DisputesDeps,
  viewer: Viewer,
  sending: Sending,
): ScrutinyResult<DisputeMoveRefusal | 'changed_meanwhile'> {
  return sendPaper(deps, viewer, { ...sending, type: 'notice_dispatched' });
}

type Paper = Sending & { type: 'invitation_sent' | 'notice_dispatched' };

async function sendPaper(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, version, type }: Paper,
): ScrutinyResult<DisputeMoveRefusal | 'changed_meanwhile'> {
  const outcome = await undone(deps.db, async (tx) => {
    const standing = await officeIn(tx, viewer, id);
    const dispute = standing && (await lockDispute(tx, id));
    if (!standing || !dispute) return notFound;
    if (dispute.version !== version) return changed;
    const as = standing.as === 'registrar' ? 'registrar' : 'officer';
    const by = officerBy(viewer, as);
    const before = await findFile(tx, id);
    if (!before) return notFound;
    // The paper first: whoever is told of the event finds it there. A refusal undoes it.
    const heading = headingOf(before, {
      day: dayAt(deps.now()),
      signer: await signerOf(tx, viewer, as),
    });
    const lastOn = type === 'invitation_sent' ? await answerDueOn(deps, tx, before) : null;
    const paper =
      type === 'invitation_sent'
        ? invitationText(heading, { lastOn, process: dispute.process })
        : noticeOf(before, heading);
    const { id: document } = await issueGeneratedDocument(deps, tx, {
      disputeId: id,
      kind: 'notice',
      paper,
      audience: 'parties',
      by,
    });
    const moved = await moveDispute(deps, tx, {
      disputeId: id,
      type,
      by,
      as,
      details: { document },
    });
    return moved.ok
      ? allow({ id })
      : refuse({ code: moved.refusal, field: '' } satisfies Problem<DisputeMoveRefusal>);
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

const ANSWERED_BY = ['agree_to_arbitrate', 'conciliation_invitation', 'mediation_consent'];

/** Until when an invitation that goes out now is to be answered. */
async function answerDueOn(deps: DisputesDeps, tx: Db, file: DisputeFile): Promise<Day | null> {
  const { dispute, events } = file;
  const [from, to] = [dispute.state, dispute.state];
  const moving = {
    type: 'invitation_sent',
    by: { personId: null, role: 'system' },
    as: 'system',
  } as const;
  const supposed = {
    ...eventOf('', moving, { disputeId: dispute.id, from, to, at: deps.now() }),
    number: events.length + 1,
  };
  const limits = await limitsFor(tx, { ...file, events: [...events, supposed] }, deps.now());
  return limits.findLast(({ row }) => ANSWERED_BY.includes(row))?.dueOn ?? null;
}

function noticeOf(
  { dispute, agreement, basis }: DisputeFile,
  heading: Parameters<typeof noticeText>[0],
) {
  const sum = moneyInWords({ amount: dispute.sumMinor, currency: dispute.currency });
  return noticeText(heading, {
    basis: basis?.basis ?? 'none',
    title: dispute.title,
    sum,
    relief: dispute.relief,
    clause: agreement?.clause ?? '',
  });
}
