import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { institution } from '../../../../content/institution.ts';
import { capacityWords } from '../contract/words.ts';

type Signature = {
  partyId: string;
  name: string;
  capacity: 'party' | 'representative' | 'institution';
  signedAt: Date;
  address: string;
};

/** At the end of a signed settlement: who signed it for whom, when and how, and the hash of the text that each of them saw. */
export function signedParts(
  { textHash }: { textHash: Buffer },
  signatures: readonly Signature[],
  { names, reference }: { names: ReadonlyMap<string, string>; reference: string },
) {
  const lines = signatures.map(({ partyId, name, capacity, signedAt, address }) =>
    m.settlement_signed_line({
      ...{ party: names.get(partyId) ?? '', name, as: capacityWords[capacity]() },
      ...{ moment: momentInWords(signedAt.toISOString()), address: maskedAddress(address) },
    }),
  );
  return {
    head: ({ day }: { day: Day }) => ({
      day: dayInShort(day),
      signer: m.settlement_signer({ institution: institution.name }),
    }),
    parts: [
      {
        heading: m.settlement_signatures(),
        text: [
          ...lines,
          m.settlement_hash({ hash: textHash.toString('hex') }),
          m.settlement_kind_of_signature(),
        ].join('\n'),
      },
    ],
    foot: m.settlement_foot({ reference }),
  };
}

/** Enough of an address to know it again, and not enough to write to it. */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 2)}…@${host}`;
}
