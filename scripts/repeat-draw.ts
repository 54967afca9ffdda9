// Repeats a draw from its file, with nothing of ours but this text: node repeat-draw.ts draw.json [--keys munch-keys.json]
// It needs this one file and Node 22.18 or newer; no network, no database, no packages.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

type Name = { id: string; name: string };
type Draw = {
  kind: string;
  version: number;
  reference: string;
  commitment: string;
  seed: string;
  words: string;
  beacon: null;
  places: Name[];
  equals: Name[];
};
type Key = { id: string; publicKey: string; validFrom: string | null; validTo: string | null };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

// RFC 8410: what stands before the 32 bytes of a public key.
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** The names in the order of SHA-256 over `seed|id`, smallest first. */
function ordered(names: readonly Name[], seed: string): (Name & { number: string })[] {
  return names
    .map((one) => ({ ...one, number: sha256(`${seed}|${one.id}`) }))
    .toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

/** Says what it finds, line by line; whether all of it is as the file says. */
export function repeatDraw(
  draw: Draw,
  keys: readonly Key[] | null,
  say: (line: string) => void,
): boolean {
  if (draw.kind !== 'munch-draw' || draw.version !== 1) {
    say('FAILED this is no file of a draw that this program knows.');
    return false;
  }
  say(`The draw of ${draw.reference}`);
  let isWhole = true;
  const found = (isRight: boolean, what: string) => {
    isWhole &&= isRight;
    say(`${isRight ? 'ok    ' : 'FAILED'} ${what}`);
  };
  found(sha256(draw.seed) === draw.commitment, 'the seed is the one that was committed to');
  if (keys)
    found(isSigned(draw, keys), `the seed is the institution’s signature of “${draw.words}”`);
  else say('       who made the seed was not looked at: name the published keys with --keys');
  if (draw.beacon === null)
    say('       no public beacon is mixed in: the seed is the institution’s alone');
  for (const [what, names, seed] of [
    ['the names on the list', draw.places, `${draw.seed}|order`],
    ['those who were equal', draw.equals, draw.seed],
  ] as const) {
    if (names.length === 0) {
      say(`       ${what}: nobody, so that nothing was drawn`);
      continue;
    }
    const again = ordered(names, seed);
    found(
      again.every(({ id }, at) => id === names[at]?.id),
      `${what} come out in the same order`,
    );
    for (const { name, number } of again) say(`         ${number}  ${name}`);
  }
  return isWhole;
}

function isSigned({ words, seed }: Draw, keys: readonly Key[]): boolean {
  return keys.some(({ publicKey }) => {
    const der = Buffer.concat([PUBLIC, Buffer.from(publicKey, 'hex')]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(words), key, Buffer.from(seed, 'base64'));
  });
}

function main(): boolean {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the file of the draw: node repeat-draw.ts draw.json');
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const draw = read(file);
  // As the API gives it, or what stands within.
  const keys = values.keys ? read(values.keys) : null;
  return repeatDraw(draw.data ?? draw, keys && (keys.data?.keys ?? keys.keys ?? keys), console.log);
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href)
  process.exitCode = main() ? 0 : 1;
