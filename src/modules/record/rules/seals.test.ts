import { expect, test } from 'vitest';
import { hashOf as hash, sha256 } from '#platform/hash.ts';
import {
  FIRST,
  firstSealBreak,
  type IsSigned,
  merkleRoot,
  type RecordSeal,
  type SignedSeal,
  sealText,
} from './seals.ts';

const [first, second, third] = [sha256('one'), sha256('two'), sha256('three')];
const start = { number: 0, hash: FIRST };

/** A signature here is the signed text itself: whoever changes the one has to change the other. */
function sealed(seal: RecordSeal): SignedSeal {
  const text = sealText(seal, hash);
  return { ...seal, hash: hash(Buffer.from(text)), keyId: 'k1', signature: text };
}
const isSigned: IsSigned = (text, { signature }) => signature === text;

const at = new Date('2026-11-20T06:30:00Z');
const one = sealed({ number: 1, at, acts: [first], previousHash: FIRST });
const two = sealed({ number: 2, at, acts: [second, third], previousHash: one.hash });
const three = sealed({ number: 3, at, acts: [], previousHash: two.hash });

test('seals that nobody touched hold, in one piece or in two', () => {
  expect(firstSealBreak([one, two, three], start, { hash, isSigned })).toBeNull();
  expect(firstSealBreak([two, three], one, { hash, isSigned })).toBeNull();
});

test('a seal that was taken out, changed or linked to another is found', () => {
  expect(firstSealBreak([one, three], start, { hash, isSigned })).toMatchObject({
    seal: 2,
    fault: 'seal_missing',
  });
  const fewer = { ...two, acts: [second] };
  expect(firstSealBreak([one, fewer], start, { hash, isSigned })).toMatchObject({
    seal: 2,
    fault: 'seal_changed',
  });
  const elsewhere = sealed({ ...two, previousHash: first });
  expect(firstSealBreak([one, elsewhere], start, { hash, isSigned })).toMatchObject({
    seal: 2,
    fault: 'seal_unlinked',
  });
});

test('a seal that was written anew without the key is found, and nobody calls it wrong when no key is at hand', () => {
  const anew = { ...sealed({ ...two, acts: [second] }), signature: two.signature };
  expect(firstSealBreak([one, anew], start, { hash, isSigned })).toEqual({
    seal: 2,
    id: '',
    fault: 'seal_unsigned',
  });
  expect(firstSealBreak([one, anew], start, { hash, isSigned: () => null })).toBeNull();
});

// RFC 6962, 2.1: a leaf is hashed after a zero byte, a node after a one.
test('the tree over the acts is that of RFC 6962, where no leaf can pass for a node', () => {
  const leaf = (act: string) => hash(Buffer.from(`00${act}`, 'hex'));
  const node = (left: string, right: string) => hash(Buffer.from(`01${left}${right}`, 'hex'));
  expect(merkleRoot([], hash)).toBe(sha256(''));
  expect(merkleRoot([first], hash)).toBe(leaf(first));
  expect(merkleRoot([first, second], hash)).toBe(node(leaf(first), leaf(second)));
  expect(merkleRoot([first, second, third], hash)).toBe(
    node(node(leaf(first), leaf(second)), leaf(third)),
  );
});
