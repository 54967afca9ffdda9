import type { Viewer } from '#kernel/viewer.ts';
import type { Trace } from '#modules/instruments/actions/deps.ts';
import { type SigningAsked, signHere } from '#modules/instruments/actions/signing.ts';
import { isSameName } from '#modules/instruments/rules/certificates.ts';
import type { Db } from '#platform/db.ts';
import { counterpartOf } from './counterpart.ts';
import type { OffersDeps } from './deps.ts';
import type { OwnParty, RailSeen } from './standing.ts';

type Asking = {
  viewer: Pick<Viewer, 'personId'>;
  under: { seen: RailSeen; settlement: NonNullable<RailSeen['settlement']>; own: OwnParty };
  name: string;
  trace: Trace;
};

/** What somebody signs with a certificate: their own copy of the text, for their party. */
export async function askedOf(
  deps: OffersDeps,
  { viewer: { personId }, under, name, trace }: Asking,
): Promise<SigningAsked> {
  const { seen, settlement, own } = under;
  const { file, reason } = await counterpartOf(deps, { seen, settlement, own, name });
  return {
    ...{ purpose: 'settlement', subjectId: settlement.id, partyId: own.id, personId },
    ...{ name: name.trim(), file, reason, trace },
    back: `/cases/${seen.file.dispute.id}/settle`,
  };
}

/** Why no certificate is made here for this name. It is asked before the code is taken, which is then not lost. */
export function refusalToCertify(
  { certificates }: Pick<OffersDeps, 'certificates'>,
  name: string,
): 'no_certificates' | 'certificate_other_name' | null {
  // Where a licensed provider certifies, nobody is given a certificate of ours beside it.
  if (certificates.provider) return 'no_certificates';
  return isSameName(name, name) ? null : 'certificate_other_name';
}

/** A certificate that is made here for this one signature, for whoever a code has shown. */
export async function signedHere(deps: OffersDeps, tx: Db, asking: Asking): Promise<string> {
  const signed = await signHere(deps, tx, await askedOf(deps, asking));
  if (!signed.ok) throw new Error(`Our own certificate was not taken: ${signed.refusal}.`);
  return signed.value.certificateId;
}
