import type { LocalizedText } from '#kernel/language.ts';
import type { LegalTextTable } from '../legal-text.ts';
import { periodsOf } from './periods.ts';

/** What happens to a request once it is sent, and how long each step may take. */
type Step = { title: LocalizedText; text: LocalizedText };

export const after: readonly Step[] = [
  {
    title: { en: 'We check', hi: 'हम जाँचते हैं', mr: 'आम्ही तपासतो' },
    text: {
      en: 'The registrar looks whether the papers are complete and whether, on their face, there is an agreement. If something is missing you get one list and time to mend it.',
      hi: 'रजिस्ट्रार देखते हैं कि कागज़ पूरे हैं या नहीं, और क्या उन्हें देखने से करार होना दिखता है। कुछ कम हो, तो आपको एक सूची और उसे ठीक करने का समय मिलता है।',
      mr: 'कागदपत्रे पूर्ण आहेत का, आणि ती पाहता करार असल्याचे दिसते का, ते निबंधक पाहतात. काही राहिले असेल, तर तुम्हाला एकच यादी आणि ते दुरुस्त करायला वेळ मिळतो.',
    },
  },
  {
    title: { en: 'The other side hears', hi: 'दूसरे पक्ष को पता चलता है', mr: 'दुसऱ्या बाजूला कळते' },
    text: {
      en: 'It gets every paper that you filed, at no cost. A message that was merely sent does not count; it must arrive.',
      hi: 'आपका दाख़िल किया हर कागज़ उसे बिना ख़र्च मिलता है। संदेश बस भेज देना काफ़ी नहीं; उसे पहुँचना चाहिए।',
      mr: 'तुम्ही दाखल केलेले प्रत्येक कागदपत्र तिला विनाखर्च मिळते. मेसेज फक्त पाठवला, तर तो धरला जात नाही; तो पोहोचावा लागतो.',
    },
  },
  {
    title: { en: 'The other side answers', hi: 'दूसरा पक्ष जवाब देता है', mr: 'दुसरी बाजू उत्तर देते' },
    text: {
      en: 'It may agree, deny, object that nobody here may decide, or bring a claim of its own.',
      hi: 'वह मान सकता है, इनकार कर सकता है, आपत्ति कर सकता है कि यहाँ किसी को फ़ैसले का हक नहीं, या अपना दावा ला सकता है।',
      mr: 'ती मान्य करू शकते, नाकारू शकते, इथे कोणालाच निर्णयाचा अधिकार नाही अशी हरकत घेऊ शकते, किंवा स्वतःचा दावा आणू शकते.',
    },
  },
  {
    title: { en: 'A tribunal is chosen', hi: 'ट्रिब्यूनल चुना जाता है', mr: 'लवाद मंडळ निवडले जाते' },
    text: {
      en: 'Both sides agree on a person or rank the same list. Whoever is approached discloses first, and both may object.',
      hi: 'दोनों पक्ष किसी एक नाम पर राज़ी होते हैं, या एक ही सूची के नामों को पसंद के क्रम में रखते हैं। जिनसे पूछा जाए, वे पहले खुलासा करते हैं, और दोनों आपत्ति कर सकते हैं।',
      mr: 'दोन्ही बाजू एका नावावर सहमत होतात, किंवा एकाच यादीतल्या नावांना क्रम देतात. ज्यांना विचारले जाते, ते आधी आपले संबंध उघड करतात, आणि दोघेही हरकत घेऊ शकतात.',
    },
  },
  {
    title: {
      en: 'The case is heard and decided',
      hi: 'केस सुना जाता है और फ़ैसला होता है',
      mr: 'प्रकरण ऐकले जाते आणि निर्णय होतो',
    },
    text: {
      en: 'Statements, papers, a hearing if a side asks for one, and an award with reasons. You may settle at any time.',
      hi: 'लिखित बातें, कागज़, कोई पक्ष माँगे तो सुनवाई, और वजहों के साथ फ़ैसला (अवॉर्ड)। समझौता आप कभी भी कर सकते हैं।',
      mr: 'लेखी बाजू, कागदपत्रे, एखाद्या बाजूने मागितली तर सुनावणी, आणि कारणांसह निवाडा. तडजोड कधीही करता येते.',
    },
  },
];

/** Taken from the schedule of the rules, so that it cannot say anything else. */
export const periods: LegalTextTable = periodsOf([
  'Scrutiny of the request',
  'Mending defects',
  'Attempts at service',
  'Answer to the request',
  'Agreement on the arbitrator, or reply to the list',
  'Preliminary meeting',
  'Defence and counterclaim',
  'Award after the close (target)',
  'Award at the latest (sections 29A, 29B)',
]);

export const limitation: LegalTextTable = {
  caption: 'Common periods',
  head: ['Claim', 'Time', 'Counted from', 'Source'],
  rows: [
    ['Breach of a contract', '3 years', 'the breach', 'Limitation Act, 1963, article 55'],
    ['Price of goods, no date for payment', '3 years', 'the delivery', 'article 14'],
    ['Price of work, no date for payment', '3 years', 'the day the work is done', 'article 18'],
    ['Money lent', '3 years', 'the day of the loan', 'article 19'],
    ['Arrears of rent', '3 years', 'the day each rent is due', 'article 52'],
    ['Any claim without a period of its own', '3 years', 'the day one could sue', 'article 113'],
    [
      'A consumer complaint to a commission',
      '2 years',
      'the day its cause arose',
      'Consumer Protection Act, 2019, section 69',
    ],
    [
      'Arbitration after a court’s interim order',
      '90 days, or as the court allows',
      'the order',
      'section 9(2)',
    ],
  ],
};

export const limitationNotes: readonly LocalizedText[] = [
  {
    en: 'The Limitation Act, 1963 counts in an arbitration as it does in a court (section 43). A debt acknowledged in writing, or paid in part, before the time is over can start it again (sections 18 and 19 of the Limitation Act). Other claims have other periods, and the first day is often the hard question. If yours may be near its end, see a lawyer today and tell us in the first line.',
    hi: 'Limitation Act, 1963 आर्बिट्रेशन में भी वैसे ही चलता है जैसे अदालत में (धारा 43)। समय ख़त्म होने से पहले कर्ज़ लिखकर मान लिया जाए, या उसका कुछ हिस्सा चुका दिया जाए, तो समय फिर से शुरू हो सकता है (Limitation Act की धारा 18 और 19)। दूसरे दावों का समय अलग है, और पहला दिन कौन-सा है, यही अक्सर मुश्किल सवाल होता है। आपका समय ख़त्म होने वाला हो, तो आज ही वकील से मिलें और हमें पहली ही लाइन में बताएँ।',
    mr: 'मुदत कायदा (Limitation Act), 1963 जसा कोर्टात, तसाच लवादातही लागू होतो (कलम 43). मुदत संपण्याआधी कर्ज लेखी मान्य केले, किंवा त्याचा काही भाग फेडला, तर मुदत पुन्हा नव्याने सुरू होऊ शकते (मुदत कायद्याची कलमे 18 आणि 19). इतर दाव्यांच्या मुदती वेगळ्या असतात, आणि पहिला दिवस कोणता हाच बऱ्याचदा अवघड प्रश्न असतो. तुमची मुदत संपत आली असेल, तर आजच वकिलांना भेटा आणि आम्हाला पहिल्याच ओळीत सांगा.',
  },
  {
    en: 'Reading this page, a consultation or an e-mail to us stops no clock.',
    hi: 'यह पन्ना पढ़ने से, हमसे बातचीत से या हमें ईमेल भेजने से कोई घड़ी नहीं रुकती।',
    mr: 'हे पान वाचल्याने, आमच्याशी चर्चा केल्याने किंवा आम्हाला ईमेल पाठवल्याने कोणतेही घड्याळ थांबत नाही.',
  },
];

export const silence: readonly LocalizedText[] = [
  {
    en: 'Silence wins nothing and loses nothing by itself. If there is no agreement to arbitrate, silence does not make one, and we appoint nobody.',
    hi: 'सिर्फ़ चुप रहने से न कोई जीतता है, न हारता है। आर्बिट्रेशन का करार नहीं है, तो चुप्पी से नहीं बन जाता, और हम किसी की नियुक्ति नहीं करते।',
    mr: 'नुसते गप्प राहिल्याने कोणी जिंकत नाही आणि हरतही नाही. लवादाचा करार नसेल, तर गप्प राहिल्याने तो होत नाही, आणि आम्ही कोणाचीही नेमणूक करत नाही.',
  },
  {
    en: 'If there is a valid agreement and the notice really arrived, the case goes on. The arbitrator decides on the evidence; what was not answered is not taken as admitted (section 25). An award made without proper notice can be set aside (section 34), so we prove service before anything else.',
    hi: 'सही करार हो और नोटिस सच में पहुँचा हो, तो केस आगे चलता है। आर्बिट्रेटर सबूत देखकर फ़ैसला करते हैं; जिस बात का जवाब नहीं आया, उसे मान लिया गया नहीं समझा जाता (धारा 25)। सही नोटिस के बिना दिया गया फ़ैसला (अवॉर्ड) रद्द हो सकता है (धारा 34), इसलिए हम सबसे पहले नोटिस की तामील साबित करते हैं।',
    mr: 'वैध करार असेल आणि नोटीस खरोखर पोहोचली असेल, तर प्रकरण पुढे चालते. लवाद पंच पुराव्यांवरून निर्णय देतात; ज्याला उत्तर दिले नाही, ते मान्य केले असे धरले जात नाही (कलम 25). योग्य नोटिशीशिवाय दिलेला निवाडा रद्द होऊ शकतो (कलम 34), म्हणून नोटीस पोहोचल्याचे आम्ही सर्वांत आधी सिद्ध करतो.',
  },
];
