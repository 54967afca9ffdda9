import type { Day } from '#kernel/days.ts';
import { rowOf } from '#modules/disputes/rules/machine.ts';
import type { HashedLink } from '#modules/record/rules/chain.ts';
import type {
  Channel,
  ReceiptBasis,
  ReportSource,
  ServedBy,
  ServicePurpose,
  ServiceStatus,
  Status,
} from './words.ts';

/** What is certified: everything that was done to reach one person with one paper, and what proves it. */
export type Certificate = {
  format: typeof FORMAT;
  id: string;
  issuedAt: string;
  institution: { name: string; company: string; website: string };
  signer: string;
  /** The fingerprint of the institution's key that signs it. */
  keyId: string;
  dispute: { id: string; reference: string };
  paper: { id: string; number: string; title: string; purpose: ServicePurpose; sha256: string };
  recipient: { partyId: string; name: string; side: string };
  service: {
    standing: ServiceStatus;
    on: Day;
    by: ServedBy;
    basis: ReceiptBasis;
    attemptId: string | null /** What happened, in a sentence. */;
    words: string;
  };
  attempts: readonly CertifiedAttempt[];
  inquiries: readonly { where: string; on: Day; result: string; at: string }[];
  substitution: CertifiedSubstitution | null;
  steps: readonly {
    number: number;
    from: string;
    to: string;
    at: string;
    byRole: string;
    why: string;
  }[];
  events: readonly CertifiedEvent[];
};

export type CertifiedAttempt = {
  id: string;
  channel: Channel;
  address: string;
  isDesignated: boolean;
  status: Status;
  queuedAt: string;
  carrier: string;
  articleNumber: string | null;
  postedOn: Day | null;
  isSetAside: boolean;
  reports: readonly {
    status: Status;
    at: string;
    heardAt: string;
    source: ReportSource;
    said: string;
    sha256: string | null;
  }[];
  proofs: readonly {
    sha256: string;
    state: string;
    deliveredOn: Day | null;
    basis: string | null;
  }[];
};

export type CertifiedSubstitution = {
  means: string | null;
  lastKnown: string;
  reasons: string;
  decidedAt: string | null;
  carriedOutOn: Day | null;
  proofSha256: string | null;
};

/** An event of the dispute with its link in the record: whoever changes one of them breaks the hash of the other. */
export type CertifiedEvent = { number: number; type: string; on: Day; link: CertifiedLink };
export type CertifiedLink = Omit<HashedLink, 'at'> & { at: string };

export const FORMAT = 'munch-service-certificate-1';

/** What is signed: the certificate with its names in order and nothing between them, so that there is one text of it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`)
    .join(',')}}`;
}

/** Whether an event of a dispute stands in a certificate about a party. */
export function isShown(event: { type: string; partyId: string | null }, partyId: string): boolean {
  const isCertified = rowOf(event.type)?.isCertified ?? false;
  return isCertified && (event.partyId === null || event.partyId === partyId);
}

/** The link of the record that was written with an event: the same act, at the same moment, about the same party. */
export function linkOf(
  event: { type: string; at: Date; partyId: string | null },
  links: readonly HashedLink[],
): HashedLink | undefined {
  return links.find(
    ({ act, at, details }) =>
      act === `dispute.${event.type}` &&
      at.getTime() === event.at.getTime() &&
      (details.party ?? null) === event.partyId,
  );
}

type Opening = {
  verifiedBy: 'one_time_code' | 'account';
  shown?: 'page' | { documentId: string };
  evidence?: Readonly<Record<string, string>>;
};

const CODE_TO: Readonly<Record<string, string>> = {
  email: ' to the e-mail address on file',
  mobile: ' to the mobile number on file',
};

/** What was opened and after which proof, as the evidence of an opening begins. */
export function openedInWords({ verifiedBy, shown = 'page', evidence = {} }: Opening): string {
  const what =
    shown === 'page'
      ? 'The page of the case, which says what this paper says,'
      : 'The file of this paper';
  const proof =
    verifiedBy === 'account'
      ? 'signing in to an account whose proved address is on file for the recipient'
      : `a one-time code${CODE_TO[evidence.channel ?? ''] ?? ''}`;
  return `${what} was opened after ${proof}`;
}

/** 2026-11-21 14:05:09 IST: a moment as clocks in India show it, without the language files of the machine. */
export function momentOf(at: string): string {
  const shifted = new Date(new Date(at).getTime() + 330 * 60_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} IST`;
}

type Happened = Pick<Certificate, 'paper' | 'recipient' | 'attempts' | 'substitution'> & {
  service: Omit<Certificate['service'], 'words'>;
};

/** Which paper was received, when, by which channel and how that is known: what is certified, in a sentence. */
export function serviceInWords({
  paper,
  recipient,
  attempts,
  substitution,
  service,
}: Happened): string {
  const attempt = attempts.find(({ id }) => id === service.attemptId);
  const named = `“${paper.title}” (${paper.number})`;
  const received = `${recipient.name} received ${named} on ${service.on}`;
  return `${received}. ${HOW[service.by]({ attempt, substitution })}`;
}

type How = { attempt: CertifiedAttempt | undefined; substitution: CertifiedSubstitution | null };

const HOW: Record<ServedBy, (how: How) => string> = {
  portal: ({ attempt }) => {
    const opening = attempt?.reports.find(({ source }) => source === 'portal');
    return opening
      ? `${opening.said.split(';')[0]}, at ${momentOf(opening.at)}.`
      : 'It was opened on our page.';
  },
  electronic: ({ attempt }) => {
    const delivery = attempt?.reports.find(
      ({ status }) => status === 'delivered' || status === 'read',
    );
    const when = delivery ? ` at ${momentOf(delivery.at)}` : '';
    return `It was delivered by ${attempt?.channel ?? 'an electronic channel'} to the designated address ${attempt?.address ?? ''}${when}, and did not come back in 72 hours; whether it was read is not certified.`;
  },
  delivered_post: ({ attempt }) => {
    const article = attempt?.articleNumber ? `, article ${attempt.articleNumber}` : '';
    return `It was delivered by ${attempt?.carrier || attempt?.channel || 'post'}${article} to ${attempt?.address ?? 'the address'}; an officer of the institution examined the proof of delivery.`;
  },
  substituted: ({ substitution }) =>
    `Substituted service (${substitution?.means ?? 'as ordered'}) at ${substitution?.lastKnown ?? 'the last known address'} was ordered by the registrar and carried out on ${substitution?.carriedOutOn ?? 'that day'}; it is deemed received.`,
};
