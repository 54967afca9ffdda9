import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { withdrawBasisIn } from '#modules/disputes/actions/basis-withdrawal.ts';
import { endMembers } from '#modules/disputes/actions/members.ts';
import type { DisputeMove } from '#modules/disputes/actions/moves.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor, findFile, officeStanding } from '#modules/disputes/actions/reading.ts';
import { CONSENT_KINDS } from '#modules/disputes/rules/consents.ts';
import { BEYOND } from '#modules/disputes/rules/machine.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { grantExtension } from '../rules/extension.ts';
import type { ResponseOutcome as Decision } from '../rules/words.ts';
import { type AnswerRow, listSent } from '../store/answers.ts';
import { endPasses } from '../store/passes.ts';
import type { ResponseDeps } from './deps.ts';
import { decisionTo } from './owed-letters.ts';

export type ResponseDecision = { outcome: Decision; why: string; days: number | null };

export type DecideRefusal =
  | 'unknown'
  | 'decided_before'
  | 'outcome_wrong'
  | 'why_missing'
  | 'days_wrong'
  | 'extended_before'
  | 'registrar_needed'
  | 'moved_on';

export const no = (code: DecideRefusal, field = '') => refuse({ code, field });

type Carrying = { row: AnswerRow; viewer: Viewer; deciding: ResponseDecision };

type Carried = Promise<Result<null, Problem<DecideRefusal>>>;

export const carryOut: Record<
  Decision,
  (deps: ResponseDeps, tx: Db, carrying: Carrying) => Carried
> = {
  extended: async (deps, tx, { row, viewer, deciding: { days, why } }) => {
    const before = (await listSent(tx, row.disputeId)).some(
      (one) => one.partyId === row.partyId && one.outcome === 'extended' && one.setAsideAt === null,
    );
    const given = grantExtension({ given: days ?? 0, wasExtended: before });
    if (!given.ok) return no(given.refusal, 'days');
    const details = { limit: 'answer', days: given.value, by: 'officer', answer: row.id };
    return moveAs(deps, tx, { row, viewer, why, type: 'time_extended', details });
  },
  declined: (deps, tx, { row, viewer, deciding: { why } }) =>
    moveAs(deps, tx, { row, viewer, why, type: 'extension_declined', details: { answer: row.id } }),
  reopened: (deps, tx, carrying) => decideReopening(deps, tx, carrying, 'reopening_granted'),
  not_reopened: (deps, tx, carrying) => decideReopening(deps, tx, carrying, 'reopening_declined'),
  confirmed: (deps, tx, { row, viewer, deciding: { why } }) =>
    moveAs(deps, tx, { row, viewer, why, type: 'identity_confirmed', details: { answer: row.id } }),
  another: anotherPerson,
  called: async (deps, tx, { row, viewer }) => {
    await keep(deps, tx, { row, viewer, act: 'notice.called_back', tells: [] });
    return allow(null);
  },
};

/**
 * It is another person: their code opens nothing any more, and what was taken as service on the party is taken back. The party
 * itself stays as it is, disputed, so that nothing goes on against anybody until the claimant has found it.
 */
async function anotherPerson(
  deps: ResponseDeps,
  tx: Db,
  { row, viewer, deciding: { why } }: Carrying,
): Carried {
  if (!viewer.roles.includes('registrar')) return no('registrar_needed');
  // Where nobody had been served there is nothing to take back.
  await moveDispute(deps, tx, serviceReversal(row, why, viewer)); // where nobody had been served there is nothing to take back
  await letConsentsFall(deps, tx, { row, viewer, why });
  await endPasses(tx, row.partyId, deps.now());
  await endMembers(tx, row.partyId, deps.now()); // an account that was let in by the same address
  const officer = (await findFile(tx, row.disputeId))?.dispute.officerId ?? 'role:case_officer';
  await keep(deps, tx, { row, viewer, act: 'notice.another_found', tells: [officer] });
  return allow(null);
}

function serviceReversal(row: AnswerRow, why: string, viewer: Viewer): DisputeMove {
  return {
    disputeId: row.disputeId,
    partyId: row.partyId,
    type: 'service_reversed',
    why,
    as: 'registrar',
    by: { personId: viewer.personId, role: 'registrar' },
    details: { answer: row.id },
  };
}

/** Sufficient cause (ACA s. 25): the registrar's until there is a tribunal. */
async function decideReopening(
  deps: ResponseDeps,
  tx: Db,
  { row, viewer, deciding: { why } }: Carrying,
  type: 'reopening_granted' | 'reopening_declined',
): Carried {
  if (officeStanding(viewer)?.as !== 'registrar') return no('registrar_needed');
  return moveAs(deps, tx, { row, viewer, why, type, details: { answer: row.id } });
}

/** What somebody else signed is no consent of the party; where the basis rests on it, that is taken back first. */
async function letConsentsFall(
  deps: ResponseDeps,
  tx: Db,
  { row, viewer, why }: { row: AnswerRow; viewer: Viewer; why: string },
) {
  const file = await findFile(tx, row.disputeId);
  if (!file) return;
  const facts = await factsFor(tx, file, deps.now());
  const consents = facts.parties.find(({ partyId }) => partyId === row.partyId)?.consents ?? {};
  if (consents.submission && facts.basis === 'B' && BEYOND.includes(facts.state))
    await withdrawBasisIn(deps, tx, { viewer, id: row.disputeId, why });
  for (const kind of CONSENT_KINDS) {
    const consent = consents[kind];
    if (!consent) continue;
    const moving = {
      disputeId: row.disputeId,
      partyId: row.partyId,
      type: 'consent_fallen' as const,
      as: 'registrar' as const,
      why,
    };
    await moveDispute(deps, tx, {
      ...moving,
      by: { personId: viewer.personId, role: 'registrar' },
      details: { kind, consent: consent.id },
    });
  }
}

type Moves = {
  row: AnswerRow;
  viewer: Viewer;
  why: string;
  type:
    | 'time_extended'
    | 'extension_declined'
    | 'identity_confirmed'
    | 'reopening_granted'
    | 'reopening_declined';
  details: Record<string, string | number>;
};

async function moveAs(
  deps: ResponseDeps,
  tx: Db,
  { row, viewer, why, type, details }: Moves,
): Carried {
  const as = officeStanding(viewer)?.as === 'registrar' ? 'registrar' : 'officer';
  const by = {
    personId: viewer.personId,
    role: as === 'registrar' ? ('registrar' as const) : ('case_officer' as const),
  };
  const party = (await findFile(tx, row.disputeId))?.parties.find(({ id }) => id === row.partyId);
  const written = party ? decisionTo(party) : [];
  const moved = await moveDispute(deps, tx, {
    disputeId: row.disputeId,
    partyId: row.partyId,
    type,
    by,
    as,
    why,
    details,
    written,
  });
  return moved.ok ? allow(null) : no('moved_on');
}

type Keeping = {
  row: AnswerRow;
  viewer: Viewer;
  act: 'notice.called_back' | 'notice.another_found';
  tells: string[];
};

async function keep(
  deps: ResponseDeps,
  tx: Db,
  { row, viewer, act, tells }: Keeping,
): Promise<void> {
  const by = {
    personId: viewer.personId,
    role: viewer.roles.includes('registrar') ? ('registrar' as const) : ('case_officer' as const),
  };
  const subject = { kind: 'dispute' as const, id: row.disputeId };
  await appendActs(tx, deps.now(), [
    { act, subject, by, details: { answer: row.id, party: row.partyId }, tells },
  ]);
}
