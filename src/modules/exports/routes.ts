import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, mapResult, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { archiveFor, askForArchive } from './actions/asking.ts';
import type { ExportsDeps } from './actions/deps.ts';
import { openArchive } from './actions/taking.ts';
import {
  exportsEndpoints as contracts,
  disputeExport,
  exportFile,
  exportRequest,
} from './contract.ts';
import { exportView } from './views.ts';

export type { ExportsDeps } from './actions/deps.ts';
export { exportsDataOf, exportsEraser } from './actions/person-data.ts';

export const exportsEndpoints: readonly Endpoint[] = contracts;

const refused = <Code extends string>(code: Code) => refuse({ code, field: '' });

export function exportsRoutes(app: App, deps: ExportsDeps): void {
  serve(app, disputeExport, async ({ id }, _, viewer) => {
    const found = await archiveFor(deps, viewer, id);
    return found.ok ? mapResult(found, exportView) : refused(found.refusal);
  });
  serve(app, exportRequest, async ({ id, anew = false }, _, viewer) => {
    const asked = await askForArchive(deps, viewer, { disputeId: id, isAnew: anew });
    return asked.ok ? asked : refused(asked.refusal);
  });
  serveBytes(app, exportFile, async ({ id, archive }, _, viewer) => {
    const found = await openArchive(deps, viewer, { disputeId: id, id: archive });
    if (!found) return refused('unknown');
    return allow({ body: found.content, filename: `${found.name}.zip`, inline: false });
  });
}
