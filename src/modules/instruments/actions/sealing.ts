import { archived } from '#platform/certificates/archiving.ts';
import { type CmsSigner, signerWith, signHash } from '#platform/certificates/cms.ts';
import {
  completeSignature,
  prepareSignature,
  ROOM_FOR_ANY,
  ROOM_FOR_OURS,
} from '#platform/certificates/pades.ts';
import { describeCertificate } from '#platform/certificates/reading.ts';
import { stamped } from '#platform/certificates/stamping.ts';
import type { Db } from '#platform/db.ts';
import { houseName } from '../letters/names.ts';
import { certifiedForSeal } from './authority.ts';
import type { CertifyingDeps } from './deps.ts';

export type Sealing = {
  file: Uint8Array;
  /** What the institution attests, each under a signature of its own: who signed when, and how. */
  attested: readonly string[];
  /** Papers that people signed with certificates of their own. */
  attached: readonly { name: string; bytes: Uint8Array; description: string }[];
  /** What the last signature says, which is over all of it. */
  reason: string;
};

/** The institution's seal under a paper: a signature for each act that it attests, and one over all. */
export async function sealPaper(
  deps: CertifyingDeps,
  tx: Db,
  { file, attested, attached, reason }: Sealing,
): Promise<Buffer> {
  const { seal, stamps } = deps.certificates;
  const signer: CmsSigner = seal ?? signerWith(await certifiedForSeal(deps, tx));
  const at = deps.now();
  const room = seal || stamps ? ROOM_FOR_ANY : ROOM_FOR_OURS;
  let paper: Buffer = Buffer.from(file);
  let enclosed = attached;
  for (const [index, said] of [...attested, reason].entries()) {
    const field = index < attested.length ? `Attested${index + 1}` : 'Seal';
    const note = { field, name: houseName, reason: said, at, room };
    const prepared = await prepareSignature(paper, note, enclosed);
    const signature = await signHash(prepared.hash, signer, at);
    paper = completeSignature(prepared, await stamped(signature, stamps));
    enclosed = [];
  }
  return stamps ? archived(paper, stamps) : paper;
}

/** With what the institution seals now, as a paper says it: who issued it (null: itself), and what it leads to. */
export async function sealedBy(
  deps: CertifyingDeps,
  tx: Db,
): Promise<{ issuer: string | null; fingerprint: string; published: string }> {
  const { seal } = deps.certificates;
  const own = seal ? null : await certifiedForSeal(deps, tx);
  const top = describeCertificate((own ?? seal)?.chain.at(-1) ?? seal?.certificate ?? Buffer.of());
  return {
    issuer: seal ? describeCertificate(seal.certificate).issuer : null,
    fingerprint: top.fingerprint,
    published: `${deps.settings.publicUrl}/.well-known/munch-signing-authority.pem`,
  };
}
