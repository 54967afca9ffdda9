import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { listPeopleWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { type AssignRefusal, assign } from '../rules/assigning.ts';
import type { DisputeMoveRefusal } from '../rules/machine.ts';
import { lockDispute } from '../store/disputes.ts';
import { mayActForOffice } from './conflict-of-interest.ts';
import type { DisputesDeps } from './deps.ts';
import { undone } from './heading.ts';
import { moveDispute } from './moves.ts';
import { officeIn } from './reading.ts';
import { officerBy, type ScrutinyResult } from './scrutiny.ts';

const fieldOf: Partial<Record<AssignRefusal, string>> = {
  reason_missing: 'why',
  officer_unknown: 'officer',
  officer_is_party: 'officer',
  already_done: 'officer',
};

/** Everybody to whom a dispute may be given. */
export async function listOfficers(db: Db): Promise<{ id: string; name: string }[]> {
  const people = [
    ...(await listPeopleWith(db, 'case_officer')),
    ...(await listPeopleWith(db, 'registrar')),
  ];
  const byId = new Map(people.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}

export type CaseAssignment = { id: string; version: number; officer: string | null; why: string };

/** A registrar gives a dispute to an officer, or takes it back; of two at once the second is told that it changed. */
export async function assignOfficer(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, version, officer, why }: CaseAssignment,
): ScrutinyResult<AssignRefusal | DisputeMoveRefusal | 'changed_meanwhile'> {
  const outcome = await undone(deps.db, async (tx) => {
    const standing = await officeIn(tx, viewer, id);
    const dispute = standing?.as === 'registrar' ? await lockDispute(tx, id) : null;
    if (!dispute) return refuse({ code: 'unknown' as const, field: '' });
    if (dispute.version !== version)
      return refuse({ code: 'changed_meanwhile' as const, field: '' });
    const isOfficer =
      officer !== null && (await listOfficers(tx)).some((one) => one.id === officer);
    const isParty = officer !== null && !(await mayActForOffice(tx, officer, id));
    const judged = assign({ from: dispute.officerId, to: officer, why, isOfficer, isParty });
    if (!judged.ok) return refuse({ code: judged.refusal, field: fieldOf[judged.refusal] ?? '' });
    for (const type of judged.value) {
      const details = { officer: type === 'officer_given' ? officer : dispute.officerId };
      const moving = {
        disputeId: id,
        type,
        by: officerBy(viewer, 'registrar'),
        as: 'registrar' as const,
        why: why.trim(),
        details,
      };
      const moved = await moveDispute(deps, tx, moving);
      if (!moved.ok) return refuse({ code: moved.refusal, field: '' });
    }
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}
