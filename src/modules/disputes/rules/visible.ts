import type { StandingAs } from './access.ts';
import { rowOf } from './machine.ts';
import type { DisputeActorRole, Side } from './words.ts';

/**
 * What was said to settle is not for whoever decides: an offer to pay is without prejudice (ACA ss. 75 and 81 for conciliation,
 * and for a respondent who offers by themselves BSA 2023 s. 21, as far as a lawyer confirms).
 */
const WITHOUT_PREJUDICE: readonly string[] = ['offer'];

/** Whether a tribunal may read a paper, or be handed it in an export: what all parties may read, and no offer. */
export function tribunalReads({ kind, audience }: { kind: string; audience: string }): boolean {
  return audience === 'parties' && !WITHOUT_PREJUDICE.includes(kind);
}

/** Who must act before a limit ends, as the one who reads it stands. */
export const WHO_ACTS = [
  'you',
  'other_side',
  'claimant',
  'respondent',
  'institution',
  'all',
  'neutral',
  'court',
] as const;
export type WhoActs = (typeof WHO_ACTS)[number];

const others: Partial<Record<string, WhoActs>> = {
  officer: 'institution',
  registrar: 'institution',
  scrutineer: 'institution',
  all: 'all',
  court: 'court',
  arbitrator: 'neutral',
  neutral: 'neutral',
};

type Reader = {
  as: StandingAs | DisputeActorRole;
  partyIds: readonly string[];
  /** A party let them in: what is to be done is the party's, and not theirs. */
  isGuest?: boolean;
  parties: readonly { id: string; side: Side }[];
};

export function whoActs(
  { whose, partyId }: { whose: string; partyId: string | null },
  { as, partyIds, parties, isGuest = false }: Reader,
): WhoActs {
  if (isGuest || (as !== 'claimant' && as !== 'respondent'))
    return sideThatActs({ whose, partyId }, parties) ?? others[whose] ?? 'all';
  if (partyId && whose === 'party') {
    if (partyIds.includes(partyId)) return 'you';
    return parties.find(({ id }) => id === partyId)?.side === as ? 'all' : 'other_side';
  }
  if (whose === 'claimant' || whose === 'respondent') return whose === as ? 'you' : 'other_side';
  return others[whose] ?? 'all';
}

/** Whose act it is, for whoever reads from neither side; null where it is no party's. */
export function sideThatActs(
  { whose, partyId }: { whose: string; partyId: string | null },
  parties: Reader['parties'],
): Side | null {
  if (whose === 'claimant' || whose === 'respondent') return whose;
  return whose === 'party' ? (parties.find(({ id }) => id === partyId)?.side ?? null) : null;
}

/** Whether everybody in a dispute sees an event: what its two sides see. */
export function isSeenByAll(type: string): boolean {
  return rowOf(type)?.seenBy === 'both';
}

type Seen = { type: string; partyId: string | null };

/** Whether somebody who stands so sees an event in their timeline. */
export function sees(
  as: DisputeActorRole,
  partyIds: readonly string[],
  { type, partyId }: Seen,
): boolean {
  const whose = rowOf(type)?.seenBy ?? 'office';
  if (as !== 'claimant' && as !== 'respondent') return true;
  if (whose === 'own') return partyId !== null && partyIds.includes(partyId);
  if (whose === 'between')
    return as === 'claimant' || (partyId !== null && partyIds.includes(partyId));
  return whose === 'both' || whose === as;
}
