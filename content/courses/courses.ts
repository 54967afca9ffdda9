import type { LocalizedText } from '#kernel/language.ts';

export type CoursePicture =
  | 'c01'
  | 'c02'
  | 'c03'
  | 'c04'
  | 'c05'
  | 'c06'
  | 'c07'
  | 'c08'
  | 'c09'
  | 'c10';

export type Course = {
  title: LocalizedText;
  /** The spec's: a dash, as no dates are set. */
  status: '-';
  rupees: number;
  picture: CoursePicture;
  teaches: LocalizedText;
  forWhom: LocalizedText;
  hours: number;
};

const PRICE = 3000;

/** The spec's ten, in its order. */
export const courses: readonly Course[] = [
  {
    title: {
      en: 'Investment Arbitration Procedures',
      hi: 'निवेश आर्बिट्रेशन की प्रक्रिया',
      mr: 'गुंतवणूक लवादाची प्रक्रिया',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c01',
    teaches: {
      en: 'How a claim by an investor against a state runs, from the notice and the cooling-off time to the award. You follow one file through the ICSID and the UNCITRAL rules and see where the two part ways.',
      hi: 'किसी देश के ख़िलाफ़ निवेशक का दावा कैसे चलता है, नोटिस और ठहरने के समय से अवॉर्ड तक। आप एक ही फ़ाइल को ICSID और UNCITRAL के नियमों से गुज़रते देखते हैं, और यह भी कि दोनों कहाँ अलग होते हैं।',
      mr: 'गुंतवणूकदाराचा एखाद्या देशाविरुद्धचा दावा कसा चालतो, नोटीस आणि थांबण्याच्या काळापासून निवाड्यापर्यंत. एकच फाइल ICSID आणि UNCITRAL नियमांतून पुढे नेऊन दोन्हींचे मार्ग कुठे वेगळे होतात ते पाहा.',
    },
    forWhom: {
      en: 'Lawyers and law students who know commercial arbitration and want to see the other kind.',
      hi: 'वकील और कानून के छात्र, जो कारोबारी आर्बिट्रेशन जानते हैं और दूसरा रूप देखना चाहते हैं।',
      mr: 'व्यापारी लवाद माहीत असलेले आणि दुसरा प्रकार पाहू इच्छिणारे वकील आणि कायद्याचे विद्यार्थी.',
    },
    hours: 16,
  },
  {
    title: {
      en: 'Jurisdictional Investment Treaties',
      hi: 'निवेश संधियाँ और अधिकार क्षेत्र',
      mr: 'गुंतवणूक करारनामे आणि अधिकारक्षेत्र',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c02',
    teaches: {
      en: 'Who counts as an investor, what counts as an investment, and when a tribunal must say that a case is not for it. With India’s Model Treaty of 2016, which first asks for five years in the local courts.',
      hi: 'निवेशक किसे मानें, निवेश क्या है, और ट्रिब्यूनल को कब कहना चाहिए कि यह केस उसका नहीं। साथ में भारत की 2016 की मॉडल संधि, जो पहले पाँच साल देश की अदालतों में माँगती है।',
      mr: 'गुंतवणूकदार कोणाला म्हणायचे, गुंतवणूक कशाला म्हणायचे, आणि ‘हे प्रकरण आमचे नाही’ असे लवाद मंडळाने कधी म्हणायचे. आधी पाच वर्षे स्थानिक कोर्टात जायला सांगणाऱ्या भारताच्या 2016 च्या नमुना करारनाम्यासह.',
    },
    forWhom: {
      en: 'Counsel and in-house lawyers of companies that put money across a border.',
      hi: 'वकील, और उन कंपनियों के अपने वकील जो सीमा पार पैसा लगाती हैं।',
      mr: 'परदेशात पैसे गुंतवणाऱ्या कंपन्यांचे बाहेरचे आणि आतले वकील.',
    },
    hours: 14,
  },
  {
    title: {
      en: 'International Investment Law Framework',
      hi: 'अंतरराष्ट्रीय निवेश कानून का ढाँचा',
      mr: 'आंतरराष्ट्रीय गुंतवणूक कायद्याची चौकट',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c03',
    teaches: {
      en: 'The map of the field: treaties between two states, treaties among many, contracts with a state, and the rules that stand behind them. Why India is not a member of the ICSID Convention, and what that means for an award.',
      hi: 'पूरे विषय का नक्शा: दो देशों की संधियाँ, कई देशों की संधियाँ, सरकार के साथ करार, और उनके पीछे के नियम। भारत ICSID Convention में क्यों नहीं है, और अवॉर्ड के लिए इसका क्या मतलब है।',
      mr: 'या क्षेत्राचा नकाशा: दोन देशांमधले करारनामे, अनेक देशांमधले करारनामे, देशासोबतचे करार आणि त्यांमागचे नियम. भारत ICSID करारनाम्याचा सदस्य का नाही आणि त्याचा निवाड्यावर काय परिणाम होतो.',
    },
    forWhom: {
      en: 'Anyone who starts with investment law: students, officials, advisers.',
      hi: 'जो भी निवेश कानून शुरू कर रहे हैं: छात्र, अफ़सर, सलाहकार।',
      mr: 'गुंतवणूक कायद्याची सुरुवात करणारे कोणीही: विद्यार्थी, अधिकारी, सल्लागार.',
    },
    hours: 12,
  },
  {
    title: {
      en: 'Investment Treaty Arbitration',
      hi: 'निवेश संधि में आर्बिट्रेशन',
      mr: 'गुंतवणूक करारनाम्याखालचा लवाद',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c04',
    teaches: {
      en: 'The promises in a treaty, one by one: fair treatment, full protection, no taking without payment. Each is read through a decided case, White Industries v. India among them, and argued from both sides.',
      hi: 'संधि के वादे, एक-एक करके: सही बर्ताव, पूरी सुरक्षा, बिना मुआवज़े कुछ न छीनना। हर वादा किसी तय हो चुके केस से पढ़ा जाता है, जिनमें White Industries v. India भी है, और दोनों तरफ़ से बहस होती है।',
      mr: 'करारनाम्यातली वचने, एकेक करून: न्याय्य वागणूक, पूर्ण संरक्षण, मोबदल्याशिवाय ताबा नाही. प्रत्येक वचन निकाल लागलेल्या प्रकरणातून वाचले जाते (त्यात White Industries v. India आहे) आणि दोन्ही बाजूंनी मांडले जाते.',
    },
    forWhom: {
      en: 'Lawyers who may argue such a case, and arbitrators who may have to decide one.',
      hi: 'वकील जो ऐसे केस लड़ सकते हैं, और आर्बिट्रेटर जिन्हें फ़ैसला करना पड़ सकता है।',
      mr: 'असे प्रकरण लढवू शकणारे वकील आणि त्यावर निर्णय द्यावा लागू शकतो असे लवाद पंच.',
    },
    hours: 18,
  },
  {
    title: {
      en: 'Energy Disputes: Sector-Specific Arbitration',
      hi: 'ऊर्जा के विवाद: इस क्षेत्र का आर्बिट्रेशन',
      mr: 'ऊर्जा वाद: या क्षेत्रातला लवाद',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c05',
    teaches: {
      en: 'Power purchase, gas supply, solar parks: what goes wrong and who may decide it. Some disputes belong to the electricity commissions under section 86(1)(f) of the Electricity Act 2003. You learn to tell which.',
      hi: 'बिजली की ख़रीद, गैस की सप्लाई, सोलर पार्क: क्या बिगड़ता है और कौन फ़ैसला कर सकता है। Electricity Act 2003 की धारा 86(1)(f) में कुछ विवाद बिजली आयोगों के हैं। कौन-से, यह आप पहचानना सीखते हैं।',
      mr: 'वीज खरेदी, गॅस पुरवठा, सोलर पार्क: काय बिघडते आणि ते कोण ठरवू शकते. वीज कायदा 2003, कलम 86(1)(f) खालचे काही वाद वीज आयोगांकडे जातात. कोणते, ते ओळखायला शिका.',
    },
    forWhom: {
      en: 'Energy lawyers, engineers and contract teams.',
      hi: 'ऊर्जा के वकील, इंजीनियर और करार देखने वाली टीमें।',
      mr: 'ऊर्जा क्षेत्रातले वकील, इंजिनिअर आणि करार सांभाळणाऱ्या टीम.',
    },
    hours: 14,
  },
  {
    title: {
      en: 'Construction Disputes: Global Systems',
      hi: 'निर्माण के विवाद: दुनिया भर के तरीके',
      mr: 'बांधकाम वाद: जगभरातल्या पद्धती',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c06',
    teaches: {
      en: 'Delay, extra work, defects and the papers that prove them. How dispute boards under FIDIC contracts work, what an expert on time can and cannot show, and how an award deals with a hundred small claims.',
      hi: 'देरी, अतिरिक्त काम, कमियाँ और उन्हें साबित करने वाले कागज़। FIDIC करारों के विवाद बोर्ड कैसे चलते हैं, समय का विशेषज्ञ क्या दिखा सकता है और क्या नहीं, और अवॉर्ड सौ छोटे दावों को कैसे सँभालता है।',
      mr: 'उशीर, जादा काम, दोष आणि ते सिद्ध करणारी कागदपत्रे. FIDIC करारांखालची वाद मंडळे कशी चालतात, वेळेचा तज्ज्ञ काय दाखवू शकतो आणि काय नाही, आणि शंभर छोटे दावे निवाडा कसे हाताळतो.',
    },
    forWhom: {
      en: 'Engineers, quantity surveyors and lawyers on building projects.',
      hi: 'निर्माण के काम में लगे इंजीनियर, मात्रा नापने वाले (क्वांटिटी सर्वेयर) और वकील।',
      mr: 'बांधकाम प्रकल्पांवरचे इंजिनिअर, क्वांटिटी सर्व्हेयर आणि वकील.',
    },
    hours: 16,
  },
  {
    title: { en: 'Mock Arbitration Trials', hi: 'आर्बिट्रेशन का अभ्यास मुकदमा', mr: 'लवादाचा सराव' },
    status: '-',
    rupees: PRICE,
    picture: 'c07',
    teaches: {
      en: 'Two made-up cases, played from the first order to the award. You open, question a witness on screen, lose an objection, and sit as the tribunal once. After each round you hear what worked.',
      hi: 'दो गढ़े हुए केस, पहले आदेश से अवॉर्ड तक खेले जाते हैं। आप शुरुआत करते हैं, स्क्रीन पर गवाह से सवाल करते हैं, एक आपत्ति हारते हैं, और एक बार ट्रिब्यूनल बनकर बैठते हैं। हर दौर के बाद बताया जाता है कि क्या अच्छा रहा।',
      mr: 'दोन काल्पनिक प्रकरणे, पहिल्या आदेशापासून निवाड्यापर्यंत. तुम्ही सुरुवातीची मांडणी करता, स्क्रीनवर साक्षीदाराला प्रश्न विचारता, एक हरकत हरता आणि एकदा लवाद मंडळ म्हणून बसता. प्रत्येक फेरीनंतर काय जमले ते ऐकता.',
    },
    forWhom: {
      en: 'Young lawyers and students who would like to be nervous here first.',
      hi: 'नए वकील और छात्र, जो पहली घबराहट यहीं निकालना चाहते हैं।',
      mr: 'घाबरायचे ते आधी इथे घाबरू, असे म्हणणारे तरुण वकील आणि विद्यार्थी.',
    },
    hours: 24,
  },
  {
    title: {
      en: "Arbitrator's Guide to ODR",
      hi: 'आर्बिट्रेटर के लिए ODR गाइड',
      mr: 'लवाद पंचांसाठी ODR मार्गदर्शक',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c08',
    teaches: {
      en: 'How to run a fair case online: notice that reaches people, equal time, papers in order, a hearing that survives a bad line. With the duty to disclose (section 12), to treat both alike (18) and to decide in time (29A).',
      hi: 'ऑनलाइन केस निष्पक्ष ढंग से कैसे चलाएँ: नोटिस जो लोगों तक पहुँचे, बराबर समय, कागज़ सही क्रम में, और सुनवाई जो ख़राब नेटवर्क में भी चले। साथ में खुलासा करने (धारा 12), दोनों से एक जैसा बर्ताव करने (18) और समय पर फ़ैसला देने (29A) की ज़िम्मेदारी।',
      mr: 'ऑनलाइन प्रकरण न्याय्यपणे कसे चालवायचे: लोकांपर्यंत पोहोचणारी नोटीस, सारखा वेळ, नीट लावलेली कागदपत्रे, खराब नेटवर्कमध्येही टिकणारी सुनावणी. संबंध उघड करणे (कलम 12), दोघांना समान वागवणे (18) आणि वेळेत निर्णय देणे (29A), या कर्तव्यांसह.',
    },
    forWhom: {
      en: 'Arbitrators, and people about to apply to a panel.',
      hi: 'आर्बिट्रेटर, और वे जो किसी पैनल के लिए आवेदन करने वाले हैं।',
      mr: 'लवाद पंच, आणि पॅनेलसाठी अर्ज करणार असलेले.',
    },
    hours: 12,
  },
  {
    title: {
      en: 'International Arbitration: Comparative Systems',
      hi: 'अंतरराष्ट्रीय आर्बिट्रेशन: अलग-अलग देशों के तरीके',
      mr: 'आंतरराष्ट्रीय लवाद: पद्धतींची तुलना',
    },
    status: '-',
    rupees: PRICE,
    picture: 'c09',
    teaches: {
      en: 'The same dispute in Mumbai, Singapore, London and Paris. What the seat changes, how courts help or step in, and how an award travels under the New York Convention of 1958.',
      hi: 'एक ही विवाद मुंबई, सिंगापुर, लंदन और पेरिस में। कानूनी स्थान (सीट) से क्या बदलता है, अदालतें कैसे मदद या दख़ल करती हैं, और 1958 के New York Convention में अवॉर्ड दूसरे देशों तक कैसे पहुँचता है।',
      mr: 'तोच वाद मुंबई, सिंगापूर, लंडन आणि पॅरिसमध्ये. लवादाच्या स्थानाने (seat) काय बदलते, कोर्टे कशी मदत करतात किंवा मध्ये येतात, आणि 1958 च्या न्यूयॉर्क करारनाम्याखाली निवाडा देशोदेशी कसा चालतो.',
    },
    forWhom: {
      en: 'Lawyers who draft or argue clauses between two countries.',
      hi: 'वकील, जो दो देशों के बीच की शर्तें लिखते हैं या उन पर बहस करते हैं।',
      mr: 'दोन देशांमधल्या करारांच्या अटी लिहिणारे किंवा त्यांवर लढणारे वकील.',
    },
    hours: 18,
  },
  {
    title: { en: 'Introduction to ADR & ODR', hi: 'ADR और ODR की शुरुआत', mr: 'ADR आणि ODR ची ओळख' },
    status: '-',
    rupees: PRICE,
    picture: 'c10',
    teaches: {
      en: 'Negotiation, mediation, conciliation, arbitration: what each is, when each fits, and what a signature at the end is worth. With the Mediation Act 2023 and the Arbitration and Conciliation Act 1996 in plain words.',
      hi: 'समझौते की बात, मीडिएशन, सुलह, आर्बिट्रेशन: हर एक क्या है, कब सही बैठता है, और अंत में दस्तख़त की कीमत क्या है। साथ में Mediation Act 2023 और माध्यस्थम् और सुलह अधिनियम, 1996, आसान शब्दों में।',
      mr: 'वाटाघाटी, मध्यस्थी, समेट, लवाद: प्रत्येक म्हणजे काय, केव्हा योग्य, आणि शेवटच्या सहीचे मोल किती. मध्यस्थी कायदा 2023 आणि लवाद आणि समेट कायदा 1996, साध्या शब्दांत.',
    },
    forWhom: {
      en: 'Everyone. No law degree is needed, and no dispute either.',
      hi: 'सबके लिए। न कानून की डिग्री चाहिए, न कोई विवाद।',
      mr: 'सर्वांसाठी. कायद्याची पदवी लागत नाही, आणि वादही लागत नाही.',
    },
    hours: 8,
  },
];
