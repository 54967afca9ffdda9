import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { speaking } from '#platform/language.ts';
import { noticeLetter } from './letters/notice-letter.ts';
import { codeLetter, knownLetter, linkLetter, resetLetter, verifyLetter } from './letters.ts';

const secrets = { code: '012345', link: 'https://munch.example/verify?token=secret' };
const envelope = (to: string) => ({
  id: '019a0000-0000-7000-8000-000000000001',
  to,
  publicUrl: 'https://munch.example',
  now: new Date('2026-11-20T09:30:00Z'),
});
const mail = envelope('ada@example.in');
const phone = envelope('+919820000000');
const notice = {
  notice: 'signed_in' as const,
  at: new Date('2026-11-20T09:30:00Z'),
  agent: 'Firefox <b>',
  network: '203.0.113.7',
};

test.each(languages)(
  'a letter in %s brings its code, its link, how long they work, and what to do if one did not ask',
  (spoken) => {
    speaking(spoken, () => {
      for (const write of [verifyLetter, resetLetter]) {
        const { text, html, subject } = write(mail, secrets);
        expect(text).toContain(secrets.link);
        expect(text).toMatch(/: 012345$/m);
        expect(text).toContain('10');
        expect(html).toContain(`lang="${spoken}"`);
        expect(subject).toContain('Munch');
        expect(subject).not.toContain('012345'); // a locked phone shows subjects
      }
    });
  },
);

test.each(languages)('a text message in %s is the code and the link, in few words', (spoken) => {
  speaking(spoken, () => {
    const { text, html } = verifyLetter(phone, secrets);
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/012345/);
    expect(text).toContain(secrets.link);
    expect(html).toBe('');
    expect(linkLetter(phone, { code: null, link: secrets.link }).text).toMatch(
      /: https:\/\/munch\.example\/verify\?token=secret$/,
    );
    expect(codeLetter(phone, { code: '012345', link: null }).text).not.toContain('https:');
  });
});

test('what a letter does not bring it does not speak of', () => {
  const { text } = verifyLetter(mail, { code: null, link: secrets.link });
  expect(text).not.toMatch(/Code|minutes/);
  expect(codeLetter(mail, { code: '012345', link: null }).text).not.toContain(
    'https://munch.example/',
  );
});

test('whoever has an account is told so, and no secret is in it', () => {
  const { text } = knownLetter(mail, 'https://munch.example/reset-password');
  expect(text).toContain('You have an account already, so nothing was changed.');
  expect(text).not.toMatch(/token|\d{6}/);
});

test('a notice says what happened, when, from where, and the way out; what a browser calls itself is no markup', () => {
  const { subject, text, html } = noticeLetter(
    mail,
    notice,
    'https://munch.example/reset-password',
  );
  expect(subject).toBe('New sign-in to your account with Munch');
  for (const part of [
    '20 November 2026',
    '3:00 pm IST',
    '203.0.113.7',
    'Firefox <b>',
    'https://munch.example/reset-password',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('Firefox <b>');
  expect(
    noticeLetter(phone, notice, 'https://munch.example/reset-password').text.split('\n'),
  ).toHaveLength(3);
});
