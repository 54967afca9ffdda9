import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

// Passkeys (W3C Web Authentication): what a browser is asked, and whether its answer is what was asked for. User
// verification is always required, so that a passkey is two factors in one.

/** Loaded with the first passkey: it brings a reader of certificates, and most processes see none. */
const library = () => import('@simplewebauthn/server');

export type RelyingPartyIdentity = { id: string; origin: string };
export type Credential = { id: Buffer; publicKey: Buffer; counter: number; transports: string[] };
/** What the browser is given, as JSON, and the challenge in it. */
export type PasskeyOptions = { options: string; challenge: string };

/** A browser's answer as text; its meaning is verified here. */
type Told<R> = { id: string; rawId: string; type: 'public-key'; response: R };
export type PasskeyAttestation = Told<{
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[] | undefined;
}>;
export type PasskeyAssertion = Told<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | undefined;
}>;

type Owner = {
  id: string;
  name: string;
  fullName: string;
  has: readonly Pick<Credential, 'id' | 'transports'>[];
};

// EdDSA, ES256 and RS256 (RFC 9053): what every authenticator of today has one of.
const ALGORITHMS = [-8, -7, -257];

export async function askForPasskey(
  party: RelyingPartyIdentity,
  site: string,
  owner: Owner,
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: party.id,
    attestationType: 'none',
    userName: owner.name,
    userDisplayName: owner.fullName,
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: owner.has.map(({ id, transports }) => ({
      id: id.toString('base64url'),
      transports,
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Names nobody: whose passkey answers is who signs in. */
export async function askForSignIn(party: RelyingPartyIdentity): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The new passkey, or null when the answer is not a good one. */
export async function madePasskey(
  party: RelyingPartyIdentity,
  challenge: string,
  made: PasskeyAttestation,
): Promise<Credential | null> {
  const response: RegistrationResponseJSON = {
    ...made,
    response: { ...made.response, transports: made.response.transports ?? [] },
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await library();
  const answer = await verifyRegistrationResponse({
    response,
    ...checks(party, challenge),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential;
  return {
    id: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports.map(String),
  };
}

/** How often the authenticator says that it was used; null when the answer is not this passkey's. */
export async function countSigned(
  party: RelyingPartyIdentity,
  challenge: string,
  { signed, by }: { signed: PasskeyAssertion; by: Pick<Credential, 'id' | 'publicKey'> },
): Promise<number | null> {
  const { userHandle, ...said } = signed.response;
  const response: AuthenticationResponseJSON = {
    ...signed,
    response: { ...said, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  };
  // The library's own look at the counter would throw; whoever asks judges the number.
  const credential = {
    id: by.id.toString('base64url'),
    publicKey: new Uint8Array(by.publicKey),
    counter: 0,
  };
  const { verifyAuthenticationResponse } = await library();
  const answer = await verifyAuthenticationResponse({
    response,
    credential,
    ...checks(party, challenge),
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

/** The challenge that a browser says it answers; null when it says none. */
export function challengeIn(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge =
      typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function checks({ id, origin }: RelyingPartyIdentity, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}
