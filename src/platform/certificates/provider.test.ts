import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openProvider } from './provider.ts';

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = openProvider({ url: 'https://esign.example', aspId: 'M', key, roots: [] });
const ID = '00000000-0000-4000-8000-000000000000';

test('an answer names its signing and brings a signature, or says that there is none', () => {
  const given = `<?xml version="1.0"?><EsignResp status='1' txn="${ID}"><Signatures><DocSignature id="1">AQ\nID</DocSignature></Signatures></EsignResp>`;
  expect(provider.read(given)).toEqual({ id: ID, signature: Buffer.from([1, 2, 3]) });
  expect(provider.read(`<EsignResp status="0" txn="${ID}"></EsignResp>`)).toEqual({
    ...{ id: ID, signature: null },
  });
});

test.each([
  ['a head that never ends', '<EsignResp'],
  ['a signature that never begins', `<EsignResp status="1" txn="${ID}">`, '<DocSignature'],
  ['a signature that never ends', `<EsignResp status="1" txn="${ID}">`, '<DocSignature>AAAA'],
])('nobody keeps the house busy with %s', (_, head, again = head) => {
  const started = performance.now();
  provider.read(`${head}${again.repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
