import { createHash } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import { fromBER } from 'asn1js';
import { Attribute, SignedAndUnsignedAttributes } from 'pkijs';
import { derOf, OIDS, signedDataOf } from './cms.ts';
import { exact } from './exact.ts';

/**
 * A signature with a time stamp of it (RFC 3161): PAdES B-T. Without a service, or where it does not answer, it stays what it was: a
 * signature waits for nobody else's clock.
 */
export async function stamped(
  signature: Buffer,
  service: TimestampAuthority | null,
): Promise<Buffer> {
  if (!service) return signature;
  const signed = signedDataOf(signature);
  const [info] = signed.signerInfos;
  if (!info) return signature;
  const hash = createHash('sha256').update(info.signature.valueBlock.valueHexView).digest();
  const token = await service.timestamp(hash, 'SHA-256').catch(() => null);
  if (!token) return signature;
  const stamp = new Attribute({ type: OIDS.timeStamp, values: [fromBER(exact(token)).result] });
  info.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [...(info.unsignedAttrs?.attributes ?? []), stamp],
  });
  return derOf(signed);
}
