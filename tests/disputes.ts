// A request as it comes in, and a dispute that stands where a test needs it. Ada claims from Ben.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DisputesDeps, Listener } from '#modules/disputes/actions/deps.ts';
import { type DisputeMove, moveDispute } from '#modules/disputes/actions/moves.ts';
import { type OpenedDispute, openDispute } from '#modules/disputes/actions/opening.ts';
import type { FiledParty } from '#modules/disputes/rules/filed-parties.ts';
import type { Filing } from '#modules/disputes/rules/filing.ts';
import type { Db } from '#platform/db.ts';
import { newId, newToken } from '#platform/ids.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { settings } from './app.ts';

export function aParty(side: FiledParty['side'], change: Partial<FiledParty> = {}): FiledParty {
  const name = side === 'claimant' ? 'Ada Traders' : 'Ben Borrower';
  const at = side === 'claimant' ? 'ada' : 'ben';
  return {
    side,
    kind: 'person',
    name,
    registration: '',
    language: 'en',
    representatives: [],
    contacts: [
      {
        channel: 'email',
        value: `${at}@example.org`,
        isDesignated: true,
        designatedIn: 'Agreement, clause 12, page 4',
      },
      {
        channel: 'post',
        value: `12 Hill Road, Bandra West, Mumbai 400050 (${at})`,
        isDesignated: false,
        designatedIn: '',
      },
    ],
    ...change,
  };
}

export function aFiling(change: Partial<Filing> = {}): Filing {
  return {
    process: 'arbitration',
    track: 'online',
    sector: 'trade',
    seat: 'Mumbai',
    language: 'en',
    arbitrators: 1,
    title: 'Price of goods sold',
    facts: 'The goods were delivered in March and were never paid for.',
    relief: 'Payment with interest.',
    causeOn: '2026-03-31',
    warnings: [],
    parties: [aParty('claimant'), aParty('respondent')],
    claims: [
      {
        head: 'Price of goods',
        amount: 45_000_000n,
        currency: 'INR',
        interestBasis: 'contract',
        interestRate: 1200,
        interestFrom: '2026-04-01',
      },
    ],
    agreement: {
      clause: 'Disputes shall be referred to arbitration by Munch, Mumbai.',
      page: '4',
      agreedOn: '2025-01-10',
      version: 'of 10 January 2025',
      proposedBy: 'both',
      namesInstitution: true,
      documentToken: null,
    },
    documents: [],
    ...change,
  };
}

/** A vault in a folder of its own. */
export async function aVault(): Promise<Vault> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-papers-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'papers'),
    given: undefined,
  });
  return openVault({ folder: join(folder, 'papers'), incoming: join(folder, 'incoming'), key });
}

/** What actions of disputes need; the clock is a box that a test may turn. */
export async function disputesDeps(
  db: Db,
  clock: { now: Date },
  listeners: Listener[] = [],
): Promise<DisputesDeps> {
  return {
    db,
    now: () => clock.now,
    newId,
    newToken,
    papers: await aVault(),
    listeners,
    settings,
    wakeMail: () => {},
  };
}

export function opened(
  deps: DisputesDeps,
  filing: Filing = aFiling(),
  email = 'ada@example.org',
): Promise<OpenedDispute> {
  const opening = {
    filing,
    by: { personId: null, role: 'visitor' as const },
    email,
    feeSchedule: 'institution',
  };
  return deps.db.transaction().execute((tx) => openDispute(deps, tx, opening));
}

/** A move in a transaction of its own. */
export function move(deps: DisputesDeps, moving: DisputeMove) {
  return deps.db.transaction().execute((tx) => moveDispute(deps, tx, moving));
}
