/** Whom a passkey is for (WebAuthn 3, 5.1.2): the host of the public address, and the one origin that may ask for it. */
export type RelyingParty = { id: string; origin: string };

/** Null at a bare IP address, where no browser makes passkeys. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? null : { id: hostname, origin };
}
