import { expect, test } from 'vitest';
import {
  inRupees,
  jsonMinor,
  moneyInDigits,
  moneyInFull,
  moneyInWords,
  rateInWords,
  readMoney,
  readRate,
} from './amounts.ts';

test.each([
  [0n, 'INR', '₹0', '₹0.00'],
  [5, 'INR', '₹0.05', '₹0.05'],
  [99_900, 'INR', '₹999', '₹999.00'],
  [100_000, 'INR', '₹1,000', '₹1,000.00'],
  [45_000_000, 'INR', '₹4,50,000', '₹4,50,000.00'],
  [123_750_000, 'INR', '₹12,37,500', '₹12,37,500.00'],
  [1_234_567_890_150n, 'INR', '₹12,34,56,78,901.50', '₹12,34,56,78,901.50'],
  [-45_000_050, 'INR', '−₹4,50,000.50', '−₹4,50,000.50'],
  [-7n, 'INR', '−₹0.07', '−₹0.07'],
  [123_456_700, 'USD', 'US$1,234,567', 'US$1,234,567.00'],
  [15_000_000, 'GBP', '£150,000', '£150,000.00'],
  [15_000_000, 'EUR', '€150,000', '€150,000.00'],
  [15_000_050, 'SGD', 'S$150,000.50', 'S$150,000.50'],
  [15_000_000, 'AED', 'AED 150,000', 'AED 150,000.00'],
  [15_000_000, 'CHF', 'CHF 150,000', 'CHF 150,000.00'],
])('%s minor units of %s are %s on a screen and %s on a bill', (amount, currency, words, full) => {
  expect(moneyInWords({ amount, currency })).toBe(words);
  expect(moneyInFull({ amount, currency })).toBe(full);
});

test('beside a field that names its currency stand the same digits, which are read as the same sum', () => {
  for (const [amount, currency, digits] of [
    [45_000_050n, 'INR', '4,50,000.50'],
    [45_000_000n, 'USD', '450,000'],
    [0n, 'INR', '0'],
  ] as const) {
    expect(moneyInDigits({ amount, currency })).toBe(digits);
    expect(readMoney(digits, currency)).toBe(amount);
  }
});

test('whatever is written can be read again', () => {
  for (const currency of ['INR', 'USD', 'GBP', 'EUR', 'SGD', 'AED'])
    for (const amount of [0n, 5n, 99_900n, 500_000n, 45_000_050n, 1_234_567_890_150n])
      for (const written of [
        moneyInWords({ amount, currency }),
        moneyInFull({ amount, currency }),
        moneyInDigits({ amount, currency }),
      ])
        expect(readMoney(written, currency), written).toBe(amount);
});

test('over the wire goes a whole number, and never a rounded one', () => {
  expect(jsonMinor(100_000_000_000_000n)).toBe(100_000_000_000_000);
  expect(jsonMinor(-5n)).toBe(-5);
  expect(() => jsonMinor(2n ** 53n)).toThrow(RangeError);
  expect(inRupees(500n)).toEqual({ amount: 500n, currency: 'INR' });
});

// The same sum as it is typed in English, in Hindi and in Marathi.
test.each<[bigint, string[], string[], string[]]>([
  [
    500_000n,
    ['5000', '5,000', '5000/-', 'Rs 5000', '5k'],
    ['५०००', '₹५,०००', '५ हज़ार'],
    ['५०००/-', '५ हजार'],
  ],
  [50_000n, ['500 rupees', 'INR 500'], ['५०० रुपये', '५०० रुपए', 'रु. ५००'], ['५०० रुपये', 'रु ५००']],
  [
    80_000_000n,
    ['800000', '8,00,000', '800,000', '8 00 000'],
    ['८,००,०००', '₹8 लाख'],
    ['८ लाख रुपये'],
  ],
  [80_000_000n, ['8 lakh', '8 Lakhs', '8lac', ' ₹ 8,00,000/- '], ['८ लाख'], ['८लाख']],
  [80_000_050n, ['800000.50', 'Rs. 8,00,000.50'], ['८,००,०००.५०'], ['₹ ८,००,०००.५०']],
  [
    2_000_000_000n,
    ['2 crore', '2 cr', '2 Crores'],
    ['२ करोड़', '2 करोड\u093c'],
    ['२ कोटी', '२ कोटि'],
  ],
  [1_500_000_000n, ['Rs. 1.5 cr'], ['१.५ करोड़'], ['१.५ कोटी']],
  [5_000_000n, ['50k', '50 thousand'], ['५० हज\u093cार', '५० ह\u095bार'], ['५० हजार']],
  [
    1_200_530_075n,
    ['1 crore 20 lakh 5 thousand 300.75'],
    ['१ करोड़ २० लाख ५ हज़ार ३००.७५'],
    ['१ कोटी २० लाख ५ हजार ३००.७५'],
  ],
  [59_999_900n, ['5 lakh 99,999'], ['५ लाख ९९,९९९'], ['५ लाख ९९९९९']],
  [
    1_999_999_999n,
    ['1 crore 99 lakh 99,999.99'],
    ['१ करोड़ ९९ लाख ९९,९९९.९९'],
    ['१ कोटी ९९ लाख ९९,९९९.९९'],
  ],
  [0n, ['0'], ['०'], ['₹०']],
  [1n, ['0.01'], ['०.०१'], ['०.०१']],
])('%s paise are read in English, Hindi and Marathi', (minor, ...typed) => {
  for (const one of typed.flat()) expect(readMoney(one, 'INR'), one).toBe(minor);
});

test('a sum of any length is read exactly', () => {
  expect(readMoney('9'.repeat(30), null)).toBe(BigInt(`${'9'.repeat(30)}00`));
});

test.each([
  '',
  ' ',
  'lakh',
  'lots',
  '-5',
  '12,5',
  '1.234',
  '12.',
  '1e9',
  '0x10',
  '٣',
  '8 lakhh',
  '8 apples',
  '5 5',
  '1.2.3',
  '5 thousand 8 lakh',
  '8 lakh 3 lakh',
  '1,00',
  '1,2345',
  '8 lakh 1.234',
  '1..5',
  '९'.repeat(65),
  '9'.repeat(65),
  '५००० सेब',
  '५,०',
  // Two kinds of sign between the groups, or two numbers.
  '5,000 10,000',
  '५,००० १०,०००',
  '1,50,000 200',
  '१,५०,००० २००',
  '1 50,000',
  // What comes behind a unit is as much as one of it.
  '5 lakh 5,00,000',
  '५ लाख ५,००,०००',
  '5 lakh 500000',
  '५ लाख ५०००००',
  '1 crore 150 lakh',
  '१ करोड़ १५० लाख',
  '१ कोटी १५० लाख',
  '1 lakh 100 thousand',
  '1 crore 1.5 crore',
  '1 lakh 1,00,000',
])('%s is no sum, and none is guessed', (typed) => {
  expect(readMoney(typed, null)).toBeNull();
  expect(readMoney(typed, 'INR')).toBeNull();
});

test.each([
  [
    'INR',
    ['500', '₹500', 'Rs. 500/-', '500 rupees', '500 रुपये'],
    ['$500', 'US$ 500', '500 usd', '£500', '€500', 'S$500', 'AED 500'],
  ],
  [
    'USD',
    ['500', '$500', 'US$ 500', '500 USD'],
    ['₹500', 'Rs 500', '500 rupees', '500 रुपये', '£500', 'S$500'],
  ],
  ['GBP', ['500', '£500', '500 gbp'], ['₹500', '$500']],
  ['EUR', ['500', '€500', 'EUR 500'], ['₹500', '$500']],
  ['SGD', ['500', 'S$500', '500 SGD'], ['₹500', '$500', 'US$500']],
  ['AED', ['500', 'AED 500', '500 aed'], ['₹500', '$500']],
])('where the money is %s, a sum that says another is none of it', (currency, own, others) => {
  for (const typed of own) expect(readMoney(typed, currency), typed).toBe(50_000n);
  for (const typed of others) expect(readMoney(typed, currency), typed).toBeNull();
  for (const typed of [...own, ...others]) expect(readMoney(typed, null), typed).toBe(50_000n);
  expect(readMoney('2 crores', currency)).toBe(2_000_000_000n);
});

test.each([
  [
    1250,
    ['12.5', '12.50', '12.5%', '12.5 %', '12.5 per cent', ' १२.५ ', '१२.५ प्रतिशत', '१२.५ टक्के'],
  ],
  [1800, ['18', '18 %', '१८', '१८%', '१८ टक्के']],
  [5, ['0.05', '०.०५']],
])('a rate of %s hundredths of a per cent is read in three languages', (rate, typed) => {
  for (const one of typed) expect(readRate(one), one).toBe(rate);
});

test.each(['', 'eighteen', '18,5', '1.255', '-5', '1000', '1 2', '12 lakh', '%'])(
  '%s is no rate',
  (typed) => {
    expect(readRate(typed)).toBeNull();
  },
);

test.each([
  [1250, '12.5 %'],
  [1800, '18 %'],
  [5, '0.05 %'],
  [20_000, '200 %'],
  [1805, '18.05 %'],
])('%s hundredths of a per cent are written %s', (rate, words) => {
  expect(rateInWords(rate)).toBe(words);
  expect(readRate(words)).toBe(rate);
});
