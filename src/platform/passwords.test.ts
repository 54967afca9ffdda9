import { expect, test } from 'vitest';
import { OWASP, openPasswords } from './passwords.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };
const small = openPasswords({ cost: cheap });

test('a hash is a PHC string of argon2id at OWASP’s parameters, with a salt of its own each time', async () => {
  const passwords = openPasswords();
  const [one, two] = [
    await passwords.hash('two doors, one roof'),
    await passwords.hash('two doors, one roof'),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await passwords.verify('two doors, one roof', one)).toBe('right');
  expect(await passwords.verify('two doors, one roof.', one)).toBe('wrong');
});

test('what another program hashed is understood: the example of the reference implementation', async () => {
  // echo -n "password" | argon2 somesalt -t 2 -m 16 -p 1 -id, tag as in phc-winner-argon2's test.c.
  const phc =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await small.verify('password', phc)).toBe('right');
  expect(await small.verify('passwords', phc)).toBe('wrong');
});

test('every character counts: capitals, a space at the end, and the 128th one', async () => {
  const long = 'x'.repeat(127);
  const phc = await small.hash(`${long}a`);
  expect(await small.verify(`${long}a`, phc)).toBe('right');
  for (const near of [`${long}b`, `${long}A`, `${long}a `, long])
    expect(await small.verify(near, phc)).toBe('wrong');
});

test('a letter is one letter in whichever of its ways a keyboard writes it', async () => {
  const phc = await small.hash('फ़ीस और caf\u00e9 ki baat');
  expect(await small.verify('फ\u093cीस और cafe\u0301 ki baat', phc)).toBe('right');
});

test('without a hash nothing is right', async () => {
  expect(await small.verify('anything at all', null)).toBe('wrong');
});

test('a hash is stale when it was made with less of anything than today, and only then', async () => {
  const phc = (await small.hash('two doors, one roof')) ?? '';
  expect(small.isStale(phc)).toBe(false);
  expect(openPasswords({ cost: { ...cheap, memory: 128 } }).isStale(phc)).toBe(true);
  expect(openPasswords({ cost: { ...cheap, passes: 2 } }).isStale(phc)).toBe(true);
  expect(
    openPasswords({ cost: OWASP }).isStale(
      '$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    ),
  ).toBe(false);
});

test('what is no hash of ours is an accident, and never a right password', async () => {
  await expect(small.verify('x', '$2b$12$abcdefghijklmnopqrstuv')).rejects.toThrow('PHC');
});

test('two are worked out at once, some wait, and whoever comes after them is sent away', async () => {
  const passwords = openPasswords({ cost: cheap, most: 2, waiting: 3 });
  const hashes = await Promise.all(
    Array.from({ length: 20 }, () => passwords.hash('two doors, one roof')),
  );
  expect(hashes.filter((one) => one !== null)).toHaveLength(5);
  expect(await passwords.hash('two doors, one roof')).not.toBeNull();
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, () => passwords.verify('two doors', null)),
  );
  expect(verdicts.filter((one) => one === 'busy')).toHaveLength(15);
});
