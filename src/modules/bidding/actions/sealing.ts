import { type Commitment, committed } from '#modules/negotiation/rules/blind-bidding.ts';
import { hashOf } from '#platform/hash.ts';
import { newBytes } from '#platform/ids.ts';
import { type SecretCipher, sealFor } from '#platform/vault/seal.ts';
import type { BiddingRow, BidRow } from '../store/biddings.ts';
import type { BiddingDeps } from './deps.ts';

type Key = Pick<BiddingDeps, 'key'>;
const KEY_BYTES = 32;
const NONCE_BYTES = 16;
const SUM_BYTES = 8;

/** A key for one bidding, as it is kept: closed under a key that no backup of the database has. */
export function newBiddingKey({ key }: Key, id: string): Buffer {
  return sealFor({ bytes: key }, 'biddings').close(newBytes(KEY_BYTES), id);
}

/** What closes and opens the bids of one bidding while it runs; throws once its key is gone. */
export function cipherOf(
  { key }: Key,
  { id, sealedKey }: Pick<BiddingRow, 'id' | 'sealedKey'>,
): SecretCipher {
  if (!sealedKey) throw new Error('The key of this bidding is gone.');
  return sealFor({ bytes: sealFor({ bytes: key }, 'biddings').open(sealedKey, id) }, 'bid');
}

/** What makes a commitment one that nobody guesses. */
export function newNonce(): Buffer {
  return newBytes(NONCE_BYTES);
}

export type ReadBid = { amount: bigint; nonce: Uint8Array };
const aboutBid = ({ biddingId, round, side }: Pick<BidRow, 'biddingId' | 'round' | 'side'>) =>
  `${biddingId}|${round}|${side}`;

/** A sum and its chance in as many bytes whatever the sum. */
export function closedBid(
  cipher: SecretCipher,
  bid: Pick<BidRow, 'biddingId' | 'round' | 'side'> & ReadBid,
): Buffer {
  const plain = Buffer.alloc(SUM_BYTES + NONCE_BYTES);
  plain.writeBigInt64BE(bid.amount);
  plain.set(bid.nonce, SUM_BYTES);
  return cipher.close(plain, aboutBid(bid));
}

export function openedBid(cipher: SecretCipher, bid: BidRow): ReadBid {
  if (!bid.sealed) throw new Error('This bid is gone.');
  const plain = cipher.open(bid.sealed, aboutBid(bid));
  return { amount: plain.readBigInt64BE(), nonce: plain.subarray(SUM_BYTES) };
}

export function commitmentOf(about: Commitment): Buffer {
  const sha256 = (bytes: Uint8Array) => Buffer.from(hashOf(bytes), 'hex');
  return Buffer.from(committed(about, sha256));
}
