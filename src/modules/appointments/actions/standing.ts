import { dayAt } from '#kernel/days.ts';
import { appointmentsHere, appointmentsSince } from '#modules/disputes/actions/appointed.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import { candidatesOn, type PanelCandidate } from '#modules/panel/actions/candidates.ts';
import { lookBackFrom } from '#modules/panel/rules/profile.ts';
import type { Db } from '#platform/db.ts';
import { type CountedAppointment, countedFor } from '../rules/disclosure/disclosure.ts';
import { type Tie, tiesOf } from '../rules/list/ties.ts';
import { listPromised } from '../store/invitations.ts';
import { membersOf, namedIn } from './proposing.ts';

/** Somebody of the panel as a dispute stands to them at this moment. */
export type CandidateStanding = {
  candidate: PanelCandidate;
  ties: Tie[];
  isActive: boolean;
  /** How many disputes they have here or have promised to take, and the most that they take. */
  taken: number;
  most: number;
  counted: CountedAppointment[];
};

/**
 * What ties one person to a dispute now, counted anew: it is asked before they are asked, when they sign, and when they are
 * appointed, because a party, a lawyer or a firm may have come since (ACA s. 12(2)). Null for whoever is not on the panel.
 */
export async function candidateStanding(
  deps: { now: () => Date },
  db: Db,
  file: DisputeFile,
  personId: string,
): Promise<CandidateStanding | null> {
  const today = dayAt(deps.now());
  const candidates = (await candidatesOn(db, 'arbitrator')).filter(
    (one) => one.personId === personId,
  );
  const [candidate] = candidates;
  const [member] = await membersOf(db, file, { candidates, byPerson: '', today });
  if (!candidate || !member) return null;
  return {
    candidate,
    ties: tiesOf(member, namedIn(file), today),
    isActive: candidate.standing === 'active',
    taken: await takenBy(db, personId, file.dispute.id),
    most: member.capacity > 0 ? member.capacity : USUAL_CAPACITY,
    counted: await countedAppointments(db, file, { candidate, personId, today }),
  };
}

/** Who named no capacity is taken to have the usual one, as in the ranking of names. */
const USUAL_CAPACITY = 10;

async function takenBy(db: Db, personId: string, but: string): Promise<number> {
  const { open = 0 } = (await appointmentsHere(db, [personId])).get(personId) ?? {};
  const promised = (await listPromised(db, personId)).filter((id) => id !== but);
  return open + (await whichAreIn(db, promised, 'arb_constituting')).size;
}

type Counting = { candidate: PanelCandidate; personId: string; today: string };

async function countedAppointments(
  db: Db,
  { dispute, parties }: DisputeFile,
  { candidate, personId, today }: Counting,
): Promise<CountedAppointment[]> {
  const since = lookBackFrom(today);
  const here = (await appointmentsSince(db, [personId], since))
    .filter(({ disputeId }) => disputeId !== dispute.id)
    .map((one) => ({ ...one, isHere: true }));
  const elsewhere = candidate.declared.map(({ appointedOn, partyGroup }) => ({
    appointedOn,
    parties: [partyGroup],
    isHere: false,
  }));
  return countedFor(
    parties.map(({ name }) => name),
    [...here, ...elsewhere],
    since,
  );
}
