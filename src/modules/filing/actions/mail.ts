import { here } from '#kernel/language.ts';
import { sha256 } from '#platform/hash.ts';
import type { Compose } from '#platform/outbox.ts';
import { codeLetter, endingLetter, receiptLetter } from '../letters.ts';
import { expiresOn } from '../rules/draft.ts';
import { addKey, findDraftById } from '../store/drafts.ts';
import { findReceipt } from '../store/receipts.ts';
import { linkWith, secretsOf } from './codes.ts';
import type { FilingDeps } from './deps.ts';

export type LetterDeps = Pick<FilingDeps, 'db' | 'now' | 'newCode' | 'newToken' | 'key' | 'settings'>;

/** This module's letters, each written from the row that it is about. */
export function filingLetters(deps: LetterDeps) {
  return {
    filing_way_back: async (id, to) => {
      const secrets = await secretsOf(deps, id);
      return secrets ? codeLetter(to, secrets) : null;
    },
    filing_ending: async (id, to) => {
      const draft = await findDraftById(deps.db, id);
      if (!draft || draft.submittedAt || draft.expiredAt) return null;
      const token = deps.newToken();
      await addKey(deps.db, { tokenHash: sha256(token), draftId: id, email: to.to, madeAt: deps.now() });
      return endingLetter(to, { link: linkWith(deps, token), day: expiresOn(draft.savedAt), title: draft.answers.claim?.title ?? '' });
    },
    filing_filed: async (id, to) => {
      const receipt = await findReceipt(deps.db, id);
      return receipt ? receiptLetter(to, receipt, `${deps.settings.publicUrl}${here('/sign-up')}`) : null;
    },
  } satisfies Record<string, Compose>;
}
