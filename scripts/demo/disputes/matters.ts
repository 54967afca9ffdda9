import type { Chance } from '../chance.ts';
import { CITIES } from '../names.ts';

/** What a dispute is about, as its claimant tells it. `{amount}`, `{city}` and `{month}` are filled. */
export type Matter = {
  kind: string;
  category: string;
  title: string;
  facts: string;
  relief: string;
  heads: readonly string[];
  /** In thousands of rupees, least and most. */
  sum: readonly [number, number];
};

const pay = 'Payment of the sum with interest, and the costs of the proceedings.';

export const MATTERS: readonly Matter[] = [
  {
    kind: 'unpaid',
    category: 'goods',
    title: 'Price of cotton yarn delivered',
    sum: [90, 4200],
    relief: pay,
    facts:
      'Yarn was delivered to {city} in {month} against three delivery notes that bear a stamp. The invoices were never paid.',
    heads: ['Price of the goods', 'Interest on late payment'],
  },
  {
    kind: 'contract',
    category: 'work',
    title: 'Fit-out of an office left unfinished',
    sum: [250, 9800],
    relief: pay,
    facts:
      'The office in {city} was to be ready in {month}. The carpenters left with a third of the work open and the advance spent.',
    heads: ['Return of the advance', 'Cost of finishing the work'],
  },
  {
    kind: 'contract',
    category: 'work',
    title: 'Final bill for a shed and a boundary wall',
    sum: [400, 18_000],
    relief: pay,
    facts:
      'Shed and wall in {city} were measured together in {month}. The final bill has been open since, for want of one signature.',
    heads: ['Final bill', 'Retention money', 'Interest'],
  },
  {
    kind: 'tenancy',
    category: 'rent',
    title: 'Deposit of a shop that was handed back',
    sum: [60, 900],
    relief: 'Return of the deposit.',
    facts:
      'The shop in {city} was handed back in {month}, painted and with its keys. The deposit was to be returned within thirty days.',
    heads: ['Security deposit'],
  },
  {
    kind: 'business',
    category: 'accounts',
    title: 'Accounts of a partnership in spices',
    sum: [300, 7500],
    facts:
      'The partnership ended in {month}. One partner keeps the books in {city} and has shown them to nobody since.',
    relief: 'Accounts, and payment of what they show.',
    heads: ['Share of the profit', 'Capital brought in'],
  },
  {
    kind: 'technology',
    category: 'contract',
    title: 'Software that was paid for and never went live',
    sum: [150, 6400],
    relief: pay,
    facts:
      'A program for a warehouse in {city} was to go live in {month}. Four dates were named and none was kept.',
    heads: ['Fees paid', 'Loss of two seasons'],
  },
  {
    kind: 'art',
    category: 'contract',
    title: 'Royalties of an illustrated book',
    sum: [40, 700],
    relief: pay,
    facts:
      'Forty drawings were made for a book that has been on sale in {city} since {month}. No statement of royalties was ever sent.',
    heads: ['Royalties', 'Use in a calendar'],
  },
  {
    kind: 'sports',
    category: 'contract',
    title: 'Retainer of a kabaddi coach',
    sum: [80, 1200],
    relief: pay,
    facts:
      'The season in {city} ended in {month} and with it, says the club, the retainer. The agreement runs for two seasons.',
    heads: ['Retainer', 'Travel'],
  },
  {
    kind: 'loan',
    category: 'loan',
    title: 'Loan between two traders',
    sum: [100, 3500],
    relief: pay,
    facts:
      'The sum was lent in {city} by cheque and was to be returned in {month}. Two instalments came, and then a new phone number.',
    heads: ['Principal', 'Interest as agreed'],
  },
  {
    kind: 'property',
    category: 'contract',
    title: 'Brokerage for a godown',
    sum: [120, 2600],
    relief: pay,
    facts:
      'The godown in {city} was let in {month} to the tenant whom we had brought. The owner says that they had met before.',
    heads: ['Brokerage'],
  },
  {
    kind: 'unpaid',
    category: 'work',
    title: 'ट्रक का किराया और रुकने का खर्च',
    sum: [50, 800],
    relief: 'बकाया रकम ब्याज के साथ।',
    facts:
      'माल {city} तक पहुँचा दिया गया। गाड़ी चार दिन खाली कराने के इंतज़ार में खड़ी रही। न किराया मिला, न रुकने का खर्च।',
    heads: ['किराया', 'रुकने का खर्च'],
  },
  {
    kind: 'contract',
    category: 'work',
    title: 'अर्धवट राहिलेले छताचे काम',
    sum: [60, 950],
    relief: 'आगाऊ दिलेली रक्कम परत मिळावी.',
    facts:
      '{city} येथील घराचे छत पावसाळ्यापूर्वी पूर्ण व्हायचे होते. अर्धे काम सोडून ठेकेदार निघून गेला. आगाऊ रक्कम परत दिली नाही.',
    heads: ['आगाऊ रक्कम', 'उरलेल्या कामाचा खर्च'],
  },
];

const MONTHS = ['January', 'March', 'April', 'June', 'August'] as const;

export function told(chance: Chance, text: string): string {
  return text.replaceAll('{city}', chance.one(CITIES)).replaceAll('{month}', chance.one(MONTHS));
}

// Two words that no register of companies is known to hold together, and what they do.
const FIRST = [
  'Nakshatra',
  'Gulmohar',
  'Tamarind',
  'Konkan Kite',
  'Blue Lantern',
  'Rangoli',
  'Peacock Gate',
  'Monsoon',
  'Silver Fig',
];
const SECOND = [
  'Traders',
  'Fabricators',
  'Interiors',
  'Logistics',
  'Software Works',
  'Agro',
  'Builders',
  'Foods',
  'Publishers',
];
const LAST = { company: ['Pvt Ltd', 'Ltd'], firm: ['and Sons', 'LLP', 'and Company'] } as const;

export function businessFrom(chance: Chance, kind: keyof typeof LAST): string {
  return `${chance.one(FIRST)} ${chance.one(SECOND)} ${chance.one(LAST[kind])}`;
}

const STREETS = [
  'Hill Road',
  'Station Road',
  'Tilak Path',
  'Old Market Lane',
  'Lamington Galli',
  'Gokhale Road',
  'Canal Street',
];
const PINS: Record<string, string> = {
  Mumbai: '400050',
  Pune: '411004',
  Nagpur: '440010',
  Nashik: '422001',
  Thane: '400601',
};

export function addressFrom(chance: Chance): string {
  const city = chance.one(Object.keys(PINS));
  return `${chance.whole(1, 180)} ${chance.one(STREETS)}, ${city} ${PINS[city]}`;
}

export const WORDS = {
  en: {
    answer: 'Part of the goods was wet and went back. I owe the rest and have said so twice.',
    objection:
      'The agreement on which this rests was never shown to me, and the signature is not mine.',
    counterclaim: 'Their delay cost us a buyer. We claim what we lost.',
    time: 'My accountant is in hospital and has the papers. I ask for a few days.',
    offer: 'I can pay, but not at once.',
  },
  hi: {
    answer: 'आधा माल खराब निकला, वह लौटा दिया था। बाकी रकम देने से मैंने कभी मना नहीं किया।',
    objection: 'मैंने ऐसे किसी समझौते पर दस्तखत नहीं किए।',
    counterclaim: 'उनकी देरी से मेरा ग्राहक चला गया। वह नुकसान मुझे मिलना चाहिए।',
    time: 'घर में बीमारी है। कागज़ जुटाने के लिए कुछ दिन चाहिए।',
    offer: 'पैसे दूँगा, पर एक साथ नहीं दे सकता।',
  },
  mr: {
    answer: 'काम पूर्ण झाले होते, पण पावसामुळे उशीर झाला. उरलेली रक्कम मला मान्य नाही.',
    objection: 'मी अशा करारावर सही केलेली नाही.',
    counterclaim: 'त्यांच्या उशिरामुळे माझे नुकसान झाले. ते भरून मिळावे.',
    time: 'आई आजारी आहे. कागद गोळा करायला काही दिवस हवेत.',
    offer: 'पैसे देईन, पण हप्त्यांनी.',
  },
} as const;
