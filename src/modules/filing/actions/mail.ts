import { here } from '#kernel/language.ts';
import { digitsFor } from '#modules/codes/actions/limits.ts';
import { deviceOf } from '#modules/identity/rules/agent.ts';
import { sha256 } from '#platform/hash.ts';
import type { Compose } from '#platform/outbox.ts';
import { codeLetter, endingLetter, receiptLetter } from '../letters.ts';
import { footingIn } from '../rules/assemble.ts';
import { isCodeOpen } from '../rules/codes.ts';
import { expiresOn } from '../rules/draft.ts';
import { isSameAddress } from '../rules/holding.ts';
import { findCode, setCode } from '../store/codes.ts';
import { findDraftById, listOpenDraftsOf } from '../store/drafts.ts';
import { addLink } from '../store/keys.ts';
import { findReceipt } from '../store/receipts.ts';
import { codeHash, linkWith, wrongCodesOf } from './codes.ts';
import type { FilingDeps } from './deps.ts';

export type LetterDeps = Pick<
  FilingDeps,
  'db' | 'now' | 'newCode' | 'newToken' | 'key' | 'settings'
>;

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
      await addLink(deps.db, {
        tokenHash: sha256(token),
        draftId: id,
        email: to.to,
        madeAt: deps.now(),
      });
      return endingLetter(to, {
        link: linkWith(deps, token),
        day: expiresOn(draft.savedAt),
        title: draft.answers.claim?.title ?? '',
      });
    },
    filing_filed: async (id, to) => {
      const receipt = await findReceipt(deps.db, id);
      if (!receipt) return null;
      const draft = await findDraftById(deps.db, id);
      const filed = { ...receipt, footing: footingIn(draft?.answers ?? {}) };
      return receiptLetter(to, filed, `${deps.settings.publicUrl}${here('/sign-up')}`);
    },
  } satisfies Record<string, Compose>;
}

/**
 * Makes the code and the link of a letter as it is written; neither is kept anywhere else. Null when nobody waits for it. It says
 * when and on which kind of browser it was asked for, so that whoever did not ask knows.
 */
async function secretsOf(deps: LetterDeps, id: string) {
  return deps.db.transaction().execute(async (tx) => {
    const row = await findCode(tx, id);
    if (!row || !isCodeOpen(row, deps.now())) return null;
    const draft =
      row.draftId === null
        ? (await listOpenDraftsOf(tx, row.email))[0]
        : await findDraftById(tx, row.draftId);
    if (!draft || draft.expiredAt || !isSameAddress(draft.email, row.email)) return null;
    const code = deps.newCode(
      await digitsFor(deps, tx, { scope: 'code', of: wrongCodesOf(row.email) }),
    );
    const token = deps.newToken();
    await setCode(tx, id, codeHash(deps, id, code));
    await addLink(tx, {
      tokenHash: sha256(token),
      draftId: draft.id,
      email: row.email,
      madeAt: deps.now(),
    });
    return {
      code,
      link: linkWith(deps, token),
      askedAt: row.createdAt,
      device: deviceOf(row.agent),
    };
  });
}
