import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { AnswerStep, Answers } from '../rules/answers.ts';

export type FilingDraft = {
  id: string;
  personId: string | null;
  email: string | null;
  /** What the browser that asks has proved for this draft. */
  provedEmail: string | null;
  language: Language;
  answers: Answers;
  changed: Partial<Record<AnswerStep, number>>;
  version: number;
  createdAt: Date;
  savedAt: Date;
  expiredAt: Date | null;
  submittedAt: Date | null;
  disputeId: string | null;
};

/** Whose drafts are asked for: the browser's key, the person who is signed in, or both. */
export type DraftHolder = { tokenHash: string | null; personId: string | null };

const bytes = (hex: string) => Buffer.from(hex, 'hex');

type Row = Selectable<Tables['filing_draft']> & { provedEmail?: string | null };

export function draftOf(row: Row): FilingDraft {
  return {
    id: row.id,
    personId: row.personId,
    email: row.email,
    provedEmail: row.provedEmail ?? null,
    language: row.language as Language,
    // Written by saveStep, from what the contract had parsed.
    answers: row.answers as Answers,
    changed: row.changed as FilingDraft['changed'],
    version: row.version,
    createdAt: row.createdAt,
    savedAt: row.savedAt,
    expiredAt: row.expiredAt,
    submittedAt: row.submittedAt,
    disputeId: row.disputeId,
  };
}

export type NewFilingDraft = Pick<
  FilingDraft,
  'id' | 'personId' | 'email' | 'language' | 'createdAt'
>;

export async function addDraft(
  tx: Db,
  { id, personId, email, language, createdAt }: NewFilingDraft,
): Promise<void> {
  await tx
    .insertInto('filing_draft')
    .values({
      id,
      personId,
      email,
      language,
      answers: '{}',
      changed: '{}',
      createdAt,
      savedAt: createdAt,
    })
    .execute();
}

type From = ExpressionBuilder<Tables, 'filing_draft'>;

/** Whose a draft is: of the account that is signed in, or of the browser that holds its key, where no account has it. */
function isHeld(is: From, { tokenHash, personId }: DraftHolder) {
  const ofPerson = personId === null ? [] : [is('personId', '=', personId)];
  if (tokenHash === null) return is.or(ofPerson);
  const keys = is
    .selectFrom('filing_key')
    .where('tokenHash', '=', bytes(tokenHash))
    .where('email', 'is', null)
    .where('endedAt', 'is', null)
    .select('draftId');
  return is.or([...ofPerson, is.and([is('personId', 'is', null), is('id', 'in', keys)])]);
}

/** The address that a browser has proved for each draft. */
const provedBy = (is: From, { tokenHash }: DraftHolder) =>
  is
    .selectFrom('filing_key')
    .whereRef('filing_key.draftId', '=', 'filing_draft.id')
    .where('tokenHash', '=', bytes(tokenHash ?? ''))
    .where('filing_key.email', 'is', null)
    .where('endedAt', 'is', null)
    .select('provedEmail')
    .as('provedEmail');

/** The holder's drafts, the last one saved first; those that have expired are not among them. */
export async function listDrafts(db: Db, holder: DraftHolder): Promise<FilingDraft[]> {
  const rows = await db
    .selectFrom('filing_draft')
    .where('expiredAt', 'is', null)
    .where((is) => isHeld(is, holder))
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .selectAll()
    .select((is) => provedBy(is, holder))
    .execute();
  return rows.map(draftOf);
}

/** One of the holder's drafts; null for a stranger. `isLocked`: nobody else changes it until the transaction ends. */
export async function findDraft(
  db: Db,
  holder: DraftHolder,
  id: string,
  isLocked = false,
): Promise<FilingDraft | null> {
  const row = await db
    .selectFrom('filing_draft')
    .where('id', '=', id)
    .where('expiredAt', 'is', null)
    .where((is) => isHeld(is, holder))
    .selectAll()
    .select((is) => provedBy(is, holder))
    .$if(isLocked, (so) => so.forUpdate())
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}
