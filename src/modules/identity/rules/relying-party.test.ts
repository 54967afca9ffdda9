import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test('a passkey is for the host of the public address, and its origin alone may ask for it', () => {
  expect(relyingParty('https://munch.example')).toEqual({
    id: 'munch.example',
    origin: 'https://munch.example',
  });
  expect(relyingParty('http://localhost:3000')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
});

test('at a bare IP address there are no passkeys', () => {
  expect(relyingParty('http://127.0.0.1:3000')).toBeNull();
  expect(relyingParty('http://[::1]:3000')).toBeNull();
});
