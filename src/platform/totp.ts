import { Secret, TOTP } from 'otpauth';
import { type Squares, squaresOf } from './qr.ts';

/** 160 bits, as RFC 4226 (section 4, R6) recommends. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

/** A secret as an app takes it: typed, as an address, and as the dark squares of a QR code that a page draws itself. */
export type TotpSecret = { secret: string; address: string; qr: Squares };

export function totpOffer(
  bytes: Buffer,
  { issuer, label }: { issuer: string; label: string },
): TotpSecret {
  const secret = secretOf(bytes);
  const address = totpOf(secret, { issuer, label }).toString();
  return { secret: secret.base32, address, qr: squaresOf(address) };
}

/** How many half minutes from now the code is right for, one back and one ahead being looked at; null for none. */
export function totpDelta(bytes: Buffer, code: string, now: Date): number | null {
  return totpOf(secretOf(bytes), {}).validate({ token: code, timestamp: now.getTime(), window: 1 });
}

/** The code of a moment, as an app shows it. */
export function totpCode(bytes: Buffer, now: Date): string {
  return totpOf(secretOf(bytes), {}).generate({ timestamp: now.getTime() });
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}

// What every authenticator app knows; some know nothing else.
function totpOf(secret: Secret, names: { issuer?: string; label?: string }): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}
