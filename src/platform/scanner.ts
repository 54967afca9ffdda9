import { connect, type Socket } from 'node:net';
import { Outage } from './outage.ts';

/** What a look for viruses came to. `too_large`: the scanner takes no file of this size. */
export type ScanResult = 'clean' | 'infected' | 'too_large';

/** Looks for viruses. Without a program that does, `isReal` is false, everything is clean, and the system page says so. */
export type Scanner = {
  isReal: boolean;
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>;
};

export const noScanner: Scanner = { isReal: false, scan: async () => 'clean' };

/** Milliseconds of silence after which a scanner counts as away. */
const SILENCE = 60_000;

/** clamd at `tcp://host:port` or `unix:/path`; without an address nothing is scanned. */
export function openScanner(url: string | undefined, silence = SILENCE): Scanner {
  if (url === undefined) return noScanner;
  return {
    isReal: true,
    async scan(content) {
      try {
        return resultOf(await asked(socketTo(url), content, silence));
      } catch (error) {
        throw error instanceof Outage
          ? error
          : new Outage('The virus scanner cannot be asked.', { cause: error });
      }
    },
  };
}

function socketTo(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:'
    ? connect({ path: pathname })
    : connect({ host: hostname, port: Number(port) });
}

// clamd(8): INSTREAM, then pieces with their length before them, then a length of nothing.
async function asked(
  socket: Socket,
  content: AsyncIterable<Uint8Array>,
  silence: number,
): Promise<string> {
  const said: Buffer[] = [];
  const answer = new Promise<string>((done, failed) => {
    socket.setTimeout(silence, () => socket.destroy(new Error('It said nothing.')));
    socket.on('data', (piece) => said.push(piece));
    socket.on('end', () => done(Buffer.concat(said).toString()));
    socket.on('error', failed);
  });
  answer.catch(() => {}); // it may fail while we still send
  try {
    await write(socket, Buffer.from('zINSTREAM\0'));
    for await (const piece of content) {
      if (said.length > 0) break; // it takes no more
      await write(socket, lengthOf(piece.byteLength));
      await write(socket, piece);
    }
    if (said.length === 0) await write(socket, lengthOf(0));
    return await answer;
  } catch (error) {
    // One that takes no more says so and closes, while we may be writing.
    if (said.length > 0) return Buffer.concat(said).toString();
    throw error;
  } finally {
    socket.destroy();
  }
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((done, failed) =>
    socket.write(bytes, (error) => (error ? failed(error) : done())),
  );
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function resultOf(said: string): ScanResult {
  if (/\bFOUND\b/.test(said)) return 'infected';
  if (/size limit exceeded/i.test(said)) return 'too_large';
  if (/\bOK\b/.test(said)) return 'clean';
  throw new Error(`The virus scanner said "${said.slice(0, 100)}".`);
}
