import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSettings } from '#platform/env.ts';
import { rotateGiven, rotateKey } from '#platform/key-ring.ts';

// npm run rotate-key: puts a new key of the institution in force. A server that runs follows at once.

const root = resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const { dataDir: named, signingKeys } = readSettings(process.env);
  if (signingKeys) return tellNewSettings(rotateGiven(signingKeys, new Date()));
  const dataDir = resolve(root, named);
  await mkdir(dataDir, { recursive: true });
  const { ended, begun } = await rotateKey(dataDir, new Date());
  if (ended)
    console.log(
      `Ended:    ${ended.id}, in force until ${ended.validTo}. What it signed until then stays checkable.`,
    );
  console.log(`In force: ${begun.id}, from ${begun.validFrom}.`);
  console.log(
    'Keep copies of institution.key (secret) and institution-keys.json (public) in DATA_DIR: a backup holds neither.',
  );
}

/** Keys that were given are kept by whoever gave them. */
function tellNewSettings({ ended, begun, given }: ReturnType<typeof rotateGiven>): void {
  console.log(
    `Ends:   ${ended?.id}, in force until ${ended?.validTo}. What it signed until then stays checkable.`,
  );
  console.log(`Begins: ${begun.id}, from ${begun.validFrom}.`);
  console.log(
    'Nothing is changed yet. Stop every machine now, set both of these on all of them, and start them:',
  );
  console.log(`SIGNING_KEY=${given.key}\nSIGNING_KEYS='${given.list}'`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
