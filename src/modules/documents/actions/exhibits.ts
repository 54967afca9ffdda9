import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { hasOpened } from '#modules/disputes/actions/openings.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { documentIn, findFile } from '#modules/disputes/actions/reading.ts';
import { appendActs } from '#modules/record/actions.ts';
import {
  type AnswerRefusal,
  answerTo,
  type ExhibitAnswer,
  exhibitNumber,
  type StrikeRefusal,
  strike,
} from '../rules/exhibits.ts';
import { takesDocuments } from '../rules/uploads.ts';
import { addAnswer, findExhibit, strikeExhibit } from '../store/exhibits.ts';
import { dropText } from '../store/texts.ts';
import type { DocumentsDeps } from './deps.ts';
import { filerOf, peopleServed } from './filers.ts';
import { filerIn } from './uploads.ts';

/** Strikes a paper that was filed in error. It stays, with who struck it and why. */
export function strikeExhibitFor(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, why }: { disputeId: string; id: string; why: string },
): Promise<Result<{ id: string }, StrikeRefusal | 'too_early'>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, StrikeRefusal | 'too_early'>> => {
      const standing = await filerIn(tx, viewer, disputeId);
      if (!standing) return refuse('unknown');
      await holdDispute(tx, disputeId);
      const row = await findExhibit(tx, disputeId, id);
      if (!row) return refuse('unknown');
      const file = await findFile(tx, disputeId);
      if (!file || !takesDocuments(file.dispute.state)) return refuse('too_early');
      const found = strike(
        { partyId: row.partyId, isStruck: row.struckAt !== null },
        { partyIds: standing.partyIds, why },
      );
      if (!found.ok) return found;
      const at = deps.now();
      await strikeExhibit(tx, id, { struckAt: at, struckBy: viewer.personId, struckWhy: why });
      await dropText(tx, id); // it stays to be opened, and is found by its number alone
      await deps.papersChanged(tx, disputeId);
      await appendActs(tx, at, [
        {
          act: 'exhibit.struck',
          subject: { kind: 'dispute', id: disputeId },
          by: { personId: viewer.personId, role: 'person' },
          why,
          details: { document: id, number: exhibitNumber(row) },
          tells: await peopleServed(tx, file, {
            partyId: row.partyId,
            personId: viewer.personId,
          }),
        },
      ]);
      return allow({ id });
    });
}

export type AnsweringRefusal =
  | AnswerRefusal
  | ('unknown' | 'too_early' | 'not_opened' | 'party_unknown');
export type Answering = {
  disputeId: string;
  id: string;
  /** For whom of several parties; the first of them where it is null. */
  partyId: string | null;
  answer: ExhibitAnswer;
  why: string;
};

/** Admits or denies a paper of the other side, or objects to it. A later answer stands beside the earlier one, and counts. */
export function answerExhibit(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, partyId, answer, why }: Answering,
): Promise<Result<{ id: string }, AnsweringRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, AnsweringRefusal>> => {
      const standing = await filerIn(tx, viewer, disputeId);
      if (!standing) return refuse('unknown');
      await holdDispute(tx, disputeId);
      const file = await findFile(tx, disputeId);
      const filer = file && filerOf(file, standing, partyId);
      if (!file || !filer) return refuse(partyId === null ? 'unknown' : 'party_unknown');
      const row = await findExhibit(tx, disputeId, id);
      const document = await documentIn(tx, disputeId, id);
      // Nobody answers what they may not read.
      if (!row || !document || !mayRead(standing, document, boundsIn(file)))
        return refuse('unknown');
      if (!takesDocuments(file.dispute.state)) return refuse('too_early');
      const paper = { side: row.side, isStruck: row.struckAt !== null };
      const found = answerTo(paper, { side: filer.side, answer, why });
      if (!found.ok) return found;
      const reader = { personId: viewer.personId, disputeId, id };
      if (!(await hasOpened(tx, standing, reader))) return refuse('not_opened');
      const at = deps.now();
      const said = { id: deps.newId(), documentId: id, disputeId, partyId: filer.id };
      await addAnswer(tx, { ...said, answer, why, at, byPerson: viewer.personId });
      await appendActs(tx, at, [
        {
          act: 'exhibit.answered',
          subject: { kind: 'dispute', id: disputeId },
          by: { personId: viewer.personId, role: 'person' },
          ...(why ? { why } : {}),
          details: { document: id, number: exhibitNumber(row), answer, party: filer.id },
          tells: await peopleServed(tx, file, {
            partyId: filer.id,
            personId: viewer.personId,
          }),
        },
      ]);
      return allow({ id });
    });
}
