import type { Language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf } from '#modules/disputes/actions/heading.ts';
import { funded } from '#modules/disputes/rules/machine/funding.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { agreementText, figuresOf, termsParts } from '../letters/agreement.ts';
import { clauseParts, promisedClauses } from '../letters/clauses.ts';
import { clausePromised, pointsFigures, pointsParts, shareSaid } from '../letters/points.ts';
import { formIn } from '../rules/forms.ts';
import type { AgreedPoint } from '../rules/points.ts';
import {
  type Promised,
  promisedInPoints,
  promisedInTerms,
  writePromised,
} from '../rules/promised.ts';
import { comparedWith, termsOf } from '../rules/terms.ts';
import type { AgreementText, SettlementText } from '../rules/text.ts';
import { endOffer, type OfferRow } from '../store/offers.ts';
import { addSettlement, endSettlementRow } from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';
import { keepAct } from './rail.ts';
import type { RailFacts } from './standing.ts';

/** Without a viewer it follows by itself, from a bidding that came to a sum. */
type Drawing = { viewer: Viewer | null; seen: RailFacts };

/** Draws up the text that follows from an accepted offer, once, so that everybody reads and signs the same bytes. */
export function drawUp(
  deps: OffersDeps,
  tx: Db,
  { viewer, seen, row }: Drawing & { row: OfferRow },
): Promise<void> {
  const terms = termsOf(row);
  const drawn = textOf(seen, {
    id: row.id,
    subject: (between) => termsParts({ ...between, terms }),
    figures: (between) => [
      ...figuresOf(terms),
      ...clauseParts({ ...between, terms, picked: terms.clauses }).map(({ text }) => text),
    ],
  });
  const { claimants, respondents } = betweenIn(seen);
  const { language } = seen.file.dispute;
  const promised = speaking(language, () =>
    promisedInTerms(
      terms,
      promisedClauses({ claimants, respondents, terms, picked: terms.clauses }),
    ),
  );
  return keepText(deps, tx, { viewer, seen, text: drawn, promised, from: { offerId: row.id } });
}

/** The same for what both sides accepted in another way: point by point, and nothing else. The id is known to the sides alone. */
export function drawUpAgreed(
  deps: OffersDeps,
  tx: Db,
  {
    viewer,
    seen,
    agreed: { id, points },
  }: Drawing & {
    agreed: { id: string; points: readonly AgreedPoint[] };
  },
): Promise<void> {
  const drawn = textOf(seen, {
    id,
    subject: (between) => pointsParts({ ...between, points }),
    figures: (between) => pointsFigures(points, between),
  });
  const { language } = seen.file.dispute;
  const between = betweenIn(seen);
  const promised = speaking(language, () =>
    promisedInPoints(points, {
      share: (share) => shareSaid(share, between),
      standard: (point) => clausePromised(point, between),
    }),
  );
  return keepText(deps, tx, { viewer, seen, text: drawn, promised, from: { agreedId: id } });
}

type Kept = Drawing & {
  text: SettlementText;
  promised: readonly Promised[];
  from: { offerId: string } | { agreedId: string };
};

async function keepText(
  deps: OffersDeps,
  tx: Db,
  { viewer, seen, text: drawn, promised, from }: Kept,
): Promise<void> {
  const { file, today, offers, settlement } = seen;
  const text = JSON.stringify(drawn);
  const at = deps.now();
  const by = viewer?.personId ?? null;
  if (settlement?.signedAt && !settlement.completedAt)
    throw new Error('What all have signed binds them; nothing else is drawn up.');
  // The text before was ended by what happened to its parties; that is kept of it, too, before there is another.
  if (settlement && !settlement.endedAt) await endSettlementRow(tx, settlement.id, { by, at });
  await addSettlement(tx, {
    ...{ id: deps.newId(), disputeId: file.dispute.id, ...from, form: formIn(file.dispute.state) },
    ...{ text, textHash: Buffer.from(sha256(text), 'hex'), drawnUpAt: at },
    promised: writePromised(promised),
  });
  // What else stands is not answered any more while this waits for signatures.
  for (const { id, endedAs, standsUntil } of offers)
    if (!endedAs && id !== drawn.offer)
      await endOffer(tx, id, {
        as: today > standsUntil ? 'expired' : 'countered',
        by,
        at,
      });
  await keepAct(deps, tx, {
    act: 'settlement.drawn_up',
    viewer,
    seen,
    details: { sha256: sha256(text) },
  });
  await deps.railEnds(tx, file.dispute.id, 'drawn_up');
}

/** Who was let go is bound by nothing of it, and signs nothing. */
function betweenIn({
  file,
  today,
  signatories,
}: Pick<RailFacts, 'file' | 'today' | 'signatories'>) {
  const bound = new Set(signatories.flatMap((one) => (one.isReleased ? [] : one.partyId)));
  const between = { ...file, parties: file.parties.filter((one) => bound.has(one.id)) };
  return headingOf(between, { day: today, signer: '' });
}

type Subject = {
  id: string;
  subject: (between: { claimants: string; respondents: string }) => AgreementText['parts'];
  figures: (between: { claimants: string; respondents: string }) => readonly string[];
};

function textOf(seen: RailFacts, { id, subject, figures }: Subject): SettlementText {
  const { file } = seen;
  const { reference, claimants, respondents } = betweenIn(seen);
  const { language, state, stateBefore } = file.dispute;
  // A court's stay takes no tribunal away.
  const worksIn = state === 'stayed' ? stateBefore : state;
  const hasTribunal = funded.some((one) => one === worksIn);
  const form = formIn(state);
  const languages = [...new Set<Language>([language, 'en'])];
  return {
    offer: id,
    texts: languages.map((spoken) => {
      const isTranslation = languages.length > 1;
      return speaking(spoken, () => {
        const said = agreementText({
          ...{ reference, claimants, respondents, form, hasTribunal, isTranslation },
          subject: subject({ claimants, respondents }),
        });
        const whole = said.parts.map(({ text }) => text).join('\n');
        if (!comparedWith(whole, figures({ claimants, respondents })).ok)
          throw new Error('A figure that was accepted does not stand in the text.');
        return { language: spoken, said };
      });
    }),
  };
}
