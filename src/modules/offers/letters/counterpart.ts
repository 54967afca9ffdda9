import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { capacityWords } from '../contract/words.ts';
import type { AgreementText } from '../rules/text.ts';

type Copy = {
  reference: string;
  name: string;
  party: string;
  capacity: keyof typeof capacityWords;
  hash: string;
  day: Day;
};

/** The copy of a settlement that one signer signs with a certificate, and what their signature says. */
export function counterpartText(
  { title, facts, parts }: AgreementText,
  { reference, name, party, capacity, hash, day }: Copy,
) {
  const reason = m.settlement_copy_reason({ party, as: capacityWords[capacity](), reference });
  const said = [m.settlement_copy_words({ name }), reason, m.settlement_hash({ hash })].join('\n');
  return {
    reason,
    text: {
      ...{ title, facts, reference, day: dayInShort(day), signer: name },
      parts: [...parts, { heading: m.settlement_signatures(), text: said }],
      foot: m.settlement_foot({ reference }),
    },
  };
}
