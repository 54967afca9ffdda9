import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import {
  passkeyAddition,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
} from '../../contract/passkeys.ts';

// The part that talks to the browser's authenticator; fetched when somebody presses its button.

type Came = { problem: string | null };

/** `codes` come with the first second factor of an account, to be shown once. */
type Kept = Came & { codes: string[] | null };

export async function makePasskey(
  api: Api,
  { name, password }: { name: string; password: string | null },
): Promise<Kept> {
  const asked = await api(passkeyOptions, { password });
  if (asked.outcome !== 'done') return { ...refusedBy(asked), codes: null };
  try {
    const optionsJSON = JSON.parse(asked.data.options) as Parameters<
      typeof startRegistration
    >[0]['optionsJSON']; // made by our server
    const response = await startRegistration({ optionsJSON });
    const kept = await api(passkeyAddition, { name, response } as Parameters<
      typeof api<typeof passkeyAddition>
    >[1]);
    return kept.outcome === 'done'
      ? { problem: null, codes: kept.data.recoveryCodes }
      : { ...refusedBy(kept), codes: null };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { problem: isKnown ? m.passkey_known() : m.passkey_stopped(), codes: null };
  }
}

/** Signs in, and says where to go; the cookie came with the answer. */
export async function signInWithPasskey(
  api: Api,
  next: string | null,
): Promise<Came & { next: string | null }> {
  const asked = await api(passkeySignInOptions, {});
  if (asked.outcome !== 'done') return { ...refusedBy(asked), next: null };
  try {
    const optionsJSON = JSON.parse(asked.data.options) as Parameters<
      typeof startAuthentication
    >[0]['optionsJSON']; // made by our server
    const response = await startAuthentication({ optionsJSON });
    const arrived = await api(passkeySignIn, { response, next } as Parameters<
      typeof api<typeof passkeySignIn>
    >[1]);
    return arrived.outcome === 'done'
      ? { problem: null, next: arrived.data.to }
      : { ...refusedBy(arrived), next: null };
  } catch {
    return { problem: m.passkey_stopped(), next: null };
  }
}

function refusedBy(answer: { outcome: string; error?: { message: string } }): Came {
  return { problem: answer.error?.message || m.error_unexpected() };
}
