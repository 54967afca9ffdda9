import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import { factsFor, findFileWithDocuments, officeIn } from '#modules/disputes/actions/reading.ts';
import { type DisputeFacts, mayProceedWithout } from '#modules/disputes/rules/machine.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { ServiceAttempt } from '../rules/attempts.ts';
import { isContradicted } from '../rules/attempts.ts';
import { attemptMay, partyMay, type RecipientMay, recipientMay } from '../rules/permitted-acts.ts';
import { lackOf } from '../rules/service-lacks.ts';
import { serviceStatusAfter } from '../rules/service-status.ts';
import { listSteps } from '../store/ledger.ts';
import { listCertificates } from '../store/proofs.ts';
import type { ServiceDeps } from './deps.ts';
import { type LoadedRecipient, ledgerOf, loadedFrom } from './loading.ts';
import { officeCause } from './office-access.ts';
import type { serviceStatusesFor } from './service-statuses.ts';
import { stoodOf } from './status-changes.ts';

export type OfficeLedger = NonNullable<Awaited<ReturnType<typeof ledgerFor>>>;

export type PartyLedger = NonNullable<Awaited<ReturnType<typeof serviceStatusesFor>>>;

/** Everything about the service of a dispute, for the office; null for everybody else. */
export async function ledgerFor(deps: ServiceDeps, viewer: Viewer, disputeId: string) {
  const { db } = deps;
  const cause = await officeCause(db, viewer, disputeId);
  const file = cause && (await findFileWithDocuments(db, disputeId));
  if (!cause || !file) return null;
  const [now, { isRegistrar }] = [deps.now(), cause];
  const [standing, bounds] = [
    await officeIn(db, viewer, disputeId),
    await paperBounds(db, disputeId),
  ];
  const { papers, recipients, inquiries, ...heard } = await ledgerOf(db, disputeId);
  const loaded = loadedFrom(heard, recipients);
  const steps = await listSteps(
    db,
    loaded.map(({ recipient }) => recipient.id),
  );
  const facts = await factsFor(db, file, now);
  const documents = new Map(file.documents.map((one) => [one.id, one]));
  return {
    file,
    documents,
    papers,
    /** Papers whose seal keeps even their titles from whoever asks: an officer to whom the dispute was not given. */
    sealed: new Set(
      [...documents.values()].flatMap((document) =>
        standing && withheld(standing, document, bounds) === null ? [] : document.id,
      ),
    ),
    recipients: loaded.map((one) => ({
      ...one,
      attempts: seenAttempts(one, now),
      may: mayWith(one, { isRegistrar, now }),
    })),
    steps,
    inquiries,
    certificates: await listCertificates(db, disputeId),
    names: await namesOf(db, peopleIn({ steps, inquiries, loaded })),
    parties: file.parties.map((party) => ({ party, ...proceedingOf(facts, party, isRegistrar) })),
    now,
  };
}

type People = {
  steps: readonly { byPerson: string | null }[];
  inquiries: readonly { byPerson: string }[];
  loaded: readonly LoadedRecipient[];
};

function peopleIn({ steps, inquiries, loaded }: People): string[] {
  const proofs = loaded.flatMap(({ attempts }) => attempts.flatMap((one) => one.proofs));
  const people = [
    ...steps.map(({ byPerson }) => byPerson),
    ...inquiries.map(({ byPerson }) => byPerson),
    ...proofs.map(({ judgedBy }) => judgedBy),
  ];
  return people.filter((id) => id !== null);
}

/** Whether it may go on without a party, and what hinders it. */
function proceedingOf(
  facts: DisputeFacts,
  { id, side }: { id: string; side: Side },
  isRegistrar: boolean,
) {
  const proceeding = side === 'respondent' ? mayProceedWithout(facts, id) : null;
  const refusal = proceeding && !proceeding.ok ? proceeding.refusal : null;
  const own = facts.parties.find(({ partyId }) => partyId === id);
  return {
    hindrance: own?.isReleased ? 'released' : refusal,
    isAbsent: own?.isAbsent ?? false,
    may: partyMay(facts, id, isRegistrar),
  };
}

/** An attempt as the office sees it: what it lacks, whether later news speaks against it, and what may be done with it. */
function seenAttempts({ recipient, attempts }: LoadedRecipient, now: Date) {
  return attempts.map(({ row, attempt, reports, proofs }) => {
    const posted = postedOf(row, attempt);
    const may = attemptMay(posted, row.status, attempt.isSetAside);
    return {
      row,
      reports,
      proofs,
      lack: lackOf(attempt, now),
      isContradicted: isContradicted(attempt, { hasServed: recipient.attemptId === row.id, now }),
      may,
    };
  });
}

function postedOf(row: LoadedRecipient['attempts'][number]['row'], attempt: ServiceAttempt) {
  return {
    channel: row.channel,
    articleNumber: row.articleNumber ?? '',
    queuedOn: dayAt(row.queuedAt),
    postedOn: row.postedOn,
    proof: attempt.proof,
  };
}

function mayWith(
  loaded: LoadedRecipient,
  { isRegistrar, now }: { isRegistrar: boolean; now: Date },
): RecipientMay[] {
  // Nothing more is sent to somebody from whom nothing is claimed.
  return loaded.recipient.endedAt
    ? []
    : recipientMay(serviceStatusAfter(loaded.serving, stoodOf(loaded), now), isRegistrar);
}
