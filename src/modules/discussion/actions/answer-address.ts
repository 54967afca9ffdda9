import { keyedHash } from '#platform/hash.ts';
import type { Inbox } from '#platform/mail/inbound.ts';
import { tokenOf } from '../rules/mail-answers.ts';
import type { OpenPlace } from './places.ts';

/** Mail comes in where the mail server brings it, or where it waits in a folder; without either no letter asks for an answer. */
export type Addressing = {
  key: Buffer;
  settings: { mailFrom: string; bounceToken: string | undefined };
  inbox: Inbox | null;
};

/**
 * To which address somebody answers a letter about a place: theirs alone, for the audience that there was when it was written. Null
 * where no mail comes in.
 */
export function answerAddress(deps: Addressing, readerId: string, place: OpenPlace): string | null {
  if (!deps.settings.bounceToken && !deps.inbox) return null;
  const [seal, audience] = [readerSeal(deps, readerId), audienceSeal(deps, readerId, place)];
  return `talk+${tokenOf({ readerId, seal, audience })}@${domainOf(deps)}`;
}

type Key = Pick<Addressing, 'key'>;

export function readerSeal({ key }: Key, readerId: string): string {
  return keyedHash(key, `talk by mail\n${readerId}`);
}

export function audienceSeal(
  { key }: Key,
  readerId: string,
  { fingerprint }: Pick<OpenPlace, 'fingerprint'>,
): string {
  return keyedHash(key, `talk by mail\n${readerId}\n${fingerprint}`);
}

export function domainOf({ settings }: Pick<Addressing, 'settings'>): string {
  return (/@([^\s@<>]+)>?\s*$/.exec(settings.mailFrom)?.[1] ?? 'localhost').toLowerCase();
}
