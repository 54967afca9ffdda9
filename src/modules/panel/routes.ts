import { FORM_DOCUMENTS_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve } from '#platform/http.ts';
import { apply } from './actions/applications.ts';
import type { PanelDeps } from './actions/deps.ts';
import { upload } from './actions/documents.ts';
import { openDraft, saveDraft } from './actions/drafts.ts';
import { panelDraft, panelDraftOpening } from './contract/draft.ts';
import { panelApplication, panelDocument } from './contract.ts';

import { officeEndpoints, officeRoutes } from './routes/office.ts';
import { ownEndpoints, ownForms, ownRoutes } from './routes/own.ts';

export type { PanelDeps } from './actions/deps.ts';
export { panelEraser } from './actions/erasure.ts';
export { isPanelShown } from './actions/people.ts';
export { panelDataOf } from './actions/person-data.ts';

const formEndpoints: readonly Endpoint[] = [
  panelApplication,
  panelDocument,
  panelDraft,
  panelDraftOpening,
];
export const panelEndpoints: readonly Endpoint[] = [
  ...formEndpoints,
  ...officeEndpoints,
  ...ownEndpoints,
];

/** Each causes mail, fills the disk, or is a guess at a token: one address may do only so much of it. */
export const panelForms: readonly Endpoint[] = [...formEndpoints, ...ownForms];

/** The pages whose forms carry documents when there is no script; they end like this in every language. */
export const panelPages = {
  endings: [
    '/application-of-arbitration',
    '/application-of-arbitration/status',
    '/account/application',
    '/account/profile-of-neutral',
  ],
  maxBytes: FORM_DOCUMENTS_BYTES_MAX,
};

export function panelRoutes(app: App, deps: PanelDeps): void {
  serve(app, panelApplication, (form, ask) =>
    apply(deps, form, ask.req.header('Idempotency-Key') ?? null),
  );
  serve(app, panelDocument, async (_, ask) => {
    const outcome = await upload(deps, bytesOf(ask), ask.get('address'));
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'body' });
  });
  serve(app, panelDraft, async (form) => allow(await saveDraft(deps, form)));
  serve(app, panelDraftOpening, async ({ token }) => {
    const outcome = await openDraft(deps, token);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'token' });
  });
  officeRoutes(app, deps);
  ownRoutes(app, deps);
}

async function* bytesOf({ req }: Ask): AsyncGenerator<Uint8Array> {
  if (req.raw.body) yield* req.raw.body;
}
