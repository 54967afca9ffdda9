import { expect, test } from 'vitest';
import { readReport } from './report.ts';

const messageId = '019aa000-0000-7000-8000-00000000000a@munch.example';

type Parts = { status?: string; returned?: string; returnedAs?: string; type?: string };

/** A notification as a mail server writes it, after the example of RFC 3464, appendix E. */
function notification({
  status = failed,
  returned = head,
  returnedAs = 'message/rfc822',
  type = 'multipart/report; report-type=delivery-status',
}: Parts = {}) {
  const text = `From: MAILER-DAEMON@mail.example.org
To: no-reply@munch.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: ${type};
 boundary="=_part"

--=_part
Content-Type: text/plain; charset=utf-8

I am sorry to have to tell you that your message could not be delivered.

--=_part
Content-Type: message/delivery-status

${status}
--=_part
Content-Type: ${returnedAs}

${returned}
--=_part--
`;
  return new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
}

const head = `From: Munch <no-reply@munch.example>
To: ada@example.org
Subject: We have your message
Message-ID: <${messageId}>

Hello.
`;

const failed = `Reporting-MTA: dns; mail.example.org
Arrival-Date: Fri, 20 Nov 2026 15:00:00 +0530

Final-Recipient: rfc822; ada@example.org
Original-Recipient: rfc822;Ada@example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ada@example.org>: Recipient address
 rejected: User unknown
`;

const block = (action: string, status: string, to = 'ada@example.org') => `
Final-Recipient: rfc822; ${to}
Action: ${action}
Status: ${status}
`;

test('a notification says which letter it is about, and what became of it', async () => {
  expect(await readReport(notification())).toEqual({
    messageId,
    recipients: [
      {
        recipient: 'Ada@example.org',
        action: 'failed',
        status: '5.1.1',
        diagnostic: '550 5.1.1 <ada@example.org>: Recipient address rejected: User unknown',
      },
    ],
  });
});

test('it may return the head of the letter alone', async () => {
  expect((await readReport(notification({ returnedAs: 'text/rfc822-headers' })))?.messageId).toBe(
    messageId,
  );
});

test('a delayed letter is told as delayed, several recipients one by one', async () => {
  const status = `Reporting-MTA: dns; mail.example.org\n${block('Delayed', '4.4.1')}${block('failed', '5.2.2', 'ben@example.org')}`;
  expect(
    (await readReport(notification({ status })))?.recipients.map((one) => [
      one.recipient,
      one.action,
      one.status,
    ]),
  ).toEqual([
    ['ada@example.org', 'delayed', '4.4.1'],
    ['ben@example.org', 'failed', '5.2.2'],
  ]);
});

test('a status that is none is the least that a failure means', async () => {
  const status = `Reporting-MTA: dns; mail.example.org\n${block('failed', 'gone')}`;
  expect((await readReport(notification({ status })))?.recipients[0]?.status).toBe('5.0.0');
});

test('a text inside of the letter that came back is not taken for its head', async () => {
  const forged = head
    .replace(/Message-ID: .*\n/, '')
    .replace('Hello.', `Message-ID: <${messageId}>`);
  expect(await readReport(notification({ returned: forged }))).toBeNull();
});

test.each([
  ['an ordinary mail', { type: 'multipart/mixed' }],
  ['a read receipt', { type: 'multipart/report; report-type=disposition-notification' }],
  ['one that returns nothing', { returned: '' }],
  ['one with a Message-ID that is none', { returned: 'Message-ID: none\n\nHello.\n' }],
])('nothing is read from %s', async (_, parts) => {
  expect(await readReport(notification(parts))).toBeNull();
});

test.each([
  '',
  'Hello',
  '\u0000\u0001\u0002',
  `Content-Type: multipart/report; report-type=delivery-status\r\n\r\n${'--x\r\n'.repeat(5000)}`,
])('what is no mail is no notification', async (text) => {
  expect(await readReport(new TextEncoder().encode(text))).toBeNull();
});
