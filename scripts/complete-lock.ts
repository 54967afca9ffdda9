// `node scripts/complete-lock.ts`, after every `npm install` that changes package-lock.json: a registry that lacks some
// platforms of a package makes npm leave them out of the lock without a word, and `npm ci` then refuses the lock
// everywhere. Their entries are written here from what the package itself asks for: name, version, and the system that
// the name tells. They have no integrity, because nothing was fetched; npm fetches them where they fit and nowhere else.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Entry = {
  optionalDependencies?: Record<string, string>;
  version?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: true;
  optional?: true;
};
export type Lock = { packages: Record<string, Entry> };
type Missing = { name: string; version: string };

const file = new URL('../package-lock.json', import.meta.url);

export function readLock(): Lock {
  return JSON.parse(readFileSync(file, 'utf8')) as Lock;
}

/** Optional dependencies that some package of the lock asks for and that have no entry. */
export function missingFrom({ packages }: Lock): Missing[] {
  const asked = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({
      name,
      version,
      nested: `${place}/node_modules/${name}`,
    })),
  );
  return asked
    .filter(({ name, nested }) => !(`node_modules/${name}` in packages) && !(nested in packages))
    .map(({ name, version }) => ({ name, version }));
}

/** What npm would have written: `cli-linux-x64-musl` is for Linux on x64 with musl. */
export function entryFor({ name, version }: Missing): Entry {
  const [, os, cpu, libc] =
    /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|x64|arm|ia32|ppc64|riscv64|s390x)(?:-(musl|gnu|glibc))?/.exec(
      name,
    ) ?? [];
  if (!os || !cpu)
    throw new Error(
      `${name} does not tell its system by its name; write its entry into package-lock.json by hand`,
    );
  return {
    version: version.replace(/^\D*/, ''),
    cpu: [cpu],
    dev: true,
    ...(libc === 'musl' ? { libc: ['musl'] } : {}),
    optional: true,
    os: [os],
  };
}

function complete(): void {
  const lock = readLock();
  const missing = missingFrom(lock);
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryFor(one);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    missing.length === 0
      ? 'package-lock.json was complete'
      : `added ${missing.map(({ name }) => name).join(', ')}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) complete();
