import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test('nothing has to be set', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: 'data',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
  });
});

test('a value that cannot be used is refused with its name and what it takes', () => {
  expect(() => readSettings({ PORT: 'http' })).toThrow('PORT is "http". It takes a whole number from 0 to 65535.');
  expect(() => readSettings({ PORT: '65536' })).toThrow('PORT');
  expect(() => readSettings({ PUBLIC_URL: 'munch.example' })).toThrow(
    'PUBLIC_URL is "munch.example". It takes an address such as https://munch.example.',
  );
});

test('allowed origins are a list, and the public address never ends in a slash', () => {
  const settings = readSettings({ ALLOWED_ORIGINS: 'https://a.example, https://b.example', PUBLIC_URL: 'https://munch.example/' });
  expect(settings.allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
  expect(settings.publicUrl).toBe('https://munch.example');
});
