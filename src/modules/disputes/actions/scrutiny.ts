import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type DocumentHeading, memoText, ownMemoText } from '../letters/documents.ts';
import { addressesOfBoth } from '../rules/addresses.ts';
import { contactTyped } from '../rules/filed-parties.ts';
import type { DisputeMoveRefusal } from '../rules/machine.ts';
import {
  type CheckFindingRefusal,
  type CheckVerdict,
  type Cure,
  type CuredContact,
  type CureRefusal,
  cure,
  defectsOf,
  judgeCheckFinding,
  touchedBy,
} from '../rules/scrutiny.ts';
import type { FileKind } from '../rules/words.ts';
import { changeContact, lockDispute } from '../store/disputes.ts';
import { addCheckFinding, addCures } from '../store/scrutiny.ts';
import { checkFindingOf, scrutinyOf } from './checks.ts';
import { isOppositeOf } from './contacts.ts';
import type { DisputesDeps } from './deps.ts';
import { attach } from './documents.ts';
import { headingOf, issueGeneratedDocument, signerOf, undone } from './heading.ts';
import { limitsFor } from './limits.ts';
import { type DisputeActor, moveDispute } from './moves.ts';
import { type DisputeFile, findFile, officeIn, standingOfViewer } from './reading.ts';
import type { OwnDocument } from './render-document.ts';

export type ScrutinyResult<Code extends string> = Promise<
  Result<{ id: string }, Problem<Code | 'unknown'>>
>;
const notFound = refuse({ code: 'unknown' as const, field: '' });

export function officerBy({ personId }: Viewer, as: 'officer' | 'registrar'): DisputeActor {
  return { personId, role: as === 'registrar' ? 'registrar' : 'case_officer' };
}

type Looking = {
  id: string;
  item: string;
  verdict: CheckVerdict;
  note: string;
  correction: string;
  seen: string | null;
};

/** Keeps what an officer found of one item. They say which look they had before them, so that nothing is passed over. */
export async function recordCheckFinding(
  deps: DisputesDeps,
  viewer: Viewer,
  looking: Looking,
): ScrutinyResult<CheckFindingRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await officeIn(tx, viewer, looking.id))) return notFound;
    const dispute = await lockDispute(tx, looking.id);
    if (!dispute) return notFound;
    const { round, looks } = await scrutinyOf(tx, dispute);
    const outcome = judgeCheckFinding(dispute, looks.map(checkFindingOf), looking);
    if (!outcome.ok)
      return refuse({ code: outcome.refusal, field: fieldOf[outcome.refusal] ?? '' });
    const { verdict, note, correction } = looking;
    await addCheckFinding(tx, {
      id: deps.newId(),
      disputeId: dispute.id,
      round,
      item: outcome.value,
      verdict,
      note: note.trim(),
      correction: correction.trim(),
      at: deps.now(),
      byPerson: viewer.personId,
    });
    return allow({ id: dispute.id });
  });
}

const fieldOf: Partial<Record<CheckFindingRefusal, string>> = {
  item_unknown: 'item',
  note_missing: 'note',
  correction_missing: 'correction',
};

/** Sends the defects of this round to the claimant: a memo with its stamp, and a letter that says each of them. */
export async function noteDefects(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, version }: { id: string; version: number },
): ScrutinyResult<DisputeMoveRefusal | 'changed_meanwhile'> {
  const outcome = await undone(deps.db, async (tx) => {
    const standing = await officeIn(tx, viewer, id);
    const dispute = standing && (await lockDispute(tx, id));
    if (!standing || !dispute) return notFound;
    if (dispute.version !== version)
      return refuse({ code: 'changed_meanwhile' as const, field: '' });
    const { round, found } = await scrutinyOf(tx, dispute);
    const defects = found.filter(({ status }) => status === 'wanting');
    const as = standing.as === 'registrar' ? 'registrar' : 'officer';
    const by = officerBy(viewer, as);
    const details = { round, defects: defects.length };
    const moved = await moveDispute(deps, tx, {
      disputeId: id,
      type: 'defects_noted',
      by,
      as,
      details,
    });
    if (!moved.ok) return refuse({ code: moved.refusal, field: '' });
    const file = await findFile(tx, id);
    if (!file) return notFound;
    const lastOn =
      (await limitsFor(tx, file, deps.now())).findLast(({ row }) => row === 'cure_defects')
        ?.dueOn ?? null;
    const heading = headingOf(file, {
      day: dayAt(deps.now()),
      signer: await signerOf(tx, viewer, as),
    });
    const said = defects.flatMap(({ item, finding: one }) =>
      one ? [{ item, note: one.note, correction: one.correction }] : [],
    );
    const memo = { process: dispute.process, defects: said, lastOn };
    await issueGeneratedDocument(deps, tx, {
      disputeId: id,
      kind: 'memo',
      paper: speaking('en', () => memoText(heading, memo)),
      own: ownMemo(file, heading, memo),
      audience: 'claimant',
      by,
    });
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** The memo as the first claimant reads it: in the language of their letters. */
function ownMemo(
  { parties }: DisputeFile,
  heading: DocumentHeading,
  memo: Parameters<typeof memoText>[1],
): OwnDocument | null {
  const language = parties.find(({ side }) => side === 'claimant')?.language ?? 'en';
  if (language === 'en') return null;
  return speaking(language, () => ({ language, text: ownMemoText(heading, memo) }));
}

export type Resubmission = {
  id: string;
  answers: readonly Cure[];
  /** Contacts that hold no longer, and those that take their place. */
  ends: readonly string[];
  begins: readonly CuredContact[];
  papers: readonly { item: string; token: string; title: string; kind: FileKind }[];
};

/** Sends a request again with an answer to each defect. What it said before stays to be seen. */
export async function resubmit(
  deps: DisputesDeps,
  viewer: Viewer,
  typed: Resubmission,
): ScrutinyResult<CureRefusal | DisputeMoveRefusal | 'paper_unknown' | 'contact_opposite'> {
  const begins = typed.begins.map((one) => ({
    ...one,
    value: contactTyped(one.channel, one.value),
  }));
  const sent = { ...typed, begins };
  const outcome = await undone(deps.db, async (tx) => {
    const standing = await standingOfViewer(tx, viewer, sent.id);
    if (standing?.as !== 'claimant') return notFound;
    const dispute = await lockDispute(tx, sent.id);
    const file = dispute && (await findFile(tx, sent.id));
    if (!file) return notFound;
    if (file.dispute.state !== 'defective')
      return refuse({ code: 'not_from_here' as const, field: '' });
    const { round, looks } = await scrutinyOf(tx, file.dispute);
    const defects = defectsOf(file.dispute, looks.map(checkFindingOf), round);
    const contacts = file.parties.flatMap((party) =>
      party.contacts
        .filter(({ endedAt }) => endedAt === null)
        .map(({ id }) => ({ id, partyId: party.id })),
    );
    const judged = cure(
      { defects, contacts, partyIds: file.parties.map(({ id }) => id) },
      { ...sent, cures: sent.answers },
    );
    if (!judged.ok) return judged;
    const opposite = bothIn(file, sent) ?? (await oppositeIn(tx, sent));
    if (opposite) return refuse({ code: 'contact_opposite' as const, field: opposite });
    const [partyId = null] = standing.partyIds;
    const by: DisputeActor = { personId: viewer.personId, role: 'person' };
    const details = { round, answers: sent.answers.length, touched: touchedBy(sent).join(' ') };
    const moved = await moveDispute(deps, tx, {
      disputeId: sent.id,
      type: 'resubmitted',
      by,
      as: 'claimant',
      partyId,
      details,
    });
    if (!moved.ok) return refuse({ code: moved.refusal, field: '' });
    const kept = await keepCures(deps, tx, { sent, round, partyId });
    return kept ?? allow({ id: sent.id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** The same among the new contacts themselves, where one is added for both sides at once. */
function bothIn({ parties }: DisputeFile, { begins }: Resubmission): string | null {
  const added = begins.flatMap(({ partyId, channel, value }, at) => {
    const side = parties.find(({ id }) => id === partyId)?.side;
    return side ? [{ side, channel, value, field: `begins.${at}.value` }] : [];
  });
  return addressesOfBoth(added)[0]?.field ?? null;
}

/** The field of a new contact at which the other side is or was reached; null where there is none. */
async function oppositeIn(tx: Db, { id, begins }: Resubmission): Promise<string | null> {
  for (const [at, begun] of begins.entries())
    if (
      await isOppositeOf(tx, {
        disputeId: id,
        partyId: begun.partyId,
        begins: { ...begun, channel: begun.channel as 'email' },
      })
    )
      // the rule knows the three channels
      return `begins.${at}.value`;
  return null;
}

type Keeping = { sent: Resubmission; round: number; partyId: string | null };

async function keepCures(deps: DisputesDeps, tx: Db, { sent, round, partyId }: Keeping) {
  const at = deps.now();
  const papers = new Map<string, string[]>();
  for (const { item, token, title, kind } of sent.papers) {
    const attached = await attach(tx, {
      token,
      disputeId: sent.id,
      partyId,
      kind,
      title,
      audience: 'parties',
    });
    if (!attached) return refuse({ code: 'paper_unknown' as const, field: `papers.${item}` });
    papers.set(item, [...(papers.get(item) ?? []), attached.id]);
  }
  for (const ended of sent.ends) await changeContact(tx, ended, null, at);
  const begun = sent.begins.map(({ partyId: of, channel, value, isDesignated, designatedIn }) => ({
    id: deps.newId(),
    partyId: of,
    channel: channel as 'email',
    value: value.trim(),
    addedAt: at, // the rule knows the three channels
    isDesignated,
    designatedIn: isDesignated ? designatedIn.trim() : '',
  }));
  for (const one of begun) await changeContact(tx, null, one, at);
  const changed = { ended: [...sent.ends], begun: begun.map(({ id }) => id) };
  await addCures(
    tx,
    sent.answers.map(({ item, answer }) => ({
      id: deps.newId(),
      disputeId: sent.id,
      round,
      item,
      answer: answer.trim(),
      paperIds: papers.get(item) ?? [],
      changed: JSON.stringify(
        item === 'contacts' || !sent.answers.some((one) => one.item === 'contacts') ? changed : {},
      ),
      at,
    })),
  );
  return null;
}
