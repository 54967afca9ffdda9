import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { allow, type Result, refuse } from '#kernel/result.ts';

const inflate = promisify(inflateRaw) as (
  packed: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

/** What was packed by DEFLATE (RFC 1951), and never more of it than so many bytes: beyond them nothing is held or answered. */
export async function unpacked(
  packed: Uint8Array,
  most: number,
): Promise<Result<Buffer, 'too_large' | 'broken'>> {
  try {
    return allow(await inflate(packed, { maxOutputLength: most }));
  } catch (error) {
    return refuse(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken',
    );
  }
}

/** CRC-32, as zips carry it. */
export function checksum(bytes: Uint8Array): number {
  return crc32(bytes);
}
