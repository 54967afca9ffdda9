import { PDF, type TimestampAuthority } from '@libpdf/core';

/**
 * A signed file with what is known of its certificates and a time stamp over all (PAdES B-LTA, as far as issuers publish whom they took
 * back). Where the service does not answer it stays as it was.
 */
export async function archived(file: Buffer, service: TimestampAuthority): Promise<Buffer> {
  try {
    const pdf = await PDF.load(file);
    const { bytes } = await pdf.addArchivalData({ timestampAuthority: service });
    return Buffer.from(bytes);
  } catch {
    return file; // a paper waits for nobody else's clock
  }
}
