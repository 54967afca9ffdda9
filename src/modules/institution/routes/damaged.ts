import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { type DamagedDeps, readDamaged, recheckDamaged } from '../actions/damaged.ts';
import { damagedCheck, damagedDocuments } from '../contract/damaged.ts';
import { damagedView } from '../views/damaged.ts';

export type { DamagedDeps } from '../actions/damaged.ts';
export { damagedQueue } from '../actions/damaged.ts';

export const damagedEndpoints = [damagedDocuments, damagedCheck] as const;

export function damagedRoutes(app: App, deps: DamagedDeps): void {
  serve(app, damagedDocuments, async () => allow(damagedView(await readDamaged(deps))));
  serve(app, damagedCheck, async () => allow(await recheckDamaged(deps)));
}
