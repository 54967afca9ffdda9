import type { Day } from '#kernel/days.ts';
import { issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { signedParts } from '../letters/signed.ts';
import { readText } from '../rules/text.ts';
import { completeSettlement, listSignatures, type SettlementRow } from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';
import type { RailSeen } from './standing.ts';

type Completing = { seen: RailSeen; settlement: SettlementRow; on: Day };

/**
 * With the last signature: the paper is issued with who signed it, the dispute ends, and the paper is served on every party with its
 * evidence. Throws where the dispute may not end so, and then nothing of it is kept, the last signature neither.
 */
export async function complete(
  deps: OffersDeps,
  tx: Db,
  { seen: { file, signatories }, settlement, on }: Completing,
): Promise<void> {
  const { id: disputeId, reference } = file.dispute;
  const counts = new Set(signatories.flatMap((one) => (one.isReleased ? [] : one.partyId)));
  const signatures = (await listSignatures(tx, settlement.id)).filter(({ partyId }) =>
    counts.has(partyId),
  );
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  const { texts } = readText(settlement.text);
  const papers = texts.map(({ language, said }) =>
    speaking(language, () => {
      const signed = signedParts(settlement, signatures, { names, reference });
      const { day, signer } = signed.head({ day: on });
      return {
        language,
        text: {
          ...{ title: said.title, facts: said.facts, reference, day, signer },
          parts: [...said.parts, ...signed.parts],
          foot: signed.foot,
        },
      };
    }),
  );
  const english = papers.find(({ language }) => language === 'en');
  const [first] = papers;
  if (!english || !first) throw new Error('A settlement has no English text.');
  const issued = await issueGeneratedDocument(deps, tx, {
    disputeId,
    kind: 'settlement',
    audience: 'parties',
    by: { personId: null, role: 'system' },
    paper: english.text,
    own: first === english ? null : { text: first.text, language: first.language },
  });
  await completeSettlement(tx, settlement.id, { documentId: issued.id, at: deps.now() });
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'settled',
    ...bySystem,
    details: { signed: signatures.length, document: issued.id },
  });
  if (!moved.ok) throw new Error(`The dispute cannot end by its settlement: ${moved.refusal}.`);
  await serveOnAll(deps, tx, { file, documentId: issued.id });
}
