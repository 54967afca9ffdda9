import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  readSignature,
  type SignatureFacts,
  signaturesIn,
} from '#platform/certificates/reading.ts';

// npm run verify -- paper.pdf --roots munch-signing-authority.pem
// Says of each signature of a PDF whether it holds. It is our own reader: pdfsig of poppler, or any program that shows signatures, says
// the same and is none of ours.

/** Whether every signature holds, and the last one is over the whole file. */
export async function verifyPaper(
  file: string,
  roots: string | undefined,
  say: (line: string) => void,
): Promise<boolean> {
  const trusted = roots ? certificatesIn(await readFile(roots, 'latin1')) : [];
  const found = await signaturesIn(await readFile(file));
  if (found.length === 0) {
    say('There is no signature in this file.');
    return false;
  }
  let isGood = found.at(-1)?.coversAll === true;
  if (!isGood) say('CHANGED: something was added after the last signature.');
  for (const { field, reason, der, hash } of found) {
    const facts = readSignature(der, { hash, roots: trusted });
    const fault = faultOf(facts);
    say(`${fault ?? 'OK'}: ${field}, ${facts?.commonName ?? 'nobody'}. ${reason}`);
    isGood &&= fault === null;
  }
  return isGood;
}

function faultOf(facts: SignatureFacts | null): string | null {
  if (!facts?.holds) return 'BROKEN';
  if (!facts.isOfContent) return 'CHANGED';
  if (facts.isRevoked) return 'REVOKED';
  return facts.isTrusted ? null : 'UNKNOWN ISSUER';
}

function certificatesIn(pem: string): Buffer[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.map((one) => new X509Certificate(one).raw);
}
