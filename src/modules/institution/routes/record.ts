import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { InstitutionDeps } from '../actions/deps.ts';
import { readTrail, verifyNext } from '../actions/record.ts';
import { recordTrail, recordVerification } from '../contract/record.ts';
import { trailView, verificationView } from '../views/record.ts';

export const recordEndpoints = [recordTrail, recordVerification] as const;

export function recordRoutes(app: App, deps: InstitutionDeps): void {
  serve(app, recordTrail, async ({ subjectKind, subjectId, person, act, from, to, before }) => {
    const found = await readTrail(deps, {
      subjectKind: subjectKind || null,
      subjectId: subjectId || null,
      person: person ?? null,
      act: act || null,
      from: from || null,
      to: to || null,
      before: before ?? null,
    });
    return found.ok ? allow(trailView(found.value)) : found;
  });
  serve(app, recordVerification, async ({ chain, number }) => {
    const after = chain && number ? { chain, number: Number(number) } : null;
    return allow(verificationView(await verifyNext(deps, after)));
  });
}
