import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { assignOfficer } from '../actions/assigning.ts';
import { withdrawBasis } from '../actions/basis-withdrawal.ts';
import { decideConsent, identifyConsent, recordPaperConsent } from '../actions/consents-office.ts';
import { defectsFor, storeCureUpload } from '../actions/defects.ts';
import type { DisputesDeps } from '../actions/deps.ts';
import { decideBasis, dispatchNotice, sendInvitation } from '../actions/gate.ts';
import { addOfficeDocument, officeMove } from '../actions/office.ts';
import { disputesList, statesIn } from '../actions/office-list.ts';
import { disputeForOffice } from '../actions/office-reading.ts';
import { noteDefects, recordCheckFinding, resubmit } from '../actions/scrutiny.ts';
import {
  basisWithdrawal,
  consentDecision,
  consentProof,
  paperConsent,
} from '../contract/consents.ts';
import { cureUpload, disputeDefects, officePaper, resubmission } from '../contract/documents.ts';
import { basisDecision } from '../contract/gate.ts';
import {
  defectMemo,
  disputeCheck,
  disputeInvitation,
  disputeNotice,
  officeDispute,
  officeDisputes,
  officerAssignment,
  officerMove,
  registrarMove,
} from '../contract/office.ts';
import { defectsView } from '../views/defects.ts';
import { disputesView } from '../views/office.ts';
import { officeDisputeView } from '../views/office-dispute.ts';

export const disputesOfficeEndpoints: readonly Endpoint[] = [
  officeDisputes,
  officeDispute,
  disputeCheck,
  defectMemo,
  officerMove,
  registrarMove,
  basisDecision,
  disputeInvitation,
  consentProof,
  paperConsent,
  consentDecision,
  basisWithdrawal,
  officerAssignment,
  disputeNotice,
  officePaper,
  disputeDefects,
  cureUpload,
  resubmission,
];

const notFound = refuse({ code: 'unknown' as const, field: '' });

export function disputesOfficeRoutes(app: App, deps: DisputesDeps): void {
  serve(
    app,
    officeDisputes,
    async ({ q, state, process, officer, urgent, after, before }, _, viewer) =>
      allow(
        disputesView(
          await disputesList(deps, viewer, {
            filter: {
              search: q ?? '',
              states: statesIn(state),
              process: process || null,
              officer: officer || null,
              urgent: urgent === 'yes',
            },
            after: after ?? null,
            before: before ?? null,
          }),
        ),
      ),
  );
  serve(app, officeDispute, async ({ id, papers = '1' }, _, viewer) => {
    const found = await disputeForOffice(deps, viewer, { id, papers: Number(papers) });
    return found ? allow(officeDisputeView(found)) : notFound;
  });
  serve(app, disputeCheck, (input, _, viewer) => recordCheckFinding(deps, viewer, input));
  serve(app, defectMemo, (input, _, viewer) => noteDefects(deps, viewer, input));
  serve(app, officerMove, (input, _, viewer) => officeMove(deps, viewer, input));
  serve(app, registrarMove, (input, _, viewer) => officeMove(deps, viewer, input));
  serve(app, officerAssignment, (input, _, viewer) => assignOfficer(deps, viewer, input));
  serve(app, basisDecision, (input, _, viewer) => decideBasis(deps, viewer, input));
  serve(app, basisWithdrawal, (input, _, viewer) => withdrawBasis(deps, viewer, input));
  serve(app, consentProof, ({ id, consent, version, ...evidence }, _, viewer) =>
    identifyConsent(deps, viewer, {
      id,
      consent,
      version,
      evidence: { ...evidence, documentId: evidence.document },
    }),
  );
  serve(app, paperConsent, ({ party, ...input }, _, viewer) =>
    recordPaperConsent(deps, viewer, { ...input, partyId: party }),
  );
  serve(app, consentDecision, (input, _, viewer) => decideConsent(deps, viewer, input));
  serve(app, disputeInvitation, (input, _, viewer) => sendInvitation(deps, viewer, input));
  serve(app, disputeNotice, (input, _, viewer) => dispatchNotice(deps, viewer, input));
  serve(app, officePaper, (input, ask, viewer) =>
    addOfficeDocument(deps, viewer, input, bodyOf(ask.req.raw)),
  );
  serve(app, disputeDefects, async ({ id }, _, viewer) => {
    const found = await defectsFor(deps, viewer, id);
    return found ? allow(defectsView(found)) : notFound;
  });
  serve(app, cureUpload, (input, ask, viewer) =>
    storeCureUpload(deps, viewer, input, bodyOf(ask.req.raw)),
  );
  serve(app, resubmission, (input, _, viewer) => resubmit(deps, viewer, input));
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function bodyOf(request: Request): AsyncIterable<Uint8Array> {
  return request.body ?? nothing();
}
