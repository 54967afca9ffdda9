import type { Settings } from './env.ts';
import { keyFor, openKey } from './vault/key.ts';
import { documentsPlace } from './vault/location.ts';
import { markOf, type StoreMarker } from './vault/mark.ts';
import { openVault, type Vault } from './vault/vault.ts';

/**
 * The applicants' documents. Each module that keeps files has a folder of its own under `files`, all with one key; the key
 * for codes and counts of sign-ins comes from the same one.
 */
export async function vaultIn(
  dataDir: string,
  settings: Settings,
): Promise<
  Record<'vault' | 'papers' | 'pieces' | 'uploads' | 'exports', Vault> & {
    key: Buffer;
    documents: string;
    mark: StoreMarker;
  }
> {
  const key = await openKey({
    file: `${dataDir}/vault.key`,
    vault: `${dataDir}/files`,
    given: settings.documentKey,
  });
  const place = await documentsPlace(dataDir, settings);
  const { store, files } = place;
  const vaultOf = (module: string) =>
    openVault({ folder: `${files}/${module}`, incoming: `${dataDir}/incoming`, key, store });
  const vaults = {
    vault: vaultOf('panel'),
    papers: vaultOf('disputes'),
    pieces: vaultOf('filing-batches'),
    uploads: vaultOf('uploads'),
    exports: vaultOf('exports'),
  };
  return {
    ...vaults,
    key: keyFor('sign-in', key),
    documents: key.name.toString('hex'),
    mark: markOf(place, `${dataDir}/incoming`),
  };
}
