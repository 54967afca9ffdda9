import type { Db } from '#platform/db.ts';
import { findLastSigning, listSigned } from '../store/signings.ts';
import type { CertifyingDeps } from './deps.ts';
import { RETURNED_AT } from './signing.ts';

/** What a signer is to do next at the provider, or why their last signature was not taken. */
export type SigningState =
  | { is: 'none' }
  | { is: 'asked'; visit: ProviderVisit }
  | { is: 'refused'; because: string };
/** Where a form with these fields is posted. */
type ProviderVisit = { url: string; fields: { name: string; value: string }[] };
type SignedPart = { subjectId: string; personId: string; partyId: string | null };

/** How it stands with a signature of this person. They are who asks: the caller knows them as the viewer. */
export async function signingState(
  deps: Pick<CertifyingDeps, 'now' | 'certificates' | 'settings'>,
  db: Db,
  part: SignedPart,
): Promise<SigningState> {
  const { provider } = deps.certificates;
  const row = provider ? await findLastSigning(db, part) : null;
  if (!provider || !row || row.signedAt) return { is: 'none' };
  if (row.refusedAs) return { is: 'refused', because: row.refusedAs };
  if (row.endsAt <= deps.now()) return { is: 'none' };
  const { id, hash, askedAt: at } = row;
  const back = `${deps.settings.publicUrl}${RETURNED_AT}`;
  const fields = provider.request({ id, hash, about: row.purpose, at, back });
  return {
    is: 'asked',
    visit: { url: provider.url, fields: fields.map(([name, value]) => ({ name, value })) },
  };
}

/** A signature with a certificate, as a paper names it. */
export type SignedWith = {
  id: string;
  name: string;
  partyId: string | null;
  service: 'local' | 'provider';
  issuer: string;
  serial: string;
  signedAt: Date;
  paper: Buffer;
};

/** All that were given for one paper. For the module that asked for them. */
export async function signedFor(db: Db, subjectId: string): Promise<SignedWith[]> {
  const rows = await listSigned(db, subjectId);
  return rows.map(({ id, name, partyId, service, issuer, serial, signedAt, paper }) => ({
    ...{ id, name, partyId, service, paper },
    ...{ issuer: issuer ?? '', serial: serial ?? '', signedAt: signedAt ?? new Date(0) },
  }));
}
