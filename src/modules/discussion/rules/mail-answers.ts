import { WORDS_MAX } from './messages.ts';

/** Why a mail is not said in the place whose letter it answers. */
export const RETURN_REASONS = [
  'address_unknown',
  'sender_unknown',
  'place_lost',
  'sealed',
  'signs_in',
  'audience_changed',
  'attachments',
  'empty',
  'too_long',
] as const;
export type MailReturnReason = (typeof RETURN_REASONS)[number];

/** Whether a mail goes back to whoever sent it. */
export function isReturned(outcome: string): outcome is MailReturnReason {
  return RETURN_REASONS.some((reason) => reason === outcome);
}

type Heads = readonly { key: string; value: string }[];

/** Written by a program (RFC 3834) or to many: it is neither said nor answered, for two programs would never end. */
export function isAutomatic(headers: Heads): boolean {
  const headOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  return (
    !['', 'no'].includes(
      headOf('auto-submitted')
        .replace(/[;(].*$/, '')
        .trim(),
    ) ||
    /^(?:bulk|list|junk|auto_reply)$/.test(headOf('precedence')) ||
    headOf('return-path') === '<>' ||
    /^multipart\/report\b/.test(headOf('content-type')) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => headOf(name))
  );
}

const TO_US = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];

/** The token of the address to which a mail was sent; null where it names none. Mail servers may write it in capitals. */
export function tokenIn(headers: Heads): string | null {
  for (const name of TO_US)
    for (const { value } of headers.filter(({ key }) => key === name)) {
      const token = /talk\+([0-9a-f]{56})@/.exec(value.toLowerCase())?.[1];
      if (token) return token;
    }
  return null;
}

/** Who a letter was for, and whether it was we who wrote its address, for an audience that is there still. */
export type AnswerAddress = { readerId: string; seal: string; audience: string };

const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})/;

export function addressIn(token: string): AnswerAddress {
  return {
    readerId: token.slice(0, 32).replace(UUID, '$1-$2-$3-$4-$5'),
    seal: token.slice(32, 46),
    audience: token.slice(46),
  };
}

export function tokenOf({ readerId, seal, audience }: AnswerAddress): string {
  return `${readerId.replaceAll('-', '')}${seal.slice(0, 14)}${audience.slice(0, 10)}`;
}

type Part = {
  mimeType: string;
  disposition: string | null;
  related?: boolean | undefined;
  size: number;
};

/** A picture in a signature is that large; a picture that says something is larger. */
const ORNAMENT_MOST = 20_000;

/** Whether something hangs on a mail that a message cannot carry: papers go by the page of papers. */
export function carriesPapers(parts: readonly Part[]): boolean {
  return parts.some(({ mimeType, disposition, related, size }) => {
    if (/^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/.test(mimeType)) return false;
    const isOrnament =
      mimeType.startsWith('image/') &&
      (related || disposition === 'inline') &&
      size <= ORNAMENT_MOST;
    return !isOrnament;
  });
}

/** Why the words of a mail cannot be a message; null where they can. */
export function wordsRefusal(words: string, isBlank: boolean): 'empty' | 'too_long' | null {
  if (isBlank) return 'empty';
  return words.length > WORDS_MAX ? 'too_long' : null;
}

type Placed = { mayWrite: boolean; isSealed: boolean } | null;

/**
 * Why somebody may not answer by mail in a place; null where they may. Words of sealed talk go through no mail server, and whoever
 * acts for the office does so with their second factor.
 */
export function answerRefusal(
  place: Placed,
  { as }: { as: string },
): 'place_lost' | 'sealed' | 'signs_in' | null {
  if (!place?.mayWrite) return 'place_lost';
  if (place.isSealed) return 'sealed';
  return as === 'officer' || as === 'registrar' ? 'signs_in' : null;
}
