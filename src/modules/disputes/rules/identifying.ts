import { allow, type Result, refuse } from '#kernel/result.ts';

// Who agreed is shown by something that is not the other side's: never by a code to a contact that the claimant alone named.

/** What an officer may rest it on. An electronic signature comes with its own proof, and not through a form. */
export const SHOWN_BY = ['paper', 'call', 'account'] as const;
export type ShownBy = (typeof SHOWN_BY)[number];

export const NOTE_LEAST = 10;

export type Evidence = {
  method: ShownBy;
  /** A paper of the dispute: the one that was validated, or the agreement that names the account's address. */
  documentId: string | null;
  /** The number that was called. */
  called: string;
  /** Where that number is from, or on which page the agreement names the address. */
  source: string;
  /** What was said, or found. */
  note: string;
};

export type IdentityContext = {
  /** Papers of the dispute that may be validated: the institution's own prove nothing of a party. */
  documentIds: readonly string[];
  /** Numbers that the claimant wrote down, or that came with no more than a code to one of them. */
  claimantsNumbers: readonly string[];
  /** Whether it was given in an account that has proved an address of its own. */
  hasAccount: boolean;
};

export type IdentifyRefusal =
  | 'note_short'
  | 'document_missing'
  | 'number_missing'
  | 'source_missing'
  | 'number_of_claimant'
  | 'account_missing';

/** Whether evidence shows, to an officer who stands for it, who gave a consent. */
export function identify(
  evidence: Evidence,
  around: IdentityContext,
): Result<true, IdentifyRefusal> {
  const { method, documentId, called, source, note } = evidence;
  if (note.trim().length < NOTE_LEAST) return refuse('note_short');
  if (method === 'account' && !around.hasAccount) return refuse('account_missing');
  if (method !== 'call')
    return documentId !== null && around.documentIds.includes(documentId)
      ? needsPage(evidence)
      : refuse('document_missing');
  if (!NUMBER.test(called.trim())) return refuse('number_missing');
  if (source.trim() === '') return refuse('source_missing');
  return around.claimantsNumbers.some((number) => isOneNumber(number, called))
    ? refuse('number_of_claimant')
    : allow(true);
}

/** As an officer notes it: with or without the country, with spaces and brackets. */
const NUMBER = /^[\s()+./-]*(?:[0-9][\s()+./-]*){7,}$/;

/** Whether two ways of writing a number ring one telephone: one may lack the country, or have a zero or two before it. */
function isOneNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replaceAll(/[^0-9]/g, '').replace(/^0+/, ''));
  return Boolean(a && b) && (a === b || ends(a, b) || ends(b, a));
}

const ends = (whole = '', part = '') => part.length >= 6 && whole.endsWith(part);

function needsPage({ method, source }: Evidence): Result<true, IdentifyRefusal> {
  return method === 'account' && source.trim() === '' ? refuse('source_missing') : allow(true);
}
