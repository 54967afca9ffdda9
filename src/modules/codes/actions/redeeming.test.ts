import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allow } from '#kernel/result.ts';
import { newBlindId, newCode, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { codesJobs } from '../jobs.ts';
import type { CodePurpose } from '../rules/policies.ts';
import { holdCode, markUsed, redeem, redeemToken, type TypedCode } from './redeeming.ts';
import {
  type CodeSecrets,
  claimCodeLetter,
  dropCodes,
  findCode,
  makeSecrets,
  openCode,
  setBrowser,
} from './sending.ts';

const START = new Date('2026-11-20T09:30:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
let database: TestDatabase;
let at = START;
const later = (milliseconds: number) => {
  at = new Date(START.getTime() + milliseconds);
};
const depsOf = () => ({
  db: database.db,
  now: () => at,
  key: Buffer.alloc(32, 7),
  newToken,
  newCode,
});
const wrongOf = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);
const OVER = { ok: false, refusal: { code: 'code_over', field: 'code' } };
const WRONG = { ok: false, refusal: { code: 'code_wrong', field: 'code' } };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  at = START;
  await database.db.deleteFrom('sent_code').execute();
  await database.db.deleteFrom('try_count').execute();
});

type Asking = { to?: string; browser?: string; earlier?: readonly string[] };

async function sent(
  purpose: CodePurpose,
  { to = 'ada@example.in', ...asked }: Asking = {},
): Promise<CodeSecrets & { id: string }> {
  const id = newBlindId();
  await database.db
    .transaction()
    .execute((tx) => openCode(depsOf(), tx, { id, purpose, ...asked }));
  const made = await makeSecrets(depsOf(), database.db, { id, to });
  return { id, code: null, token: null, ...made };
}

type Try = Partial<Omit<TypedCode, 'sent' | 'purpose'>> & { code: string };

/** Types a code, and uses it up where it is right, as every caller does. */
function type(purpose: CodePurpose, id: string, typed: Try) {
  return database.db.transaction().execute(async (tx) => {
    const held = await holdCode(tx, purpose, id);
    const shown = { to: 'ada@example.in', network: '203.0.113.9', ...typed };
    const outcome = await redeem(depsOf(), tx, { purpose, sent: held, ...shown });
    if (outcome.ok) await markUsed(tx, { ids: [id], at });
    return outcome.ok ? allow('right') : outcome;
  });
}

function follow(purpose: CodePurpose, token: string) {
  return database.db.transaction().execute(async (tx) => {
    const outcome = await redeemToken(depsOf(), tx, { purpose, token, network: '203.0.113.9' });
    if (outcome.ok) await markUsed(tx, { ids: [outcome.value.id], at });
    return outcome.ok ? allow('right') : outcome;
  });
}

describe.each(['code', 'reset', 'address', 'sign_up', 'notice'] as const)(
  'a code for %s',
  (purpose) => {
    test('is right to its last second and once', async () => {
      const [early, late] = [await sent(purpose), await sent(purpose)];
      later(10 * MINUTE - 1);
      expect(await type(purpose, early.id, { code: early.code ?? '' })).toEqual(allow('right'));
      expect(await type(purpose, early.id, { code: early.code ?? '' })).toEqual(OVER);
      later(10 * MINUTE);
      expect(await type(purpose, late.id, { code: late.code ?? '' })).toEqual(OVER);
    });

    test('typed twice at once is right once', async () => {
      const { id, code } = await sent(purpose);
      const both = await Promise.all([1, 2, 3].map(() => type(purpose, id, { code: code ?? '' })));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('has five tries, also when they are made at once, and not a sixth', async () => {
      const { id, code } = await sent(purpose);
      const wrong = wrongOf(code ?? '');
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => type(purpose, id, { code: wrong })),
      );
      expect(tries.filter((one) => JSON.stringify(one) === JSON.stringify(WRONG))).toHaveLength(5);
      expect(await type(purpose, id, { code: code ?? '' })).toEqual(OVER);
    });

    test('is nothing for another purpose, or under another id', async () => {
      const [one, other] = [await sent(purpose), await sent(purpose)];
      const elsewhere = purpose === 'notice' ? 'code' : 'notice';
      expect(await type(elsewhere, one.id, { code: one.code ?? '' })).toEqual(OVER);
      expect(await type(purpose, other.id, { code: one.code ?? '' })).toEqual(WRONG);
      expect(await type(purpose, newBlindId(), { code: one.code ?? '' })).toEqual(OVER);
    });
  },
);

test('a link opens once, for its purpose alone, and a code and a link of one letter at once open once', async () => {
  const { id, code, token } = await sent('reset');
  expect(await follow('sign_up', token ?? '')).toMatchObject({ refusal: { code: 'link_unknown' } });
  const both = await Promise.all([
    follow('reset', token ?? ''),
    type('reset', id, { code: code ?? '' }),
    follow('reset', token ?? ''),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await follow('reset', token ?? '')).toMatchObject({ refusal: { code: 'link_over' } });
});

test('a letter that is written again brings another code, and the one before is wrong', async () => {
  const { id, code } = await sent('code');
  const again = await makeSecrets(depsOf(), database.db, { id, to: 'ada@example.in' });
  expect(again?.code).not.toBe(code);
  expect(await type('code', id, { code: code ?? '' })).toEqual(WRONG);
  expect(await type('code', id, { code: again?.code ?? '' })).toEqual(allow('right'));
});

test('a letter that comes too late to be of use is not written', async () => {
  const [code, account] = [await sent('code'), await sent('sign_up')];
  later(10 * MINUTE);
  const letter = (id: string) => makeSecrets(depsOf(), database.db, { id, to: 'ada@example.in' });
  expect(await letter(code.id)).toBeNull();
  expect(await letter(account.id)).toEqual({ code: null, token: expect.any(String) });
  later(24 * 60 * MINUTE);
  expect(await letter(account.id)).toBeNull();
});

test('the next code of a notice ends the one before; one to sign in with does not', async () => {
  const first = await sent('notice');
  const second = await sent('notice', { earlier: [first.id] });
  expect(await type('notice', first.id, { code: first.code ?? '' })).toEqual(OVER);
  expect(await type('notice', second.id, { code: second.code ?? '' })).toEqual(allow('right'));
  const [one, other] = [await sent('code'), await sent('code')];
  expect(await type('code', one.id, { code: one.code ?? '' })).toEqual(allow('right'));
  expect(await type('code', other.id, { code: other.code ?? '' })).toEqual(allow('right'));
});

describe('the code of a draft', () => {
  const [here, elsewhere] = ['a'.repeat(64), 'b'.repeat(64)];

  test('is right in the browser that asked, and in no other', async () => {
    const { id, code } = await sent('draft', { browser: here });
    const typed = { code: code ?? '', among: [id] };
    expect(await type('draft', id, { ...typed, browser: elsewhere })).toEqual(OVER);
    expect(await type('draft', id, { ...typed, browser: null })).toEqual(OVER);
    expect(await type('draft', id, { ...typed, browser: here })).toEqual(allow('right'));
  });

  test('is any of the last five that this browser asked for, and of no other browser', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) {
      later(n * SECOND);
      codes.push(await sent('draft', { browser: here }));
    }
    const stranger = await sent('draft', { browser: elsewhere });
    const last = codes.at(-1)?.id ?? '';
    const among = [...codes, stranger].map(({ id }) => id);
    const typed = (one: CodeSecrets | undefined) =>
      type('draft', last, { code: one?.code ?? '', among, browser: here });
    expect(await typed(codes[0])).toEqual(WRONG);
    expect(await typed(stranger)).toEqual(WRONG);
    expect(await typed(codes[1])).toEqual(allow('right'));
  });

  test('has five tries with all that it is looked for among, by whichever of them they are made', async () => {
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push(await sent('draft', { browser: here }));
    const among = codes.map(({ id }) => id);
    const taken = new Set(codes.map(({ code }) => code));
    const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'].find(
      (one) => !taken.has(one),
    );
    for (const { id } of codes)
      expect(await type('draft', id, { code: wrong ?? '', browser: here, among })).toEqual(WRONG);
    for (const { id, code } of codes)
      expect(await type('draft', id, { code: code ?? '', browser: here, among })).toEqual(OVER);
  });

  test('goes over to the browser’s next key, and the old one opens nothing', async () => {
    const { id, code } = await sent('draft', { browser: here });
    await database.db.transaction().execute((tx) => setBrowser(tx, here, elsewhere));
    const typed = { code: code ?? '', among: [id] };
    expect(await type('draft', id, { ...typed, browser: here })).toEqual(OVER);
    expect(await type('draft', id, { ...typed, browser: elsewhere })).toEqual(allow('right'));
  });
});

test('after ten wrong codes for one addressee the next has ten digits, for that addressee and kind alone', async () => {
  for (let n = 0; n < 2; n += 1) {
    const { id, code } = await sent('code');
    for (let tried = 0; tried < 5; tried += 1)
      await type('code', id, { code: wrongOf(code ?? '') });
  }
  expect((await sent('code')).code).toHaveLength(10);
  expect((await sent('reset')).code).toHaveLength(10);
  expect((await sent('code', { to: 'ben@example.in' })).code).toHaveLength(6);
  expect((await sent('draft', { browser: 'a'.repeat(64) })).code).toHaveLength(6);
  expect((await sent('notice')).code).toHaveLength(6);
});

test('letters are counted for their addressee by the kind: two to a notice, five to an address', async () => {
  const asked = async (purpose: CodePurpose, times: number) => {
    const outcomes = [];
    for (let n = 0; n < times; n += 1)
      outcomes.push(
        await database.db.transaction().execute((tx) =>
          claimCodeLetter(depsOf(), tx, {
            purpose,
            to: 'ada@example.in',
            network: `10.0.${n}.1`,
          }),
        ),
      );
    return outcomes.map((one) => (one.ok ? 0 : one.refusal.waitSeconds));
  };
  expect(await asked('notice', 3)).toEqual([0, 0, 60]);
  expect(await asked('code', 6)).toEqual([0, 0, 0, 0, 0, 60]);
  expect(await asked('draft', 6)).toEqual([0, 0, 0, 0, 0, 60]);
});

test('what is wrong tells a network to wait, and what is right opens from there all the same', async () => {
  const { id, code } = await sent('code');
  const unknown = async () => type('code', newBlindId(), { code: '000000' });
  for (let n = 0; n < 60; n += 1) expect(await unknown()).toEqual(OVER);
  expect(await unknown()).toEqual({
    ok: false,
    refusal: { code: 'too_many', field: '', waitSeconds: 5 },
  });
  expect(await type('code', id, { code: code ?? '' })).toEqual(allow('right'));
});

test('neither code nor token stands in the table', async () => {
  const { code, token } = await sent('reset');
  const rows = await database.db.selectFrom('sent_code').selectAll().execute();
  const kept = rows.flatMap((row) =>
    [row.codeHash, row.tokenHash].map((one) => one?.toString('latin1')),
  );
  expect(kept.every((one) => one?.length === 32)).toBe(true);
  expect(kept.join()).not.toContain(code);
  expect(kept.join()).not.toContain(token);
});

test('what was over a day ago is swept with what it was asked for, and nothing sooner', async () => {
  const [code, account] = [await sent('code'), await sent('sign_up')];
  const ticket = { name: null, language: 'en', agreedText: 'x', agreedAt: at } as const;
  await database.db
    .insertInto('sign_in_ticket')
    .values({ id: code.id, purpose: 'code', recipient: 'ada@example.in', ...ticket })
    .execute();
  const left = async () => [
    (await findCode(database.db, code.id)) !== null,
    (await findCode(database.db, account.id)) !== null,
    (await database.db.selectFrom('sign_in_ticket').selectAll().execute()).length,
  ];
  const sweep = () => codesJobs(depsOf()).codesSweep.run(silentLog);
  later(24 * 60 * MINUTE + 10 * MINUTE);
  await sweep();
  expect(await left()).toEqual([true, true, 1]);
  later(24 * 60 * MINUTE + 10 * MINUTE + 1);
  await sweep();
  expect(await left()).toEqual([false, true, 0]);
  await dropCodes(database.db, [account.id]);
  expect(await left()).toEqual([false, false, 0]);
});
