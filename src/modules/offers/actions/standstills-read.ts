import type { Viewer } from '#kernel/viewer.ts';
import { factsFor } from '#modules/disputes/actions/reading.ts';
import { type DisputeFacts, moved } from '#modules/disputes/rules/machine.ts';
import { latestUntil, stateOfStandstill } from '../rules/standstill.ts';
import type { StandstillState } from '../rules/standstill-words.ts';
import {
  listStandstillSignatures,
  listStandstills,
  type StandstillRow,
  type StandstillSignatureRow,
} from '../store/standstills.ts';
import type { OffersDeps } from './deps.ts';
import { type RailSeen, railFor } from './standing.ts';

type StandstillSeen = StandstillRow & {
  state: StandstillState;
  parties: { id: string; name: string; signedAs: string | null }[];
  may: Record<'sign' | 'refuse' | 'end', boolean>;
};
export type StandstillsSeen = {
  rail: RailSeen;
  latest: string;
  mayPropose: boolean;
  standstills: StandstillSeen[];
};

/** For those who talk about a settlement: what they hold, or would, and what the viewer may do with it. The last one first. */
export async function standstillsFor(
  deps: OffersDeps,
  viewer: Viewer,
  disputeId: string,
): Promise<StandstillsSeen | null> {
  const rail = await railFor(deps, deps.db, viewer, disputeId);
  if (!rail) return null;
  const rows = await listStandstills(deps.db, disputeId);
  const signed = await listStandstillSignatures(
    deps.db,
    rows.map(({ id }) => id),
  );
  const facts = await factsFor(deps.db, rail.file, deps.now());
  const latest = latestUntil(facts);
  const { claimant, respondent } = rail.rail.willing;
  return {
    ...{ rail, latest },
    mayPropose:
      claimant && respondent && may(facts, rail, 'standstill_proposed', { until: latest }),
    standstills: rows.toReversed().map((row) => seenAs(row, { facts, rail, signed })),
  };
}

type Seeing = { facts: DisputeFacts; rail: RailSeen; signed: readonly StandstillSignatureRow[] };

function seenAs(row: StandstillRow, { facts, rail, signed }: Seeing): StandstillSeen {
  const { id: standstill } = row;
  const { claimant, respondent } = rail.rail.willing;
  const parties = rail.file.parties.filter(({ id }) =>
    rail.signatories.some(({ partyId, isReleased }) => partyId === id && !isReleased),
  );
  const details = { standstill };
  return {
    ...row,
    state: stateOfStandstill(facts, standstill),
    parties: parties.map(({ id, name }) => ({
      ...{ id, name },
      signedAs:
        signed.find((one) => one.standstillId === standstill && one.partyId === id)?.name ?? null,
    })),
    may: {
      sign: claimant && respondent && may(facts, rail, 'standstill_signed', details),
      refuse: may(facts, rail, 'standstill_refused', details),
      end: may(facts, rail, 'standstill_ended', details),
    },
  };
}

type Asked =
  | 'standstill_proposed'
  | 'standstill_signed'
  | 'standstill_refused'
  | 'standstill_ended';

/** For one of the viewer's parties at least. */
function may(
  facts: DisputeFacts,
  { side, own }: RailSeen,
  type: Asked,
  details: Record<string, string>,
): boolean {
  return own.some(
    ({ id: partyId }) => moved(facts, type, { by: side, partyId, why: 'A name', details }).ok,
  );
}
