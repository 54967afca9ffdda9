import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import {
  addInstitutionMember,
  removeInstitutionMember,
} from '#modules/disputes/actions/institution-members.ts';
import { personWith } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import { addMember, countPeopleOn, endMember } from '../store/institution-members.ts';
import { holdInstitution, listBatchIds } from '../store/institutions.ts';
import type { BatchesDeps } from './batch-deps.ts';
import { actOf, refuseMember } from './institution-changes.ts';
import { type Unknown, unknown } from './institutions.ts';

type Joining = { id: string; email: string };

type JoinRefusal = {
  code: 'not_found' | 'institution_closed' | 'person_unknown' | 'member_already';
  field: string;
};

/**
 * Lets somebody file for an institution, and stand for it in whatever it filed. They have an account with us already, and have
 * proved the address. Whoever comes or goes waits for the row that is being filed, and the next one knows of it.
 */
export function joinInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, email }: Joining,
): Promise<Result<{ id: string }, JoinRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const institution = await holdInstitution(tx, id);
    if (!institution) return unknown();
    await refuseMember(tx, viewer, id);
    if (institution.endedAt) return refuse({ code: 'institution_closed' as const, field: '' });
    const person = await personWith(tx, email);
    if (!person) return refuse({ code: 'person_unknown' as const, field: 'email' });
    const [row, at] = [deps.newId(), deps.now()];
    const added = await addMember(tx, {
      id: row,
      institutionId: id,
      personId: person.id,
      since: at,
      addedBy: viewer.personId,
    });
    if (!added) return refuse({ code: 'member_already' as const, field: 'email' });
    await countPeopleOn(tx, id);
    await addInstitutionMember(
      tx,
      { through: id, personId: person.id, at },
      await listBatchIds(tx, id),
    );
    await appendActs(tx, at, [
      { ...actOf(viewer, id, 'filing.member_added'), details: { person: person.id } },
    ]);
    return allow({ id: row });
  });
}

/** Ends that somebody files for an institution: with it go its filings, and the disputes that they saw only through it. */
export function leaveInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, member }: { id: string; member: string },
): Promise<Result<{ id: string }, Unknown>> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdInstitution(tx, id))) return unknown();
    await refuseMember(tx, viewer, id);
    const at = deps.now();
    const person = await endMember(tx, { id: member, institutionId: id, at });
    if (person === null) return unknown();
    await countPeopleOn(tx, id);
    await removeInstitutionMember(tx, { through: id, personId: person, at });
    await appendActs(tx, at, [
      { ...actOf(viewer, id, 'filing.member_ended'), details: { person } },
    ]);
    return allow({ id: member });
  });
}
