import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { factsFor, findFile, standingOfViewer } from '#modules/disputes/actions/reading.ts';
import { mayProceedWithout } from '#modules/disputes/rules/machine.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { isContradicted, lackOf } from '../rules/attempts.ts';
import { attemptMay, type PartyMay, partyMay, recipientMay } from '../rules/may.ts';
import { failedMethods, mayAsk, serviceStatusAfter } from '../rules/standing.ts';
import { listSteps } from '../store/ledger.ts';
import { listCertificates } from '../store/proofs.ts';
import { officeCause } from './acting.ts';
import type { ServiceDeps } from './deps.ts';
import { type LoadedRecipient, ledgerOf, loadedFrom } from './loading.ts';
import { stoodOf } from './settling.ts';

/** Everything about the service of a dispute, for the office; null for everybody else. */
export async function ledgerFor(deps: ServiceDeps, viewer: Viewer, disputeId: string) {
  const cause = await officeCause(deps.db, viewer, disputeId);
  const file = cause && (await findFile(deps.db, disputeId));
  if (!cause || !file) return null;
  const { db, now } = deps;
  const { papers, recipients, inquiries, ...heard } = await ledgerOf(db, disputeId);
  const loaded = loadedFrom(heard, recipients);
  const steps = await listSteps(
    db,
    loaded.map(({ recipient }) => recipient.id),
  );
  const certificates = await listCertificates(db, disputeId);
  const people = [
    ...steps.map(({ byPerson }) => byPerson),
    ...inquiries.map(({ byPerson }) => byPerson),
    ...loaded.flatMap(({ attempts }) =>
      attempts.flatMap(({ proofs }) => proofs.map(({ judgedBy }) => judgedBy)),
    ),
  ];
  const names = await namesOf(
    db,
    people.filter((id) => id !== null),
  );
  const facts = await factsFor(db, file, now());
  const parties = new Map<
    string,
    { hindrance: string | null; isAbsent: boolean; may: PartyMay[] }
  >();
  for (const { id, side } of file.parties) {
    const proceeding = side === 'respondent' ? mayProceedWithout(facts, id) : null;
    const own = facts.parties.find(({ partyId }) => partyId === id);
    const hindrance = own?.isReleased
      ? 'released'
      : proceeding && !proceeding.ok
        ? proceeding.refusal
        : null;
    parties.set(id, {
      hindrance,
      isAbsent: own?.isAbsent ?? false,
      may: partyMay(facts, id, cause.isRegistrar),
    });
  }
  return {
    file,
    papers,
    loaded,
    steps,
    inquiries,
    certificates,
    names,
    parties,
    isRegistrar: cause.isRegistrar,
    now: now(),
  };
}

export type OfficeLedger = NonNullable<Awaited<ReturnType<typeof ledgerFor>>>;

/** An attempt as the office sees it: what it lacks, whether later news speaks against it, and what may be done with it. */
export function seenAttempts({ recipient, attempts }: LoadedRecipient, now: Date) {
  return attempts.map(({ row, attempt, reports, proofs }) => {
    const posted = {
      channel: row.channel,
      articleNumber: row.articleNumber ?? '',
      queuedOn: dayAt(row.queuedAt),
      postedOn: row.postedOn,
      proof: attempt.proof,
    };
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

export function mayWith(loaded: LoadedRecipient, { isRegistrar, now }: OfficeLedger) {
  // Nothing more is sent to somebody from whom nothing is claimed.
  return loaded.recipient.endedAt
    ? []
    : recipientMay(serviceStatusAfter(loaded.serving, stoodOf(loaded), now), isRegistrar);
}

/** How the respondents stand, for a party: no address, and nothing of what was said by whom. */
export async function serviceStatusesFor(
  { db, now }: Pick<ServiceDeps, 'db' | 'now'>,
  viewer: Viewer,
  disputeId: string,
) {
  const standing = await standingOfViewer(db, viewer, disputeId);
  const file = standing && (await findFile(db, disputeId));
  if (!standing || !file) return null;
  const { papers, recipients, inquiries, ...heard } = await ledgerOf(db, disputeId);
  // Nobody is looked for any more against whom the claim was withdrawn.
  const seen = recipients.filter(
    ({ partyId, endedAt, standing: is }) =>
      (endedAt === null || is === 'served') &&
      (standing.as !== 'respondent' || standing.partyIds.includes(partyId)),
  );
  const rows = loadedFrom(heard, seen).map((loaded) => {
    const { recipient, serving, substitutions } = loaded;
    const own = inquiries.filter(({ partyId }) => partyId === recipient.partyId);
    const asked = own.map(({ lookedIn: where, lookedOn: on, result }) => ({ where, on, result }));
    const paper = papers.find(({ id }) => id === recipient.paperId);
    const isFirst = paper?.purpose === 'notice' || paper?.purpose === 'invitation';
    return {
      id: recipient.id,
      partyId: recipient.partyId,
      purpose: paper?.purpose ?? 'document',
      standing: recipient.standing,
      servedOn: recipient.servedOn,
      servedBy: recipient.servedBy,
      failedMethods: failedMethods(serving, now()),
      inquiries: standing.as === 'respondent' ? [] : asked,
      substitution: substitutions.at(-1)?.state ?? null,
      mayAsk: standing.as === 'claimant' && isFirst && mayAsk(serving, asked, now()).ok,
      name: file.parties.find(({ id }) => id === recipient.partyId)?.name ?? '',
    };
  });
  return { isClaimant: standing.as === 'claimant', rows };
}
