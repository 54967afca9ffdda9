import { headOf, type LastSeal } from '#modules/record/actions/verifying.ts';
import type { ChainBreak } from '#modules/record/actions.ts';
import type { SealFault } from '#modules/record/rules/seals.ts';

export const FAULTS: Record<ChainBreak['fault'], string> = {
  gap: 'its number does not follow the one before it: an act is missing, or stands at another place',
  wrong_link: 'the hash of the act before it is not the one that it names',
  changed: 'its own hash does not fit what it says',
  cut: 'the chain says that it goes on to here, and it does not',
  wrong_head: 'the chain does not say that it ends here',
};

export const SEAL_FAULTS: Record<SealFault, string> = {
  seal_missing: 'this seal is missing',
  seal_changed: 'its own hash does not fit what it holds',
  seal_unlinked: 'the hash of the seal before it is not the one that it names',
  seal_unsigned: 'it is not signed by a key of the institution that was in force',
  act_missing: 'it holds an act that the record no longer has',
  act_alien: 'this act is in no seal, and does not wait for one: it was put in by hand',
  act_twice: 'an act stands in two seals, or is counted twice',
  waiting_changed: 'this act waits for its seal under another hash than its own, or is gone',
  head_changed: 'this head of a day is not as the institution signed it',
  head_unknown:
    'this was kept outside of the database, or published, and the chain does not hold it: it was cut off or written anew',
};

type Signed = { signed: string; keyId: string; signature: string };

/** A head that somebody kept: the published JSON, or a line "number: hash" as it is printed. Throws when it is neither. */
export function keptHead(text: string): Signed | LastSeal {
  const line = /(?:seal\s+)?(\d+)\s*[:,]\s*([0-9a-f]{64})/i.exec(text);
  if (line && !text.trimStart().startsWith('{'))
    return { number: Number(line[1]), hash: String(line[2]).toLowerCase() };
  const read = JSON.parse(text) as { data?: unknown }; // whatever else it is, it has none of the three
  const { signed, keyId, signature } = (read.data ?? read) as Partial<Signed>;
  if (
    typeof signed !== 'string' ||
    typeof keyId !== 'string' ||
    typeof signature !== 'string' ||
    !headOf(signed)
  )
    throw new Error(
      'The head is neither the JSON of /api/record/heads/:day nor a line "number: hash".',
    );
  return { signed, keyId, signature };
}
