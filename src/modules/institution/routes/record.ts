import { type App, serve } from '#platform/http.ts';
import type { InstitutionDeps } from '../actions/deps.ts';
import { readTrail, verifyNext } from '../actions/record.ts';
import { recordTrail, recordVerification } from '../contract/record.ts';

export const recordEndpoints = [recordTrail, recordVerification] as const;

export function recordRoutes(app: App, deps: InstitutionDeps): void {
  serve(app, recordTrail, ({ subjectKind, subjectId, person, act, from, to, before }) =>
    readTrail(deps, {
      subjectKind: subjectKind || null,
      subjectId: subjectId || null,
      person: person ?? null,
      act: act || null,
      from: from || null,
      to: to || null,
      before: before ?? null,
    }),
  );
  serve(app, recordVerification, ({ chain, number }) =>
    verifyNext(deps, chain && number ? { chain, number: Number(number) } : null),
  );
}
