import { dayAt } from '#kernel/days.ts';
import { renderDocument } from '#modules/disputes/actions/render-document.ts';
import { speaking } from '#platform/language.ts';
import { counterpartText } from '../letters/counterpart.ts';
import { readText } from '../rules/text.ts';
import type { SettlementRow } from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';
import type { OwnParty, RailFacts } from './standing.ts';

type Copy = { seen: RailFacts; settlement: SettlementRow; own: OwnParty; name: string };

/**
 * A copy of the text for one signer, who puts a signature of their own under it. Each signs another copy of the same text, so that
 * nobody waits for anybody, and no signature is followed by pages that it did not cover.
 */
export async function counterpartOf(
  deps: Pick<OffersDeps, 'now'>,
  { seen: { file }, settlement, own, name }: Copy,
): Promise<{ file: Buffer; reason: string }> {
  const { reference } = file.dispute;
  const drawn = readText(settlement.text).texts.map(({ language, said }) =>
    speaking(language, () => ({
      language,
      ...counterpartText(said, {
        ...{ reference, name, party: own.name, capacity: own.capacity },
        ...{ hash: settlement.textHash.toString('hex'), day: dayAt(deps.now()) },
      }),
    })),
  );
  const english = drawn.find(({ language }) => language === 'en');
  const [first] = drawn;
  if (!english || !first) throw new Error('A settlement has no English text.');
  const translated = first === english ? null : { text: first.text, language: first.language };
  return { file: await renderDocument(english.text, deps.now(), translated), reason: first.reason };
}
