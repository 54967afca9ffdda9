import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HttpTimestampAuthority, P12Signer, type TimestampAuthority } from '@libpdf/core';
import type { Settings } from '../env.ts';
import type { CmsSigner } from './cms.ts';
import { openProvider, type SigningProvider } from './provider.ts';

/** Who certifies signatures from outside; none of them is needed. */
export type CertificateDoors = {
  /** A licensed service that signs for people; without it an authority of our own does, which says that it is none. */
  provider: SigningProvider | null;
  /** The institution's own certificate of a licensed authority. */
  seal: CmsSigner | null;
  /** Whose clock is put beside signatures. */
  stamps: TimestampAuthority | null;
};

export const noDoors: CertificateDoors = { provider: null, seal: null, stamps: null };

/** Milliseconds after which a clock counts as away: somebody waits for their signature. */
const PATIENCE = 5_000;

/** Reads the files that settings name. What cannot be used throws with the name of the variable. */
export async function openDoors({
  esign,
  sealFile,
  sealPassword,
  tsaUrl,
}: Pick<Settings, 'esign' | 'sealFile' | 'sealPassword' | 'tsaUrl'>): Promise<CertificateDoors> {
  return {
    provider: esign ? await providerOf(esign) : null,
    seal: sealFile ? await sealOf(sealFile, sealPassword ?? '') : null,
    stamps: tsaUrl ? new HttpTimestampAuthority(tsaUrl, { timeout: PATIENCE }) : null,
  };
}

async function providerOf(esign: NonNullable<Settings['esign']>): Promise<SigningProvider> {
  const { url, aspId, keyFile, rootsFile } = esign;
  const key = createPrivateKey(await fileOf('ESIGN_KEY', keyFile));
  if (key.asymmetricKeyType !== 'rsa') throw new Error('ESIGN_KEY names no key of RSA.');
  return openProvider({ url, aspId, key, roots: rootsIn(await fileOf('ESIGN_ROOTS', rootsFile)) });
}

/** The certificates of a PEM file. */
function rootsIn(pem: Buffer): Buffer[] {
  const found = pem
    .toString('latin1')
    .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (!found) throw new Error('ESIGN_ROOTS names a file without certificates.');
  return found.map((one) => new X509Certificate(one).raw);
}

async function sealOf(file: string, password: string): Promise<CmsSigner> {
  const bytes = await fileOf('SEAL_FILE', file);
  const signer = await P12Signer.create(bytes, password).catch((cause: unknown) => {
    throw new Error('SEAL_FILE and SEAL_PASSWORD do not open a PKCS #12 file.', { cause });
  });
  const { certificate, certificateChain: chain, keyType } = signer;
  return { certificate, chain, keyType, sign: (content) => signer.sign(content, 'SHA-256') };
}

async function fileOf(variable: string, file: string): Promise<Buffer> {
  return readFile(file).catch((cause: unknown) => {
    throw new Error(`${variable} names ${file}, which cannot be read.`, { cause });
  });
}
