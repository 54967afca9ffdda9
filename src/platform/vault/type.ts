import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

/** What bytes are by their content, as a media type; null when it is nothing known. A name is never asked. */
export async function typeOf(content: Readable): Promise<string | null> {
  try {
    const found = await fileTypeFromStream(Readable.toWeb(content) as ReadableStream<Uint8Array>);
    return named(found?.mime ?? null);
  } catch {
    return null; // it begins like something and breaks off
  } finally {
    content.destroy();
  }
}

/** The same of bytes that are in memory already. */
export function typeOfBytes(bytes: Uint8Array): Promise<string | null> {
  return typeOf(Readable.from([bytes], { objectMode: false }));
}

/** Phones write one kind of photo under several names: HEVC or another codec in a HEIF, one picture or a burst. */
function named(type: string | null): string | null {
  return type !== null && /^image\/hei[cf](?:-sequence)?$/.test(type) ? 'image/heic' : type;
}
