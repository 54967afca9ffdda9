import { arbitration, type ProcedurePage } from './procedures/arbitration.ts';

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
