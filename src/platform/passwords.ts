import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Memory in KiB, passes over it, and lanes. */
export type Cost = { memory: number; passes: number; parallelism: number };

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes and one lane is the least. */
export const OWASP: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

export type Passwords = {
  /** A PHC string; null when too many wait already. */
  hash(password: string): Promise<string | null>;
  /** With no hash the same work is done for nothing, so that an unknown username takes as long as a known one. */
  verify(password: string, phc: string | null): Promise<'right' | 'wrong' | 'busy'>;
  /** Whether a hash was made with less than what is asked today. */
  isStale(phc: string): boolean;
};

type Room = {
  cost?: Cost;
  /** At once. Each takes its memory and one of the four threads on which Node also reads files and packs answers. */
  most?: number;
  /** Those that may wait for a place; whoever comes after them is sent away. */
  waiting?: number;
};

/** Hashes passwords, a few at a time: a flood of sign-ins waits or is sent away, and takes neither memory nor threads from others. */
export function openPasswords({ cost = OWASP, most = 2, waiting = 64 }: Room = {}): Passwords {
  const inTurn = turnstile(most, waiting);
  const nobodys = phcOf({ ...cost, salt: randomBytes(16), tag: randomBytes(32) });
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        return phcOf({ ...cost, salt, tag: await derive(password, { ...cost, salt }) });
      }),
    verify: async (password, phc) => {
      const kept = partsOf(phc ?? nobodys);
      const tag = await inTurn(() => derive(password, kept));
      if (tag === null) return 'busy';
      return timingSafeEqual(tag, kept.tag) && phc !== null ? 'right' : 'wrong';
    },
    isStale: (phc) => {
      const { memory, passes, parallelism } = partsOf(phc);
      return memory < cost.memory || passes < cost.passes || parallelism < cost.parallelism;
    },
  };
}

const TAG_BYTES = 32;

function derive(
  password: string,
  { memory, passes, parallelism, salt }: Cost & { salt: Buffer },
): Promise<Buffer> {
  const asked: Argon2Parameters = {
    message: inOneForm(password),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: TAG_BYTES,
  };
  return new Promise((done, failed) =>
    argon2('argon2id', asked, (error, tag) => (error ? failed(error) : done(tag))),
  );
}

/**
 * Every character counts, and nothing is cut off or changed in case. But keyboards write the same letter in several ways,
 * those for Devanagari above all, so both sides are brought to one (NIST SP 800-63B-4, 3.1.1.2; Unicode NFKC).
 */
function inOneForm(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

type Parts = Cost & { salt: Buffer; tag: Buffer };

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;

function phcOf({ memory, passes, parallelism, salt, tag }: Parts): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`;
}

function partsOf(phc: string): Parts {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? [];
  if (tag === '') throw new Error('A password hash is no PHC string of argon2id.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Lets so many in at once, so many more wait, and sends the others away with null. */
function turnstile(most: number, waiting: number) {
  let inside = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (inside >= most) {
      if (queue.length >= waiting) return null;
      await new Promise<void>((free) => queue.push(free)); // whoever leaves hands the place on
    } else inside += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
