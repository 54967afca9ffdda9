import type { HashedLink } from '#modules/record/rules/chain.ts';
import { sha256 } from '#platform/hash.ts';
import { consentFingerprint, consentProofFingerprint } from '../rules/filed.ts';
import { rowOf } from '../rules/machine.ts';
import type { DisputeWithEvents } from '../store/verification.ts';

type Own = { differs: string[]; uncovered: string[] };
type Consent = DisputeWithEvents['consents'][number];

const isGiving = (act: string) => rowOf(act.replace(/^dispute\./, ''))?.consent?.does === 'gives';

/**
 * Each consent, on which a basis may rest (ACA s. 7), has the act by which it was given, with its words, its signer and its paper;
 * and all that shows who gave it has the act by which it was shown. None is gone.
 */
export function consentBreaks(
  { consents, documents }: Pick<DisputeWithEvents, 'consents' | 'documents'>,
  moves: readonly HashedLink[],
): Own {
  const own: Own = { differs: [], uncovered: [] };
  // Before consents were kept as things, an agreement named none.
  const given = new Map(
    moves
      .filter(({ act, details }) => isGiving(act) && details.consent)
      .map((move) => [move.details.consent, move]),
  );
  for (const consent of consents) {
    const act = given.get(consent.id);
    given.delete(consent.id);
    const paper = documents.find(({ id }) => id === consent.documentId);
    const isPaper =
      paper?.kind === 'consent' &&
      paper.issuedNumber === consent.number &&
      paper.partyId === consent.partyId;
    if (!isPaper || act?.details.sha256 !== sha256(consent.text))
      own.differs.push(`the consent ${consent.number}`);
    else if (typeof act.details.consentHash !== 'string')
      own.uncovered.push(`who gave the consent ${consent.number}`);
    else if (act.details.consentHash !== consentFingerprint(consent, sha256))
      own.differs.push(`the consent ${consent.number}`);
    else if (!areProofsOf(consent, moves))
      own.differs.push(`by what it is shown who gave the consent ${consent.number}`);
  }
  for (const _ of given) own.differs.push('a consent, which is gone');
  return own;
}

function areProofsOf({ id, proofs }: Consent, moves: readonly HashedLink[]): boolean {
  const acts = moves.flatMap(({ details }) =>
    details.consent === id && typeof details.proofHash === 'string' ? [details.proofHash] : [],
  );
  const rows = proofs.map((proof) => consentProofFingerprint(proof, sha256));
  return acts.toSorted().join() === rows.toSorted().join();
}
