import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { BatchesDeps } from '../actions/batch-deps.ts';
import {
  closeInstitution,
  correctInstitution,
  makeInstitution,
} from '../actions/institution-changes.ts';
import { joinInstitution, leaveInstitution } from '../actions/institution-people.ts';
import { allInstitutions, institutionFor } from '../actions/institutions.ts';
import { institutionEnd, memberEnd, newMember } from '../contract/institution-members.ts';
import {
  institutionEntry,
  institutionList,
  newInstitution,
  oneInstitution,
} from '../contract/institutions.ts';
import { institutionLine, institutionView } from '../views/institutions.ts';

export function institutionRoutes(app: App, deps: BatchesDeps): void {
  serve(app, institutionList, async ({ after }) => {
    const { rows, next } = await allInstitutions(deps, after ?? null);
    return allow({ institutions: rows.map(institutionLine), next });
  });
  serve(app, newInstitution, (entry, _, viewer) => makeInstitution(deps, viewer, entry));
  serve(app, oneInstitution, async ({ id }) => {
    const found = await institutionFor(deps, id);
    return found.ok ? allow(institutionView(found.value)) : found;
  });
  serve(app, institutionEntry, ({ id, ...entry }, _, viewer) =>
    correctInstitution(deps, viewer, id, entry),
  );
  serve(app, newMember, (input, _, viewer) => joinInstitution(deps, viewer, input));
  serve(app, institutionEnd, (input, _, viewer) => closeInstitution(deps, viewer, input));
  serve(app, memberEnd, (input, _, viewer) => leaveInstitution(deps, viewer, input));
}
