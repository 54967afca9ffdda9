import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { sha256 } from '#platform/hash.ts';
import {
  askForPasskey,
  askForSignIn,
  challengeIn,
  countSigned,
  type PasskeyAssertion,
} from '#platform/webauthn.ts';
import { relyingParty } from '../rules/relying-party.ts';
import { isChallengeOver, isCopied } from '../rules/second-factor.ts';
import {
  addChallenge,
  consumeChallenge,
  listPasskeys,
  lockPasskey,
  setUsed,
} from '../store/passkeys.ts';
import { findPerson } from '../store/people.ts';
import type { AccountDeps } from './account-deps.ts';
import { arrive, type SignInCookies, type SignInOrigin } from './arrival.ts';
import { prove, type ReauthenticationRefusal } from './freshness.ts';

const SITE = 'Munch';

export const PASSKEYS_MOST = 20;

type OptionsRefusal = ReauthenticationRefusal | 'no_domain' | 'too_many_passkeys';

/** What the browser is given to make a passkey with; its challenge is good once, for this person, for five minutes. */
export function passkeyOptions(
  deps: AccountDeps,
  viewer: Viewer,
  password: string | null,
): Promise<Result<{ options: string }, OptionsRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const party = relyingParty(deps.settings.publicUrl);
    if (!party) return refuse('no_domain');
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    const [person, made] = [
      await findPerson(tx, viewer.personId),
      await listPasskeys(tx, viewer.personId),
    ];
    if (made.length >= PASSKEYS_MOST) return refuse('too_many_passkeys');
    const owner = {
      id: viewer.personId,
      name: person?.email ?? person?.phone ?? '',
      fullName: person?.name ?? '',
    };
    const has = made.map(({ credentialId: id, transports }) => ({ id, transports }));
    const { options, challenge } = await askForPasskey(party, SITE, { ...owner, has });
    await addChallenge(tx, {
      hash: sha256(challenge),
      personId: viewer.personId,
      madeAt: deps.now(),
    });
    return allow({ options });
  });
}

/** What the browser is given to sign in with a passkey. It names nobody: whose passkey answers is who signs in. */
export async function signInOptions(
  deps: AccountDeps,
): Promise<Result<{ options: string }, 'no_domain'>> {
  const party = relyingParty(deps.settings.publicUrl);
  if (!party) return refuse('no_domain');
  const { options, challenge } = await askForSignIn(party);
  await addChallenge(deps.db, { hash: sha256(challenge), personId: null, madeAt: deps.now() });
  return allow({ options });
}

export type PasskeySignIn = { response: PasskeyAssertion; from: SignInOrigin; next: string | null };

export type PasskeySignInRefusal = 'no_domain' | 'challenge_over' | 'passkey_wrong';

/**
 * Signs in with a passkey. The device asked for a finger, a face or its own code (user verification), so this is two
 * factors in one.
 */
export async function signInWithPasskey(
  deps: AccountDeps,
  { response, from, next }: PasskeySignIn,
): Promise<Result<SignInCookies, PasskeySignInRefusal>> {
  const party = relyingParty(deps.settings.publicUrl);
  if (!party) return refuse('no_domain');
  const challenge = await openChallenge(deps, response.response.clientDataJSON, null);
  if (challenge === null) return refuse('challenge_over');
  return deps.db.transaction().execute(async (tx) => {
    const passkey = await lockPasskey(tx, Buffer.from(response.id, 'base64url'));
    const person = passkey && (await findPerson(tx, passkey.personId));
    if (!passkey || !person || person.erasedAt) return refuse('passkey_wrong');
    const by = { id: passkey.credentialId, publicKey: passkey.publicKey };
    const counter = await countSigned(party, challenge, { signed: response, by });
    if (counter === null || isCopied(passkey.counter, counter)) return refuse('passkey_wrong');
    await setUsed(tx, passkey.id, { counter, at: deps.now() });
    return allow(
      await arrive(deps, tx, {
        person,
        from,
        how: 'passkey',
        secondFactorAt: deps.now(),
        agreed: null,
        next,
      }),
    );
  });
}

/** The challenge that an answer says it signs, if it was ours, for this person, and not answered before. */
export async function openChallenge(
  deps: AccountDeps,
  clientData: string,
  personId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const kept = await consumeChallenge(deps.db, sha256(challenge));
  return kept && kept.personId === personId && !isChallengeOver(kept.madeAt, deps.now())
    ? challenge
    : null;
}
