// A dispute whose notice went out to ben, with the people who file papers in it: ada claims, ben responds, eve is a stranger.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMember } from '#modules/disputes/actions/members.ts';
import { checkNextUpload } from '#modules/documents/actions/checking.ts';
import type { DocumentsDeps } from '#modules/documents/routes.ts';
import type { ExportsDeps } from '#modules/exports/routes.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { wiredDisputes } from '../src/wiring.ts';
import { appWith, quiet, serviceParts, settings, signInParts } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import type { TestDatabase } from './database.ts';
import { aFiling, aParty } from './disputes.ts';
import { dispatched } from './notices.ts';

/** The vaults of papers and of pieces, in a folder of their own. */
export async function documentVaults(): Promise<Record<'papers' | 'uploads' | 'exports', Vault>> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-record-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  const vaultOf = (name: string) =>
    openVault({ folder: join(folder, 'files', name), incoming: join(folder, 'incoming'), key });
  return {
    papers: vaultOf('disputes'),
    uploads: vaultOf('uploads'),
    exports: vaultOf('exports'),
  };
}

export type RecordRoom = {
  app: App;
  deps: DocumentsDeps & ExportsDeps;
  id: string;
  claimant: string;
  respondent: string;
  ada: SignedIn;
  ben: SignedIn;
  eve: SignedIn;
  /** Another respondent with a case of their own, where the room was made with one. */
  bela: { partyId: string; who: SignedIn } | null;
};

export async function recordRoom(
  database: TestDatabase,
  clock: { now: Date },
  { isJoint = false }: { isJoint?: boolean } = {},
): Promise<RecordRoom> {
  const { db } = database;
  const vaults = await documentVaults();
  const now = () => clock.now;
  const ground = { db, now, newId, newToken, settings, ...serviceParts, ...signInParts, ...quiet };
  const deps: RecordRoom['deps'] = {
    ...wiredDisputes({ ...ground, ...vaults }),
    uploads: vaults.uploads,
    exports: vaults.exports,
    razorpay: null,
    tellTalk: async () => {},
  };
  const place = newId().slice(-12);
  const [own, other] = [`ada-${place}@example.org`, `ben-${place}@example.org`];
  const reached = (side: 'claimant' | 'respondent', value: string) => {
    const party = aParty(side);
    const [mail, ...rest] = party.contacts;
    return { ...party, contacts: mail ? [{ ...mail, value }, ...rest] : rest };
  };
  const third = `bela-${place}@example.org`;
  const joint = isJoint ? [{ ...reached('respondent', third), name: 'Bela' }] : [];
  const filing = aFiling({
    parties: [reached('claimant', own), reached('respondent', other), ...joint],
  });
  const { id, partyId: respondent } = await dispatched(
    { ...deps, key: signInParts.key, newCode: () => '246810' },
    filing,
  );
  const claimant = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'claimant')
    .select('id')
    .executeTakeFirstOrThrow();
  const [ada, ben, eve] = [
    await signedIn(db, { name: 'Ada', email: own, now: clock.now }),
    await signedIn(db, { name: 'Ben', email: other, now: clock.now }),
    await signedIn(db, { name: 'Eve', now: clock.now }),
  ];
  const bela = isJoint ? await secondOf(database, id, { respondent, email: third }) : null;
  const places: [SignedIn, string][] = [
    [ada, claimant.id],
    [ben, respondent],
  ];
  if (bela) places.push([bela.who, bela.partyId]);
  for (const [person, partyId] of places)
    await db.transaction().execute((tx) =>
      addMember(tx, {
        id: newId(),
        disputeId: id,
        partyId,
        personId: person.personId,
        email: null,
        role: 'party',
        at: clock.now,
      }),
    );
  const app = appWith(database, { now, ...vaults });
  return { app, deps, id, claimant: claimant.id, respondent, ada, ben, eve, bela };
}

async function secondOf(
  { db }: TestDatabase,
  disputeId: string,
  { respondent, email }: { respondent: string; email: string },
): Promise<NonNullable<RecordRoom['bela']>> {
  const party = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', disputeId)
    .where('side', '=', 'respondent')
    .where('id', '!=', respondent)
    .select('id')
    .executeTakeFirstOrThrow();
  return { partyId: party.id, who: await signedIn(db, { name: 'Bela', email }) };
}

const VERSION = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' };

/** Calls one of the doors by which files come in pieces. */
export function tus(
  app: App,
  who: SignedIn,
  {
    method,
    path,
    headers = {},
    body,
  }: {
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
    path: string;
    headers?: Record<string, string>;
    body?: BodyInit;
  },
) {
  const type = method === 'PATCH' ? { 'content-type': 'application/offset+octet-stream' } : {};
  return app.request(path, {
    method,
    headers: { ...VERSION, ...type, cookie: who.cookie, ...headers },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  } as RequestInit); // the types know no `duplex`, which a body that streams needs
}

/** Announces a file and gives the address of its pieces. */
export async function begun(
  room: RecordRoom,
  { size, name = 'Ledger.pdf', who = room.ada }: { size: number; name?: string; who?: SignedIn },
): Promise<string> {
  const answer = await tus(room.app, who, {
    method: 'POST',
    path: `/api/disputes/${room.id}/uploads`,
    headers: {
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}

/** Sends a whole file, and gives its address; nobody has looked at it yet. */
export async function sent(
  room: RecordRoom,
  { name, content, who = room.ada }: { name: string; content: string | Uint8Array; who?: SignedIn },
): Promise<string> {
  const bytes = Buffer.from(content);
  const path = await begun(room, { size: bytes.length, name, who });
  const headers = { 'upload-offset': '0' };
  const answer = await tus(room.app, who, { method: 'PATCH', path, headers, body: bytes });
  if (answer.status !== 204) throw new Error(`${answer.status} ${await answer.text()}`);
  return path;
}

/** A file that was sent whole and looked at: the id of its upload. */
export async function ready(
  room: RecordRoom,
  file: { name: string; content: string | Uint8Array; who?: SignedIn },
): Promise<string> {
  const path = await sent(room, file);
  while (await checkNextUpload(room.deps));
  return path.slice(-36);
}
