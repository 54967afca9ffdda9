import type { Language, LocalizedText } from '#kernel/language.ts';
import { institution } from '../institution.ts';
import type { LegalTextTable } from '../legal-text.ts';
import { periodsOf } from './periods.ts';

/** What filing needs, for somebody who has never done it. The figures of fees and periods come from where they are kept. */
type Named = { title: LocalizedText; text: LocalizedText };
export type BasisDescription = Named & { law: LocalizedText };
export type Group = { title: LocalizedText; items: readonly LocalizedText[] };

export const ways: readonly Named[] = [
  {
    title: { en: 'Start the request online', hi: 'ऑनलाइन अर्ज़ी शुरू करें', mr: 'ऑनलाइन विनंती सुरू करा' },
    text: {
      en: '[Begin the guided request](/request-for-arbitration/start). It asks in plain words, says why it asks, and shows every cost before you send anything. You can stop at any step and go on later, also on another device. It takes about ten minutes.',
      hi: '[राह दिखाने वाली अर्ज़ी शुरू करें](/request-for-arbitration/start)। वह आसान शब्दों में पूछती है, बताती है कि क्यों पूछ रही है, और कुछ भेजने से पहले हर ख़र्च दिखाती है। आप किसी भी कदम पर रुककर बाद में आगे बढ़ सकते हैं, दूसरे फ़ोन या कंप्यूटर पर भी। करीब दस मिनट लगते हैं।',
      mr: '[मार्गदर्शित विनंती सुरू करा](/request-for-arbitration/start). ती सोप्या शब्दांत विचारते, का विचारते ते सांगते, आणि काही पाठवण्याआधी प्रत्येक खर्च दाखवते. कोणत्याही पायरीवर थांबून नंतर पुढे जाता येते, दुसऱ्या फोन किंवा संगणकावरही. साधारण दहा मिनिटे लागतात.',
    },
  },
  {
    title: { en: 'Talk first, for free', hi: 'पहले बात करें, मुफ़्त', mr: 'आधी बोला, मोफत' },
    text: {
      en: 'Ask for a [free consultation](/lets-talk). In about 30 minutes a case officer hears what happened, looks for the clause with you and says which papers are missing. Nothing is filed by talking, and the other side is not contacted.',
      hi: '[मुफ़्त बातचीत](/lets-talk) माँगें। करीब 30 मिनट में केस अधिकारी सुनते हैं कि क्या हुआ, आपके साथ करार में आर्बिट्रेशन की शर्त ढूँढते हैं और बताते हैं कि कौन-से कागज़ नहीं हैं। बात करने से कुछ दाख़िल नहीं होता, और दूसरे पक्ष से संपर्क नहीं किया जाता।',
      mr: '[मोफत चर्चा](/lets-talk) मागा. साधारण 30 मिनिटांत प्रकरण अधिकारी काय झाले ते ऐकतात, तुमच्यासोबत करारातली लवादाची अट शोधतात आणि कोणती कागदपत्रे राहिली आहेत ते सांगतात. बोलल्याने काहीही दाखल होत नाही, आणि दुसऱ्या बाजूशी संपर्क केला जात नाही.',
    },
  },
  {
    title: {
      en: 'Send the request by mail',
      hi: 'अर्ज़ी ईमेल या डाक से भेजें',
      mr: 'विनंती ईमेलने किंवा टपालाने पाठवा',
    },
    text: {
      en: `If your papers are ready, send them to [${institution.email}](mailto:${institution.email}) as PDF files, or by post to ${institution.address.join(', ')}. A case officer answers, says how the registration fee is paid, and tells you what is missing, if anything is.`,
      hi: `आपके कागज़ तैयार हों, तो उन्हें PDF फ़ाइल बनाकर [${institution.email}](mailto:${institution.email}) पर भेजें, या डाक से इस पते पर: ${institution.address.join(', ')}। केस अधिकारी जवाब देते हैं, बताते हैं कि रजिस्ट्रेशन फ़ीस कैसे देनी है, और कुछ कम हो तो वह भी बताते हैं।`,
      mr: `तुमची कागदपत्रे तयार असतील, तर ती PDF फाइल म्हणून [${institution.email}](mailto:${institution.email}) वर पाठवा, किंवा टपालाने या पत्त्यावर: ${institution.address.join(', ')}. प्रकरण अधिकारी उत्तर देतात, नोंदणी फी कशी भरायची ते सांगतात, आणि काही राहिले असेल तर तेही सांगतात.`,
    },
  },
];

export const bases: readonly BasisDescription[] = [
  {
    title: {
      en: 'Your contract names us',
      hi: 'आपके करार में हमारा नाम है',
      mr: 'तुमच्या करारात आमचे नाव आहे',
    },
    text: {
      en: 'A clause signed before the dispute says that disputes go to arbitration at this institution or under its rules. Show the page, the version and the date.',
      hi: 'विवाद से पहले दस्तख़त की हुई एक शर्त कहती है कि विवाद का आर्बिट्रेशन इस संस्था में या इसके नियमों से होगा। वह पन्ना, संस्करण और तारीख़ दिखाएँ।',
      mr: 'वादाआधी सही केलेली एक अट सांगते, की वाद झाला तर लवाद या संस्थेत किंवा तिच्या नियमांनुसार होईल. ते पान, आवृत्ती आणि तारीख दाखवा.',
    },
    law: { en: 'Basis A, rule 11', hi: 'आधार A, नियम 11', mr: 'आधार A, नियम 11' },
  },
  {
    title: { en: 'Both sides agree now', hi: 'दोनों पक्ष अब राज़ी हैं', mr: 'दोन्ही बाजू आता सहमत आहेत' },
    text: {
      en: 'There was no such clause, but after the dispute arose everybody agreed in writing to come here. An exchange of e-mails can be enough.',
      hi: 'ऐसी कोई शर्त नहीं थी, पर विवाद होने के बाद सब लिखकर यहाँ आने पर राज़ी हुए। एक-दूसरे को भेजे गए ईमेल भी काफ़ी हो सकते हैं।',
      mr: 'अशी अट नव्हती, पण वाद झाल्यानंतर सर्वांनी इथे यायला लेखी सहमती दिली. एकमेकांना पाठवलेले ईमेलही पुरेसे असू शकतात.',
    },
    law: {
      en: 'Basis B, rule 11; section 7',
      hi: 'आधार B, नियम 11; धारा 7',
      mr: 'आधार B, नियम 11; कलम 7',
    },
  },
  {
    title: { en: 'A court sends you', hi: 'अदालत आपको भेजती है', mr: 'कोर्ट तुम्हाला पाठवते' },
    text: {
      en: 'A court has referred the dispute, for instance under section 8 or 11 of the Act, or under section 89 of the Code of Civil Procedure, 1908. Bring a copy of the order.',
      hi: 'अदालत ने विवाद यहाँ भेजा है, जैसे अधिनियम की धारा 8 या 11 में, या Code of Civil Procedure, 1908 की धारा 89 में। आदेश की कॉपी लाएँ।',
      mr: 'कोर्टाने वाद इथे पाठवला आहे, उदाहरणार्थ कायद्याच्या कलम 8 किंवा 11 नुसार, किंवा दिवाणी प्रक्रिया संहिता (Code of Civil Procedure), 1908, कलम 89 नुसार. आदेशाची प्रत आणा.',
    },
    law: { en: 'Basis C, rule 11', hi: 'आधार C, नियम 11', mr: 'आधार C, नियम 11' },
  },
];

/** Section 7, and what to do where there is no agreement. */
export const agreement: readonly LocalizedText[] = [
  {
    en: 'An arbitration needs an agreement to arbitrate, and the agreement must be in writing: a document that both have signed, letters or e-mails that record it, or a claim that says it exists and an answer that does not deny it (section 7 of the Arbitration and Conciliation Act, 1996). A clause in standard terms counts if the contract really takes it in.',
    hi: 'आर्बिट्रेशन के लिए आर्बिट्रेशन का करार चाहिए, और वह लिखित होना चाहिए: दोनों के दस्तख़त वाला कागज़, ऐसी चिट्ठियाँ या ईमेल जिनमें वह दर्ज हो, या एक दावा जो कहे कि करार है और एक जवाब जो उससे इनकार न करे (माध्यस्थम् और सुलह अधिनियम, 1996 की धारा 7)। पहले से छपी आम शर्तों में लिखी आर्बिट्रेशन की शर्त तभी मानी जाती है, जब करार उसे सच में अपने अंदर लेता हो।',
    mr: 'लवादासाठी लवादाचा करार लागतो, आणि तो लेखी असावा लागतो: दोघांनी सही केलेला कागद, तो नोंदवणारी पत्रे किंवा ईमेल, किंवा असा करार आहे असे सांगणारा दावा आणि ते न नाकारणारे उत्तर (लवाद आणि समेट कायदा, 1996, कलम 7). ठरावीक छापील अटींमधली लवादाची अट तेव्हाच धरली जाते, जेव्हा करार तिला खरोखर सामावून घेतो.',
  },
  {
    en: 'If the clause names another institution or nobody, we cannot simply take the case. The other side may still agree to come here, or a court may be asked to appoint an arbitrator (section 11).',
    hi: 'अगर शर्त में किसी दूसरी संस्था का नाम है, या किसी का नहीं, तो हम केस यूँ ही नहीं ले सकते। दूसरा पक्ष फिर भी यहाँ आने पर राज़ी हो सकता है, या अदालत से आर्बिट्रेटर की नियुक्ति माँगी जा सकती है (धारा 11)।',
    mr: 'अटीत दुसऱ्या संस्थेचे नाव असेल, किंवा कोणाचेच नसेल, तर आम्ही प्रकरण असेच घेऊ शकत नाही. दुसरी बाजू तरीही इथे यायला सहमती देऊ शकते, किंवा कोर्टाकडे लवाद पंच नेमण्याची मागणी करता येते (कलम 11).',
  },
  {
    en: 'If there is no agreement at all, nobody can be forced into arbitration, and silence is not a yes. We may send the other side one invitation. If there is no agreement in 30 days, we close the file and return your papers. Two gentler doors stay open, if both sides want them: [mediation](/mediation-services), and conciliation, which begins when the other side accepts in writing (section 62). And a court or a consumer commission is always there for whoever has not agreed to arbitrate.',
    hi: 'अगर करार है ही नहीं, तो किसी को आर्बिट्रेशन के लिए मजबूर नहीं किया जा सकता, और चुप्पी हाँ नहीं है। हम दूसरे पक्ष को एक बुलावा भेज सकते हैं। 30 दिन में करार न हो, तो हम फ़ाइल बंद करके आपके कागज़ लौटा देते हैं। दो नरम दरवाज़े खुले रहते हैं, अगर दोनों पक्ष चाहें: [मीडिएशन](/mediation-services), और सुलह, जो तब शुरू होती है जब दूसरा पक्ष लिखकर हाँ करे (धारा 62)। और जो आर्बिट्रेशन पर राज़ी नहीं हुआ, उसके लिए अदालत या उपभोक्ता आयोग हमेशा है।',
    mr: 'करारच नसेल, तर कोणालाही लवादात यायला भाग पाडता येत नाही. गप्प राहणे म्हणजे होकार नव्हे. आम्ही दुसऱ्या बाजूला एक निमंत्रण पाठवू शकतो. 30 दिवसांत करार झाला नाही, तर आम्ही फाइल बंद करतो आणि तुमची कागदपत्रे परत करतो. दोन्ही बाजूंना हवी असतील, तर दोन सौम्य दारे खुली राहतात: [मध्यस्थी](/mediation-services), आणि समेट, जो दुसऱ्या बाजूने लेखी होकार दिल्यावर सुरू होतो (कलम 62). आणि ज्यांनी लवाद मान्य केलेला नाही, त्यांच्यासाठी कोर्ट किंवा ग्राहक आयोग नेहमीच आहे.',
  },
];

export const closed: readonly LocalizedText[] = [
  {
    en: 'Crimes, divorce and custody, guardianship, insolvency and wills cannot be decided by arbitration. Nor can a tenancy that a rent control law protects, or a bank’s claim that belongs before the Debts Recovery Tribunal.',
    hi: 'अपराध, तलाक और बच्चों की कस्टडी, अभिभावक कौन हो, दिवालियापन और वसीयत का फ़ैसला आर्बिट्रेशन से नहीं हो सकता। न ही उस किराएदारी का जिसे किराया कानून बचाता है, और न बैंक के उस दावे का जो ऋण वसूली ट्रिब्यूनल (DRT) का है।',
    mr: 'गुन्हे, घटस्फोट आणि मुलांचा ताबा, पालकत्व, दिवाळखोरी आणि मृत्युपत्र यांचा निर्णय लवादाने होऊ शकत नाही. भाडे नियंत्रण कायद्याचे संरक्षण असलेल्या भाड्याच्या जागेचाही नाही, आणि कर्ज वसुली न्यायाधिकरणाकडे (DRT) जाणाऱ्या बँकेच्या दाव्याचाही नाही.',
  },
  {
    en: 'A consumer may go to a consumer commission even if the contract has an arbitration clause. A micro or small supplier who has not been paid may go to the Facilitation Council (section 18 of the Micro, Small and Medium Enterprises Development Act, 2006).',
    hi: 'करार में आर्बिट्रेशन की शर्त हो, तब भी ग्राहक उपभोक्ता आयोग जा सकता है। जिस सूक्ष्म या लघु सप्लायर को पैसा नहीं मिला, वह Facilitation Council जा सकता है (Micro, Small and Medium Enterprises Development Act, 2006 की धारा 18)।',
    mr: 'करारात लवादाची अट असली, तरी ग्राहक ग्राहक आयोगाकडे जाऊ शकतो. पैसे न मिळालेला सूक्ष्म किंवा लघु पुरवठादार सुविधा परिषदेकडे (Facilitation Council) जाऊ शकतो (सूक्ष्म, लघु आणि मध्यम उद्योग विकास कायदा (MSMED), 2006, कलम 18).',
  },
];

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

export const after: readonly Named[] = [
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

export const never: readonly LocalizedText[] = [
  {
    en: 'We give no legal advice to either side, and create no attorney-client relationship. Ask a lawyer of your own; many people can get one free of charge from the legal services authority of their district (section 12 of the Legal Services Authorities Act, 1987).',
    hi: 'हम किसी भी पक्ष को कानूनी सलाह नहीं देते, और वकील-मुवक्किल का कोई रिश्ता नहीं बनाते। अपने वकील से पूछें। बहुत-से लोगों को अपने ज़िले के विधिक सेवा प्राधिकरण से मुफ़्त वकील मिल सकता है (Legal Services Authorities Act, 1987 की धारा 12)।',
    mr: 'आम्ही कोणत्याही बाजूला कायदेशीर सल्ला देत नाही, आणि वकील-अशील नाते तयार करत नाही. तुमच्या स्वतःच्या वकिलांना विचारा. अनेकांना आपल्या जिल्ह्याच्या विधी सेवा प्राधिकरणाकडून मोफत वकील मिळू शकतो (विधी सेवा प्राधिकरण कायदा (Legal Services Authorities Act), 1987, कलम 12).',
  },
  {
    en: 'We decide nothing. The arbitrator does, and software never does.',
    hi: 'हम कोई फ़ैसला नहीं करते। वह आर्बिट्रेटर करते हैं, और सॉफ़्टवेयर कभी नहीं।',
    mr: 'आम्ही कोणताही निर्णय देत नाही. तो लवाद पंच देतात, आणि सॉफ्टवेअर कधीच नाही.',
  },
  {
    en: 'We do not lean on the other side, call its friends or employer, or report anybody to anybody.',
    hi: 'हम दूसरे पक्ष पर दबाव नहीं डालते, उसके दोस्तों को या उसके काम की जगह फ़ोन नहीं करते, और किसी की शिकायत किसी से नहीं करते।',
    mr: 'आम्ही दुसऱ्या बाजूवर दबाव आणत नाही, तिच्या मित्रांना किंवा कामाच्या ठिकाणी फोन करत नाही, आणि कोणाचीही तक्रार कोणाकडे करत नाही.',
  },
  {
    en: 'We promise no result and no date. The times here are limits or targets, and each says which.',
    hi: 'हम न किसी नतीजे का वादा करते हैं, न किसी तारीख़ का। यहाँ दिए समय या तो समय-सीमा हैं या लक्ष्य, और हर एक के साथ लिखा है कि वह क्या है।',
    mr: 'आम्ही कोणत्याही निकालाचे किंवा तारखेचे वचन देत नाही. इथे दिलेल्या वेळा या मुदती किंवा लक्ष्य आहेत, आणि काय ते प्रत्येकीसोबत लिहिले आहे.',
  },
];

export const served: readonly LocalizedText[] = [
  {
    en: `Write down the day it came. Under our rules you have ${answerTime('en')} to answer.`,
    hi: `नोटिस जिस दिन आया, वह तारीख़ लिख लें। हमारे नियमों में जवाब देने का समय: ${answerTime('hi')}।`,
    mr: `नोटीस ज्या दिवशी आली, ती तारीख लिहून ठेवा. आमच्या नियमांनुसार उत्तर देण्याची मुदत: ${answerTime('mr')}.`,
  },
  {
    en: 'Reading it costs nothing and admits nothing. No fee may be asked of you until a valid basis for the case has been shown.',
    hi: 'उसे पढ़ने में कुछ ख़र्च नहीं होता, और पढ़ने से आप कुछ मान नहीं लेते। जब तक केस का सही आधार न दिखाया जाए, आपसे कोई फ़ीस नहीं माँगी जा सकती।',
    mr: 'ती वाचायला काहीही खर्च येत नाही, आणि वाचल्याने तुम्ही काहीही मान्य करत नाही. प्रकरणाचा वैध आधार दाखवला जात नाही, तोपर्यंत तुमच्याकडे कोणतीही फी मागता येत नाही.',
  },
  {
    en: 'If you think nobody here may decide this, say so at the latest in your statement of defence (section 16). Naming an arbitrator does not give that up.',
    hi: 'अगर आपको लगता है कि यहाँ किसी को इसका फ़ैसला करने का हक नहीं, तो देर से देर अपने लिखित बचाव में यह कह दें (धारा 16)। आर्बिट्रेटर का नाम देने से आपका यह हक नहीं जाता।',
    mr: 'इथे कोणालाच याचा निर्णय देण्याचा अधिकार नाही असे तुम्हाला वाटत असेल, तर ते उशिरात उशिरा तुमच्या लेखी बचावात सांगा (कलम 16). लवाद पंचांचे नाव सुचवल्याने हा हक्क जात नाही.',
  },
  {
    en: 'You may act for yourself or with anyone you authorise in writing. Talking to us is free for you too, and we tell both sides the same.',
    hi: 'आप अपना काम ख़ुद कर सकते हैं, या जिसे लिखकर अधिकार दें उसके साथ। हमसे बात करना आपके लिए भी मुफ़्त है, और हम दोनों पक्षों को एक ही बात बताते हैं।',
    mr: 'तुम्ही तुमचे काम स्वतः पाहू शकता, किंवा ज्यांना लेखी अधिकार द्याल त्यांच्यासोबत. आमच्याशी बोलणे तुमच्यासाठीही मोफत आहे, आणि आम्ही दोन्ही बाजूंना एकच गोष्ट सांगतो.',
  },
];

/** 15 days in the online procedure, 10 days in the expedited and 30 days in the ordinary one. */
function answerTime(language: Language): string {
  const [, ...cells] = periodsOf(['Answer to the request']).rows[0] ?? [];
  const [online, expedited, ordinary] = cells.map((cell) => Number.parseInt(cell, 10));
  if (language === 'hi')
    return `ऑनलाइन प्रक्रिया में ${online} दिन, फ़ास्ट-ट्रैक में ${expedited} दिन और सामान्य में ${ordinary} दिन`;
  if (language === 'mr')
    return `ऑनलाइन प्रक्रियेत ${online} दिवस, जलद प्रक्रियेत ${expedited} दिवस आणि नियमित प्रक्रियेत ${ordinary} दिवस`;
  return `${online} days in the online procedure, ${expedited} days in the expedited and ${ordinary} days in the ordinary one`;
}
