import { describe, expect, test } from 'vitest';
import {
  editRefusal,
  isBlank,
  isMailDue,
  isSentAgain,
  mailFor,
  mayBeInConfidence,
  moveRefusal,
  plainWords,
  withdrawalRefusal,
} from './messages.ts';
import { TALK_KINDS } from './places.ts';

const at = new Date('2026-11-20T06:30:00Z');
const later = (minutes: number, seconds = 0) =>
  new Date(at.getTime() + minutes * 60_000 + seconds * 1000);
const message = { byPerson: 'ada', at, withdrawnAt: null };

describe('what is written', () => {
  test('keeps its line breaks, whichever machine wrote them', () => {
    expect(plainWords('one\r\ntwo\rthree\n\nfour')).toBe('one\ntwo\nthree\n\nfour');
  });
  test('shows a sign that turns the direction, instead of obeying it', () => {
    expect(plainWords('pay \u202E000,1 now\u202C')).toBe('pay [U+202E]000,1 now[U+202C]');
  });
  test('leaves the joiners with which Hindi and Marathi are spelt', () => {
    expect(plainWords('र\u200Dया')).toBe('र\u200Dया');
  });
  test.each(['', ' ', '\n\t\n', '\u200B\u200D', '\u00A0\u3000', '\u2800\u3164'])(
    'is blank where there is nothing to read: %j',
    (words) => {
      expect(isBlank(words)).toBe(true);
    },
  );
  test('is not blank with one sign', () => {
    expect(isBlank('\n.\n')).toBe(false);
  });
});

describe('a message', () => {
  test('is changed by its writer for five minutes, to the second', () => {
    expect(editRefusal(message, { by: 'ada', at: later(5) })).toBeNull();
    expect(editRefusal(message, { by: 'ada', at: later(5, 1) })).toBe('too_late');
  });
  test('is changed and withdrawn by nobody else', () => {
    expect(editRefusal(message, { by: 'ben', at })).toBe('not_yours');
    expect(withdrawalRefusal(message, { by: 'ben' })).toBe('not_yours');
  });
  test('is withdrawn at any time, once', () => {
    expect(withdrawalRefusal(message, { by: 'ada' })).toBeNull();
    const gone = { ...message, withdrawnAt: at };
    expect(withdrawalRefusal(gone, { by: 'ada' })).toBe('withdrawn');
    expect(editRefusal(gone, { by: 'ada', at })).toBe('withdrawn');
  });
});

describe('a letter about talk', () => {
  const unread = { mail: 'bare' as const, mailedAt: null, oldestUnreadAt: at };
  test('waits ten minutes, in which it may be read', () => {
    expect(isMailDue(unread, later(9, 59))).toBe(false);
    expect(isMailDue(unread, later(10))).toBe(true);
  });
  test('goes once an hour at most', () => {
    expect(isMailDue({ ...unread, mailedAt: at }, later(59, 59))).toBe(false);
    expect(isMailDue({ ...unread, mailedAt: at }, later(60))).toBe(true);
  });
  test('goes to nobody who read it, or who wants none', () => {
    expect(isMailDue({ ...unread, oldestUnreadAt: null }, later(90))).toBe(false);
    expect(isMailDue({ ...unread, mail: 'none' }, later(90))).toBe(false);
  });
  test('has no word of sealed talk, whatever was chosen', () => {
    expect(mailFor('words', true)).toBe('bare');
    expect(mailFor('words', false)).toBe('words');
    expect(mailFor('none', true)).toBe('none');
  });
});

describe('what is told in confidence', () => {
  const told = { ...message, inConfidence: true };
  test('is told in caucus alone', () => {
    expect(TALK_KINDS.filter((kind) => mayBeInConfidence({ kind }))).toEqual(['caucus']);
  });
  test('is moved by nobody, and told so to nobody but its writer', () => {
    expect(moveRefusal(told, { by: 'ada' })).toBe('in_confidence');
    expect(moveRefusal(told, { by: 'mia' })).toBe('not_yours');
    expect(moveRefusal({ ...message, inConfidence: false }, { by: 'ada' })).toBeNull();
  });
});

test('the same words under the same id are sent again; what was changed since cannot be compared', () => {
  expect(isSentAgain({ words: 'one', edits: 0 }, 'one')).toBe(true);
  expect(isSentAgain({ words: 'one', edits: 0 }, 'two')).toBe(false);
  expect(isSentAgain({ words: 'three', edits: 1 }, 'two')).toBe(true);
  expect(isSentAgain({ words: null, edits: 0 }, 'two')).toBe(true);
});
