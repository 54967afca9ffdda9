import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve, serveBytes } from '#platform/http.ts';
import { carryOutSubstitution } from '../actions/carrying-out.ts';
import { issueCertificate } from '../actions/certificate.ts';
import { bringProof, reviewProof, storeProofUpload } from '../actions/delivery-proofs.ts';
import type { ServiceDeps } from '../actions/deps.ts';
import { correct, sendAgain } from '../actions/further-attempts.ts';
import { postLabel } from '../actions/label.ts';
import { ledgerFor } from '../actions/ledger.ts';
import { recordPosting, returnPost } from '../actions/post.ts';
import { establishAbsence } from '../actions/proceeding.ts';
import { reverseService } from '../actions/reversal.ts';
import { decideSubstitution } from '../actions/substitution.ts';
import { issueWarning } from '../actions/warning.ts';
import {
  officeService,
  serviceAgain,
  serviceCertificate,
  serviceContact,
  serviceJudgement,
  serviceLabel,
  servicePaper,
  servicePosting,
  serviceProof,
  serviceReturn,
} from '../contract/office.ts';
import {
  finalWarning,
  proceedingWithout,
  serviceReversal,
  substitutedService,
  substitutionDecision,
} from '../contract/registrar.ts';
import { ledgerView } from '../views/ledger.ts';

/** Which field of the form a refusal is about. */
const fieldOf: Readonly<Record<string, string | undefined>> = {
  article_wrong: 'articleNumber',
  basis_missing: 'basis',
  reason_missing: 'reason',
  contact_unknown: 'contactId',
  channel_wrong: 'channel',
  contact_wrong: 'value',
  designation_unfounded: 'designatedIn',
  means_missing: 'means',
  address_missing: 'lastKnown',
  token_unknown: 'token',
};

function told<T, R extends string>(
  outcome: Result<T, R>,
  fields: Readonly<Record<string, string>> = {},
) {
  return outcome.ok
    ? outcome
    : refuse({
        code: outcome.refusal,
        field: fields[outcome.refusal] ?? fieldOf[outcome.refusal] ?? '',
      });
}

export function serviceOfficeRoutes(app: App, deps: ServiceDeps): void {
  serve(app, officeService, async ({ id, page = '1' }, _, viewer) => {
    const ledger = await ledgerFor(deps, viewer, { disputeId: id, page: Number(page) });
    return ledger ? allow(ledgerView(ledger)) : refuse({ code: 'unknown' as const, field: '' });
  });
  serve(app, servicePaper, async (_, ask) => told(await storeProofUpload(deps, bodyOf(ask))));
  serve(app, servicePosting, async (input, _, viewer) =>
    told(await recordPosting(deps, viewer, input), { day_wrong: 'postedOn' }),
  );
  serve(app, serviceReturn, async (input, _, viewer) =>
    told(await returnPost(deps, viewer, input)),
  );
  serve(app, serviceProof, async (input, _, viewer) => told(await bringProof(deps, viewer, input)));
  serve(app, serviceJudgement, async (input, _, viewer) =>
    told(await reviewProof(deps, viewer, input), { day_wrong: 'deliveredOn' }),
  );
  serveBytes(app, serviceLabel, async ({ id }, _, viewer) => {
    const outcome = await postLabel(deps, viewer, id);
    return outcome.ok
      ? allow({
          body: new Uint8Array(outcome.value.bytes),
          filename: outcome.value.name,
          inline: true,
        })
      : told(outcome);
  });
  serve(app, serviceAgain, async ({ id, ...rest }, _, viewer) =>
    told(await sendAgain(deps, viewer, { recipientId: id, ...rest })),
  );
  serve(app, serviceContact, async ({ id, partyId, ends, reason, ...begins }, _, viewer) =>
    told(await correct(deps, viewer, { disputeId: id, partyId, ends, begins, reason })),
  );
  serve(app, substitutionDecision, async ({ id, ...rest }, _, viewer) =>
    told(await decideSubstitution(deps, viewer, { recipientId: id, ...rest }), {
      reason_missing: 'reasons',
    }),
  );
  serve(app, substitutedService, async ({ id, on, token }, _, viewer) =>
    told(await carryOutSubstitution(deps, viewer, { recipientId: id, on, token }), {
      day_wrong: 'on',
    }),
  );
  serve(app, serviceReversal, async ({ id, partyId, reason }, _, viewer) =>
    told(await reverseService(deps, viewer, { disputeId: id, partyId, reason })),
  );
  serve(app, finalWarning, async ({ id, partyId }, _, viewer) =>
    told(await issueWarning(deps, viewer, { disputeId: id, partyId })),
  );
  serve(app, proceedingWithout, async ({ id, partyId, reason }, _, viewer) =>
    told(await establishAbsence(deps, viewer, { disputeId: id, partyId, reason })),
  );
  serve(app, serviceCertificate, async ({ id }, _, viewer) =>
    told(await issueCertificate(deps, viewer, id)),
  );
}

/** The body as it comes, piece by piece. */
function bodyOf(ask: Ask): AsyncIterable<Uint8Array> {
  return (ask.req.raw.body ?? new Blob([]).stream()) as unknown as AsyncIterable<Uint8Array>; // a stream of the platform is one
}
