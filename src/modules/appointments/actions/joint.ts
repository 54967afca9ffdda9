import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { type DisputeFacts, moved } from '#modules/disputes/rules/machine.ts';
import { candidatesOn } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import { askNext } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import type { NominationRefusal } from './nominating.ts';
import { namesFound, nomineeFor } from './nominees.ts';
import { asParty } from './talks.ts';

type Naming = { id: string; partyId: string; neutral: string };
type Named = Result<{ id: string; isAsked: boolean }, NominationRefusal>;

/**
 * A party says whom it would have to decide alone: it proposes them, or agrees to whom another gave (ACA s. 11(2)). Whoever every party
 * has given is asked in the same act. Nobody is taken whom something ties to the dispute, whenever the page was read.
 */
export async function giveJointName(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId, neutral }: Naming,
): Promise<Named> {
  const outcome = await asParty<Named>(deps, viewer, {
    ...{ id, partyId, type: 'arbitrator_named', details: { names: neutral, many: 1 } },
    after: async (tx) => {
      const file = await findFile(tx, id);
      if (!file) return refuse('unknown');
      const facts = await factsFor(tx, file, deps.now());
      const found = await nomineeFor(deps, tx, { file, facts, neutralId: neutral });
      if (typeof found === 'string') return refuse(found);
      return allow({ id, isAsked: await askNext(deps, tx, id) });
    },
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Reading = { file: DisputeFile; facts: DisputeFacts };

/** Whom each party has given so far, which all of them and the office read alike; null where nobody is sought so. */
export async function jointRead(db: Db, { file, facts }: Reading) {
  if (file.dispute.process !== 'arbitration' || !facts.seats.includes('sole')) return null;
  if (file.dispute.state !== 'arb_constituting' || facts.members.length > 0) return null;
  const said = Object.values(facts.choice.named).flat();
  const names =
    said.length === 0
      ? new Map<string, string>()
      : new Map((await candidatesOn(db, 'arbitrator')).map((one) => [one.neutralId, one.name]));
  const isIn = ({ id }: { id: string }) =>
    facts.parties.some(({ partyId, isReleased }) => partyId === id && !isReleased);
  return file.parties.filter(isIn).map(({ id, name }) => ({
    ...{ id, name },
    named: (facts.choice.named[id] ?? []).map((one) => ({ id: one, name: names.get(one) ?? '' })),
  }));
}

type Own = Reading & { own: DisputeFile['parties']; q: string };

/** The same for a party, with whom it may name. */
export async function jointFor(db: Db, { file, facts, own, q }: Own) {
  const parties = await jointRead(db, { file, facts });
  if (!parties) return null;
  const mayName = own.filter(({ id: partyId, side: by }) => {
    const act = { by, partyId, why: '', details: { names: 'a-name' } };
    return moved(facts, 'arbitrator_named', act).ok;
  });
  return {
    parties,
    mayName: mayName.map(({ id, name }) => ({ id, name })),
    found: mayName.length > 0 ? await namesFound(db, q, facts) : { q, names: [], isMore: false },
  };
}
