import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf, issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { certificateText, performanceSigner } from '../letters/certificate.ts';
import {
  type CertificateKind,
  defaultProblem,
  owedTo,
  type PerformanceCertificateRefusal,
  performedProblem,
} from '../rules/certifying.ts';
import { addCertificate } from '../store/papers.ts';
import { keepPerformanceAct, onPlan } from './acting.ts';
import type { PerformanceDeps } from './deps.ts';
import type { PerformanceSeen } from './standing.ts';

/**
 * What the record says on this day of what was promised and paid, as a paper: that something is overdue, for whoever is owed it, or that
 * all was performed. It is served on each party at the same moment, and on nobody else; it decides nothing.
 */
export function certify(
  deps: PerformanceDeps,
  viewer: Viewer,
  { id, kind }: { id: string; kind: CertificateKind },
): Promise<RailOutcome<PerformanceCertificateRefusal>> {
  return onPlan<PerformanceCertificateRefusal>(deps, viewer, id, async (tx, seen) => {
    const { promises, side, today, certificates: issued } = seen;
    const asking = { side, today, issued };
    const problem =
      kind === 'default' ? defaultProblem(promises, asking) : performedProblem(promises, asking);
    if (problem) return refuse(problem);
    const documentId = await issueCertificate(deps, tx, { kind, seen });
    await addCertificate(tx, {
      ...{ id: deps.newId(), disputeId: id, kind, side, documentId },
      ...{ byPerson: viewer.personId, issuedOn: today, issuedAt: deps.now() },
    });
    const { file } = seen.rail;
    await serveOnAll(deps, tx, { file, documentId });
    const act =
      kind === 'default' ? 'performance.default_certified' : 'performance.performed_certified';
    await keepPerformanceAct(deps, tx, { act, viewer, facts: seen });
    return allow({ id });
  });
}

type Issuing = { kind: CertificateKind; seen: PerformanceSeen };

async function issueCertificate(
  deps: PerformanceDeps,
  tx: Db,
  { kind, seen }: Issuing,
): Promise<string> {
  const { rail, promises, side, today } = seen;
  const { settlement, file } = rail;
  if (!settlement) throw new Error('There is no settlement to certify anything of.');
  const heading = headingOf(file, { day: today, signer: performanceSigner });
  const said = {
    ...{ ...heading, kind, today, textHash: settlement.textHash.toString('hex') },
    promises: kind === 'default' ? owedTo(promises, side) : promises,
    owedTo: side,
  };
  const { language, id: disputeId } = file.dispute;
  const issued = await issueGeneratedDocument(deps, tx, {
    ...{ disputeId, kind: 'certificate', audience: 'sides' },
    by: { personId: null, role: 'system' },
    paper: speaking('en', () => certificateText(said)),
    own:
      language === 'en'
        ? null
        : { text: speaking(language, () => certificateText(said)), language },
  });
  return issued.id;
}
