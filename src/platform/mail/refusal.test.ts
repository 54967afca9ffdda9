import { expect, test } from 'vitest';
import { refusedForGood } from './refusal.ts';

const error = (message: string, more: { command?: string; responseCode?: number; code?: string }) =>
  Object.assign(new Error(message), more);

test('a recipient that the mail server does not know is refused for good, with the status that it says', () => {
  const unknown = error("Can't send mail - all recipients were rejected: 550 5.1.1 no such user", {
    command: 'RCPT TO',
    responseCode: 550,
  });
  expect(refusedForGood(unknown)).toBe('5.1.1');
  expect(
    refusedForGood(error('550-5.7.26 unauthenticated', { command: 'DATA', responseCode: 550 })),
  ).toBe('5.7.26');
  expect(refusedForGood(error('554 no', { command: 'DATA', responseCode: 554 }))).toBe('5.0.0');
});

test.each([
  ['a mailbox that is full for now', { command: 'RCPT TO', responseCode: 452 }],
  ['our own wrong password', { command: 'AUTH PLAIN', responseCode: 535 }],
  ['our own address as a sender', { command: 'MAIL FROM', responseCode: 550 }],
  ['a server that is not there', { command: 'CONN' }],
  ['a server that never says a code', { command: 'RCPT TO' }],
])('%s is tried again', (_, more) => {
  expect(refusedForGood(error('5.1.1 550', more))).toBeNull();
});
