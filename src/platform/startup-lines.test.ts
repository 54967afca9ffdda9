import { expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { startupLines } from './startup-lines.ts';

const standing = (env: Record<string, string>, takesRazorpay = false) =>
  startupLines({
    settings: readSettings(env),
    database: 'PostgreSQL in data',
    mailer: { describe: () => 'files in data/mail' },
    whatsapp: { describe: () => 'WhatsApp: files in data/whatsapp' },
    takesRazorpay,
  }).join('\n');

test('a start without any provider says of each door that it is shut, and what would open it', () => {
  const said = standing({});
  expect(said).toContain('Database: PostgreSQL in data. Mail: files in data/mail.');
  expect(said).toContain('not by Razorpay, because its three keys are not set');
  expect(said).toContain('not taken, because BOUNCE_TOKEN is not set');
  expect(said).toContain('Answers by mail: taken from mail-in in the data folder');
  expect(said).toContain('not taken, because WHATSAPP_SECRET is not set');
});

test('and with providers, where each is', () => {
  const said = standing(
    {
      BOUNCE_TOKEN: 'b'.repeat(40),
      SMTP_URL: 'smtps://mail.example.in',
      MAIL_FROM: 'Munch <office@example.in>',
      WHATSAPP_SECRET: 'w'.repeat(40),
    },
    true,
  );
  expect(said).toContain('by bank transfer, and by Razorpay.');
  expect(said).toContain('Bounced mail: taken at /api/mail/bounces.');
  expect(said).toContain('Answers by mail: taken at /api/mail/answers.');
  expect(said).toContain('Its reports: taken at /api/service/whatsapp.');
});
