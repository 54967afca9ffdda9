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
