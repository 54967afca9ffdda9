import { FORM_DOCUMENTS_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve, serveBytes } from '#platform/http.ts';
import { noteInquiry } from './actions/address-inquiries.ts';
import { publicKeyOf } from './actions/certificate.ts';
import type { ServiceDeps } from './actions/deps.ts';
import { ownDocumentsFor } from './actions/own-documents.ts';
import { serviceStatusesFor } from './actions/service-statuses.ts';
import { askSubstitution } from './actions/substitution.ts';
import { answerChallenge, handleSmsWebhook, handleWhatsAppWebhook } from './actions/webhooks.ts';
import { officeActEndpoints, officeService } from './contract/office.ts';
import {
  ownPapers,
  partyEndpoints,
  serviceInquiry,
  serviceStandings,
  substitutionRequest,
} from './contract/parties.ts';
import {
  serviceKey,
  textsWebhook,
  webhookEndpoints,
  whatsappChallenge,
  whatsappWebhook,
} from './contract/webhooks.ts';
import { serviceOfficeRoutes } from './routes/office.ts';
import { ownPaperView, standingsView } from './views/parties.ts';

export type { ServiceDeps } from './actions/deps.ts';
export { serviceListener } from './actions/dispute-listener.ts';
export { mailReportsFor } from './actions/incoming-reports.ts';
export { documentShownHook } from './actions/own-documents.ts';
export { serviceDataOf, serviceEraser } from './actions/person-data.ts';
export { serviceQueue } from './actions/queue.ts';

export const serviceEndpoints: readonly Endpoint[] = [
  ...webhookEndpoints,
  ...partyEndpoints,
  officeService,
  ...officeActEndpoints,
];

/** The pages whose forms carry proofs when there is no script. */
export const servicePages = {
  ending: '/service',
  under: '/office/disputes/',
  maxBytes: FORM_DOCUMENTS_BYTES_MAX,
};

export function serviceRoutes(app: App, deps: ServiceDeps): void {
  serve(app, whatsappWebhook, async (_, ask) =>
    told(await handleWhatsAppWebhook(deps, await bytesOf(ask), signatureOf(ask))),
  );
  serveBytes(app, whatsappChallenge, async (asked) => {
    const [mode, token, challenge] = [
      asked['hub.mode'] ?? '',
      asked['hub.verify_token'] ?? '',
      asked['hub.challenge'] ?? '',
    ];
    const outcome = answerChallenge(deps, { mode, token, challenge });
    return outcome.ok ? allow({ body: outcome.value, inline: true }) : told(outcome);
  });
  serve(app, textsWebhook, async (_, ask) =>
    told(await handleSmsWebhook(deps, await bytesOf(ask), signatureOf(ask))),
  );
  serve(app, serviceKey, async () => allow(publicKeyOf(deps)));
  serve(app, serviceStandings, async ({ id }, _, viewer) => {
    const found = await serviceStatusesFor(deps, viewer, id);
    return found
      ? allow({ recipients: standingsView(found) })
      : refuse({ code: 'unknown' as const, field: '' });
  });
  serve(app, ownPapers, async ({ id, most }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const found = await ownDocumentsFor(deps, viewer, {
      disputeId: id,
      isAhead: isAhead(ask),
      most: most === undefined ? null : Number(most),
    });
    return found
      ? allow({ total: found.total, papers: found.rows.map(ownPaperView) })
      : refuse({ code: 'unknown' as const, field: '' });
  });
  serve(app, serviceInquiry, async ({ id, partyId, where, on, result }, _, viewer) => {
    const outcome = await noteInquiry(deps, viewer, { disputeId: id, partyId, where, on, result });
    return outcome.ok
      ? outcome
      : refuse({ code: outcome.refusal, field: outcome.refusal === 'day_wrong' ? 'on' : '' });
  });
  serve(app, substitutionRequest, async ({ id, partyId, grounds }, _, viewer) => {
    const outcome = await askSubstitution(deps, viewer, { disputeId: id, partyId, grounds });
    return outcome.ok
      ? outcome
      : refuse({
          code: outcome.refusal,
          field: outcome.refusal === 'reason_missing' ? 'grounds' : '',
        });
  });
  serviceOfficeRoutes(app, deps);
}

function told<T, R extends string>(outcome: Result<T, R>) {
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
}

/** Asked for by a browser that guesses where its user will go next (Sec-Purpose), and not by them. */
function isAhead(ask: Ask): boolean {
  return ask.req.header('sec-purpose')?.startsWith('prefetch') ?? false;
}

/** The signature is over the bytes as they came. */
async function bytesOf(ask: Ask): Promise<Uint8Array> {
  return new Uint8Array(await ask.req.arrayBuffer());
}

function signatureOf(ask: Ask): string | undefined {
  return ask.req.header('x-hub-signature-256');
}
