import type { Day } from '#kernel/days.ts';
import { type DatedFigures, packOn } from './schedules/packs.ts';
import type { StateCode } from './states.ts';

/** The beginning of a PIN code, and the state that all post offices under it serve; null where they serve more than one. */
type Beginnings = Readonly<Record<string, StateCode | null>>;

const all = (state: StateCode | null, ...beginnings: string[]): Beginnings =>
  Object.fromEntries(beginnings.map((beginning) => [beginning, state]));

/** Longer beginnings count before shorter ones. Of 90 to 99, which are the army's, nothing is known. */
export const pinPacks: readonly DatedFigures<Beginnings>[] = [
  {
    id: 'pins@2020-01-26',
    title: 'Which state a PIN code lies in',
    source:
      'Department of Posts, All India Pincode Directory: the first two digits are a circle, the third a sorting district',
    from: '2020-01-26',
    isConfirmed: false,
    value: {
      ...all('07', '11'),
      ...all('06', '12', '13'),
      ...all('03', '14', '15'),
      ...all(null, '160'), // Chandigarh and Mohali
      ...all('02', '17'),
      ...all('01', '18', '190', '191', '192', '193'),
      ...all('38', '194'),
      ...all('09', '20', '21', '22', '23', '241', '242', '243', '245', '25', '261', '27', '28'),
      ...all(null, '244', '246', '247', '262'), // Uttar Pradesh and Uttarakhand
      ...all('05', '248', '249', '263'),
      ...all('08', '30', '31', '32', '33', '34'),
      ...all('24', '36', '37', '38', '39'),
      ...all(null, '362', '396'), // with Diu, Daman and Dadra
      ...all('27', '40', '41', '42', '43', '44'),
      ...all('30', '403'),
      ...all('23', '45', '46', '47', '48'),
      ...all('22', '49'),
      ...all('36', '50'),
      ...all(null, '507'), // parts of Khammam went to Andhra Pradesh in 2014
      ...all('37', '51', '52', '53'),
      ...all('34', '533464', '673310'), // Yanam and Mahe
      ...all('29', '56', '57', '58', '59'),
      ...all('33', '60', '61', '62', '63', '64'),
      ...all(null, '605', '607', '609'), // with Puducherry and Karaikal
      ...all('32', '67', '68', '69'),
      ...all('31', '68255'),
      ...all('19', '70', '71', '72', '73', '74'),
      ...all('11', '737'),
      ...all('35', '744'),
      ...all('21', '75', '76', '77'),
      ...all('18', '78'),
      ...all('12', '790', '791', '792'),
      ...all('17', '793', '794'),
      ...all('14', '795'),
      ...all('15', '796'),
      ...all('13', '797', '798'),
      ...all('16', '799'),
      ...all('10', '80', '811', '812', '821', '823', '824', '84', '85'),
      ...all(null, '813'), // Bihar and Jharkhand
      ...all('20', '814', '815', '816', '822', '825', '826', '827', '828', '829', '83'),
    },
  },
];

const PIN = /(?<!\d)[1-8]\d{2}[ -]?\d{3}(?!\d)/g;

/** The PIN code of an address: the last number in it that has the shape of one. */
export function pinIn(address: string): string | null {
  const plain = address.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  return plain.match(PIN)?.at(-1)?.replace(/\D/, '') ?? null;
}

/** The state of an address by its PIN code; null where it has none, or where that serves more than one. */
export function stateOfAddress(address: string, on: Day): StateCode | null {
  const pin = pinIn(address);
  const beginnings = pin && packOn(pinPacks, on)?.value;
  if (!beginnings) return null;
  for (let length = pin.length; length >= 2; length -= 1) {
    const state = beginnings[pin.slice(0, length)];
    if (state !== undefined) return state;
  }
  return null;
}
