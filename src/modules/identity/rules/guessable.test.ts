import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';
import { words } from './guessable-words.ts';

test('passwords of twelve characters and more that leak most often are refused', () => {
  const leaked = [
    '123456789012',
    '1234567890123',
    '111111111111',
    '000000000000',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'qwertyuiop12',
    'qwertyuiop123',
    'qwerty123456',
    'qwertyqwerty',
    'asdfghjkl123',
    'zxcvbnm12345',
    '1q2w3e4r5t6y',
    'q1w2e3r4t5y6',
    '1qaz2wsx3edc',
    'zaq12wsxcde3',
    'qazwsxedcrfv',
    'password1234',
    'password12345',
    'Password@123',
    'passw0rd1234',
    'P@ssw0rd1234',
    'passwordpassword',
    'administrator',
    'admin1234567',
    'Admin@123456',
    'welcome12345',
    'Welcome@2024',
    'letmein12345',
    'changeme1234',
    'iloveyou1234',
    'iloveyouforever',
    'football1234',
    'liverpool123',
    'manchesterunited',
    'superman1234',
    'princess1234',
    'unbelievable',
    'basketball12',
    '123123123123',
    'abc123abc123',
    '987654321098',
    '112233445566',
    '147258369147',
    'computer1234',
    'correcthorsebatterystaple',
    'michael12345',
    'india@123456',
    'bismillah786',
    'jaimatadi123',
    'sairam123456',
    'rahul@123456',
    'mumbai@12345',
    'sachintendulkar',
    'priyasharma123',
    'munchmunch12',
    'Munch@202611',
    'munchmunchmunch',
    '01011990priya',
  ];
  expect(leaked.filter((one) => one.length >= 12 && !isGuessable(one))).toEqual([]);
});

// V6.2.4 asks for 3,000 that the length allows.
test('every word with what people put behind it is refused: more than 20,000 of twelve characters and more', () => {
  const behind = ['123', '1234', '@123', '123456', '786', '1990', '2026', '!'];
  const built = [...words].flatMap((word) => [
    ...behind.flatMap((end) => [
      word + end,
      `${word}${word}${end}`,
      `${word[0]?.toUpperCase()}${word.slice(1)}@${end}`,
    ]),
    ...['love', 'singh', 'king', 'india', 'admin'].flatMap((other) => [
      word + other,
      `${other}${word}1`,
      `${word}.${other}123`,
    ]),
  ]);
  const long = [...new Set(built)].filter((one) => one.length >= 12);
  expect(long.length).toBeGreaterThan(20_000);
  expect(long.filter((one) => !isGuessable(one)).slice(0, 5)).toEqual([]);
}, 60_000);

test('a sentence, four words drawn by chance, or what a password manager makes is taken', () => {
  const good = [
    'two doors, one roof',
    'the ferry to Alibag was late',
    'turnip-gasket-violin-moss',
    'Xk7pQm2vTz9w',
    'hB$9zQ!w4LmP',
    'दोन दारे एक खोली',
    'krzw olmt ebsd',
    'paneer with too much lime',
    'moss gasket turnip',
  ];
  expect(good.filter((one) => isGuessable(one))).toEqual([]);
});

test('words about the owner are cheap for whoever knows her', () => {
  expect(isGuessable('brunhildekk42', [])).toBe(false);
  expect(isGuessable('brunhildekk42', ['brunhilde'])).toBe(true);
});
