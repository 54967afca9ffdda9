import { FORM_DOCUMENTS_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { App } from '#platform/http.ts';
import type { DocumentsDeps } from './actions/deps.ts';
import { paperEndpoints } from './contract/papers.ts';
import { uploadEndpoints } from './contract/uploads.ts';
import { viewerEndpoints } from './contract/viewer.ts';
import { paperRoutes } from './routes/papers.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { viewerRoutes } from './routes/viewer.ts';

export type { DocumentsDeps } from './actions/deps.ts';
export { uploadsHolding } from './actions/holding.ts';
export { documentsDataOf, documentsEraser } from './actions/person-data.ts';
export { filedPapers, papersInRecord } from './actions/record.ts';

/** The page whose form carries files when there is no script; it ends like this in every language. */
export const documentsPages = {
  pattern: /\/cases\/[0-9a-f-]{36}\/papers$/,
  maxBytes: FORM_DOCUMENTS_BYTES_MAX,
};

export const documentsEndpoints: readonly Endpoint[] = [
  ...uploadEndpoints,
  ...paperEndpoints,
  ...viewerEndpoints,
];

export function documentsRoutes(app: App, deps: DocumentsDeps): void {
  uploadRoutes(app, deps);
  paperRoutes(app, deps);
  viewerRoutes(app, deps);
}
