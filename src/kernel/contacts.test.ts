import { expect, test } from 'vitest';
import {
  isEmailOfOneWriting,
  isPhone,
  looksLikeEmail,
  looksLikePhone,
  mailboxOf,
  readMobile,
  readPhone,
} from './contacts.ts';

// The same number as it is typed in English, in Hindi and in Marathi (whose digits are those of Devanagari).
test.each([
  ['98200 12345', '९८२०० १२३४५', '९८२००-१२३४५'],
  ['9820012345', '९८२००१२३४५', ' ९८२० ०१२ ३४५ '],
  ['098200-12345', '०९८२०० १२३४५', '०९८२००१२३४५'],
  ['919820012345', '९१ ९८२०० १२३४५', '९१-९८२००-१२३४५'],
  ['+91 98200 12345', '+९१ ९८२०० १२३४५', '+९१ (९८२००) १२३४५'],
  ['0091 9820012345', '००९१ ९८२०० १२३४५', '००९१-९८२००१२३४५'],
  ['(+91) 98200.12345', '+91 ९८२०० 12345', '+91\u201198200\u201012345'],
])('%s, %s and %s are one Indian mobile number', (...typed) => {
  for (const one of typed) {
    expect(readPhone(one), one).toBe('+919820012345');
    expect(readMobile(one), one).toBe('+919820012345');
  }
});

test.each([
  ['+44 20 7946 0000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['+४४ २० ७९४६ ००००', '+442079460000'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044 (0) 20 7946 0958', '+442079460958'],
  ['+४४ (०)२० ७९४६ ०९५८', '+442079460958'],
  ['\u202a+44 20 7946 0000\u202c', '+442079460000'],
  ['\u2066+44 20 7946 0000\u2069', '+442079460000'],
])('a number of another country says which: %s', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
  expect(readMobile(typed)).toBe(number);
});

test('a landline of India can be called with its country, and takes no text message', () => {
  expect(readPhone('+91 22 2200 1234')).toBe('+912222001234');
  expect(readMobile('+91 22 2200 1234')).toBeNull();
});

test.each([
  '',
  '12345',
  'call me',
  '1111111111',
  '5820000000',
  '98200000000',
  '982000000',
  '+',
  '+9158200000',
  '+9109820012345',
  '+0770090012',
  '+91982001234',
  '٩٨٢٠٠١٢٣٤٥',
  '98200 1234x',
  '+1234567890123456',
  '98200 12345, 98200 54321',
  '५८२००१२३४५',
])('%s is no number', (typed) => {
  expect(readPhone(typed)).toBeNull();
  expect(readMobile(typed)).toBeNull();
});

test('a number is kept in one way, and whatever is read is kept so', () => {
  for (const typed of ['98200 12345', '+44 20 7946 0000', '+91 22 2200 1234'])
    expect(isPhone(readPhone(typed))).toBe(true);
  for (const value of ['+91 98200 12345', '9820012345', '+9109820012345', '', null])
    expect(isPhone(value)).toBe(false);
});

test('what somebody will call by hand has digits, with signs only between them, and stays as it was typed', () => {
  for (const typed of [
    '9820012345',
    '+91 98200 12345',
    '022 2200-1234',
    '(022) 2200 1234',
    '९८२०० १२३४५',
  ])
    expect(looksLikePhone(typed), typed).toBe(true);
  for (const typed of ['', '12345', 'call me', '+', '1 ((((((((  2', '98200 12345 after six', null])
    expect(looksLikePhone(typed), String(typed)).toBe(false);
});

test.each([
  ['ada@example.org', true],
  ["o'neil_x@example.co.in", true],
  ['राम@डाटामेल.भारत', true],
  ['श्रीमती.पाटील@उदाहरण.भारत', true],
  ['ada@example', false],
  ['ada example.org', false],
  ['ada @example.org', false],
  ['@example.org', false],
  [`${'a'.repeat(250)}@b.in`, false],
])('%s is an address of e-mail: %s', (typed, is) => {
  expect(looksLikeEmail(typed)).toBe(is);
  expect(isEmailOfOneWriting(typed)).toBe(is);
});

test.each([
  ...['', ' ', 'ada', 'ada@', 'ada@example.', 'ada@.', 'ada@exam ple.org', 'ada@@example.org'],
  ...['ada@example.org ', null, 7, {}, undefined],
])('%j is no address of e-mail', (typed) => {
  expect(looksLikeEmail(typed)).toBe(false);
});

test.each(['a@b.c', 'ada+news@mail.example.co.in', `${'a'.repeat(242)}@example.org`])(
  '%j is an address of e-mail',
  (typed) => expect(looksLikeEmail(typed)).toBe(true),
);

test('a long text made to trip the pattern of an address is refused at once', () => {
  const startedAt = performance.now();
  expect(looksLikeEmail(`a@${'a.'.repeat(32_000)} `)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(50);
});

test('an address that mail servers read in another way is none of one writing', () => {
  for (const typed of [
    'ben,ada@example.org',
    'a..b@example.org',
    '.a@example.org',
    'a.@example.org',
    '\uff4b@example.org',
    'ada@example.org.',
    'ada\u200b@example.org',
  ]) {
    expect(looksLikeEmail(typed), typed).toBe(true);
    expect(isEmailOfOneWriting(typed), typed).toBe(false);
  }
});

test('a mailbox is one however its address is written', () => {
  for (const one of ['Spam.Vic+1@gmail.com', ' spamvic@GoogleMail.com', 's.pamvic+a+b@gmail.com'])
    expect(mailboxOf(one)).toBe('spamvic@gmail.com');
  expect(mailboxOf('Ada.B+shop@Example.org')).toBe('ada.b@example.org');
  expect(mailboxOf('+919820012345')).toBe('+919820012345');
});

test('a name before an address in angle brackets is no address', () => {
  for (const typed of ['Name<a@b.co>', '<ada@example.org', 'ada@example.org>'])
    expect(looksLikeEmail(typed), typed).toBe(false);
});

// PostgreSQL's lower() makes an i of the first, and a sigma of no end of a word of the second.
test.each([
  '\u0130@example.org',
  '\u039f\u03a3@example.org',
  '\u00c9mile@example.org',
  '\u212a@example.org',
])(
  'capitals that have not one small letter everywhere are in no address that is compared: %s',
  (typed) => expect(isEmailOfOneWriting(typed)).toBe(false),
);
test.each(['\u00e9mile@example.org', '\u03bf\u03c2@example.org', 'Ada.B@example.org'])(
  'small letters of any script are: %s',
  (typed) => expect(isEmailOfOneWriting(typed)).toBe(true),
);

test('marks of direction that are copied with a number are none of it, and an override is', () => {
  expect(readMobile('\u202a+91 98200 12345\u202c')).toBe('+919820012345');
  expect(readMobile('\u200e98200 12345')).toBe('+919820012345');
  expect(readPhone('\u202e98200 12345')).toBeNull();
});
