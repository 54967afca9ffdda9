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
    ...steps.map(({ by_person }) => by_person),
    ...inquiries.map(({ by_person }) => by_person),
    ...loaded.flatMap(({ attempts }) =>
      attempts.flatMap(({ proofs }) => proofs.map(({ judged_by }) => judged_by)),
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
      articleNumber: row.article_number ?? '',
      queuedOn: dayAt(row.queued_at),
      postedOn: row.posted_on,
      proof: attempt.proof,
    };
    const may = attemptMay(posted, row.status, attempt.isSetAside);
    return {
      row,
      reports,
      proofs,
      lack: lackOf(attempt, now),
      isContradicted: isContradicted(attempt, { hasServed: recipient.attempt_id === row.id, now }),
      may,
    };
  });
}

export function mayWith(loaded: LoadedRecipient, { isRegistrar, now }: OfficeLedger) {
  // Nothing more is sent to somebody from whom nothing is claimed.
  return loaded.recipient.ended_at
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
    ({ party_id, ended_at, standing: is }) =>
      (ended_at === null || is === 'served') &&
      (standing.as !== 'respondent' || standing.partyIds.includes(party_id)),
  );
  const rows = loadedFrom(heard, seen).map((loaded) => {
    const { recipient, serving, substitutions } = loaded;
    const own = inquiries.filter(({ party_id }) => party_id === recipient.party_id);
    const asked = own.map(({ looked_in: where, looked_on: on, result }) => ({ where, on, result }));
    const paper = papers.find(({ id }) => id === recipient.paper_id);
    const isFirst = paper?.purpose === 'notice' || paper?.purpose === 'invitation';
    return {
      id: recipient.id,
      partyId: recipient.party_id,
      purpose: paper?.purpose ?? 'document',
      standing: recipient.standing,
      servedOn: recipient.served_on,
      servedBy: recipient.served_by,
      failedMethods: failedMethods(serving, now()),
      inquiries: standing.as === 'respondent' ? [] : asked,
      substitution: substitutions.at(-1)?.state ?? null,
      mayAsk: standing.as === 'claimant' && isFirst && mayAsk(serving, asked, now()).ok,
      name: file.parties.find(({ id }) => id === recipient.party_id)?.name ?? '',
    };
  });
  return { isClaimant: standing.as === 'claimant', rows };
}
