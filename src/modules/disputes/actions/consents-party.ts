import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { ConsentKind } from '../rules/consents.ts';
import {
  type DisputeFacts,
  type DisputeMoveRefusal,
  type EventType,
  moved,
} from '../rules/machine.ts';
import type { DisputeState } from '../rules/words.ts';
import { type BrowserTrace, recordConsent, withdrawConsent } from './consents.ts';
import type { ConsentWithProofs } from './consents-reading.ts';
import type { DisputesDeps } from './deps.ts';
import { holdDispute } from './hold.ts';
import { type DisputeStanding, partyById, placesIn, standingOfViewer } from './reading.ts';

type Outcome = Promise<Result<{ id: string; state: DisputeState }, DisputeMoveRefusal | 'unknown'>>;
export type ConsentSigning = {
  id: string;
  partyId: string;
  kind: ConsentKind;
  name: string;
  language: Language;
  trace: BrowserTrace;
};

/**
 * Somebody agrees in their account. The account that filed the request is the claimant's own, and shows its first claimant; of
 * everybody else an officer says by what they are known: an address that the claimant wrote down is no more than that.
 */
export async function signInAccount(
  deps: DisputesDeps,
  viewer: Viewer,
  signing: ConsentSigning,
): Outcome {
  const { id, partyId, kind, name, language, trace } = signing;
  const place = (await placesIn(deps.db, viewer, id)).find((one) => one.partyId === partyId);
  const standing = await standingOfViewer(deps.db, viewer, id);
  if (!standing || (standing.as !== 'claimant' && standing.as !== 'respondent'))
    return refuse('unknown');
  if (!place || !standing.partyIds.includes(partyId)) return refuse('party_missing');
  const party = await partyById(deps.db, partyId);
  const capacity = place.through ? ('institution' as const) : place.role;
  const isFiler = place.side === 'claimant' && party?.place === 1 && capacity !== 'representative';
  const { as } = standing;
  const outcome = await deps.db.transaction().execute((tx) =>
    recordConsent(deps, tx, {
      disputeId: id,
      partyId,
      kind,
      signer: name,
      language,
      trace,
      as,
      by: { personId: viewer.personId, role: 'person' as const },
      given: { way: 'account', personId: viewer.personId, capacity },
      proof: isFiler
        ? { method: 'filer', byPerson: null, documentId: null, source: '', note: '' }
        : null,
    }),
  );
  if (outcome.ok) deps.wakeMail();
  return outcome.ok ? allow({ id, state: outcome.value.state }) : outcome;
}

type TakingBack = {
  id: string;
  partyId: string;
  kind: ConsentKind;
  type: 'consent_withdrawn' | 'consent_disputed';
  why: string;
};

/** A party takes its own consent back, or says that it never gave it. */
export async function withdrawConsentInAccount(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, partyId, kind, type, why }: TakingBack,
): Outcome {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (!standing || (as !== 'claimant' && as !== 'respondent')) return refuse('unknown');
  if (!standing.partyIds.includes(partyId)) return refuse('party_missing');
  const by = { personId: viewer.personId, role: 'person' as const };
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await holdDispute(tx, id);
    return withdrawConsent(deps, tx, { disputeId: id, partyId, kind, type, by, as, why });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome.ok ? allow({ id, state: outcome.value.state }) : outcome;
}

/** What a reader may do about each consent of their own. */
export function mayAbout(
  facts: DisputeFacts,
  { actors, partyIds }: DisputeStanding,
  { row, status }: ConsentWithProofs,
) {
  const { partyId, kind } = row;
  const move = { partyId, why: 'a reason', details: { kind } };
  const may = (type: EventType) =>
    status !== 'over' &&
    partyIds.includes(partyId) &&
    actors.some((by) => moved(facts, type, { by, ...move }).ok);
  return { mayWithdraw: may('consent_withdrawn'), mayDeny: may('consent_disputed') };
}
