import { here } from '#kernel/language.ts';
import { newLink } from '#modules/codes/actions/links.ts';
import { holdCode } from '#modules/codes/actions/redeeming.ts';
import { makeSecrets } from '#modules/codes/actions/sending.ts';
import { deviceOf } from '#modules/identity/rules/agent.ts';
import type { Compose } from '#platform/outbox.ts';
import { codeLetter, endingLetter, receiptLetter } from '../letters.ts';
import { isSameAddress } from '../rules/draft-access.ts';
import { expiresOn } from '../rules/draft-expiry.ts';
import { findTicket } from '../store/codes.ts';
import { findDraftById, listOpenDraftsOf } from '../store/draft-changes.ts';
import { addLink } from '../store/keys.ts';
import { findReceipt } from '../store/receipts.ts';
import { linkWith } from './codes.ts';
import type { FilingDeps } from './deps.ts';

export type FilingLetterDeps = Pick<
  FilingDeps,
  'db' | 'now' | 'newCode' | 'newToken' | 'key' | 'settings'
>;

/** This module's letters, each written from the row that it is about. */
export function filingLetters(deps: FilingLetterDeps) {
  return {
    filing_way_back: async (id, to) => {
      const secrets = await secretsOf(deps, id);
      return secrets ? codeLetter(to, secrets) : null;
    },
    filing_ending: async (id, to) => {
      const draft = await findDraftById(deps.db, id);
      if (!draft || draft.submittedAt || draft.expiredAt) return null;
      const { token, hash } = newLink(deps);
      await addLink(deps.db, {
        tokenHash: hash,
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
      const filed = { ...receipt, footing: receipt.requestKind };
      return receiptLetter(to, filed, `${deps.settings.publicUrl}${here('/sign-up')}`);
    },
  } satisfies Record<string, Compose>;
}

/**
 * Makes the code and the link of a letter as it is written; neither is kept anywhere else. Null when nobody waits for it. It says
 * when and on which kind of browser it was asked for, so that whoever did not ask knows.
 */
async function secretsOf(deps: FilingLetterDeps, id: string) {
  return deps.db.transaction().execute(async (tx) => {
    const sent = await holdCode(tx, 'draft', id);
    const row = sent && (await findTicket(tx, id));
    if (!row) return null;
    const draft =
      row.draftId === null
        ? (await listOpenDraftsOf(tx, row.email))[0]
        : await findDraftById(tx, row.draftId);
    if (!draft || draft.expiredAt || !isSameAddress(draft.email, row.email)) return null;
    const made = await makeSecrets(deps, tx, { id, to: row.email.toLowerCase() });
    if (!made?.code) return null;
    const { token, hash } = newLink(deps);
    await addLink(tx, {
      tokenHash: hash,
      draftId: draft.id,
      email: row.email,
      madeAt: deps.now(),
    });
    return {
      code: made.code,
      link: linkWith(deps, token),
      askedAt: sent.createdAt,
      device: deviceOf(row.agent),
    };
  });
}
