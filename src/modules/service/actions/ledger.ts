import { dayAt } from '#kernel/days.ts';
import { pageAmong } from '#kernel/list-page.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import { documentsAmong, factsFor, findFile, officeIn } from '#modules/disputes/actions/reading.ts';
import { type DisputeFacts, mayProceedWithout } from '#modules/disputes/rules/machine.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import type { ServiceAttempt } from '../rules/attempts.ts';
import { isContradicted } from '../rules/attempts.ts';
import { attemptMay, partyMay, type RecipientMay, recipientMay } from '../rules/permitted-acts.ts';
import { lackOf } from '../rules/service-lacks.ts';
import { serviceStatusAfter } from '../rules/service-status.ts';
import { listServedPage, listSteps } from '../store/ledger.ts';
import { listCertificatesOf } from '../store/proofs.ts';
import { findWholeLedger } from '../store/whole-ledger.ts';
import type { ServiceDeps } from './deps.ts';
import { type LoadedRecipient, loadedFrom } from './loading.ts';
import { officeCause } from './office-access.ts';
import type { serviceStatusesFor } from './service-statuses.ts';
import { stoodOf } from './status-changes.ts';

export type OfficeLedger = NonNullable<Awaited<ReturnType<typeof ledgerFor>>>;

export type PartyLedger = NonNullable<Awaited<ReturnType<typeof serviceStatusesFor>>>;

/** Everything about the service of a page of a dispute's papers, for the office; null for everybody else. */
export async function ledgerFor(
  deps: ServiceDeps,
  viewer: Viewer,
  { disputeId, page: asked }: { disputeId: string; page: number },
) {
  const { db } = deps;
  const cause = await officeCause(db, viewer, disputeId);
  const file = cause && (await findFile(db, disputeId));
  if (!cause || !file) return null;
  const [now, { isRegistrar }] = [deps.now(), cause];
  const [standing, bounds] = [
    await officeIn(db, viewer, disputeId),
    await paperBounds(db, disputeId),
  ];
  const { on, page } = await pageOf(db, disputeId, asked);
  const { papers, recipients, inquiries, ...heard } = await findWholeLedger(
    db,
    disputeId,
    on.map(({ id }) => id),
  );
  const loaded = loadedFrom(heard, recipients);
  const ids = recipients.map(({ id }) => id);
  const steps = await listSteps(db, ids);
  const facts = await factsFor(db, file, now);
  const documents = await documentsAmong(
    db,
    disputeId,
    on.map(({ documentId }) => documentId),
  );
  return {
    file,
    page,
    /** Of the page, by the ids of what went out. */
    order: on.map(({ id }) => id),
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
    certificates: await listCertificatesOf(db, ids),
    names: await namesOf(db, peopleIn({ steps, inquiries, loaded })),
    parties: file.parties.map((party) => ({ party, ...proceedingOf(facts, party, isRegistrar) })),
    now,
  };
}

/** Which papers stand on the page that is asked for; behind the last one begins again. */
async function pageOf(db: Db, disputeId: string, asked: number) {
  const { from, most } = pageAmong(Number.MAX_SAFE_INTEGER, asked);
  const found = await listServedPage(db, disputeId, { from, most });
  const on =
    found.length > 0 || from === 0 ? found : await listServedPage(db, disputeId, { from: 0, most });
  const total = on[0]?.total ?? 0;
  const { at, of } = pageAmong(total, found.length > 0 ? asked : 1);
  return { on, page: { at, of, total } };
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
