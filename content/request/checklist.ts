import type { LocalizedText } from '#kernel/language.ts';

/** What to have ready before one files. */
export type Group = { title: LocalizedText; items: readonly LocalizedText[] };

export const notice: readonly LocalizedText[] = [
  {
    en: 'An arbitration begins on the day on which the other side receives a request to take this dispute to arbitration (section 21). Not the day you write it, and not the day you file it here. Time for limitation stops on that same day (section 43).',
    hi: 'आर्बिट्रेशन उस दिन शुरू होता है, जिस दिन दूसरे पक्ष को यह विवाद आर्बिट्रेशन में ले जाने की अर्ज़ी मिलती है (धारा 21)। उस दिन नहीं जब आप उसे लिखते हैं, और उस दिन भी नहीं जब आप उसे यहाँ दाख़िल करते हैं। कानून में दावा करने का जो समय तय है (limitation), उसकी गिनती भी उसी दिन रुकती है (धारा 43)।',
    mr: 'लवाद त्या दिवशी सुरू होतो, ज्या दिवशी हा वाद लवादाकडे नेण्याची विनंती दुसऱ्या बाजूला मिळते (कलम 21). तुम्ही ती लिहिता त्या दिवशी नाही, आणि इथे दाखल करता त्या दिवशीही नाही. दावा करण्याची कायदेशीर मुदत (limitation) मोजणेही त्याच दिवशी थांबते (कलम 43).',
  },
  {
    en: 'If you have sent such a notice already, file it with the proof that it arrived. If you have not, our first notice carries your request to the other side, by e-mail, by phone message where a number was named, and by speed or registered post.',
    hi: 'अगर आप ऐसा नोटिस पहले ही भेज चुके हैं, तो उसे पहुँचने के सबूत के साथ दाख़िल करें। नहीं भेजा, तो हमारा पहला नोटिस आपकी अर्ज़ी दूसरे पक्ष तक पहुँचाता है: ईमेल से, नंबर दिया हो तो फ़ोन के संदेश से, और स्पीड पोस्ट या रजिस्टर्ड डाक से।',
    mr: 'अशी नोटीस तुम्ही आधीच पाठवली असेल, तर ती पोहोचल्याच्या पुराव्यासह दाखल करा. पाठवली नसेल, तर आमची पहिली नोटीस तुमची विनंती दुसऱ्या बाजूकडे नेते: ईमेलने, नंबर दिला असेल तर फोनवरच्या मेसेजने, आणि स्पीड पोस्टने किंवा रजिस्टर्ड टपालाने.',
  },
];

export const noticeHolds: readonly LocalizedText[] = [
  {
    en: 'who you are, and who the other side is',
    hi: 'आप कौन हैं, और दूसरा पक्ष कौन है',
    mr: 'तुम्ही कोण, आणि दुसरी बाजू कोण',
  },
  {
    en: 'the contract, and the clause you rely on',
    hi: 'करार, और उसकी वह शर्त जिस पर आपकी बात टिकी है',
    mr: 'करार, आणि त्यातली तुम्ही आधार घेत असलेली अट',
  },
  {
    en: 'what went wrong, and what you ask for, with the sum',
    hi: 'क्या गलत हुआ, और आप क्या माँगते हैं, रकम के साथ',
    mr: 'काय चुकले, आणि तुम्ही काय मागता, रकमेसह',
  },
  {
    en: 'one plain sentence: “I refer this dispute to arbitration”',
    hi: 'एक सीधा वाक्य: “यह विवाद मेरी ओर से आर्बिट्रेशन को सौंपा जाता है”',
    mr: 'एक साधे वाक्य: “हा वाद मी लवादाकडे सोपवत आहे”',
  },
  {
    en: 'whom you propose as arbitrator, or how one is to be chosen',
    hi: 'आप किसे आर्बिट्रेटर बनाने को कहते हैं, या आर्बिट्रेटर कैसे चुना जाए',
    mr: 'लवाद पंच म्हणून तुम्ही कोणाचे नाव सुचवता, किंवा ते कसे निवडावेत',
  },
];

export const checklist: readonly Group[] = [
  {
    title: { en: 'The people', hi: 'लोग', mr: 'माणसे' },
    items: [
      {
        en: 'Full name, address, e-mail and phone of each side',
        hi: 'हर पक्ष का पूरा नाम, पता, ईमेल और फ़ोन',
        mr: 'प्रत्येक बाजूचे पूर्ण नाव, पत्ता, ईमेल आणि फोन',
      },
      {
        en: 'Proof of who you are; all but the last four digits of an Aadhaar number blacked out',
        hi: 'आपका पहचान पत्र; आधार नंबर हो, तो आख़िरी चार अंक छोड़कर बाकी काले कर दें',
        mr: 'तुमच्या ओळखीचा पुरावा; आधार क्रमांकाचे शेवटचे चार अंक सोडून बाकीचे काळे करा',
      },
      {
        en: 'For a company or firm: who may sign and settle for it, with the resolution or letter',
        hi: 'कंपनी या फ़र्म हो, तो: उसकी ओर से दस्तख़त और समझौता कौन कर सकता है, प्रस्ताव (resolution) या चिट्ठी के साथ',
        mr: 'कंपनी किंवा फर्मसाठी: तिच्या वतीने सही आणि तडजोड कोण करू शकते, ठराव किंवा पत्रासह',
      },
      {
        en: 'Your written authority, if somebody acts for you',
        hi: 'आपकी ओर से कोई और काम करे, तो आपका लिखा अधिकार-पत्र',
        mr: 'तुमच्या वतीने कोणी काम पाहत असेल, तर तुमचे लेखी अधिकारपत्र',
      },
    ],
  },
  {
    title: { en: 'The agreement', hi: 'करार', mr: 'करार' },
    items: [
      {
        en: 'The contract with every change to it, and the page with the arbitration clause marked',
        hi: 'करार और उसमें हुआ हर बदलाव, और आर्बिट्रेशन की शर्त वाला पन्ना, निशान लगाकर',
        mr: 'करार आणि त्यातला प्रत्येक बदल, आणि लवादाच्या अटीचे पान, खूण करून',
      },
      {
        en: 'For online terms: the version and the date, and how the other side could read it',
        hi: 'ऑनलाइन शर्तें हों, तो: संस्करण और तारीख़, और दूसरा पक्ष उन्हें कैसे पढ़ सकता था',
        mr: 'ऑनलाइन अटींसाठी: आवृत्ती आणि तारीख, आणि दुसऱ्या बाजूला त्या कशा वाचता येत होत्या',
      },
      {
        en: 'Any step the contract asks for first, such as talks or a notice, and proof that you took it',
        hi: 'करार पहले कोई कदम माँगता हो, जैसे बातचीत या नोटिस, तो वह, और इसका सबूत कि आपने वह उठाया',
        mr: 'करार आधी एखादे पाऊल मागत असेल, जसे वाटाघाटी किंवा नोटीस, तर ते, आणि तुम्ही ते उचलल्याचा पुरावा',
      },
    ],
  },
  {
    title: { en: 'The dispute', hi: 'विवाद', mr: 'वाद' },
    items: [
      {
        en: 'What happened, in order of dates, on one or two pages',
        hi: 'क्या हुआ, तारीख़ के क्रम में, एक-दो पन्नों पर',
        mr: 'काय झाले, तारखांच्या क्रमाने, एक-दोन पानांत',
      },
      {
        en: 'What you ask for, and each sum with how you reached it',
        hi: 'आप क्या माँगते हैं, और हर रकम के साथ उसका हिसाब',
        mr: 'तुम्ही काय मागता, आणि प्रत्येक रकमेचा हिशोब',
      },
      {
        en: 'The papers you rely on, numbered: invoices, messages, bank entries, photos',
        hi: 'वे कागज़ जिन पर आपकी बात टिकी है, नंबर डालकर: बिल, संदेश, बैंक की एंट्री, फ़ोटो',
        mr: 'तुमची बाजू दाखवणारी कागदपत्रे, क्रमांक घालून: बिले, मेसेज, बँकेतल्या नोंदी, फोटो',
      },
      {
        en: 'The notice you sent, and proof of the day it arrived',
        hi: 'आपका भेजा नोटिस, और इसका सबूत कि वह किस दिन पहुँचा',
        mr: 'तुम्ही पाठवलेली नोटीस, आणि ती कोणत्या दिवशी पोहोचली याचा पुरावा',
      },
    ],
  },
  {
    title: { en: 'The rest', hi: 'बाकी', mr: 'बाकीचे' },
    items: [
      {
        en: 'Any case about the same matter, pending or over, and any order under section 9 with its date',
        hi: 'इसी बात पर कोई और केस, चल रहा हो या ख़त्म हो चुका हो, और धारा 9 का कोई आदेश, उसकी तारीख़ के साथ',
        mr: 'याच विषयावरचे दुसरे प्रकरण किंवा कोर्ट केस, सुरू असो वा संपलेली, आणि कलम 9 खालचा आदेश, त्याच्या तारखेसह',
      },
      {
        en: 'The day on which your time under the Limitation Act runs out, as far as you know it',
        hi: 'Limitation Act में आपका समय किस दिन ख़त्म होता है, जितना आपको पता हो',
        mr: 'मुदत कायद्याखालची (Limitation Act) तुमची मुदत कोणत्या दिवशी संपते, तुम्हाला माहीत असेल तेवढे',
      },
      {
        en: 'What you propose: seat, language, procedure, one arbitrator or three',
        hi: 'आप क्या सुझाते हैं: कानूनी स्थान (सीट), भाषा, प्रक्रिया, एक आर्बिट्रेटर या तीन',
        mr: 'तुम्ही काय सुचवता: लवादाचे स्थान (seat), भाषा, प्रक्रिया, एक लवाद पंच की तीन',
      },
      {
        en: 'The registration fee, or your reasons for asking the registrar to waive it',
        hi: 'रजिस्ट्रेशन फ़ीस, या वे वजहें जिनसे आप रजिस्ट्रार से उसे माफ़ करने को कहते हैं',
        mr: 'नोंदणी फी, किंवा ती माफ करायला निबंधकांना सांगण्याची तुमची कारणे',
      },
    ],
  },
];
