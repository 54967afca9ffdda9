import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/properties.ts';
import {
  ADMIN_FEE,
  AMOUNT_DIGITS_MAX,
  AMOUNT_LENGTH_MAX,
  ARBITRATORS,
  amountTyped,
  CURRENCIES,
  DEFAULT_TRIBUNAL_FEE,
  estimate,
  formatAmount,
  formatMoney,
  formatUnits,
  formatWholeAmount,
  inputsOf,
  isEvenTribunal,
  isReady,
  missingInputs,
  PROCEDURE_TYPES,
  REGISTRATION_FEE,
  retype,
  SERVICE_TYPES,
  TRIBUNAL_FEES,
  unreadAmount,
} from './rules.ts';

const form = {
  amount: '750,000',
  currency: 'INR',
  serviceType: 'Arbitration',
  procedureType: 'expedited',
  arbitrators: '1',
  tribunalFee: '3',
};
const digits = (max = AMOUNT_DIGITS_MAX) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{0,${max - 1}}$`));

describe('constants of the specification', () => {
  test.each([
    ['registration fee', REGISTRATION_FEE, '5,000'],
    ['admin fee', ADMIN_FEE, '2,500'],
    ['default tribunal fee', DEFAULT_TRIBUNAL_FEE, '8,000'],
  ])('the %s', (_name, fee, shown) => {
    expect(formatUnits(fee)).toBe(shown);
  });

  test.each([
    [0, '8,000'],
    [1, '15,000'],
    [2, '25,000'],
    [3, '35,000'],
    [4, '45,000'],
    [5, '55,000'],
    [6, '65,000'],
    [7, '75,000'],
    [8, '85,000'],
    [9, '95,000'],
    [10, '105,000'],
    [11, '120,000'],
  ])('tribunal fee number %i is %s', (place, shown) => {
    expect(TRIBUNAL_FEES).toHaveLength(12);
    expect(formatUnits(inputsOf({ tribunalFee: String(place) }).tribunalFee)).toBe(shown);
  });

  test.each([
    [CURRENCIES, ['INR', 'USD', 'GBP']],
    [SERVICE_TYPES, ['Arbitration', 'Mediation', 'Conciliation']],
    [PROCEDURE_TYPES, ['online', 'expedited', 'ordinary']],
    [ARBITRATORS, [1, 2, 3]],
  ])('the list %j is the one of the specification', (list, spec) => {
    expect(list).toEqual(spec);
  });
});

describe('inputs', () => {
  test('an empty form starts with INR, one arbitrator and 8,000, and with neither a service nor a procedure', () => {
    expect(inputsOf({})).toEqual({
      amount: 0n,
      currency: 'INR',
      serviceType: null,
      procedureType: null,
      arbitrators: 1,
      tribunalFee: DEFAULT_TRIBUNAL_FEE,
    });
  });

  test.each([
    ['currency', 'EUR', 'INR'],
    ['serviceType', 'arbitration', null],
    ['serviceType', 'Litigation', null],
    ['procedureType', '', null],
    ['arbitrators', '0', 1],
    ['arbitrators', '4', 1],
    ['arbitrators', '1.5', 1],
    ['tribunalFee', '12', DEFAULT_TRIBUNAL_FEE],
    ['tribunalFee', '-1', DEFAULT_TRIBUNAL_FEE],
    ['tribunalFee', '15000', DEFAULT_TRIBUNAL_FEE],
  ] as const)('a %s of %j is on no list', (field, value, read) => {
    expect(inputsOf({ ...form, [field]: value })[field]).toBe(read);
  });

  test('no form trips the reading, and what is read is always on the lists', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(form)), fc.anything()), (typed) => {
        const inputs = inputsOf(typed);
        expect(ARBITRATORS).toContain(inputs.arbitrators);
        expect(TRIBUNAL_FEES).toContain(inputs.tribunalFee);
        expect(CURRENCIES).toContain(inputs.currency);
        expect(inputs.amount >= 0n).toBe(true);
      }),
    );
  });
});

describe('ready', () => {
  test('an amount above 0, a service and a procedure are enough', () => {
    expect(isReady(inputsOf(form))).toBe(true);
    expect(
      isReady(inputsOf({ amount: '1', serviceType: 'Mediation', procedureType: 'online' })),
    ).toBe(true);
  });

  test.each([
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '000' }, ['amount']],
    [{ amount: 'abc' }, ['amount']],
    [{ serviceType: '' }, ['serviceType']],
    [{ procedureType: '' }, ['procedureType']],
    [
      { amount: '', serviceType: '', procedureType: '' },
      ['amount', 'serviceType', 'procedureType'],
    ],
  ])('with %j it is not', (change, missing) => {
    const inputs = inputsOf({ ...form, ...change });
    expect(isReady(inputs)).toBe(false);
    expect(missingInputs(inputs)).toEqual(missing);
  });
});

describe('the estimate', () => {
  test('is the amount in dispute, 5,000, 2,500 and the tribunal fee', () => {
    const { total, fees } = estimate(inputsOf(form));
    expect(formatMoney('INR', total)).toBe('INR 792,500');
    expect(formatMoney('INR', fees)).toBe('INR 42,500');
  });

  test.each(TRIBUNAL_FEES.map((fee, place) => [place, fee] as const))(
    'with tribunal fee number %i it is the sum',
    (place, fee) => {
      const { total } = estimate(inputsOf({ ...form, amount: '1', tribunalFee: String(place) }));
      expect(total).toBe(100n + 500_000n + 250_000n + fee);
    },
  );

  test('is to the unit right for any amount, and only the tribunal fee changes what is fees', () => {
    fc.assert(
      fc.property(digits(), fc.nat(11), (amount, place) => {
        const { total, fees } = estimate(inputsOf({ ...form, amount, tribunalFee: String(place) }));
        expect(total - fees).toBe(BigInt(amount) * 100n);
        expect(fees).toBe(750_000n + (TRIBUNAL_FEES[place] ?? 0n));
        expect(total % 100n).toBe(0n);
      }),
    );
  });

  test('no number of arbitrators, currency, service or procedure changes it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...SERVICE_TYPES),
        fc.constantFrom(...PROCEDURE_TYPES),
        fc.constantFrom(...ARBITRATORS),
        (currency, serviceType, procedureType, arbitrators) => {
          const changed = inputsOf({
            ...form,
            currency,
            serviceType,
            procedureType,
            arbitrators: String(arbitrators),
          });
          expect(changed.arbitrators).toBe(arbitrators);
          expect(estimate(changed)).toEqual(estimate(inputsOf(form)));
        },
      ),
    );
  });

  test('an amount beyond what a float can count keeps every digit', () => {
    const { total } = estimate(inputsOf({ ...form, amount: '999999999999999999' }));
    expect(formatMoney('GBP', total)).toBe('GBP 1,000,000,000,000,042,499');
  });
});

test.each([
  [1, false],
  [2, true],
  [3, false],
] as const)(
  'section 10 of the Act: with %i arbitrators an arbitration is short of an odd number: %s',
  (arbitrators, even) => {
    expect(isEvenTribunal(arbitrators)).toBe(even);
  },
);

describe('the amount while it is typed', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['750', '750'],
    ['7500', '7,500'],
    ['7,500', '7,500'],
    ['75,000', '75,000'],
    ['7,50,000', '750,000'],
    ['1,00,00,000', '10,000,000'],
    ['₹ 7500/-', '7,500'],
    ['-12', '12'],
    ['1e5', '15'],
    ['abc', ''],
    ['0', '0'],
    ['000', '0'],
    ['0075', '75'],
    ['७५०', ''],
    ['1234.50', '123,450'],
    ['9'.repeat(40), '999,999,999,999,999,999'],
  ])('%j becomes %j', (typed, shown) => {
    expect(formatAmount(typed)).toBe(shown);
  });

  test.each([
    ['1,234.50', '1,234'],
    ['₹ 7,50,000.00', '750,000'],
    ['1234.5 ', '1,234'],
    ['1234.', '1,234'],
    ['12.500', '12,500'],
    ['.50', ''],
    ['750,000', '750,000'],
  ])(
    'a whole text %j becomes %j: paise are dropped, not read as a hundred times as much',
    (typed, shown) => {
      expect(formatWholeAmount(typed)).toBe(shown);
    },
  );

  test.each([
    ['800000', '800,000', 'digits'],
    ['8,00,000', '800,000', 'digits'],
    ['८,००,०००', '800,000', 'digits'],
    ['', '', 'digits'],
    ['8 lakh', '800,000', 'understood'],
    ['₹8 लाख', '800,000', 'understood'],
    ['2 crore', '20,000,000', 'understood'],
    ['8,00,000.00', '800,000', 'understood'],
    ['800000.50', '800,000', 'without_paise'],
    ['8 apples', '8', 'not_understood'],
    ['-5', '5', 'not_understood'],
    ['lots', '', 'not_understood'],
    ['8 00 000', '800,000', 'digits'],
    [' 7500 ', '7,500', 'digits'],
    ['1 2 3', '123', 'not_understood'],
    ['९९९९९९९९९९९९९९९९९९', '999,999,999,999,999,999', 'digits'],
    ['0000000000000000000007', '7', 'digits'],
    ['9999999999999999999', '999,999,999,999,999,999', 'not_understood'],
    ['999999999999 crore', '999,999,999,999,000,000', 'not_understood'],
  ])('%j as people write it becomes %j, and what became of it is told: %s', (typed, text, how) => {
    expect(amountTyped(typed, 'INR')).toEqual({ text, how });
    expect(unreadAmount({ amount: typed })).toBe(how === 'not_understood' ? typed : null);
  });

  test.each([
    ['$500', 'INR', 'not_understood'],
    ['$500', 'USD', 'understood'],
    ['€ 5 lakh', 'INR', 'not_understood'],
    ['£500', 'GBP', 'understood'],
    ['₹500', 'GBP', 'not_understood'],
  ] as const)('%j where %s is chosen: %s', (amount, currency, how) => {
    expect(amountTyped(amount, currency).how).toBe(how);
    expect(unreadAmount({ amount, currency })).toBe(how === 'not_understood' ? amount : null);
  });

  test.each(['800000,50', '8,00,000,5', '८००,५०'])(
    '%j as a whole is asked about again: its comma may be a decimal point',
    (typed) => {
      expect(unreadAmount({ amount: typed })).toBe(typed);
    },
  );

  test('any text becomes digits in groups of three, once and for all', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789,. ') })),
        (text) => {
          const shown = formatAmount(text);
          expect(shown).toMatch(/^([0-9]{1,3}(,[0-9]{3})*)?$/);
          expect(formatAmount(shown)).toBe(shown);
          expect(shown.length).toBeLessThanOrEqual(AMOUNT_LENGTH_MAX);
        },
      ),
    );
  });

  test('no digit is lost or made up', () => {
    fc.assert(fc.property(digits(), (typed) => formatAmount(typed).replaceAll(',', '') === typed));
  });

  test('a text of a million digits is answered at once', () => {
    const startedAt = performance.now();
    expect(inputsOf({ amount: '9'.repeat(1_000_000) }).amount).toBe(99_999_999_999_999_999_900n);
    expect(inputsOf({ amount: `${'.9'.repeat(50_000)}x` }).amount > 0n).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe('the caret', () => {
  test.each([
    ['1234', 4, false, '1,234', 5],
    ['1234', 1, false, '1,234', 1],
    ['12,3945', 5, false, '123,945', 5],
    ['1x,234', 2, false, '1,234', 1],
    ['1,23', 4, false, '123', 3],
    ['1234', 1, true, '1,234', 2],
    ['', 0, false, '', 0],
    ['0075', 2, false, '75', 0],
    ['0075', 3, false, '75', 1],
    ['0', 1, false, '0', 1],
    ['1'.repeat(19), 19, false, '111,111,111,111,111,111', 23],
  ])(
    '%j with the caret at %i (Delete: %s) becomes %j with the caret at %i',
    (typed, caret, forward, text, place) => {
      expect(retype(typed, caret, forward)).toEqual({ text, caret: place });
    },
  );

  test('stays behind the digit it was behind', () => {
    fc.assert(
      fc.property(digits(), fc.nat(), (typed, somewhere) => {
        const at = somewhere % (typed.length + 1);
        const { text, caret } = retype(typed, at);
        expect(text.slice(0, caret).replaceAll(',', '')).toBe(typed.slice(0, at));
      }),
    );
  });

  test('is always a place in the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.boolean(), (typed, at, forward) => {
        const { text, caret } = retype(typed, at, forward);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
