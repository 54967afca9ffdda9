import { describe, expect, test } from 'vitest';
import { isEmailOfOneWriting } from '#kernel/contacts.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { addressesOfBoth, addressKey } from './addresses.ts';
import { addressesIn, contactProblem } from './filed-parties.ts';
import { problemsOf } from './filing.ts';
import { cure } from './scrutiny.ts';

const ways = [
  ['email', 'Ada.Shop@Example.org', 'ada.shop@example.org'],
  ['email', ' ada+munch@example.org', 'ada@example.org'],
  ['email', 'a.d.a+1@gmail.com', 'ADA@googlemail.com'],
  ['mobile', '+91 98200 12345', '+919820012345'],
] as const;

test.each(ways)('two ways of writing one %s are one: %s and %s', (channel, one, other) => {
  expect(addressKey({ channel, value: one })).toBe(addressKey({ channel, value: other }));
});

test('other addresses, and what is none, are not one', () => {
  expect(addressKey({ channel: 'email', value: 'a.da@example.org' })).not.toBe(
    addressKey({ channel: 'email', value: 'ada@example.org' }),
  );
  for (const value of ['', 'nobody', '@example.org', 'ada@'])
    expect(addressKey({ channel: 'email', value })).toBeNull();
  expect(addressKey({ channel: 'mobile', value: '' })).toBeNull();
  expect(addressKey({ channel: 'post', value: 'ada@example.org' })).toBeNull();
});

// Each of these reaches the mailbox or the telephone of somebody else's address: the mail server, or what sends for us, reads them so.
const disguised = [
  'ada@example.org>',
  '<ada@example.org',
  '"ada"@example.org',
  'ada(x)@example.org',
  'ben,ada@example.org',
  'ada@example.org.',
  'ada@mail\u3002example.org',
  'ada@exa\u00admple.org',
  'ada@\uff45xample.org',
  'ada@B\u00dcCHER.example',
  'ada@xn--bcher-kva.example',
  'ada\u200b@example.org',
  'ada@-example.org',
  'ada@example..org',
  'ada..b@example.org',
  '.ada@example.org',
  '\uff41da@example.org',
  '\u0130da@example.org',
];

test.each(disguised)(
  'an address is written in one way, so that nobody has it twice: %s is none',
  (value) => {
    expect(isEmailOfOneWriting(value)).toBe(false);
    expect(contactProblem('email', value)).toBe('email_wrong');
    const begins = [
      { partyId: 'ben', channel: 'email', value, isDesignated: false, designatedIn: '' },
    ];
    const before = { defects: [], contacts: [{ id: 'one', partyId: 'ben' }], partyIds: ['ben'] };
    expect(cure(before, { cures: [], ends: [], begins })).toMatchObject({
      ok: false,
      refusal: { code: 'contact_wrong' },
    });
  },
);

test.each([
  'ada@example.org',
  'o\u2019neil+1@mail.example.co.in',
  "o'neil_x@example.org",
  'राम@डाटामेल.भारत',
  'ada@b\u00fccher.example',
])('an address as people have them stays one: %s', (value) => {
  expect(contactProblem('email', value)).toBe(null);
});

test.each(['+9109820012345', '+91982001234', '+91 98200 12345'])(
  'a number is written in one way: %s is none',
  (value) => {
    expect(contactProblem('mobile', value)).toBe('mobile_wrong');
  },
);

describe('a request in which one address stands for both sides is refused at its field', () => {
  const own = {
    channel: 'email' as const,
    value: 'ada@example.org',
    isDesignated: false,
    designatedIn: '',
  };
  const said = (parties: ReturnType<typeof aParty>[]) =>
    problemsOf(aFiling({ parties }), '2026-11-20').map(({ code, field }) => `${field} ${code}`);

  test('under another name, and written another way', () => {
    const ben = aParty('respondent', { contacts: [{ ...own, value: 'Ada+ben@Example.org' }] });
    expect(said([aParty('claimant'), ben])).toEqual([
      'parties.1.contacts.0.value address_of_both_sides',
    ]);
  });

  test('through a representative of either', () => {
    const lawyer = {
      name: 'Lata Lawyer',
      firm: '',
      email: 'lata@example.org',
      mobile: '+919820012345',
      authorityToken: null,
    };
    const ada = aParty('claimant', { representatives: [lawyer] });
    expect(
      said([ada, aParty('respondent', { contacts: [{ ...own, value: 'lata@example.org' }] })]),
    ).toHaveLength(1);
    expect(
      said([
        ada,
        aParty('respondent', { contacts: [{ ...own, channel: 'mobile', value: '+919820012345' }] }),
      ])[0],
    ).toContain('both');
    expect(
      said([ada, aParty('respondent', { representatives: [{ ...lawyer, mobile: '' }] })]),
    ).toEqual(['parties.1.representatives.0 address_of_both_sides']);
  });

  test('two of one side may share one, and a house may have both sides at its door', () => {
    const [ben, bob] = [aParty('respondent'), aParty('respondent', { name: 'Bob Guarantor' })];
    expect(said([aParty('claimant'), ben, bob])).toEqual([]);
    const house = {
      channel: 'post' as const,
      value: '12 Hill Road, Mumbai 400050',
      isDesignated: false,
      designatedIn: '',
    };
    const parties = [
      aParty('claimant', { contacts: [own, house] }),
      aParty('respondent', { contacts: [house] }),
    ];
    expect(addressesOfBoth(addressesIn(parties))).toEqual([]);
  });
});
