import { limitationOf } from './filing.ts';
import type { Process } from './words.ts';

type Limited = { causeOn: string | null } & Parameters<typeof limitationOf>[0];

/** What limitation would be counted by, as it was filed. */
export function limitationSummaryOf(dispute: Limited) {
  return { causeOn: dispute.causeOn, ...limitationOf(dispute) };
}

type Requested = {
  dispute: {
    process: Process;
    seat: string;
    arbitrators: number;
    language: string;
    signedName: string;
    signedCapacity: string;
  };
  parties: readonly {
    side: 'claimant' | 'respondent';
    name: string;
    representatives: readonly { name: string; firm: string; endedAt: Date | null }[];
  }[];
};

/** How the request asks to be decided, who signed it, and by whom the claimants are represented. */
export function requestedTermsOf({ dispute, parties }: Requested) {
  const { process, seat, arbitrators, language, signedName, signedCapacity } = dispute;
  const acting = parties
    .filter(({ side }) => side === 'claimant')
    .flatMap((party) =>
      party.representatives
        .filter(({ endedAt }) => endedAt === null)
        .map((one) => ({
          name: party.name,
          by: [one.name, one.firm].filter(Boolean).join(', '),
        })),
    );
  const signed = { name: signedName, capacity: signedCapacity };
  return { process, seat, arbitrators, language, signed, acting };
}
