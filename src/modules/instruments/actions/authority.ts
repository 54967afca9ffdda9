import { addMonths, dayAt, momentOn } from '#kernel/days.ts';
import {
  type CertifiedKey,
  issueCertificate,
  keyKept,
  keyToKeep,
  newAuthority,
} from '#platform/certificates/issuing.ts';
import { describeCertificate } from '#platform/certificates/reading.ts';
import type { Db } from '#platform/db.ts';
import { sealFor } from '#platform/vault/seal.ts';
import { houseName } from '../letters/names.ts';
import {
  type AuthorityRow,
  addAuthority,
  findAuthority,
  holdAuthority,
  listAuthorities,
} from '../store/authority.ts';
import type { CertifyingDeps } from './deps.ts';

// An authority of the institution's own. It is no Certifying Authority licensed under s. 24 of the IT Act, 2000, and each of its
// certificates says so: what it certifies was not changed since, and who signed is known from elsewhere.

const DAY_MS = 86_400_000;
const YEARS = 20;
const ACT_MS = 30 * 60_000;
const UNIT = 'Not licensed: proves integrity, not identity';
const organization = houseName;
const AUTHORITY = {
  commonName: `${organization} signing (not a licensed certifying authority)`,
  organization,
  unit: UNIT,
};

type Key = Pick<CertifyingDeps, 'key'>;
const sealOf = ({ key }: Key) => sealFor({ bytes: key }, 'signing authority');

/** The authority that issues now; the first time it is made. */
async function authorityNow(deps: CertifyingDeps, tx: Db): Promise<CertifiedKey> {
  const at = deps.now();
  const found = await findAuthority(tx, at);
  if (found) return opened(deps, found);
  await holdAuthority(tx);
  const other = await findAuthority(tx, at);
  if (other) return opened(deps, other);
  const [id, from, to] = [deps.newId(), new Date(at.getTime() - DAY_MS), yearsAfter(at)];
  const made = newAuthority(AUTHORITY, { from, to });
  const sealedKey = sealOf(deps).close(keyToKeep(made.key), id);
  const { certificate } = made;
  await addAuthority(tx, { id, certificate, sealedKey, beginsAt: from, endsAt: to });
  return made;
}

const yearsAfter = (at: Date) => momentOn(addMonths(dayAt(at), 12 * YEARS), '00:00');

function opened(deps: Key, { id, certificate, sealedKey }: AuthorityRow): CertifiedKey {
  return { key: keyKept(sealOf(deps).open(sealedKey, id)), certificate, chain: [] };
}

/** A key for one signature of somebody, which nobody has afterwards, and its certificate of half an hour. */
export async function certifiedForAct(
  deps: CertifyingDeps,
  tx: Db,
  commonName: string,
): Promise<CertifiedKey> {
  const from = deps.now();
  const to = new Date(from.getTime() + ACT_MS);
  return issueCertificate(
    await authorityNow(deps, tx),
    { commonName, organization, unit: UNIT },
    { from, to },
  );
}

/** The same for the institution's seal under one paper; it is looked at for as long as the paper is. */
export async function certifiedForSeal(deps: CertifyingDeps, tx: Db): Promise<CertifiedKey> {
  const from = deps.now();
  return issueCertificate(
    await authorityNow(deps, tx),
    { commonName: `${organization} (seal)`, organization, unit: UNIT },
    { from, to: momentOn(addMonths(dayAt(from), 12 * (YEARS - 10)), '00:00') },
  );
}

/** What the signatures of people must lead to: the provider's roots, or ours. */
export async function trustedRoots(deps: CertifyingDeps, db: Db): Promise<readonly Buffer[]> {
  return deps.certificates.provider?.roots ?? (await ownRoots(db));
}

/** The authorities of our own that there ever were. */
async function ownRoots(db: Db): Promise<Buffer[]> {
  return (await listAuthorities(db)).map(({ certificate }) => certificate);
}

/** The same as they are published. */
export async function authoritiesAsPem(db: Db): Promise<string> {
  return (await ownRoots(db)).map((one) => describeCertificate(one).pem).join('');
}
