import { limitsFor } from '#modules/disputes/actions/limits.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { aboutMember } from '#modules/disputes/rules/machine/members.ts';
import { type DisputeFacts, moved } from '#modules/disputes/rules/machine.ts';
import { candidatesOn, type PanelCandidate } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import type { Proposed } from '../rules/list/proposal.ts';
import { roleIn } from '../rules/moves.ts';
import type { AppointmentsDeps } from './deps.ts';
import { proposalFor } from './proposing.ts';

/** More names than anybody reads; the fittest come first. */
const MOST_SHOWN = 30;

export type TalksChoiceRead = {
  file: DisputeFile;
  facts: DisputeFacts;
  dueOn: string | null;
  people: ReadonlyMap<string, PanelCandidate>;
  names: Proposed[];
};

type Reading = { file: DisputeFile; facts: DisputeFacts; byPerson: string };

/** How far the sides are with a name, and whom they may name: nobody whom anything ties to the dispute at this moment. Null for an arbitration. */
export async function talksChoiceOf(
  deps: Pick<AppointmentsDeps, 'now' | 'signer'>,
  db: Db,
  { file, facts, byPerson }: Reading,
): Promise<TalksChoiceRead | null> {
  const { process, state } = file.dispute;
  if (process === 'arbitration') return null;
  const isSought = state === 'con_appoint' || state === 'med_appoint';
  const everybody = await candidatesOn(db, roleIn(process));
  const people = new Map(everybody.map((one) => [one.neutralId, one]));
  const limits = isSought ? await limitsFor(db, file, deps.now()) : [];
  const due = limits.findLast(
    ({ row, state: stands }) =>
      (row === 'neutral_choice' || row === 'next_neutral') && stands === 'running',
  );
  const made = isSought ? (await proposalFor(deps, db, file, byPerson)).proposal : null;
  return {
    ...{ file, facts, people },
    dueOn: due?.dueOn ?? null,
    names: [...(made?.named ?? []), ...(made?.reserve ?? [])]
      .filter(({ id }) => people.get(id)?.personId)
      .slice(0, MOST_SHOWN),
  };
}

/** Whether the table of moves lets the registrar ask somebody of their own choice now. */
export function mayChoose(facts: DisputeFacts, seat: TribunalSeat = 'sole'): boolean {
  const details = { ...aboutMember({ neutral: 'somebody', seat }), name: 'somebody', ties: 0 };
  const act = { by: 'registrar' as const, partyId: null, why: '', details };
  return moved(facts, 'neutral_invited', act).ok;
}
