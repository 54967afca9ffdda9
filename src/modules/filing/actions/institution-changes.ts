import { allow, type Result, refuse } from '#kernel/result.ts';
import { OwnDisputeError, type Viewer } from '#kernel/viewer.ts';
import { removeInstitutionMember } from '#modules/disputes/actions/institution-members.ts';
import { gstinOf } from '#modules/fees/rules/gst.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { FilingInstitution } from '../rules/bulk-row.ts';
import { countPeopleOn, isMember } from '../store/institution-members.ts';
import {
  addInstitution,
  changeInstitution,
  endInstitution,
  holdInstitution,
} from '../store/institutions.ts';
import type { BatchesDeps } from './batch-deps.ts';
import { type Unknown, unknown } from './institutions.ts';

/** As the form sends it: the state and the registration as they were typed, or not at all. */
export type InstitutionForm = Omit<FilingInstitution, 'gstState' | 'gstin'> & {
  state?: string | undefined;
  gstin?: string | undefined;
};

function institutionOf({ state = '', gstin = '', ...entry }: InstitutionForm): FilingInstitution {
  return { ...entry, gstState: state || null, gstin: gstinOf(gstin) || null };
}

export async function makeInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  entry: InstitutionForm,
): Promise<Result<{ id: string }, never>> {
  const [id, at] = [deps.newId(), deps.now()];
  await deps.db.transaction().execute(async (tx) => {
    await addInstitution(tx, {
      id,
      ...institutionOf(entry),
      createdAt: at,
      createdBy: viewer.personId,
    });
    await appendActs(tx, at, [actOf(viewer, id, 'filing.institution_made')]);
  });
  return allow({ id });
}

/** Whoever files for an institution is its side in every dispute of it: another registrar says who it is and who its people are. */
export async function refuseMember(tx: Db, { personId }: Viewer, id: string): Promise<void> {
  if (personId && (await isMember(tx, id, personId)))
    throw new OwnDisputeError(`The person ${personId} files for the institution ${id}.`);
}

/** Its entry as it is from now on; what was filed before keeps what it was filed with. */
export function correctInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  id: string,
  entry: InstitutionForm,
): Promise<Result<{ id: string }, Unknown>> {
  return deps.db.transaction().execute(async (tx) => {
    await refuseMember(tx, viewer, id);
    if (!(await changeInstitution(tx, id, institutionOf(entry)))) return unknown();
    await appendActs(tx, deps.now(), [actOf(viewer, id, 'filing.institution_changed')]);
    return allow({ id });
  });
}

type CloseRefusal = { code: 'not_found' | 'institution_closed' | 'not_sure'; field: string };

type Closing = { id: string; isSure: boolean };

/** Closes an institution. Nothing more is sent or accepted for it, and all of its people leave; what was accepted is filed. */
export function closeInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, isSure }: Closing,
): Promise<Result<{ id: string }, CloseRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const institution = await holdInstitution(tx, id);
    if (!institution) return unknown();
    await refuseMember(tx, viewer, id);
    if (institution.endedAt) return refuse({ code: 'institution_closed' as const, field: '' });
    // It cannot be taken back, so a browser's own word for the tick is not enough.
    if (!isSure) return refuse({ code: 'not_sure' as const, field: 'isSure' });
    const at = deps.now();
    const people = await endInstitution(tx, id, at);
    await countPeopleOn(tx, id);
    for (const personId of people) await removeInstitutionMember(tx, { through: id, personId, at });
    await appendActs(tx, at, [
      { ...actOf(viewer, id, 'filing.institution_closed'), details: { people: people.length } },
    ]);
    return allow({ id });
  });
}

export function actOf({ personId }: Viewer, id: string, act: RecordedAct['act']): RecordedAct {
  return { act, subject: { kind: 'institution', id }, by: { personId, role: 'registrar' } };
}
