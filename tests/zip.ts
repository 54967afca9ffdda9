// Zips of our own making, so that a test can lie in any field of one.
import { crc32, deflateRawSync } from 'node:zlib';
import { openZip } from '#platform/zip.ts';

export type Packed = {
  name: string | Uint8Array;
  bytes: Uint8Array;
  /** What the zip says of it, where that is not the truth. */
  size?: number;
  packed?: number;
  crc?: number;
  flags?: number;
  method?: number;
  madeBy?: number;
  attributes?: number;
  /** Where the directory says it is. */
  at?: number;
};

/** A zip by APPNOTE 6.3: each file, the directory, the end record. */
export function zipOf(files: readonly Packed[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = typeof file.name === 'string' ? Buffer.from(file.name) : Buffer.from(file.name);
    const method = file.method ?? 8;
    const content = method === 8 ? deflateRawSync(file.bytes) : Buffer.from(file.bytes);
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(file.flags ?? 0x800, 2);
    said.writeUInt16LE(method, 4);
    said.writeUInt32LE(file.crc ?? crc32(file.bytes), 10);
    said.writeUInt32LE(file.packed ?? content.length, 14);
    said.writeUInt32LE(file.size ?? file.bytes.length, 18);
    said.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), said, name, content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(file.attributes ?? 0, 6);
    tail.writeUInt32LE(file.at ?? at, 10);
    central.push(
      Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, file.madeBy ?? 0]), said, tail, name]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

/** The bytes of a file as its reader asks for them. */
export function bytesOf(file: Buffer) {
  return {
    size: file.length,
    read: (from: number, to: number) => Promise.resolve(file.subarray(from, to)),
  };
}

/** What is in a zip of stored files, by name, as another's reader unpacks it. */
export async function unpacked(whole: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytesOf(whole));
  if (!zip.ok) throw new Error(zip.refusal);
  const listed = await zip.value.list();
  if (!listed.ok) throw new Error(listed.refusal);
  const files = new Map<string, Buffer>();
  for (const entry of listed.value.entries) {
    const content = await zip.value.content({ ...entry, isDeflated: false });
    if (!content.ok) throw new Error(content.refusal);
    files.set(Buffer.from(entry.name).toString(), content.value);
  }
  return files;
}
