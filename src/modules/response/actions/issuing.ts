import type { Language } from '#kernel/language.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import { costLines } from '../letters/cost-lines.ts';
import {
  englishFrame,
  type ResponseContent,
  responseDocumentParts,
  responseDocumentTitle,
} from '../letters/response-document.ts';
import type { ResponseForm } from '../rules/content.ts';
import { maskedContact } from '../rules/proof.ts';
import { audienceOf, PAPERS, type ResponseKind } from '../rules/words.ts';
import { costsOf } from './counterclaim-costs.ts';
import type { ResponseDeps } from './deps.ts';
import type { Case } from './notice.ts';
import { contactsOf } from './proof.ts';

type Issuing = {
  one: Pick<Case, 'file' | 'party'>;
  saying: { kind: ResponseKind; content: ResponseForm };
  /** In which they wrote. */
  language: Language;
  /** How it is known who signs. */
  signer: string;
  /** Whose paper it is: what somebody says who showed nothing is not the party's own. */
  by: { personId: string | null; isParty: boolean };
  sent: { number: string; at: Date; hash: string; isLate: boolean };
};

/**
 * Makes what was sent a paper of the dispute, in the transaction in which it is kept. It is drawn in the language in which they
 * wrote, with an English frame where that is another. Null for what is no paper. The caller holds the dispute's lock.
 */
export async function issueAnswer(
  deps: ResponseDeps,
  tx: Db,
  { one, saying, language, signer, by, sent }: Issuing,
): Promise<string | null> {
  const { kind, content } = saying;
  const paper = PAPERS.find((known) => known === kind);
  if (!paper) return null;
  const { file, party } = one;
  const { reference, currency, id: disputeId } = file.dispute;
  const priced = await costsOf(deps, tx, one, saying);
  const costs = speaking(language, () => (priced ? costLines(priced, currency) : []));
  const answered: ResponseContent = {
    kind: paper,
    content,
    currency,
    reference,
    party: party.name,
    signer,
    language,
    costs,
    ...sent,
  };
  const bytes = await speaking(language, () => {
    const frame = language === 'en' ? [] : speaking('en', () => englishFrame(answered));
    return pdfOf({
      title: responseDocumentTitle(answered),
      author: party.name,
      subject: reference,
      language: `${language}-IN`,
      madeAt: sent.at,
      parts: [...responseDocumentParts(answered), ...frame],
      foot: reference,
    });
  });
  const issued = await issueDocument(deps, tx, {
    disputeId,
    kind: paper,
    title: speaking('en', () => responseDocumentTitle(answered)),
    bytes,
    type: 'application/pdf' as const,
    audience: audienceOf[kind],
    signer,
    by: { personId: by.personId, role: by.personId ? ('person' as const) : ('visitor' as const) },
    partyId: by.isParty ? party.id : null,
  });
  return issued.id;
}

/** How it is known who signs: by which contact on file they proved to be the party. */
export function signerOf({ party, opened }: Case): string {
  const contact =
    opened.session && contactsOf(party).find(({ id }) => id === opened.session?.contactId);
  if (!contact)
    return `Whoever opened the notice to ${party.name}; nothing was shown`.slice(0, 200);
  return `${party.name.slice(0, 120)}, by a one-time code to ${maskedContact(contact.channel, contact.value)}`.slice(
    0,
    200,
  );
}
