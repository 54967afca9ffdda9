import { inRupees, moneyInDigits } from '#kernel/amounts.ts';
import type { Chance } from './chance.ts';
import { CITIES, FIRMS } from './names.ts';

/** What people write, with `{firm}`, `{city}`, `{amount}` and `{months}` to be filled in. */
export const DISPUTES = {
  'Product and Service Disputes': [
    'I bought a washing machine from {firm} in {city} for ₹{amount}. It stopped after {months} months and they say the warranty covers only the motor. Three visits, no repair. I want it replaced or my money back.',
    '{firm} took ₹{amount} in advance for modular furniture and delivered half of it, in the wrong colour. They do not answer calls now. We would settle for the rest of the order at the old price.',
    'The gym of {firm} closed two branches in {city} and refuses to refund the {months} months that are left of my membership.',
    'I paid {firm} ₹{amount} for a wedding album. It is {months} months late and the drafts have photographs of another family in them.',
  ],
  'Financial Services Disputes': [
    'We run a small shop in {city} and missed two instalments on a loan of ₹{amount} from {firm}. They have added charges that are nowhere in the agreement. We can pay, but not this.',
    '{firm} recovered {months} instalments twice through auto debit. They admit one. The total is ₹{amount}.',
    'A settlement letter of {firm} says the account is closed. The credit bureau still shows ₹{amount} as overdue after {months} months.',
  ],
  'Telecommunications & Utilities': [
    '{firm} promised 300 Mbps for our office in {city}. We have measured 40 for {months} months and paid ₹{amount} in full all the time.',
    'The electricity meter was changed without a reading and the next bill was ₹{amount}. The contractor is {firm}.',
  ],
  'Retail & E-commerce Transactions': [
    'A phone worth ₹{amount} arrived as a box with a bar of soap. {firm} says the weight matched. I have a video of the opening.',
    'As a seller on the marketplace of {firm} I have ₹{amount} held back for {months} months because of three returns. I want a hearing, not a template.',
    'The sofa came with a broken leg, {firm} sent a carpenter, now it has a broken back too. I ask for ₹{amount}.',
  ],
  'Landlord/Tenant Issues': [
    'I left the flat in {city} {months} months ago. The owner keeps the deposit of ₹{amount} for painting that we had done ourselves.',
    'My tenant, a branch of {firm}, stopped paying rent in {city}. The agreement has an arbitration clause. The arrears are ₹{amount}.',
    'We share a wall with {firm}. Since their renovation there are cracks, and the landlord of both shops says it is not his matter.',
  ],
  'Contract Disputes': [
    'We supplied uniforms to {firm} under a contract of ₹{amount}. They took delivery, used them for {months} months and now dispute the quality. There is a clause on arbitration in Mumbai.',
    'Our studio designed the lobby of a hotel of {firm} in {city}. The last invoice of ₹{amount} is open because of the shade of one panel.',
    'The distributor agreement with {firm} was ended by a message on WhatsApp, {months} months before its term. Our stock is worth ₹{amount}.',
    '{firm} wants to renegotiate the freight for all {months} remaining months. We would rather mediate than fight, they are our best customer.',
  ],
  'Personal Injury / Torts': [
    'A signboard of {firm} fell on my scooter in {city}. The repair was ₹{amount}, my wrist took {months} months.',
    'Water from the terrace of {firm} ruined the ceiling and my father’s books. The society does nothing. Damage about ₹{amount}.',
  ],
  'Small Claims': [
    'It is only ₹{amount}, but {firm} has owed it to me for {months} months. I tutor their children. What does it cost to get it back?',
    'A friend and I split a food stall in {city}. He kept the fryer and the deposit of ₹{amount}. We still talk, so perhaps you can help us talk.',
  ],
  'Other / Not Listed': [
    'Our housing society in {city} cannot agree who pays for the lift. The first estimate was ₹{amount}. Forty families, one committee, no peace for {months} months.',
    'Two cousins inherited a name for a sweet shop and both use it. Nobody wants to go to court over jalebi.',
    'My band and our manager at {firm} read the same contract differently. The royalties of {months} months are ₹{amount}.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The same people, in Hindi and in Marathi. */
export const DISPUTES_IN = {
  hi: [
    'मैंने {firm} से ₹{amount} का सामान लिया था। {months} महीने में तीन बार खराब हुआ। वे अब फ़ोन भी नहीं उठाते। मुझे पैसे वापस चाहिए।',
    'मकान छोड़े {months} महीने हो गए, पर मकान मालिक ₹{amount} की जमा रकम वापस नहीं कर रहे। लिखा-पढ़ी मेरे पास है।',
    '{firm} ने बिना बताए काम रोक दिया। ₹{amount} पहले ही दे चुके हैं। झगड़ा नहीं चाहिए, बस हिसाब साफ़ हो जाए।',
  ],
  mr: [
    '{firm} कडून ₹{amount} चे काम करून घेतले. {months} महिन्यांत दोनदा बिघडले. दुरुस्ती नको, पैसे परत हवेत.',
    'भाड्याचे दुकान सोडून {months} महिने झाले, तरी मालक ₹{amount} ची अनामत परत देत नाहीत. करारनामा माझ्याकडे आहे.',
    'आमच्या सोसायटीत पार्किंगवरून वाद आहे. कोर्टात जायचे नाही. बोलून मिटेल असे वाटते.',
  ],
} as const;

export const MESSAGES = [
  'Do you also hear disputes between partners of a small firm? We are three, in {city}, and two of us no longer speak.',
  'I am a lawyer in {city}. How do I name your institution in an arbitration clause? A draft would help.',
  'Is a hearing on video allowed when one side has no computer, only a phone?',
  'We lend to small shops and have about {months} cases of the same kind. Is there a fee for many at once?',
  'My mother is 78 and does not read English. Can everything be in Marathi?',
  'Who pays if the other side does not come? The matter is with {firm}, about ₹{amount}.',
  'I filled in the fee calculator for ₹{amount}. Does the figure include GST?',
  'I teach law in {city}. May my students watch a mediation, with everybody’s consent?',
  'The notice that I got names you as the institution. Is it real? It came by WhatsApp.',
  'Your page on art disputes speaks of my case, almost word for word. Whom do I call?',
  'We are a club with a contract dispute with a player. How fast can an emergency arbitrator begin?',
  'Can a settlement made with you be enforced like a decree? Our accountant asks.',
] as const;

export const NOTES = [
  'Called, no answer. Will try after six, she works in a school.',
  'Has a written agreement with an arbitration clause; asked for a copy.',
  'Limitation: cause of action two years and four months ago. Said so on the phone and in the mail.',
  'Other side is willing to mediate, according to him. We have not heard them.',
  'No agreement to arbitrate. Explained that both sides must sign one.',
  'Wants Marathi throughout. Noted for the hearing as well.',
  'Checked the amount against the documents: the claim is smaller than she wrote.',
  'A consumer matter. Told them that the consumer commission is open to them too, and what it costs.',
  'Asked whether we represent them. Explained that we do not, for neither side.',
  'Spoke for ten minutes. Calm, precise, has every receipt.',
] as const;

export const REPLIES = {
  en: [
    'Thank you for writing. From what you say, mediation is open to you at once, if the other side agrees to come. The enclosed page says what it costs. We take neither side and give no legal advice.',
    'Thank you. Please send us the clause of your contract that speaks of arbitration, a photograph of the page is enough. Then we can tell you which of our procedures it leads to.',
    'We can hear this on video, and a phone is enough. A link comes by mail, and somebody of ours is on the line fifteen minutes before, to help with sound and picture.',
    'The figure of the calculator is an indication and says so; GST is shown on its own line. The registration fee is due when a request is filed, and not before.',
  ],
  hi: [
    'लिखने के लिए धन्यवाद। आपकी बात से लगता है कि सामने वाला पक्ष राज़ी हो तो मीडिएशन तुरंत हो सकता है। हम किसी एक पक्ष की ओर से नहीं बोलते और कानूनी सलाह नहीं देते।',
    'धन्यवाद। अनुबंध का वह पन्ना भेज दें जिसमें आर्बिट्रेशन की बात लिखी है। फ़ोटो भी चलेगी। फिर हम बता पाएँगे कि आगे क्या रास्ता है।',
  ],
  mr: [
    'आम्हाला लिहिल्याबद्दल धन्यवाद. समोरची बाजू तयार असेल तर मीडिएशन लगेच सुरू होऊ शकते. आम्ही कोणत्याही एका बाजूचे नाही आणि कायदेशीर सल्ला देत नाही.',
    'धन्यवाद. करारातील आर्बिट्रेशनचा उल्लेख असलेले पान पाठवा. फोटो चालेल. मग पुढचा मार्ग सांगता येईल.',
  ],
} as const;

export const QUALIFICATIONS = [
  'LL.B., Government Law College, Mumbai; enrolled with the Bar Council of Maharashtra and Goa for {years} years.',
  'B.Tech. and LL.M. in technology law; {years} years in disputes over software and services.',
  'Chartered accountant for {years} years; accounts, valuation and insolvency.',
  'Retired from the district judiciary after {years} years on the bench, civil side.',
  'Civil engineer, {years} years of delay claims and measurement on public works.',
  'Social worker and trained mediator; {years} years of family and community mediation.',
  'Company secretary, {years} years; shareholder and joint venture disputes.',
] as const;
export const CERTIFICATIONS = [
  'Forty hours of mediation training under the pattern of the Supreme Court’s mediation committee.',
  'Course on arbitration practice with assessment of an award, passed.',
  'Certificate in online dispute resolution; tutor in the same course since then.',
  'No certificate yet beyond my degree; I have sat as co-mediator in 12 matters.',
] as const;
export const EXPERIENCE = [
  'Sole arbitrator in nine matters, six of them ended by settlement. No award of mine has been set aside.',
  'Mediator in rent, deposit and society matters; about sixty sittings, in Marathi and Hindi.',
  'Party-appointed arbitrator in four construction matters; presiding in one.',
  'I have represented parties only, and would begin as a mediator.',
  'Conciliator with a chamber of commerce; disputes between suppliers and hotels.',
] as const;
export const CVS = [
  'Practice since {since}. Civil and commercial disputes, drafting, settlement. Lectures on the law of evidence at a college in {city}.',
  'Firm of my own in {city} since {since}; before that in-house at a bank. Languages: English, Hindi, Marathi.',
  'Engineer until {since}, lawyer after. I read drawings, programmes of works and spreadsheets without an expert.',
] as const;

export const TEMPLATE = /\{(firm|city|amount|months|years|since)\}/g;

/** A text with its gaps filled. Amounts are written as in India: 2,40,000. */
export function filled(chance: Chance, text: string): string {
  return text.replace(TEMPLATE, (_, gap: string) => {
    if (gap === 'firm') return chance.one(FIRMS);
    if (gap === 'city') return chance.one(CITIES);
    if (gap === 'amount')
      return moneyInDigits(inRupees(chance.whole(4, 950) * 50_000 * chance.one([1, 1, 1, 4])));
    if (gap === 'years') return String(chance.whole(6, 34));
    if (gap === 'since') return String(chance.whole(1989, 2016));
    return String(chance.whole(2, 11));
  });
}
