import { dayAt } from '#kernel/days.ts';
import { here } from '#kernel/language.ts';
import { makeSecrets } from '#modules/codes/actions/sending.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { newestStepInWords } from '#modules/disputes/actions/steps.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import type { Compose } from '#platform/outbox.ts';
import { codeLetter, receiptLetter, responseLetter } from '../letters/answer-letters.ts';
import { linesOf } from '../letters/words.ts';
import { decisionLetter, offerReplyLetter } from '../letters.ts';
import { contentOf } from '../rules/content.ts';
import { eventOf } from '../rules/event-of.ts';
import { audienceOf } from '../rules/words.ts';
import { type AnswerRow, findSent } from '../store/answers.ts';
import { findReply } from '../store/offers.ts';
import { passById } from '../store/passes.ts';
import { findCode } from '../store/proof.ts';
import { answerTime } from './answer-time.ts';
import { receiptOf } from './answers.ts';
import type { ResponseDeps } from './deps.ts';

export type ResponseLetterDeps = Pick<
  ResponseDeps,
  'db' | 'now' | 'newCode' | 'newToken' | 'key' | 'settings'
>;

/** This module's letters, each written from the row that it is about. A one-time code is made with its letter and kept nowhere else. */
export function responseLetters(deps: ResponseLetterDeps) {
  return {
    response_digits: async (id, to) => {
      const row = await findCode(deps.db, id);
      const pass = row && (await passById(deps.db, row.passId));
      const file = pass && (await findFile(deps.db, pass.disputeId));
      const made = file && (await makeSecrets(deps, deps.db, { id, to: pass.id }));
      if (!file || !made?.code) return null;
      const digits = made.code;
      return codeLetter(to, { digits, reference: file.dispute.reference });
    },
    response_receipt: async (id, to) => {
      const row = await findSent(deps.db, id);
      if (!row) return null;
      const { number, hash, isLate, at } = receiptOf(row);
      const lines = linesOf(row.kind, contentOf(row), await currencyOf(deps.db, row.disputeId));
      const follows = await followsOf(deps.db, row, 'respondent');
      return receiptLetter(to, {
        kind: row.kind,
        number,
        at,
        hash,
        isLate,
        lines,
        follows,
        reference: row.reference,
      });
    },
    response_told: async (id, to) => {
      const row = await findSent(deps.db, id);
      if (!row) return null;
      const { kind, who, reference, disputeId } = row;
      // What is for the office alone is told of, and not told.
      const lines =
        audienceOf[kind] === 'office'
          ? []
          : linesOf(kind, contentOf(row), await currencyOf(deps.db, disputeId));
      const link = `${deps.settings.publicUrl}${here(`/cases/${disputeId}`)}`;
      const follows = await followsOf(deps.db, row, 'claimant');
      return responseLetter(to, {
        kind,
        who,
        reference,
        link,
        lines,
        follows,
        at: row.sentAt ?? row.savedAt,
      });
    },
    response_offer_told: async (id, to) => {
      const said = await findReply(deps.db, id);
      const row = said && (await findSent(deps.db, said.answerId));
      const file = row && (await findFile(deps.db, row.disputeId));
      if (!said || !row || !file) return null;
      const who = claimantsOf(file);
      const { reply, words } = said;
      const link = `${deps.settings.publicUrl}${here('/notice')}`;
      return offerReplyLetter(to, {
        reply,
        words,
        who,
        number: row.number ?? '',
        reference: row.reference,
        link,
      });
    },
    response_decision: async (id, to) => {
      const row = await findSent(deps.db, id);
      if (!row?.outcome) return null;
      const file = await findFile(deps.db, row.disputeId);
      const time =
        file && (row.outcome === 'extended' || row.outcome === 'reopened')
          ? await answerTime(deps.db, file, row.partyId, deps.now())
          : null;
      const { kind, outcome, why, reference, decidedAt } = row;
      const link = `${deps.settings.publicUrl}${here('/notice')}`;
      return decisionLetter(to, {
        kind,
        outcome,
        why,
        reference,
        dueOn: time?.on ?? null,
        on: decidedAt && dayAt(decidedAt),
        link,
      });
    },
  } satisfies Record<string, Compose>;
}

function claimantsOf(file: DisputeFile): string {
  return file.parties
    .filter(({ side }) => side === 'claimant')
    .map(({ name }) => name)
    .join(', ');
}

/** What became of the case with what was said, where a letter about that step would say it. An answer speaks for itself. */
async function followsOf(
  db: Db,
  { kind, disputeId, partyId }: AnswerRow,
  side: Side,
): Promise<string[]> {
  const file = eventOf[kind] === 'answered' ? null : await findFile(db, disputeId);
  return file ? newestStepInWords(db, { file, type: eventOf[kind], partyId, side }) : [];
}

async function currencyOf(db: Db, disputeId: string): Promise<string> {
  return (await findFile(db, disputeId))?.dispute.currency ?? 'INR';
}
