import { type Day, dayAt } from '#kernel/days.ts';
import {
  appointmentsHere,
  appointmentsSince,
  mandatesHere,
} from '#modules/disputes/actions/appointed.ts';
import {
  concernedByAddress,
  concernedPeople,
} from '#modules/disputes/actions/conflict-of-interest.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { membersIn } from '#modules/disputes/rules/candidate.ts';
import { happenedOf } from '#modules/disputes/rules/facts.ts';
import { candidatesOn, type PanelCandidate } from '#modules/panel/actions/candidates.ts';
import { lookBackFrom } from '#modules/panel/rules/profile.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { stem } from '#platform/stem.ts';
import { domainNode } from '../rules/affiliates/keys.ts';
import { drawWords } from '../rules/draw-file.ts';
import { type Panellist, type Proposal, propose } from '../rules/list/proposal.ts';
import { isWalled } from '../rules/list/role-wall.ts';
import { type WeightPack, weightsOn } from '../rules/matching/weights.ts';
import { roleIn } from '../rules/moves.ts';
import { countLists } from '../store/lists.ts';
import { namedWithAffiliates } from './affiliates.ts';
import type { AppointmentsDeps } from './deps.ts';

export type ProposalMade = {
  proposal: Proposal;
  people: Map<string, PanelCandidate>;
  seed: string;
  pack: WeightPack;
};

/**
 * The seed of a dispute's next list: our signature (Ed25519, which gives the same for the same words) of which list it is. Nobody can
 * know it before, choose it, or draw twice, and whoever has our public key can check it afterwards.
 */
async function seedFor({ signer }: Pick<AppointmentsDeps, 'signer'>, db: Db, disputeId: string) {
  const which = drawWords(disputeId, (await countLists(db, disputeId)) + 1);
  return signer.sign(new TextEncoder().encode(which));
}

/** Everybody of the panel, ranked for one dispute; `byPerson` is who makes the list and can never stand on it. */
export async function proposalFor(
  deps: Pick<AppointmentsDeps, 'now' | 'signer'>,
  db: Db,
  file: DisputeFile,
  byPerson: string,
): Promise<ProposalMade> {
  const { dispute, claims } = file;
  const candidates = await candidatesOn(db, roleIn(dispute.process));
  const today = dayAt(deps.now());
  const members = await membersOf(db, file, { candidates, byPerson, today });
  const seed = await seedFor(deps, db, dispute.id);
  const pack = weightsOn(today);
  const asking = {
    words: [dispute.title, dispute.facts, dispute.relief, ...claims.map(({ head }) => head)].join(
      '\n',
    ),
    language: dispute.language,
    today,
    ...(await namedWithAffiliates(db, file)),
  };
  const proposal = propose(members, asking, {
    weights: pack.weights,
    draw: { seed, digest: sha256 },
    stem,
  });
  return { proposal, people: new Map(candidates.map((one) => [one.neutralId, one])), seed, pack };
}

const OFFICE: readonly string[] = ['case_officer', 'registrar'];

/** Whoever did something in a dispute for the institution, or was given it, and be it long ago (Fifth Schedule, item 16). */
function workersOn(events: DisputeFile['events']): string[] {
  return events.flatMap(({ byPerson, byRole, details }) => {
    const { officer } = details as { officer?: unknown }; // whom it was given to
    return [
      ...(byPerson !== null && OFFICE.includes(byRole) ? [byPerson] : []),
      ...(typeof officer === 'string' ? [officer] : []),
    ];
  });
}

type Among = {
  candidates: readonly PanelCandidate[];
  byPerson: string;
  today: Day;
  /** Of whoever sits in it their own place is no tie. */
  areSitting?: boolean;
};

export async function membersOf(
  db: Db,
  { dispute, parties, events }: DisputeFile,
  { candidates, byPerson, today, areSitting = false }: Among,
): Promise<Panellist[]> {
  const accounts = candidates.flatMap(({ personId }) => personId ?? []);
  const concerned = await concernedPeople(db, accounts, dispute.id, { asSides: areSitting });
  const reached = await concernedByAddress(
    db,
    candidates.map(({ neutralId, email, phone }) => ({ id: neutralId, email, phone })),
    dispute.id,
  );
  const ofOffice = workersOn(events).concat(byPerson, dispute.officerId ?? '');
  const { candidatesPast } = membersIn(events.map(happenedOf));
  const here = await appointmentsHere(db, accounts);
  const before = Map.groupBy(
    (await appointmentsSince(db, accounts, lookBackFrom(today))).filter(
      ({ disputeId }) => disputeId !== dispute.id,
    ),
    ({ personId }) => personId,
  );
  const held = Map.groupBy(await mandatesHere(db, accounts), ({ personId }) => personId);
  const as = dispute.process === 'arbitration' ? 'arbitrator' : 'conciliator';
  return candidates.map((one) => {
    const { open = 0, concluded = 0 } = here.get(one.personId ?? '') ?? {};
    return {
      id: one.neutralId,
      name: one.name,
      keys: [`neutral:${one.neutralId}`, domainNode(one.email)].filter((key) => key !== null),
      standing: one.standing,
      languages: one.languages,
      texts: [one.qualifications, one.specialisations.join(' '), one.publicLine].filter(
        (text) => text.trim() !== '',
      ),
      freeOn: one.freeOn,
      leaves: one.leaves,
      capacity: one.capacity,
      earlier: [
        ...one.declared.map(({ appointedOn, partyGroup }) => ({
          appointedOn,
          parties: [partyGroup],
          isHere: false,
        })),
        ...(before.get(one.personId ?? '') ?? []).map((here) => ({ ...here, isHere: true })),
      ],
      isReached: reached.has(one.neutralId) || concerned.has(one.personId ?? ''),
      isOfOffice: one.personId !== null && ofOffice.includes(one.personId),
      isWalled: isWalled(as, { id: dispute.id, parties }, held.get(one.personId ?? '') ?? []),
      wasAsked: one.personId !== null && candidatesPast.includes(one.personId),
      open,
      concluded,
      appointments: open + concluded,
    };
  });
}
