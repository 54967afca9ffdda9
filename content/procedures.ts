import type { LocalizedText } from '#kernel/language.ts';

/** The two service pages: what each way is, how it runs, and what it cannot do. */
export type ProcedurePage = {
  heading: readonly [tight: LocalizedText, wide: LocalizedText];
  description: LocalizedText;
  lead: LocalizedText;
  help: { text: LocalizedText; points: readonly LocalizedText[] };
  steps: readonly { title: LocalizedText; text: LocalizedText }[];
  limits: readonly { title: LocalizedText; text: LocalizedText; law: LocalizedText }[];
  /** The moving picture at its top. */
  film: 'arbitration' | 'mediation';
};

const arbitration: ProcedurePage = {
  heading: [
    { en: 'Arbitration', hi: 'आर्बिट्रेशन', mr: 'लवाद' },
    { en: 'Services', hi: 'सेवाएँ', mr: 'सेवा' },
  ],
  description: {
    en: 'Expedited, online and ordinary arbitration at Munch: how a case runs, which times are targets, and what may not be arbitrated in India.',
    hi: 'Munch पर फ़ास्ट-ट्रैक, ऑनलाइन और सामान्य आर्बिट्रेशन: केस कैसे चलता है, कौन-से समय लक्ष्य हैं, और भारत में किसका आर्बिट्रेशन नहीं हो सकता।',
    mr: 'Munch मध्ये जलद, ऑनलाइन आणि नियमित लवाद: प्रकरण कसे चालते, कोणत्या वेळा लक्ष्य आहेत आणि भारतात कशावर लवाद होऊ शकत नाही.',
  },
  lead: {
    en: 'A neutral person hears both sides and decides. The decision binds, and a court enforces it like its own.',
    hi: 'एक निष्पक्ष व्यक्ति दोनों पक्षों को सुनकर फ़ैसला करता है। फ़ैसला मानना ज़रूरी है, और अदालत उसे अपने फ़ैसले की तरह लागू करवाती है।',
    mr: 'तटस्थ व्यक्ती दोन्ही बाजू ऐकते आणि निर्णय देते. तो बंधनकारक असतो आणि कोर्ट तो स्वतःच्या निर्णयासारखा अमलात आणते.',
  },
  help: {
    text: {
      en: 'You bring the dispute. We bring the rules, a panel to choose from, the notices, the dates and a room for both sides. What we never bring is an opinion on who is right.',
      hi: 'विवाद आप लाते हैं। नियम, चुनने के लिए पैनल, नोटिस, तारीख़ें और दोनों पक्षों के लिए कमरा हम लाते हैं। कौन सही है, इस पर राय हम कभी नहीं लाते।',
      mr: 'वाद तुम्ही आणता. नियम, निवडीसाठी पॅनेल, नोटिसा, तारखा आणि दोन्ही बाजूंसाठी खोली आम्ही आणतो. कोण बरोबर, याबद्दलचे मत मात्र आम्ही कधीच आणत नाही.',
    },
    points: [
      {
        en: 'We check first whether we may act: a clause, a new agreement of all sides, or a court’s order',
        hi: 'पहले हम देखते हैं कि क्या हमें हक है: करार में शर्त, सब पक्षों की नई सहमति, या अदालत का आदेश',
        mr: 'आम्हाला हे प्रकरण घेता येते का ते आधी तपासतो: करारातली अट, सर्व बाजूंचा नवा करार किंवा कोर्टाचा आदेश',
      },
      {
        en: 'We see to it that the other side really gets the notice',
        hi: 'हम पक्का करते हैं कि दूसरे पक्ष को नोटिस सच में मिले',
        mr: 'दुसऱ्या बाजूला नोटीस खरोखर मिळेल याची काळजी घेतो',
      },
      {
        en: 'We keep the same days, the same fees and the same papers for both',
        hi: 'दोनों के लिए दिन, फ़ीस और कागज़ हम एक जैसे रखते हैं',
        mr: 'दोघांना सारखेच दिवस, सारखीच फी आणि सारखीच कागदपत्रे ठेवतो',
      },
    ],
  },
  steps: [
    {
      title: { en: 'You ask', hi: 'आप अर्ज़ी देते हैं', mr: 'तुम्ही विनंती करता' },
      text: {
        en: 'One side files a request. The case begins on the day on which the other side receives it.',
        hi: 'एक पक्ष अर्ज़ी देता है। जिस दिन वह दूसरे पक्ष को मिलती है, उसी दिन केस शुरू होता है।',
        mr: 'एक बाजू विनंती दाखल करते. दुसऱ्या बाजूला ती मिळते, त्या दिवशी प्रकरण सुरू होते.',
      },
    },
    {
      title: { en: 'They answer', hi: 'वे जवाब देते हैं', mr: 'ते उत्तर देतात' },
      text: {
        en: 'The other side has its own time to answer, and to say that we should not act at all.',
        hi: 'दूसरे पक्ष को जवाब देने का अपना समय मिलता है, और यह कहने का भी कि हमें यह केस लेना ही नहीं चाहिए।',
        mr: 'उत्तर द्यायला, आणि आम्ही हे प्रकरण घेऊच नये असे सांगायलाही, दुसऱ्या बाजूला तिचा वेळ मिळतो.',
      },
    },
    {
      title: { en: 'A neutral is found', hi: 'निष्पक्ष व्यक्ति चुना जाता है', mr: 'तटस्थ व्यक्ती ठरते' },
      text: {
        en: 'Both sides choose from a list, or agree on a name. The arbitrator discloses every tie before the appointment.',
        hi: 'दोनों पक्ष सूची से चुनते हैं या किसी नाम पर राज़ी होते हैं। नियुक्ति से पहले आर्बिट्रेटर हर नाते का खुलासा करते हैं।',
        mr: 'दोन्ही बाजू यादीतून निवडतात, किंवा एका नावावर सहमत होतात. नेमणुकीआधी लवाद पंच आपला प्रत्येक संबंध उघड करतात.',
      },
    },
    {
      title: { en: 'It ends', hi: 'केस ख़त्म होता है', mr: 'शेवट होतो' },
      text: {
        en: 'A reasoned award, signed and sent to each side. Or a settlement on the way, which can be made an award.',
        hi: 'वजहों के साथ लिखा फ़ैसला (अवॉर्ड), दस्तख़त होकर हर पक्ष को भेजा जाता है। या बीच में समझौता, जिसे अवॉर्ड बनाया जा सकता है।',
        mr: 'कारणांसह, सही केलेला निवाडा प्रत्येक बाजूला पाठवला जातो. किंवा वाटेतच तडजोड होते आणि तिचा निवाडा होऊ शकतो.',
      },
    },
  ],
  limits: [
    {
      title: {
        en: 'Rented homes under rent control',
        hi: 'किराया कानून वाले मकान',
        mr: 'भाडे नियंत्रणाखालची घरे',
      },
      text: {
        en: 'Eviction and rent where a rent law has given the power to its own court are not for us. Tenancies under the general law can be arbitrated.',
        hi: 'जहाँ किराया कानून ने बेदख़ली और किराए का हक अपनी अदालत को दिया है, वे केस हमारे लिए नहीं हैं। आम कानून वाली किराएदारी का आर्बिट्रेशन हो सकता है।',
        mr: 'घर खाली करणे आणि भाडे याबाबत भाडे कायद्याने जिथे खास कोर्टाला अधिकार दिला आहे, ते वाद आमच्याकडे येत नाहीत. सर्वसाधारण कायद्याखालच्या भाड्याच्या वादांवर लवाद होऊ शकतो.',
      },
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: {
        en: 'Crime, family status, insolvency',
        hi: 'अपराध, शादी का दर्जा, दिवालियापन',
        mr: 'गुन्हा, कौटुंबिक नाते, दिवाळखोरी',
      },
      text: {
        en: 'What the State punishes, who is married to whom, and the winding-up of a company are for the courts and tribunals of the State.',
        hi: 'जिसकी सज़ा सरकार देती है, किसकी शादी किससे है, और कंपनी बंद करना: ये सब सरकारी अदालतों और ट्रिब्यूनलों के काम हैं।',
        mr: 'ज्याला सरकार शिक्षा देते ते गुन्हे, कोणाचे लग्न कोणाशी झाले आहे, आणि कंपनी बंद करणे, हे विषय कोर्ट आणि सरकारी न्यायाधिकरणांकडे जातात.',
      },
      law: 'Booz Allen v SBI Home Finance (2011); Vidya Drolia (2020)',
    },
    {
      title: {
        en: 'A consumer who did not choose it',
        hi: 'ग्राहक, जिसने इसे नहीं चुना',
        mr: 'ज्या ग्राहकाने लवाद निवडला नाही',
      },
      text: {
        en: 'The consumer commission stays open to a buyer whatever the small print says. Our rules need a consumer’s agreement from after the dispute.',
        hi: 'बारीक अक्षरों में कुछ भी लिखा हो, ख़रीदार के लिए उपभोक्ता आयोग खुला रहता है। हमारे नियम ग्राहक की सहमति विवाद होने के बाद माँगते हैं।',
        mr: 'बारीक अक्षरांत काहीही लिहिले असो, ग्राहक आयोगाचे दार खरेदीदारासाठी खुले राहते. आमच्या नियमांनुसार वाद झाल्यानंतरची ग्राहकाची सहमती लागते.',
      },
      law: 'Emaar MGF v Aftab Singh (2018)',
    },
    {
      title: {
        en: 'A second try on the merits',
        hi: 'पूरे केस पर दोबारा फ़ैसला',
        mr: 'त्याच मुद्द्यांवर दुसरी संधी',
      },
      text: {
        en: 'An award can be set aside only on few grounds, and the request must reach the court within three months, with 30 days more for good cause.',
        hi: 'अवॉर्ड गिने-चुने कारणों पर ही रद्द हो सकता है, और इसकी अर्ज़ी तीन महीने में अदालत पहुँचनी चाहिए। ठोस वजह हो तो 30 दिन और।',
        mr: 'निवाडा फार थोड्या कारणांवरच रद्द होऊ शकतो. त्यासाठीचा अर्ज तीन महिन्यांत कोर्टात पोहोचला पाहिजे. योग्य कारण असेल तर आणखी 30 दिवस मिळतात.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, section 34',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 34',
        mr: 'लवाद आणि समेट कायदा 1996, कलम 34',
      },
    },
  ],
  film: 'arbitration',
};

const mediation: ProcedurePage = {
  heading: [
    { en: 'Mediation', hi: 'मीडिएशन', mr: 'मध्यस्थी' },
    { en: 'Services', hi: 'सेवाएँ', mr: 'सेवा' },
  ],
  description: {
    en: 'Mediation at Munch: a neutral person helps both sides to find their own agreement, in private. How it runs, what binds, and when it ends.',
    hi: 'Munch पर मीडिएशन: निष्पक्ष व्यक्ति दोनों पक्षों को अपना समझौता ढूँढने में मदद करता है, निजी तौर पर। यह कैसे चलता है, क्या मानना ज़रूरी है, और कब ख़त्म होता है।',
    mr: 'Munch मध्ये मध्यस्थी: तटस्थ व्यक्ती दोन्ही बाजूंना स्वतःची सहमती शोधायला मदत करते, खासगीत. ती कशी चालते, काय बंधनकारक असते आणि कधी संपते.',
  },
  lead: {
    en: 'A neutral person helps both sides to talk. Nobody decides for you; the agreement is your own, or there is none.',
    hi: 'निष्पक्ष व्यक्ति दोनों पक्षों को बात करने में मदद करता है। आपकी जगह कोई फ़ैसला नहीं करता। समझौता आपका अपना होगा, या होगा ही नहीं।',
    mr: 'तटस्थ व्यक्ती दोन्ही बाजूंना बोलायला मदत करते. तुमच्यासाठी कोणी निर्णय घेत नाही. सहमती झाली तर ती तुमची स्वतःची असते, नाहीतर ती होत नाही.',
  },
  help: {
    text: {
      en: 'A mediator listens to both, together and apart, and looks for what each side needs behind what it asks. You may leave at any time, and nothing that you only offered binds you.',
      hi: 'मीडिएटर दोनों को साथ भी सुनते हैं और अलग-अलग भी। वे देखते हैं कि माँग के पीछे असली ज़रूरत क्या है। आप जब चाहें जा सकते हैं, और जो बात आपने सिर्फ़ प्रस्ताव में कही, वह आपको नहीं बाँधती।',
      mr: 'मध्यस्थ दोघांचे ऐकतात, एकत्र आणि वेगवेगळे. प्रत्येक बाजू जे मागते त्यामागची खरी गरज शोधतात. तुम्ही कधीही उठून जाऊ शकता. तुम्ही नुसता दिलेला प्रस्ताव तुमच्यावर बंधनकारक नसतो.',
    },
    points: [
      {
        en: 'What you tell the mediator alone stays with the mediator, unless you say otherwise',
        hi: 'मीडिएटर से अकेले में कही बात उन्हीं तक रहती है, जब तक आप कुछ और न कहें',
        mr: 'फक्त मध्यस्थांना सांगितलेले मध्यस्थांकडेच राहते, तुम्ही परवानगी दिली नाही तोवर',
      },
      {
        en: 'Offers and admissions from the talks are not carried into a later case',
        hi: 'बातचीत में दिए प्रस्ताव और मानी हुई बातें बाद के किसी केस में नहीं ले जाई जातीं',
        mr: 'बोलण्यातले प्रस्ताव आणि कबुल्या पुढच्या प्रकरणात नेल्या जात नाहीत',
      },
      {
        en: 'Your mediator never becomes your arbitrator, unless all sides ask for it in writing',
        hi: 'आपके मीडिएटर कभी आपके आर्बिट्रेटर नहीं बनते, जब तक सब पक्ष लिखकर न माँगें',
        mr: 'तुमचे मध्यस्थ कधीच तुमचे लवाद पंच होत नाहीत, सर्व बाजूंनी लेखी मागितल्याशिवाय',
      },
    ],
  },
  steps: [
    {
      title: { en: 'You invite', hi: 'आप बुलाते हैं', mr: 'तुम्ही बोलावता' },
      text: {
        en: 'We write to the other side. If no yes comes within 30 days, you may take that as a no.',
        hi: 'हम दूसरे पक्ष को लिखते हैं। 30 दिन में हाँ न आए, तो आप इसे ना मान सकते हैं।',
        mr: 'आम्ही दुसऱ्या बाजूला लिहितो. 30 दिवसांत होकार आला नाही, तर तो नकार समजायला हरकत नाही.',
      },
    },
    {
      title: { en: 'A mediator is found', hi: 'मीडिएटर चुने जाते हैं', mr: 'मध्यस्थ ठरतात' },
      text: {
        en: 'Both sides agree on a name. The mediator discloses every tie, and either side may object.',
        hi: 'दोनों पक्ष एक नाम पर राज़ी होते हैं। मीडिएटर हर नाते का खुलासा करते हैं, और कोई भी पक्ष आपत्ति कर सकता है।',
        mr: 'दोन्ही बाजू एका नावावर सहमत होतात. मध्यस्थ आपला प्रत्येक संबंध उघड करतात आणि कोणतीही बाजू हरकत घेऊ शकते.',
      },
    },
    {
      title: { en: 'You talk', hi: 'आप बात करते हैं', mr: 'तुम्ही बोलता' },
      text: {
        en: 'Together, apart, by message or by video. Our rules set 120 days, and 60 more if both agree.',
        hi: 'साथ में, अलग-अलग, संदेश से या वीडियो पर। हमारे नियम 120 दिन देते हैं, और दोनों राज़ी हों तो 60 और।',
        mr: 'एकत्र, वेगवेगळे, मेसेजवर किंवा व्हिडिओवर. आमचे नियम 120 दिवस देतात. दोघांची सहमती असेल तर आणखी 60.',
      },
    },
    {
      title: {
        en: 'You sign, or you part',
        hi: 'दस्तख़त, या अलविदा',
        mr: 'सही करता, किंवा निरोप घेता',
      },
      text: {
        en: 'Signed terms, authenticated by the neutral. Or a note that there was no settlement, without a word on why.',
        hi: 'दस्तख़त की हुई शर्तें, जिन्हें निष्पक्ष व्यक्ति प्रमाणित करता है। या बस इतना लिखा जाता है कि समझौता नहीं हुआ, वजह पर एक शब्द नहीं।',
        mr: 'सही केलेल्या अटी, तटस्थ व्यक्तीने प्रमाणित केलेल्या. किंवा तडजोड झाली नाही अशी नोंद, का झाली नाही त्याचा एक शब्दही न लिहिता.',
      },
    },
  ],
  limits: [
    {
      title: {
        en: 'What makes the paper strong',
        hi: 'कागज़ को ताकत किससे मिलती है',
        mr: 'कागदाला बळ कशाने येते',
      },
      text: {
        en: 'Run as a conciliation, the signed and authenticated terms have the effect of an award. We offer that form while parts of the Mediation Act 2023 still wait to come into force.',
        hi: 'सुलह के रूप में चले, तो दस्तख़त की हुई और प्रमाणित शर्तों का असर अवॉर्ड जैसा होता है। जब तक मीडिएशन के कानून (Mediation Act 2023) के कुछ हिस्से लागू नहीं होते, हम यही रूप देते हैं।',
        mr: 'समेट म्हणून चालवले, तर सही केलेल्या आणि प्रमाणित अटींना निवाड्याइतके बळ मिळते. मध्यस्थी कायदा 2023 चे काही भाग अजून लागू व्हायचे आहेत, तोवर आम्ही ही पद्धत देतो.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, sections 73 and 74',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 73 और 74',
        mr: 'लवाद आणि समेट कायदा 1996, कलमे 73 आणि 74',
      },
    },
    {
      title: { en: 'What is not secret', hi: 'क्या गोपनीय नहीं है', mr: 'काय गुप्त नसते' },
      text: {
        en: 'A threat, a plan to commit an offence, violence at home or harm to a child is not protected by the silence of the room.',
        hi: 'धमकी, अपराध की योजना, घरेलू हिंसा या बच्चे को नुकसान: कमरे की चुप्पी इन्हें नहीं छिपाती।',
        mr: 'धमकी, गुन्ह्याचा बेत, घरातली हिंसा किंवा मुलाला इजा, यांना खोलीतल्या गुप्ततेचे संरक्षण मिळत नाही.',
      },
      law: {
        en: 'Mediation Act 2023, sections 22 and 23',
        hi: 'Mediation Act 2023, धारा 22 और 23',
        mr: 'मध्यस्थी कायदा 2023, कलमे 22 आणि 23',
      },
    },
    {
      title: {
        en: 'Matters unfit for mediation',
        hi: 'जो मीडिएशन के लायक नहीं',
        mr: 'मध्यस्थीला न येणारे विषय',
      },
      text: {
        en: 'The prosecution of crimes, and the other matters of the Act’s list, cannot be settled here. A court may still send a part of them to a mediator.',
        hi: 'अपराध के मुकदमे और कानून की सूची की दूसरी बातें यहाँ नहीं निपट सकतीं। फिर भी अदालत उनका कोई हिस्सा मीडिएटर के पास भेज सकती है।',
        mr: 'फौजदारी खटले आणि कायद्याच्या यादीतले इतर विषय इथे मिटवता येत नाहीत. तरी कोर्ट त्यातला काही भाग मध्यस्थांकडे पाठवू शकते.',
      },
      law: {
        en: 'Mediation Act 2023, section 6 and First Schedule',
        hi: 'Mediation Act 2023, धारा 6 और पहली अनुसूची',
        mr: 'मध्यस्थी कायदा 2023, कलम 6 आणि पहिली अनुसूची',
      },
    },
    {
      title: { en: 'It needs two', hi: 'दो का होना ज़रूरी है', mr: 'त्यासाठी दोघे लागतात' },
      text: {
        en: 'We cannot make anybody come. If the other side stays away, arbitration with a valid agreement, or a court, is the way on.',
        hi: 'हम किसी को आने पर मजबूर नहीं कर सकते। दूसरा पक्ष न आए, तो आगे का रास्ता है आर्बिट्रेशन, अगर उसका सही करार हो, या अदालत।',
        mr: 'आम्ही कोणालाही यायला भाग पाडू शकत नाही. दुसरी बाजू आली नाही, तर वैध कराराखालचा लवाद किंवा कोर्ट हा पुढचा मार्ग.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, section 62',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 62',
        mr: 'लवाद आणि समेट कायदा 1996, कलम 62',
      },
    },
  ],
  film: 'mediation',
};

export const ways = {
  '/arbitration-services': arbitration,
  '/mediation-services': mediation,
} as const;
