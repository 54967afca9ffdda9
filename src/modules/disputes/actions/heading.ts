import type { Day } from '#kernel/days.ts';
import type { Result } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import type { DocumentHeading, DocumentText } from '../letters/documents.ts';
import { signerWords } from '../letters/words.ts';
import type { Side } from '../rules/words.ts';
import type { DisputesDeps } from './deps.ts';
import { type DocumentIssue, type IssuedDocument, issueDocument } from './documents.ts';
import type { DisputeFile } from './reading.ts';
import { type OwnDocument, renderDocument } from './render-document.ts';

/** The head of every paper about a dispute. */
export function headingOf(
  { dispute, parties }: DisputeFile,
  { day, signer }: { day: Day; signer: string },
): DocumentHeading {
  const named = (side: Side) =>
    parties
      .filter((party) => party.side === side)
      .map(({ name }) => name)
      .join('; ');
  return {
    reference: dispute.reference,
    claimants: named('claimant'),
    respondents: named('respondent'),
    day,
    signer,
  };
}

/** Who signs for the institution, and as what. */
export async function signerOf(
  db: Db,
  { personId }: Viewer,
  as: 'officer' | 'registrar',
): Promise<string> {
  return signerWords[as]((await namesOf(db, [personId])).get(personId) ?? '').slice(0, 200);
}

type Paper = Omit<DocumentIssue, 'bytes' | 'type' | 'title' | 'signer'> & {
  paper: DocumentText;
  own?: OwnDocument | null;
  /** What is done with the drawn paper before it is issued: it is sealed. */
  finish?: (drawn: Buffer) => Promise<Uint8Array>;
};

/** Draws a paper and issues it. */
export async function issueGeneratedDocument(
  deps: DisputesDeps,
  tx: Db,
  { paper, own = null, finish, ...place }: Paper,
): Promise<IssuedDocument> {
  const drawn = await renderDocument(paper, deps.now(), own);
  const bytes = finish ? await finish(drawn) : drawn;
  return issueDocument(deps, tx, {
    ...place,
    title: paper.title,
    signer: paper.signer,
    bytes,
    type: 'application/pdf',
  });
}

/** A transaction of which a refusal leaves nothing behind. */
export async function undone<Outcome extends Result<unknown, unknown>>(
  db: Db,
  run: (tx: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const refused: { outcome?: Outcome } = {};
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await run(tx);
      if (outcome.ok) return outcome;
      refused.outcome = outcome;
      throw new Undoing();
    });
  } catch (error) {
    if (error instanceof Undoing && refused.outcome) return refused.outcome;
    throw error;
  }
}

class Undoing extends Error {}
