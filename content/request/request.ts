import type { Language, LocalizedText } from '#kernel/language.ts';
import { institution } from '../institution.ts';
import { periodsOf } from './periods.ts';

/** What filing needs, for somebody who has never done it. The figures of fees and periods come from where they are kept. */
type Named = { title: LocalizedText; text: LocalizedText };
export type BasisDescription = Named & { law: LocalizedText };

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
