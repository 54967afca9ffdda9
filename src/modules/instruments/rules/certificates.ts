/** What is found in a signature that came back (platform/certificates/reading.ts). */
export type GivenSignature = {
  isOfContent: boolean;
  holds: boolean;
  isTrusted: boolean;
  isRevoked: boolean;
  validFrom: Date;
  validTo: Date;
  commonName: string;
};
export type CertificateRefusal =
  | 'certificate_broken'
  | 'certificate_other_text'
  | 'certificate_unknown_issuer'
  | 'certificate_early'
  | 'certificate_ended'
  | 'certificate_revoked'
  | 'certificate_other_name';

type Expected = {
  name: string;
  at: Date;
};

/** A provider's clock may be a little ahead of ours. */
const CLOCK_MS = 5 * 60_000;
/** X.520 lets a name in a certificate have 64 letters. */
const NAME_LENGTH = 64;

/**
 * Why a signature with a certificate is not taken, or null (IT Act 2000 s. 3A; Second Schedule; IT (Certifying Authorities) Rules
 * 2000): it is over this text and no other, holds, and its certificate is in force now, of somebody we trust, and of whoever signs.
 */
export function refusalToTake(
  given: GivenSignature | null,
  { name, at }: Expected,
): CertificateRefusal | null {
  if (!given?.holds) return 'certificate_broken';
  if (!given.isOfContent) return 'certificate_other_text';
  if (!given.isTrusted) return 'certificate_unknown_issuer';
  if (given.isRevoked) return 'certificate_revoked';
  if (given.validFrom.getTime() > at.getTime() + CLOCK_MS) return 'certificate_early';
  if (given.validTo < at) return 'certificate_ended';
  return isSameName(given.commonName, name) ? null : 'certificate_other_name';
}

/** The same words in any order, whatever their case and stops: a provider may write the family name first. */
export function isSameName(certified: string, typed: string): boolean {
  const one = wordsOf([...certified]);
  const other = wordsOf([...typed].slice(0, NAME_LENGTH));
  return one.length > 0 && one.join(' ') === other.join(' ');
}

function wordsOf(letters: readonly string[]): string[] {
  const folded = letters.join('').normalize('NFKC').toLowerCase();
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted();
}

export type ReturnRefusal = 'signing_unknown' | 'signing_over';

/** Whether something may still come back: once, and in its time. */
export function refusalToReturn(
  asked: { signedAt: Date | null; refusedAs: string | null; endsAt: Date } | null,
  at: Date,
): ReturnRefusal | null {
  if (!asked) return 'signing_unknown';
  return asked.signedAt || asked.refusedAs || asked.endsAt <= at ? 'signing_over' : null;
}
