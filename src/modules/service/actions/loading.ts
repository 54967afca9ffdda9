import { momentOn } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import type { DeliveryProof, ServiceAttempt } from '../rules/attempts.ts';
import type { RecipientService, Substitution } from '../rules/service-status.ts';
import { type AttemptRow, listAttempts, listReports, type ReportRow } from '../store/attempts.ts';
import { findRecipient, type RecipientRow } from '../store/ledger.ts';
import {
  type DeliveryProofRow,
  listProofs,
  listSubstitutions,
  type SubstitutionRow,
} from '../store/proofs.ts';
import { findWholeLedger, type WholeLedger } from '../store/whole-ledger.ts';

export type LoadedRecipient = {
  recipient: RecipientRow;
  attempts: {
    row: AttemptRow;
    attempt: ServiceAttempt;
    reports: ReportRow[];
    proofs: DeliveryProofRow[];
  }[];
  substitutions: SubstitutionRow[];
  serving: RecipientService;
};

/** Everything by which recipients are judged, each with what was heard of them. */
export async function loadAll(
  db: Db,
  recipients: readonly RecipientRow[],
): Promise<LoadedRecipient[]> {
  const ids = recipients.map(({ id }) => id);
  const attempts = await listAttempts(db, ids);
  const attemptIds = attempts.map(({ id }) => id);
  const [reports, proofs] = [await listReports(db, attemptIds), await listProofs(db, attemptIds)];
  return loadedFrom(
    { attempts, reports, proofs, substitutions: await listSubstitutions(db, ids) },
    recipients,
  );
}

/** The whole service of a dispute, once in a request. Ask `standingIn` first: this names no viewer. */
export function ledgerOf(db: Db, disputeId: string): Promise<WholeLedger> {
  return once(db, ['service ledger', disputeId], () => findWholeLedger(db, disputeId));
}

type Heard = Pick<WholeLedger, 'attempts' | 'reports' | 'proofs' | 'substitutions'>;

/** The same of rows that were looked up already. */
export function loadedFrom(heard: Heard, recipients: readonly RecipientRow[]): LoadedRecipient[] {
  const { attempts } = heard;
  const reports = Map.groupBy(heard.reports, ({ attemptId }) => attemptId);
  const proofs = Map.groupBy(heard.proofs, ({ attemptId }) => attemptId);
  const substitutions = Map.groupBy(heard.substitutions, ({ recipientId }) => recipientId);
  const byRecipient = Map.groupBy(attempts, ({ recipientId }) => recipientId);
  return recipients.map((recipient) => {
    const own = (byRecipient.get(recipient.id) ?? []).map((row) => {
      const [told, shown] = [reports.get(row.id) ?? [], proofs.get(row.id) ?? []];
      return { row, attempt: attemptOf(row, told, shown), reports: told, proofs: shown };
    });
    const asked = substitutions.get(recipient.id) ?? [];
    const serving: RecipientService = serviceOf(own, asked, recipient);
    return { recipient, attempts: own, substitutions: asked, serving };
  });
}

function serviceOf(
  own: LoadedRecipient['attempts'],
  asked: WholeLedger['substitutions'],
  recipient: RecipientRow,
) {
  return {
    attempts: own.map(({ attempt }) => attempt),
    substitution: substitutionOf(asked.at(-1)),
    isWindowOver: recipient.windowOverAt !== null,
  };
}

export async function loadRecipient(db: Db, recipientId: string): Promise<LoadedRecipient> {
  const recipient = await findRecipient(db, recipientId);
  const [loaded] = recipient ? await loadAll(db, [recipient]) : [];
  if (!loaded) throw new Error(`There is no recipient ${recipientId}.`);
  return loaded;
}

function attemptOf(
  row: AttemptRow,
  reports: readonly ReportRow[],
  proofs: readonly DeliveryProofRow[],
): ServiceAttempt {
  return {
    id: row.id,
    channel: row.channel,
    isDesignated: row.isDesignated,
    isSetAside: row.setAsideAt !== null,
    proof: proofOf(proofs.at(-1)),
    reports: reports.map(({ status, at, source }) => ({ status, at, source })),
  };
}

function proofOf(row: DeliveryProofRow | undefined): DeliveryProof | null {
  return row
    ? {
        state: row.state,
        deliveredAt: row.deliveredOn ? noonOf(row.deliveredOn) : null,
        basis: row.basis,
      }
    : null;
}

function substitutionOf(row: SubstitutionRow | undefined): Substitution | null {
  return row
    ? {
        state: row.state,
        means: row.means,
        carriedOutAt: row.carriedOutOn ? noonOf(row.carriedOutOn) : null,
      }
    : null;
}

/** A moment on a civil day in India, which has one time zone: what counts is the day. */
function noonOf(day: string): Date {
  return momentOn(day, '12:00');
}
