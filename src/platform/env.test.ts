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
    bounceToken: undefined,
  });
});

test('whoever brings mail that bounced says a token that cannot be guessed', () => {
  const token = 'b'.repeat(24);
  expect(readSettings({ BOUNCE_TOKEN: token }).bounceToken).toBe(token);
  for (const weak of ['secret', `${'b'.repeat(24)} b`])
    expect(() => readSettings({ BOUNCE_TOKEN: weak })).toThrow('BOUNCE_TOKEN');
});

test('a value that cannot be used is refused with its name and what it takes', () => {
  expect(() => readSettings({ PORT: 'http' })).toThrow(
    'PORT is "http". It takes a whole number from 0 to 65535.',
  );
  expect(() => readSettings({ PORT: '65536' })).toThrow('PORT');
  expect(() => readSettings({ PUBLIC_URL: 'munch.example' })).toThrow(
    'PUBLIC_URL is "munch.example". It takes an address such as https://munch.example.',
  );
});

test('allowed origins are a list, and the public address never ends in a slash', () => {
  const settings = readSettings({
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    PUBLIC_URL: 'https://munch.example/',
  });
  expect(settings.allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
  expect(settings.publicUrl).toBe('https://munch.example');
});

test('text messages go to a provider whose address is one', () => {
  expect(readSettings({}).textsUrl).toBeUndefined();
  expect(
    readSettings({ TEXTS_URL: 'https://texts.example/send', TEXTS_TOKEN: 'secret' }),
  ).toMatchObject({
    textsUrl: 'https://texts.example/send',
    textsToken: 'secret',
    textsSender: undefined,
  });
  expect(() => readSettings({ TEXTS_URL: 'texts.example' })).toThrow('TEXTS_URL');
});

test('a store of documents has its bucket and both halves of its key, or documents lie in the folder', () => {
  expect(readSettings({}).store).toBeUndefined();
  const amazon = { S3_BUCKET: 'documents', S3_ACCESS_KEY: 'ours', S3_SECRET_KEY: 'secret' };
  expect(readSettings(amazon).store).toMatchObject({
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'documents',
    pathStyle: false,
  });
  const own = { ...amazon, S3_ENDPOINT: 'http://127.0.0.1:9000/', S3_REGION: 'mumbai' };
  expect(readSettings(own).store).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'mumbai',
    pathStyle: true,
  });
  expect(readSettings({ ...own, S3_PATH_STYLE: 'false' }).store?.pathStyle).toBe(false);
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
    expect(() => readSettings({ ...own, [name]: '' })).toThrow('are set all three, or none');
  expect(() => readSettings({ ...own, S3_PATH_STYLE: 'yes' })).toThrow(
    'S3_PATH_STYLE is "yes". It takes true or false.',
  );
  expect(() => readSettings({ ...own, S3_ENDPOINT: 'store' })).toThrow('S3_ENDPOINT');
});

test('a signing key comes with its list, or both lie in the folder', () => {
  expect(readSettings({}).signingKeys).toBeUndefined();
  const keys = { SIGNING_KEY: 'ab'.repeat(32), SIGNING_KEYS: '{}' };
  expect(readSettings(keys).signingKeys).toEqual({ key: 'ab'.repeat(32), list: '{}' });
  for (const name of ['SIGNING_KEY', 'SIGNING_KEYS'])
    expect(() => readSettings({ ...keys, [name]: '' })).toThrow('set together');
  expect(() => readSettings({ ...keys, SIGNING_KEY: 'secret' })).toThrow('64 hexadecimal digits');
});

test('a meeting address names its room, or there is none', () => {
  expect(readSettings({}).meetingUrl).toBeUndefined();
  expect(readSettings({ MEETING_URL: 'https://meet.example/{room}#now' }).meetingUrl).toBe(
    'https://meet.example/{room}#now',
  );
  for (const MEETING_URL of ['https://meet.example/', 'meet.example/{room}', 'javascript:{room}'])
    expect(() => readSettings({ MEETING_URL })).toThrow('It takes an address with {room} in it');
});

test('a registration and an account are of their form, and a payment provider has all its keys or none', () => {
  expect(readSettings({ GSTIN: '27AAPFU0939F1ZV' }).gstin).toBe('27AAPFU0939F1ZV');
  expect(() => readSettings({ GSTIN: '27AAPFU0939F1' })).toThrow('GSTIN');
  const account = 'Munch | 50200012345678 | HDFC0000001 | HDFC Bank, Fort';
  expect(readSettings({ BANK_ACCOUNT: account.replaceAll(' | ', '|') }).bankAccount).toBe(account);
  for (const BANK_ACCOUNT of [
    'Munch',
    'Munch | 5020 | HDFC1 | Fort',
    ' | 5020 | HDFC0000001 | Fort',
  ])
    expect(() => readSettings({ BANK_ACCOUNT })).toThrow('BANK_ACCOUNT');
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'other',
  };
  expect(readSettings(keys)).toMatchObject({
    razorpayKeyId: 'rzp_1',
    razorpayWebhookSecret: 'other',
  });
  expect(() => readSettings({ ...keys, RAZORPAY_WEBHOOK_SECRET: '' })).toThrow(
    'all three, or none',
  );
});

test('an account of eSign is whole or none, and the clock of a time stamp has an address', () => {
  const esign = {
    ...{ ESIGN_URL: 'https://esign.example/sign/', ESIGN_ASP: 'MUNCH-001' },
    ...{ ESIGN_KEY: 'asp.pem', ESIGN_ROOTS: 'cca.pem' },
  };
  expect(readSettings(esign).esign).toEqual({
    ...{ url: 'https://esign.example/sign', aspId: 'MUNCH-001' },
    ...{ keyFile: 'asp.pem', rootsFile: 'cca.pem' },
  });
  expect(() => readSettings({ ...esign, ESIGN_ROOTS: '' })).toThrow('ESIGN_ROOTS');
  expect(() => readSettings({ TSA_URL: 'clock' })).toThrow('TSA_URL');
});
