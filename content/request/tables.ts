import { localize, type Translations } from '#kernel/language.ts';
import type { LegalTextTable } from '../legal-text.ts';

/** What the two tables of the page say, cell by cell: the schedule of the rules is in English, and this page is not. */
const cells: Readonly<Record<string, Omit<Translations, 'en'>>> = {
  'Time limits by procedure': { hi: 'हर प्रक्रिया में समय-सीमा', mr: 'प्रत्येक प्रक्रियेतल्या मुदती' },
  Step: { hi: 'कदम', mr: 'टप्पा' },
  Online: { hi: 'ऑनलाइन', mr: 'ऑनलाइन' },
  Expedited: { hi: 'फ़ास्ट-ट्रैक', mr: 'जलद' },
  Ordinary: { hi: 'सामान्य', mr: 'नियमित' },
  'Scrutiny of the request': { hi: 'अर्ज़ी की जाँच', mr: 'विनंतीची तपासणी' },
  'Mending defects': { hi: 'कमियाँ ठीक करना', mr: 'त्रुटी दुरुस्त करणे' },
  'Attempts at service': { hi: 'नोटिस पहुँचाने की कोशिश', mr: 'नोटीस पोहोचवण्याचे प्रयत्न' },
  'Answer to the request': { hi: 'अर्ज़ी का जवाब', mr: 'विनंतीला उत्तर' },
  'Agreement on the arbitrator, or reply to the list': {
    hi: 'आर्बिट्रेटर पर सहमति, या सूची का जवाब',
    mr: 'लवाद पंचांवर एकमत, किंवा यादीला उत्तर',
  },
  'Preliminary meeting': { hi: 'पहली बैठक', mr: 'प्राथमिक बैठक' },
  'Defence and counterclaim': { hi: 'लिखित बचाव और जवाबी दावा', mr: 'लेखी बचाव आणि प्रतिदावा' },
  'Award after the close (target)': {
    hi: 'सुनवाई पूरी होने के बाद अवॉर्ड (लक्ष्य)',
    mr: 'कामकाज संपल्यावर निवाडा (लक्ष्य)',
  },
  'Award at the latest (sections 29A, 29B)': {
    hi: 'अवॉर्ड, देर से देर (धारा 29A, 29B)',
    mr: 'निवाडा, उशिरात उशिरा (कलम 29A, 29B)',
  },
  '12 months from pleadings': {
    hi: 'लिखित बातें पूरी होने से 12 महीने',
    mr: 'लेखी बाजू पूर्ण झाल्यापासून 12 महिने',
  },
  '6 months from the reference': {
    hi: 'ट्रिब्यूनल के काम शुरू करने से 6 महीने',
    mr: 'लवाद मंडळाने काम सुरू केल्यापासून 6 महिने',
  },
  'Common periods': { hi: 'आम समय-सीमाएँ', mr: 'नेहमीच्या मुदती' },
  Claim: { hi: 'दावा', mr: 'दावा' },
  Time: { hi: 'समय', mr: 'मुदत' },
  'Counted from': { hi: 'कब से गिना जाता है', mr: 'केव्हापासून मोजतात' },
  Source: { hi: 'कानून', mr: 'कायदा' },
  'Breach of a contract': { hi: 'करार तोड़ना', mr: 'करार मोडणे' },
  'the breach': { hi: 'करार टूटने का दिन', mr: 'करार मोडल्याचा दिवस' },
  'Price of goods, no date for payment': {
    hi: 'माल का दाम, देने की तारीख़ तय नहीं',
    mr: 'मालाची किंमत, देण्याची तारीख ठरलेली नाही',
  },
  'the delivery': { hi: 'माल देने का दिन', mr: 'माल दिल्याचा दिवस' },
  'Price of work, no date for payment': {
    hi: 'काम का दाम, देने की तारीख़ तय नहीं',
    mr: 'कामाचे पैसे, देण्याची तारीख ठरलेली नाही',
  },
  'the day the work is done': { hi: 'काम पूरा होने का दिन', mr: 'काम झाल्याचा दिवस' },
  'Money lent': { hi: 'उधार दिया पैसा', mr: 'उसने दिलेले पैसे' },
  'the day of the loan': { hi: 'उधार देने का दिन', mr: 'उसने दिल्याचा दिवस' },
  'Arrears of rent': { hi: 'बकाया किराया', mr: 'थकलेले भाडे' },
  'the day each rent is due': { hi: 'हर किराए की तारीख़', mr: 'प्रत्येक भाडे देय असल्याचा दिवस' },
  'Any claim without a period of its own': {
    hi: 'कोई भी दावा, जिसका अपना समय तय नहीं',
    mr: 'स्वतःची मुदत नसलेला कोणताही दावा',
  },
  'the day one could sue': {
    hi: 'जिस दिन से मुकदमा हो सकता था',
    mr: 'ज्या दिवसापासून दावा करता आला असता',
  },
  'A consumer complaint to a commission': {
    hi: 'आयोग में ग्राहक की शिकायत',
    mr: 'आयोगाकडे ग्राहकाची तक्रार',
  },
  'the day its cause arose': { hi: 'शिकायत की वजह बनने का दिन', mr: 'तक्रारीचे कारण घडल्याचा दिवस' },
  'Arbitration after a court’s interim order': {
    hi: 'अदालत के अंतरिम आदेश के बाद आर्बिट्रेशन',
    mr: 'कोर्टाच्या अंतरिम आदेशानंतर लवाद',
  },
  '90 days, or as the court allows': {
    hi: '90 दिन, या जितना अदालत दे',
    mr: '90 दिवस, किंवा कोर्ट देईल तितके',
  },
  'the order': { hi: 'आदेश का दिन', mr: 'आदेशाचा दिवस' },
};

/** `15 days`, `30 to 60 days`, `1 working day`: figures stay as they are. */
const units: readonly (readonly [RegExp, Translations])[] = [
  [/ working days?\b/, { en: ' working days', hi: ' काम के दिन', mr: ' कामाचे दिवस' }],
  [/ days?\b/, { en: ' days', hi: ' दिन', mr: ' दिवस' }],
  [/ years?\b/, { en: ' years', hi: ' साल', mr: ' वर्षे' }],
  [/ months?\b/, { en: ' months', hi: ' महीने', mr: ' महिने' }],
  [/ to (?=\d)/, { en: ' to ', hi: ' से ', mr: ' ते ' }],
  [/^article (?=\d)/, { en: 'article ', hi: 'अनुच्छेद ', mr: 'अनुच्छेद ' }],
  [/\bsection (?=\d)/, { en: 'section ', hi: 'धारा ', mr: 'कलम ' }],
  [/, article (?=\d)/, { en: ', article ', hi: ', अनुच्छेद ', mr: ', अनुच्छेद ' }],
];

function cellSaid(cell: string): string {
  const known = cells[cell];
  if (known) return localize({ en: cell, ...known });
  return localize({ en: cell, hi: replaced(cell, 'hi'), mr: replaced(cell, 'mr') });
}

function replaced(cell: string, language: 'hi' | 'mr'): string {
  return units.reduce((text, [unit, words]) => text.replace(unit, words[language]), cell);
}

/** A table in the language that is being spoken. Acts keep their English titles, by which a reader finds them. */
export function tableSaid({ caption, head, rows }: LegalTextTable): LegalTextTable {
  return {
    caption: cellSaid(caption),
    head: head.map(cellSaid),
    rows: rows.map((row) => row.map(cellSaid)),
  };
}
