import type { Language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf } from '#modules/disputes/actions/heading.ts';
import { funded } from '#modules/disputes/rules/machine/funding.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { agreementText, figuresOf } from '../letters/agreement.ts';
import { formIn } from '../rules/forms.ts';
import { comparedWith, termsOf } from '../rules/terms.ts';
import type { SettlementText } from '../rules/text.ts';
import { endOffer, type OfferRow } from '../store/offers.ts';
import { addSettlement, endSettlementRow } from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';
import { keepAct } from './rail.ts';
import type { RailSeen } from './standing.ts';

/** Draws up the text that follows from an accepted offer, once, so that everybody reads and signs the same bytes. */
export async function drawUp(
  deps: OffersDeps,
  tx: Db,
  { viewer, seen, row }: { viewer: Viewer; seen: RailSeen; row: OfferRow },
): Promise<void> {
  const { file, today, offers, settlement } = seen;
  const text = JSON.stringify(textOf(seen, row));
  const at = deps.now();
  // The text before was ended by what happened to its parties; that is kept of it, too, before there is another.
  if (settlement && !settlement.endedAt)
    await endSettlementRow(tx, settlement.id, { by: viewer.personId, at });
  await addSettlement(tx, {
    id: deps.newId(),
    disputeId: file.dispute.id,
    offerId: row.id,
    form: formIn(file.dispute.state),
    text,
    textHash: Buffer.from(sha256(text), 'hex'),
    drawnUpAt: at,
  });
  // What else stands is not answered any more while this waits for signatures.
  for (const { id, endedAs, standsUntil } of offers)
    if (!endedAs && id !== row.id)
      await endOffer(tx, id, {
        as: today > standsUntil ? 'expired' : 'countered',
        by: viewer.personId,
        at,
      });
  await keepAct(deps, tx, {
    act: 'settlement.drawn_up',
    viewer,
    seen,
    details: { sha256: sha256(text) },
  });
}

function textOf({ file, today, signatories }: RailSeen, row: OfferRow): SettlementText {
  const terms = termsOf(row);
  // Who was let go is bound by nothing of it, and signs nothing.
  const bound = new Set(signatories.flatMap((one) => (one.isReleased ? [] : one.partyId)));
  const between = { ...file, parties: file.parties.filter(({ id }) => bound.has(id)) };
  const { reference, claimants, respondents } = headingOf(between, { day: today, signer: '' });
  const { language, state, stateBefore } = file.dispute;
  // A court's stay takes no tribunal away.
  const worksIn = state === 'stayed' ? stateBefore : state;
  const hasTribunal = funded.some((one) => one === worksIn);
  const form = formIn(state);
  const languages = [...new Set<Language>([language, 'en'])];
  return {
    offer: row.id,
    texts: languages.map((spoken) => {
      const isTranslation = languages.length > 1;
      return speaking(spoken, () => {
        const said = agreementText({
          ...{ reference, claimants, respondents, terms },
          ...{ form, hasTribunal, isTranslation },
        });
        const whole = said.parts.map(({ text }) => text).join('\n');
        if (!comparedWith(whole, figuresOf(terms)).ok)
          throw new Error('A figure that was accepted does not stand in the text.');
        return { language: spoken, said };
      });
    }),
  };
}
