// An institution that files for many, through the doors of the product: its people, what they send, and the work on it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { BatchesDeps } from '#modules/filing/actions/batch-deps.ts';
import { workOnBatches } from '#modules/filing/actions/batch-work.ts';
import { newId, newToken } from '#platform/ids.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { wiredDisputes } from '../src/wiring.ts';
import { appWith, call, quiet, serviceParts, settings, signInParts } from './app.ts';
import { type BankRow, csvOf } from './bulk.ts';
import { type SignedIn, signedIn } from './cast.ts';
import type { TestDatabase } from './database.ts';

const entry = {
  kind: 'company',
  registration: 'U65110MH1990',
  mobile: '',
  address: '1 Fort Street, Mumbai 400001',
  language: 'en',
};

export type Bank = Awaited<ReturnType<typeof openBank>>;

/** Konkan Bank, for which ada and ben file; rhea is the registrar, eve a stranger. */
export async function openBank(database: TestDatabase, start: Date) {
  const { db } = database;
  const home = await mkdtemp(join(tmpdir(), 'bank-'));
  const key = await openKey({
    file: `${home}/vault.key`,
    vault: `${home}/files`,
    given: undefined,
  });
  const vaultOf = (name: string) =>
    openVault({ folder: `${home}/files/${name}`, incoming: `${home}/incoming`, key });
  const [pieces, papers] = [vaultOf('filing-batches'), vaultOf('disputes')];
  const clock = { time: start };
  const now = () => clock.time;
  const app = appWith(database, { now, pieces, papers });
  const deps: BatchesDeps = {
    ...wiredDisputes({
      db,
      now,
      newId,
      newToken,
      papers,
      settings,
      ...serviceParts,
      ...signInParts,
      ...quiet,
    }),
    pieces,
    wakeBatches: quiet.wakeBatches,
  };
  const person = (name: string, email: string) => signedIn(db, { name, email, now: start });
  const [ada, ben, eve] = [
    await person('Ada Advocate', 'ada@konkan.example'),
    await person('Ben Banker', 'ben@konkan.example'),
    await person('Eve', 'eve@example.org'),
  ];
  const rhea = await signedIn(db, { roles: ['registrar'], name: 'Rhea', now: start });

  async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
    const answer = await call(app, method, path, { body, cookie: who.cookie });
    const text = await answer.text();
    return {
      status: answer.status,
      // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
      ...((text.startsWith('{') ? JSON.parse(text) : { text }) as any),
    };
  }
  const { data } = await ask(rhea, 'POST', '/api/office/institutions', {
    ...entry,
    name: 'Konkan Bank Ltd',
    email: 'r@konkan.example',
  });
  const id: string = data.id;
  const members: string[] = [];
  const letIn = async (email: string): Promise<string> =>
    (await ask(rhea, 'POST', `/api/office/institutions/${id}/members`, { email })).data.id;
  for (const email of ['ada@konkan.example', 'ben@konkan.example'])
    members.push(await letIn(email));

  async function send(
    batch: string,
    rows: readonly BankRow[] | Buffer,
    name = `${rows.length}.csv`,
  ): Promise<void> {
    const kind = name.endsWith('.zip') ? 'papers' : 'rows';
    const bytes = Buffer.isBuffer(rows) ? rows : csvOf(rows);
    const begun = await ask(ada, 'POST', `/api/filing/batches/${batch}/files`, {
      kind,
      name,
      size: bytes.length,
    });
    const headers = {
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
      cookie: ada.cookie,
    };
    const path = `/api/filing/batches/${batch}/files/${begun.data.id}/pieces/0`;
    expect(
      (await app.request(path, { method: 'POST', headers, body: new Uint8Array(bytes) })).status,
    ).toBe(200);
  }
  async function work(change: Partial<BatchesDeps> = {}): Promise<void> {
    const failed = (error: unknown) => {
      throw error;
    };
    while (await workOnBatches({ ...deps, ...change }, failed)) {
      // There is more of it.
    }
  }
  return {
    id,
    members,
    clock,
    deps,
    db,
    app,
    ada,
    ben,
    eve,
    rhea,
    ask,
    send,
    work,
    letIn,
    begin: async (title = 'November'): Promise<string> =>
      (await ask(ada, 'POST', '/api/filing/batches', { institution: id, title })).data.id,
    accept: (batch: string, warned?: number, who = ada) =>
      ask(
        who,
        'POST',
        `/api/filing/batches/${batch}/acceptance`,
        warned === undefined ? {} : { warned },
      ),
    view: async (batch: string) => (await ask(ada, 'GET', `/api/filing/batches/${batch}`)).data,
    close: () => rm(home, { recursive: true, force: true }),
  };
}
