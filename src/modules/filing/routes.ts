import { FORM_DOCUMENTS_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { type App, type Ask, serve, serveBytes, setCookie } from '#platform/http.ts';
import { cookiesFor } from './actions/codes.ts';
import type { FilingDeps, FilingVisitor } from './actions/deps.ts';
import { beginDraft, draftsOf, openDraft } from './actions/drafts.ts';
import { feeInvoicePdf, payFee } from './actions/paying.ts';
import { saveStep } from './actions/saving-drafts.ts';
import { submitDraft } from './actions/submitting.ts';
import { storeUploadedDocument } from './actions/uploading.ts';
import { filingDraft, filingDraftBegin, filingDrafts } from './contract/draft-reading.ts';
import { filingDocument, filingStep, STEP_MAX } from './contract/drafts.ts';
import { filingCode, filingCodeProof, filingLink, filingProof } from './contract/openings.ts';
import { filingDeletion, filingOffers, filingTakeover } from './contract/takeovers.ts';
import { filingInvoice, filingPayPage, filingSubmission } from './contract.ts';
import { wayBackRoutes } from './routes/way-back.ts';
import { draftsView, draftView, receiptView } from './views/drafts.ts';

export type { FilingDeps } from './actions/deps.ts';

export { filingDataOf, filingEraser } from './actions/person-data.ts';

/** Each causes mail, fills the disk or the database, or is a guess: one address may do only so much of it in a minute. */
export const filingForms: readonly Endpoint[] = [
  filingDraftBegin,
  filingDocument,
  filingCode,
  filingProof,
  filingCodeProof,
  filingLink,
  filingTakeover,
  filingDeletion,
  filingPayPage,
];

export const filingEndpoints: readonly Endpoint[] = [
  ...filingForms,
  filingDrafts,
  filingDraft,
  filingStep,
  filingSubmission,
  filingInvoice,
  filingOffers,
];

/** Addresses whose bodies are larger than others', and how large: pages in every language, and what they call. */
export const filingBodies: readonly { address: RegExp; maxBytes: number }[] = [
  { address: /\/request-for-arbitration\/start\/documents$/, maxBytes: FORM_DOCUMENTS_BYTES_MAX },
  { address: /\/request-for-arbitration\/start\/[a-z]+$/, maxBytes: STEP_MAX },
  { address: /^\/api\/filing\/drafts\/[0-9a-f-]{36}\/steps$/, maxBytes: STEP_MAX },
];

const unknown = refuse({ code: 'draft_unknown' as const, field: 'id' });

export function filingRoutes(app: App, deps: FilingDeps): void {
  const cookies = cookiesFor(deps);
  const asker = (ask: Ask, viewer: Viewer | null): FilingVisitor => ({
    token: cookies.tokenIn(ask.req.header('cookie')),
    personId: viewer?.personId ?? null,
    network: ask.get('address'),
    agent: ask.req.header('user-agent') ?? '',
  });
  serve(app, filingDraftBegin, async (_, ask, viewer) => {
    const { id, token } = await beginDraft(deps, asker(ask, viewer));
    setCookie(ask, cookies.made(token));
    return allow({ id });
  });
  serve(app, filingDrafts, async (_, ask, viewer) =>
    allow({ drafts: draftsView(await draftsOf(deps, asker(ask, viewer))) }),
  );
  serve(app, filingDraft, async ({ id }, ask, viewer) => {
    const opened = await openDraft(deps, asker(ask, viewer), id);
    return opened.ok
      ? allow(draftView(opened.value))
      : refuse({ code: opened.refusal, field: 'id' });
  });
  serve(app, filingStep, async (saving, ask, viewer) => {
    const outcome = await saveStep(deps, asker(ask, viewer), saving);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  serve(
    app,
    filingSubmission,
    async ({ id, version, name, capacity = '', agrees }, ask, viewer) => {
      const statement = `${m.filing_sign_truth()} ${m.filing_sign_notice()}`;
      const outcome = await submitDraft(deps, asker(ask, viewer), {
        id,
        version,
        name,
        capacity,
        agrees,
        statement,
      });
      return outcome.ok ? allow(receiptView(outcome.value)) : outcome;
    },
  );
  serve(app, filingPayPage, async ({ id }, ask, viewer) => {
    const outcome = await payFee(deps, asker(ask, viewer), id);
    if (outcome.ok) return outcome;
    return outcome.refusal === 'not_found' ? unknown : refuse({ code: outcome.refusal, field: '' });
  });
  serveBytes(app, filingInvoice, async ({ id, language: asked }, ask, viewer) => {
    const invoice = { id, language: asked ?? language() };
    const outcome = await feeInvoicePdf(deps, asker(ask, viewer), invoice);
    return outcome.ok ? outcome : unknown;
  });
  serve(app, filingDocument, async (_, ask, viewer) => {
    const outcome = await storeUploadedDocument(deps, bytesOf(ask), asker(ask, viewer));
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'body' });
  });
  wayBackRoutes(app, deps, asker);
}

async function* bytesOf({ req }: Ask): AsyncGenerator<Uint8Array> {
  if (req.raw.body) yield* req.raw.body;
}
