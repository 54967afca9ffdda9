import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { peopleIn } from '#modules/disputes/actions/people-in.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  placesIn,
} from '#modules/disputes/actions/reading.ts';
import { standingFor } from '#modules/disputes/actions/standings.ts';
import { isInvited } from '#modules/disputes/rules/access.ts';
import { SETTING_APART } from '#modules/disputes/rules/facts.ts';
import { rowOf } from '#modules/disputes/rules/machine.ts';
import { FINAL, type Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { formIn } from '../rules/forms.ts';
import type { Rail } from '../rules/offers.ts';
import type { Signatory } from '../rules/signing.ts';
import type { OfferRow } from '../store/offers.ts';
import { findRail } from '../store/rail.ts';
import type { SettlementRow, SignatureRow } from '../store/settlements.ts';
import { isCodeSent } from './codes.ts';

export type OwnParty = {
  id: string;
  name: string;
  capacity: 'party' | 'representative' | 'institution';
};
/** What is said to settle in one dispute, whoever asks. */
export type RailFacts = {
  file: DisputeFile;
  offers: OfferRow[];
  rail: Rail;
  today: string;
  signatories: Signatory[];
  settlement: (SettlementRow & { isEnded: boolean; signed: SignatureRow[] }) | null;
};
/** The same as one of its sides sees it. */
export type RailSeen = RailFacts & {
  side: Side;
  /** For whom the viewer may act: who is in doubt, or out of the dispute, offers and signs nothing. */
  own: OwnParty[];
  settlement:
    | (NonNullable<RailFacts['settlement']> & {
        /** The own parties for which a code was sent that may still be typed. */
        coded: string[];
      })
    | null;
};

type Reading = { now: () => Date };

/**
 * What both sides offer each other, for a party or who represents it: the same readers as their sealed talk (ACA ss. 75 and 81), and
 * neither whoever decides, nor the office, nor somebody whom a party let in. Null for all of those.
 */
export async function railFor(
  deps: Reading,
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<RailSeen | null> {
  const place = { disputeId, place: 'talk_parties', act: 'write' } as const;
  const standing = await standingFor(db, viewer, place);
  if (!standing || isInvited(standing)) return null;
  const { as } = standing;
  const file = await findFile(db, disputeId);
  if (!file || (as !== 'claimant' && as !== 'respondent')) return null;
  const signatories = await signatoriesOf(deps, db, file);
  const live = signatories.filter((one) => !one.isReleased && !one.isDisputed);
  const places = await placesIn(db, viewer, disputeId);
  const own = file.parties.flatMap(({ id, name }): OwnParty[] => {
    const stands = places.find(({ partyId }) => partyId === id);
    if (!stands || stands.side !== as || !live.some(({ partyId }) => partyId === id)) return [];
    return [{ id, name, capacity: stands.through ? 'institution' : stands.role }];
  });
  if (own.length === 0) return null;
  const facts = await railOf(deps, db, file, signatories);
  const { settlement: row } = facts;
  const coded = row ? await codedFor(deps, db, viewer, { settlementId: row.id, own }) : [];
  return { ...facts, side: as, own, settlement: row && { ...row, coded } };
}

/** What is said to settle, without a viewer: for what follows by itself. Ask who reads it before anybody is shown it. */
export async function railIn(deps: Reading, db: Db, disputeId: string): Promise<RailFacts | null> {
  const file = await findFile(db, disputeId);
  return file && railOf(deps, db, file, await signatoriesOf(deps, db, file));
}

async function signatoriesOf({ now }: Reading, db: Db, file: DisputeFile): Promise<Signatory[]> {
  const { parties } = await factsFor(db, file, now());
  return parties.map(({ partyId, isReleased, isDisputed }) => ({
    ...{ partyId, isReleased, isDisputed },
  }));
}

async function railOf(
  deps: Reading,
  db: Db,
  file: DisputeFile,
  signatories: Signatory[],
): Promise<RailFacts> {
  const { offers, willing, settlement: row } = await findRail(db, file.dispute.id);
  const settlement = row && { ...row, isEnded: isEndedIn(file, row) };
  return {
    file,
    offers,
    rail: {
      isOver: FINAL.includes(file.dispute.state),
      willing,
      isPending: settlement !== null && !settlement.isEnded,
    },
    today: dayAt(deps.now()),
    signatories,
    settlement,
  };
}

/**
 * A party said that it does not sign; or the dispute ended otherwise; or since the text was drawn up somebody whom it names was let go,
 * or it came into doubt who that is: what it says is not between those who would be bound, and a signature may be another person's.
 */
function isEndedIn(
  { dispute, events }: DisputeFile,
  { signedAt, endedAt, drawnUpAt, form }: SettlementRow,
): boolean {
  if (signedAt) return false;
  if (endedAt || FINAL.includes(dispute.state)) return true;
  // Somebody has come to lead the talks or to decide since, or does so no more: the text would be another in law.
  if (formIn(dispute.state) !== form) return true;
  return events.some(
    ({ type, at, toState }) => at >= drawnUpAt && (setsApart(type) || formIn(toState) !== form),
  );
}

/** After this it is not between the same people any more, or it is in doubt who one of them is. */
export function setsApart(type: string): boolean {
  return SETTING_APART.includes(type) || rowOf(type)?.takesBack === 'service';
}

async function codedFor(
  deps: Reading,
  db: Db,
  { personId }: Viewer,
  { settlementId, own }: { settlementId: string; own: readonly OwnParty[] },
): Promise<string[]> {
  const coded: string[] = [];
  for (const { id: partyId } of own)
    if (await isCodeSent(deps, db, { settlementId, partyId, personId })) coded.push(partyId);
  return coded;
}

/** Everybody who may read what is said to settle: those of both sides by their own right, but for whoever does something now. */
export async function peopleOfRail(
  db: Db,
  disputeId: string,
  but: string | null,
): Promise<string[]> {
  const people = (await peopleIn(db, disputeId))?.people ?? [];
  return people.flatMap(({ id, as, invitedAs, only }) =>
    (as === 'claimant' || as === 'respondent') && !invitedAs && !only && id !== but ? [id] : [],
  );
}
