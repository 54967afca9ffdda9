import { expect, test } from 'vitest';
import type { Api } from '#kernel/client.ts';
import { atOnce, type Sending, sendFile } from './sending.ts';

const MB = 1024 * 1024;
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'करार.pdf');

/** A door that keeps what it is sent; before each piece it is asked what befalls it. */
function door(
  befalls: (piece: number) => 'taken' | 'lost' | 'taken_unheard' | 'refused' = () => 'taken',
) {
  let kept = Buffer.alloc(0);
  let pieces = 0;
  const names: string[] = [];
  const api = (async (endpoint, _, headers, bytes) => {
    const said = new Headers(headers);
    if (endpoint.method === 'POST') {
      names.push(said.get('upload-metadata') ?? '');
      return { outcome: 'done', data: { id: 'u', received: 0 } };
    }
    if (endpoint.method === 'GET')
      return { outcome: 'done', data: { id: 'u', received: kept.length } };
    const what = befalls(pieces);
    pieces += 1;
    const lost = { outcome: 'unanswered', cause: new Error('line') };
    if (what === 'lost') return lost;
    if (what === 'refused')
      return {
        outcome: 'refused',
        status: 413,
        error: { code: 'piece_too_long', message: 'Too long.' },
      };
    if (Number(said.get('upload-offset')) !== kept.length)
      return { outcome: 'refused', status: 409, error: { code: 'piece_elsewhere', message: '' } };
    kept = Buffer.concat([kept, Buffer.from((await bytes?.arrayBuffer()) ?? new ArrayBuffer(0))]);
    return what === 'taken_unheard' ? lost : { outcome: 'empty' };
  }) as Api; // what a test's door answers it also keeps
  return { api, names, kept: () => kept };
}

const patient: Sending = { onProgress: () => {}, isStopped: () => false, wait: async () => true };
const content = () => crypto.getRandomValues(new Uint8Array(60_000));

/** So large that it goes in many pieces; random at its beginning and end. */
function large(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(5 * MB + 7);
  bytes.set(content());
  bytes.set(content(), 5 * MB - 60_000);
  return bytes;
}

test('a file arrives bit for bit over a line that breaks before and after each piece', async () => {
  const bytes = large();
  const to = door((piece) => (['lost', 'taken_unheard', 'taken'] as const)[piece % 3] ?? 'taken');
  expect(
    await sendFile(
      to.api,
      { dispute: 'd', name: 'करार.pdf', file: file(bytes), begun: null },
      patient,
    ),
  ).toBeNull();
  expect(to.kept().equals(bytes)).toBe(true);
  expect(Buffer.from(to.names[0]?.split(' ')[1] ?? '', 'base64').toString()).toBe('करार.pdf');
});

test('it goes on from where it stood, and tells how far it is', async () => {
  const bytes = large();
  const to = door();
  const first = { dispute: 'd', name: 'करार.pdf', file: file(bytes.slice(0, 2 * MB)), begun: null };
  await sendFile(to.api, first, patient);
  const told: number[] = [];
  const begun = { id: 'u', received: 2 * MB };
  const more = { ...patient, onProgress: (_: string, received: number) => told.push(received) };
  expect(
    await sendFile(to.api, { dispute: 'd', name: 'करार.pdf', file: file(bytes), begun }, more),
  ).toBeNull();
  expect(to.kept().equals(bytes)).toBe(true);
  expect(told).toEqual([2 * MB, 3 * MB, 4 * MB, 5 * MB, 5 * MB + 7]);
});

test('a refusal is said and ends it; so does a line that breaks under a form without a script', async () => {
  const sending = { dispute: 'd', name: 'करार.pdf', file: file(new Uint8Array(9)), begun: null };
  expect(await sendFile(door(() => 'refused').api, sending, patient)).toBe('Too long.');
  expect(await sendFile(door(() => 'lost').api, sending, atOnce)).toMatch(/broke off/);
});

test('whoever pauses it sends nothing more', async () => {
  const to = door();
  let asked = 0;
  const stopping = { ...patient, isStopped: () => ++asked > 2 };
  expect(
    await sendFile(
      to.api,
      { dispute: 'd', name: 'करार.pdf', file: file(large()), begun: null },
      stopping,
    ),
  ).toBeNull();
  expect(to.kept().length).toBe(2 * MB);
});
