import { expect, test } from 'vitest';
import { onNewPlace } from './gst.ts';
import { pinIn, pinPacks, stateOfAddress } from './pins.ts';
import { isState } from './states.ts';

const on = '2026-11-20';

test.each([
  ['12 Hill Road, Bandra West, Mumbai 400050', '27'],
  ['Panaji, Goa 403 001', '30'],
  ['14, MG Road, Bengaluru - 560-001', '29'],
  ['Leh 194101', '38'],
  ['Jaisalmer, Rajasthan ३४५००१', '08'],
  ['Yanam 533464', '34'],
  ['Kavaratti 682555', '31'],
  ['Bazaar Road, Jamshedpur 831001', '20'],
])('the state of "%s" is that of its PIN code', (address, state) => {
  expect(stateOfAddress(address, on)).toBe(state);
});

test.each([
  ['Chandigarh 160017, which shares its beginning with Mohali'],
  ['Daman 396210, which shares it with Valsad'],
  ['an army post office, 900106'],
  ['a telephone +91 98200 12345 and no code'],
  ['a number of seven digits, 4000501'],
  [''],
])('nothing is guessed from %s', (address) => {
  expect(stateOfAddress(address, on)).toBeNull();
});

test('the last code in an address counts, and before the table there is none', () => {
  expect(pinIn('Survey 110001, Nariman Point, Mumbai 400021')).toBe('400021');
  expect(stateOfAddress('Mumbai 400021', '2019-12-31')).toBeNull();
});

test('every beginning names one of GST’s states or none', () => {
  for (const { value } of pinPacks)
    for (const [beginning, state] of Object.entries(value)) {
      expect(beginning).toMatch(/^[1-8]\d{1,5}$/);
      expect(state === null || isState(state)).toBe(true);
    }
});

const taxes = { cgst: 9n, sgst: 9n, igst: 0n };
const bill = { total: 118n, taxes, due: 118n, paid: 0n, isCancelled: false };
const [here, there] = [
  { place: '27', gstin: null },
  { place: '29', gstin: null },
];

test('an invoice is written anew when its payer is elsewhere, unless money stands on it, nothing is due or it bears no tax', () => {
  expect(onNewPlace(bill, here, there)).toBe('replaced');
  expect(onNewPlace(bill, here, { place: '27', gstin: '27AAPFU0939F1ZV' })).toBe('replaced');
  expect(onNewPlace(bill, here, here)).toBe('stays');
  expect(onNewPlace({ ...bill, taxes: { cgst: 0n, sgst: 0n, igst: 0n } }, here, there)).toBe(
    'stays',
  );
  expect(onNewPlace({ ...bill, isCancelled: true, due: 0n }, here, there)).toBe('stays');
  expect(onNewPlace({ ...bill, due: 0n }, here, there)).toBe('stays'); // waived
  expect(onNewPlace({ ...bill, due: 117n, paid: 1n }, here, there)).toBe('looked_at');
  expect(onNewPlace({ ...bill, due: 0n, paid: 118n }, here, there)).toBe('looked_at');
});
