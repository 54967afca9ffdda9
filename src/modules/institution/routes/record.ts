import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { RecordDeps } from '../actions/deps.ts';
import { readTrail, verifyNext } from '../actions/record.ts';
import { recordTrail, recordVerification } from '../contract/record.ts';
import { trailView, verificationView } from '../views/record.ts';

export const recordEndpoints = [recordTrail, recordVerification] as const;

export function recordRoutes(app: App, deps: RecordDeps): void {
  serve(app, recordTrail, async (query, _, viewer) => {
    const found = await readTrail(deps, viewer, {
      subjectKind: query.subjectKind || null,
      subjectId: query.subjectId || null,
      person: query.person ?? null,
      act: query.act || null,
      from: query.from || null,
      to: query.to || null,
      before: query.before ?? null,
    });
    return found.ok ? allow(trailView(found.value)) : found;
  });
  serve(app, recordVerification, async ({ chain, number }) => {
    const after = chain && number ? { chain, number: Number(number) } : null;
    return allow(verificationView(await verifyNext(deps, after)));
  });
}
