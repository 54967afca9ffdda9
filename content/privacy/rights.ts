import { institution } from '../institution.ts';
import type { LegalTextSection } from '../legal-text.ts';

/** How long it is kept and how safely, and what people may ask for. */
export const rights: readonly LegalTextSection[] = [
  {
    id: 'cases',
    title: { en: 'Papers of a case', hi: 'केस के कागज़', mr: 'प्रकरणाची कागदपत्रे' },
    clauses: [
      {
        en: 'When a case begins, its papers are also governed by the [Arbitration Rules](/arbitration-rules) and by the confidentiality that the law lays on arbitration, conciliation and mediation (sections 42A and 75 of the Arbitration and Conciliation Act, 1996; sections 22 and 23 of the Mediation Act, 2023).',
        hi: 'केस शुरू होने पर उसके कागज़ों पर [आर्बिट्रेशन नियम](/arbitration-rules) भी लागू होते हैं, और वह गोपनीयता भी जो कानून आर्बिट्रेशन, सुलह और मीडिएशन के लिए तय करता है (माध्यस्थम् और सुलह अधिनियम, 1996 की धारा 42A और 75; Mediation Act, 2023 की धारा 22 और 23)।',
        mr: 'प्रकरण सुरू झाल्यावर त्याच्या कागदपत्रांना [लवाद नियम](/arbitration-rules), आणि कायदा लवाद, समेट व मध्यस्थी यांना घालतो ती गोपनीयताही लागू होते (लवाद आणि समेट कायदा, 1996 ची कलमे 42A आणि 75; मध्यस्थी कायदा, 2023 ची कलमे 22 आणि 23).',
      },
      {
        en: 'Where personal data is needed to enforce a legal right or claim, or to decide a dispute, section 17(1) of the DPDP Act sets some rights aside, such as erasure. We use that only as far as the case needs it.',
        hi: 'जहाँ कोई कानूनी हक या दावा लागू कराने, या विवाद का फ़ैसला करने के लिए निजी जानकारी चाहिए, वहाँ DPDP Act की धारा 17(1) कुछ हकों को अलग रखती है, जैसे मिटवाने का हक। हम इसका इस्तेमाल उतना ही करते हैं जितनी केस को ज़रूरत हो।',
        mr: 'कायदेशीर हक्क किंवा दावा बजावण्यासाठी, किंवा वादाचा निर्णय देण्यासाठी वैयक्तिक माहिती लागते, तिथे DPDP Act चे कलम 17(1) काही हक्क बाजूला ठेवते, जसे पुसून घेण्याचा हक्क. प्रकरणाला गरज असेल तेवढाच आम्ही त्याचा वापर करतो.',
      },
    ],
  },
  {
    id: 'how-long',
    title: { en: 'How long we keep it', hi: 'कब तक रखते हैं', mr: 'किती काळ ठेवतो' },
    clauses: [
      {
        text: {
          en: 'We keep data as long as its purpose lasts, or a law asks for it:',
          hi: 'हम जानकारी तब तक रखते हैं जब तक उसका काम बाकी हो, या कोई कानून उसे रखने को कहे:',
          mr: 'माहितीचे काम असेपर्यंत, किंवा एखादा कायदा ठेवायला सांगतो तोपर्यंत, आम्ही ती ठेवतो:',
        },
        list: [
          {
            en: 'Enquiries and consultation requests: until the matter is closed, and then at most three years, the usual time in which a claim may still come up',
            hi: 'सवाल और बातचीत की माँगें: बात पूरी होने तक, और उसके बाद ज़्यादा से ज़्यादा तीन साल, यानी वह आम समय जिसमें कोई दावा अब भी उठ सकता है',
            mr: 'चौकशी आणि चर्चेच्या मागण्या: विषय मिटेपर्यंत, आणि त्यानंतर जास्तीत जास्त तीन वर्षे, म्हणजे एखादा दावा अजून येऊ शकतो तो नेहमीचा काळ',
          },
          {
            en: 'Newsletter: your address until you leave, and then the fact that you left, so that we do not write again; an address that was never confirmed, ninety days at most',
            hi: 'न्यूज़लेटर: आपके छोड़ने तक आपका पता, और उसके बाद यह बात कि आपने छोड़ा, ताकि हम फिर न लिखें; जो पता कभी कन्फ़र्म नहीं हुआ, वह ज़्यादा से ज़्यादा नब्बे दिन',
            mr: 'न्यूजलेटर: तुम्ही सोडेपर्यंत तुमचा पत्ता, आणि त्यानंतर तुम्ही सोडल्याची नोंद, म्हणजे आम्ही पुन्हा लिहिणार नाही; कधीही कन्फर्म न झालेला पत्ता, जास्तीत जास्त नव्वद दिवस',
          },
          {
            en: 'Applications to the panel, with their documents: until they are decided on, then as long as the panel membership lasts, and at most three years after',
            hi: 'पैनल के आवेदन, अपने कागज़ों के साथ: उन पर फ़ैसला होने तक, फिर जब तक पैनल की सदस्यता रहे, और उसके बाद ज़्यादा से ज़्यादा तीन साल',
            mr: 'पॅनेलचे अर्ज, त्यांच्या कागदपत्रांसह: त्यांवर निर्णय होईपर्यंत, मग पॅनेलचे सदस्यत्व असेपर्यंत, आणि त्यानंतर जास्तीत जास्त तीन वर्षे',
          },
          {
            en: 'A file that was uploaded and never sent with an application: seven days. A half-done application: thirty days',
            hi: 'जो फ़ाइल अपलोड हुई पर कभी आवेदन के साथ भेजी नहीं गई: सात दिन। अधूरा आवेदन: तीस दिन',
            mr: 'अपलोड केलेली पण अर्जासोबत कधीही न पाठवलेली फाइल: सात दिवस. अर्धवट अर्ज: तीस दिवस',
          },
          {
            en: 'Account: until you ask us to erase it. What the record says of it stays, without your name',
            hi: 'अकाउंट: जब तक आप उसे मिटाने को न कहें। रिकॉर्ड उसके बारे में जो कहता है, वह रहता है, आपके नाम के बिना',
            mr: 'अकाउंट: तुम्ही ते पुसायला सांगेपर्यंत. नोंद त्याबद्दल जे सांगते ते राहते, तुमच्या नावाशिवाय',
          },
          {
            en: 'The list of mails we sent (to whom, when and of what kind): three years',
            hi: 'हमारे भेजे ईमेल की सूची (किसे, कब और किस तरह का): तीन साल',
            mr: 'आम्ही पाठवलेल्या ईमेलची यादी (कोणाला, कधी आणि कोणत्या प्रकारचा): तीन वर्षे',
          },
          {
            en: 'Backups: copies are made so that nothing is lost, and are kept apart and replaced in turn',
            hi: 'बैकअप: कॉपियाँ बनाई जाती हैं ताकि कुछ खो न जाए, वे अलग रखी जाती हैं और बारी-बारी से बदली जाती हैं',
            mr: 'बॅकअप: काहीही हरवू नये म्हणून प्रती केल्या जातात, त्या वेगळ्या ठेवल्या जातात आणि पाळीपाळीने बदलल्या जातात',
          },
        ],
      },
      {
        en: 'Day-old fingerprints, files that no application names, half-done applications, codes, links and sessions that are over are deleted by machine, and so are, every night, unconfirmed addresses, closed enquiries and the documents of applications that came to nothing, once they were kept for the time that the office has set within these limits. The rest is not, at present: a person of the office goes through the records once a year. If you do not wish to wait for that, ask, and it is done for you.',
        hi: 'एक दिन पुरानी छापें, जिन फ़ाइलों का नाम किसी आवेदन में नहीं, अधूरे आवेदन, और ख़त्म हो चुके कोड, लिंक और सेशन मशीन मिटाती है। हर रात मशीन कन्फ़र्म न हुए पते, बंद हो चुके सवाल और उन आवेदनों के कागज़ भी मिटाती है जिनसे कुछ नहीं बना, जब वे उतने समय तक रखे जा चुके हों जितना कार्यालय ने इन सीमाओं के अंदर तय किया है। बाकी अभी मशीन से नहीं मिटता: कार्यालय से कोई साल में एक बार रिकॉर्ड देखता है। उतना इंतज़ार न करना हो, तो कहें, और आपके लिए वह कर दिया जाता है।',
        mr: 'एक दिवस जुने ठसे, कोणत्याही अर्जात नाव नसलेल्या फाइल्स, अर्धवट अर्ज, आणि संपलेले कोड, लिंक व सेशन यंत्र पुसते. कन्फर्म न झालेले पत्ते, मिटलेल्या चौकशा आणि निष्फळ ठरलेल्या अर्जांची कागदपत्रेही यंत्र दर रात्री पुसते, कार्यालयाने या मर्यादांच्या आत ठरवलेला काळ ती ठेवून झाल्यावर. बाकीचे सध्या यंत्र पुसत नाही: कार्यालयातली एक व्यक्ती वर्षातून एकदा नोंदी तपासते. तेवढे थांबायचे नसेल, तर सांगा, आणि ते तुमच्यासाठी केले जाते.',
      },
    ],
  },
  {
    id: 'safety',
    title: { en: 'How we keep it safe', hi: 'कैसे सुरक्षित रखते हैं', mr: 'सुरक्षित कशी ठेवतो' },
    clauses: [
      {
        en: 'Access is limited to those who need it. Links in our mails are kept only in a form from which they cannot be rebuilt. Passwords have at least twelve characters, are checked against what guessers try first, and are never kept as they are; whoever works for us needs a second factor as well. Documents that you upload are encrypted on our disk; only the officers and the committee members who work on your application can open them, and each opening is written down. The site accepts posts from its own pages, limits how many may come in a minute, and runs no scripts of others. Backups can be read by their owner alone, and do not hold the key of the documents.',
        hi: 'जानकारी सिर्फ़ वे लोग देख सकते हैं जिन्हें उसकी ज़रूरत हो। हमारे ईमेल के लिंक सिर्फ़ ऐसे रूप में रखे जाते हैं जिससे उन्हें दोबारा नहीं बनाया जा सकता। पासवर्ड में कम से कम बारह अक्षर होते हैं, जाँचा जाता है कि वे उनमें से न हों जो अंदाज़ा लगाने वाले सबसे पहले आज़माते हैं, और वे कभी जैसे के तैसे नहीं रखे जाते; जो हमारे लिए काम करते हैं, उन्हें दूसरा प्रमाण भी देना होता है। आपके अपलोड किए कागज़ हमारी डिस्क पर एन्क्रिप्ट होकर (ताले में) रहते हैं; उन्हें सिर्फ़ वे अधिकारी और समिति के सदस्य खोल सकते हैं जो आपके आवेदन पर काम करते हैं, और हर बार खोलना लिखा जाता है। साइट अपने ही पन्नों से भेजे फ़ॉर्म लेती है, एक मिनट में कितने आ सकते हैं इसकी सीमा रखती है, और दूसरों की स्क्रिप्ट नहीं चलाती। बैकअप सिर्फ़ उनके मालिक पढ़ सकते हैं, और उनमें कागज़ों की चाबी नहीं होती।',
        mr: 'माहिती ज्यांना लागते त्यांनाच ती पाहता येते. आमच्या ईमेलमधल्या लिंक पुन्हा तयार करता येणार नाहीत अशाच रूपात ठेवल्या जातात. पासवर्डमध्ये किमान बारा अक्षरे असतात, अंदाज करणारे आधी जे वापरून पाहतात त्याच्याशी ते ताडून पाहिले जातात, आणि ते कधीही जसेच्या तसे ठेवले जात नाहीत; आमच्यासाठी काम करणाऱ्यांना दुसरा पुरावाही लागतो. तुम्ही अपलोड केलेली कागदपत्रे आमच्या डिस्कवर एन्क्रिप्ट (कुलूपबंद) असतात; तुमच्या अर्जावर काम करणारे अधिकारी आणि समिती सदस्यच ती उघडू शकतात, आणि प्रत्येक वेळी उघडल्याची नोंद होते. साइट स्वतःच्या पानांवरून पाठवलेले फॉर्म घेते, एका मिनिटात किती येऊ शकतात यावर मर्यादा ठेवते, आणि इतरांच्या स्क्रिप्ट चालवत नाही. बॅकअप फक्त त्यांचे मालक वाचू शकतात, आणि त्यांत कागदपत्रांची किल्ली नसते.',
      },
      {
        en: 'No system is beyond failure. If personal data is lost or seen by somebody who should not see it, we tell those concerned without delay, and inform the Data Protection Board as the law provides: at once, and in detail within 72 hours.',
        hi: 'ऐसा कोई सिस्टम नहीं जो कभी न चूके। अगर निजी जानकारी खो जाए या कोई ऐसा देख ले जिसे नहीं देखनी चाहिए, तो हम उससे जुड़े लोगों को बिना देर किए बताते हैं, और कानून के मुताबिक Data Protection Board को ख़बर देते हैं: तुरंत, और पूरे ब्योरे के साथ 72 घंटे के अंदर।',
        mr: 'कधीही न चुकणारी यंत्रणा नसते. वैयक्तिक माहिती हरवली किंवा ज्यांनी पाहायला नको त्यांनी पाहिली, तर आम्ही संबंधितांना उशीर न करता कळवतो, आणि कायद्याप्रमाणे डेटा संरक्षण मंडळाला (Data Protection Board) कळवतो: लगेच, आणि तपशिलांसह 72 तासांत.',
      },
    ],
  },
  {
    id: 'your-rights',
    title: { en: 'Your rights', hi: 'आपके हक', mr: 'तुमचे हक्क' },
    clauses: [
      {
        text: {
          en: 'You may, free of charge:',
          hi: 'आपको ये हक हैं, बिना किसी ख़र्च के:',
          mr: 'तुम्हाला हे हक्क मोफत आहेत:',
        },
        list: [
          {
            en: 'ask what we hold about you and with whom it was shared (section 11 of the DPDP Act)',
            hi: 'पूछना कि आपके बारे में हमारे पास क्या है और वह किसे दिया गया (DPDP Act की धारा 11)',
            mr: 'तुमच्याबद्दल आमच्याकडे काय आहे आणि ते कोणाला दिले ते विचारणे (DPDP Act चे कलम 11)',
          },
          {
            en: 'have it corrected, completed, updated or erased (section 12)',
            hi: 'उसे ठीक, पूरा या अपडेट करवाना, या मिटवाना (धारा 12)',
            mr: 'ते दुरुस्त, पूर्ण किंवा अपडेट करून घेणे, किंवा पुसून घेणे (कलम 12)',
          },
          {
            en: 'complain, and be answered (section 13)',
            hi: 'शिकायत करना, और जवाब पाना (धारा 13)',
            mr: 'तक्रार करणे, आणि उत्तर मिळणे (कलम 13)',
          },
          {
            en: 'name somebody who may use these rights if you die or cannot act (section 14)',
            hi: 'किसी ऐसे व्यक्ति का नाम देना जो आपकी मृत्यु होने पर, या आप कुछ न कर पाएँ तब, ये हक इस्तेमाल कर सके (धारा 14)',
            mr: 'तुमचा मृत्यू झाल्यास, किंवा तुम्हाला काही करता येत नसल्यास, हे हक्क वापरू शकेल अशा व्यक्तीचे नाव देणे (कलम 14)',
          },
          {
            en: 'withdraw a consent as easily as you gave it (section 6(4)); what was done before stays lawful',
            hi: 'सहमति उतनी ही आसानी से वापस लेना जितनी आसानी से दी थी (धारा 6(4)); पहले जो किया गया, वह कानूनी बना रहता है',
            mr: 'संमती जितक्या सहज दिली तितक्याच सहज मागे घेणे (कलम 6(4)); आधी जे केले गेले ते कायदेशीरच राहते',
          },
        ],
      },
      {
        en: 'Write from the address that we know, or tell us enough to be sure that it is you. We do not ask for more than that.',
        hi: 'उस पते से लिखें जिसे हम जानते हैं, या इतना बताएँ कि हमें यकीन हो कि आप ही हैं। हम उससे ज़्यादा नहीं माँगते।',
        mr: 'आम्हाला माहीत असलेल्या पत्त्यावरून लिहा, किंवा हे तुम्हीच आहात याची खात्री पटेल एवढे सांगा. त्यापेक्षा जास्त आम्ही विचारत नाही.',
      },
    ],
  },
  {
    id: 'children',
    title: {
      en: 'Children, and data about others',
      hi: 'बच्चे, और दूसरों की जानकारी',
      mr: 'मुले, आणि इतरांबद्दलची माहिती',
    },
    clauses: [
      {
        en: 'These forms are meant for adults. Data of a person under 18 is used only with the verifiable consent of a parent or guardian (section 9). If you find that a child has written to us, tell us and we erase it.',
        hi: 'ये फ़ॉर्म बड़ों के लिए हैं। 18 साल से कम उम्र के व्यक्ति की जानकारी सिर्फ़ माता-पिता या अभिभावक की ऐसी सहमति से इस्तेमाल होती है जिसे जाँचा जा सके (धारा 9)। अगर आपको पता चले कि किसी बच्चे ने हमें लिखा है, तो हमें बताएँ और हम उसे मिटा देते हैं।',
        mr: 'हे फॉर्म मोठ्यांसाठी आहेत. 18 वर्षांखालच्या व्यक्तीची माहिती फक्त आई-वडील किंवा पालक यांच्या पडताळता येईल अशा संमतीनेच वापरली जाते (कलम 9). एखाद्या लहान मुलाने किंवा मुलीने आम्हाला लिहिल्याचे आढळले, तर आम्हाला सांगा आणि आम्ही ते पुसतो.',
      },
      {
        en: 'If you write about other people, tell only what the matter needs. You are answerable for what you send about them.',
        hi: 'दूसरों के बारे में लिखें, तो उतना ही बताएँ जितना उस बात के लिए ज़रूरी हो। उनके बारे में आप जो भेजें, उसकी ज़िम्मेदारी आपकी है।',
        mr: 'इतरांबद्दल लिहिताना विषयाला लागते तेवढेच सांगा. त्यांच्याबद्दल तुम्ही जे पाठवता, त्याची जबाबदारी तुमची आहे.',
      },
    ],
  },
  {
    id: 'grievances',
    title: { en: 'Grievances and changes', hi: 'शिकायतें और बदलाव', mr: 'तक्रारी आणि बदल' },
    clauses: [
      {
        en: `Write to the Grievance Officer at [${institution.email}](mailto:${institution.email}) with the word “Grievance” in the subject, or by post to the office. Every grievance is addressed within 30 days of its arrival. If you are not satisfied, you may go to the Data Protection Board of India once it takes complaints; the law asks that you come to us first (section 13(3)).`,
        hi: `शिकायत अधिकारी को [${institution.email}](mailto:${institution.email}) पर लिखें, ईमेल के विषय में “Grievance” शब्द के साथ, या डाक से कार्यालय को। हर शिकायत का जवाब उसके पहुँचने के 30 दिन के अंदर दिया जाता है। तसल्ली न हो, तो Data Protection Board of India जब शिकायतें लेने लगे, तब आप वहाँ जा सकते हैं; कानून कहता है कि पहले हमारे पास आएँ (धारा 13(3))।`,
        mr: `तक्रार अधिकाऱ्यांना [${institution.email}](mailto:${institution.email}) वर लिहा, ईमेलच्या विषयात “Grievance” हा शब्द घालून, किंवा टपालाने कार्यालयाला. प्रत्येक तक्रार आल्यापासून 30 दिवसांत तिची दखल घेतली जाते. समाधान झाले नाही, तर भारताचे डेटा संरक्षण मंडळ (Data Protection Board of India) तक्रारी घेऊ लागल्यावर तुम्ही तिथे जाऊ शकता; आधी आमच्याकडे यावे असे कायदा सांगतो (कलम 13(3)).`,
      },
      {
        en: 'We may change this policy. A new version has a new number and date at its head. If a change matters to people who gave their consent, we tell them before it takes effect.',
        hi: 'हम यह पॉलिसी बदल सकते हैं। नए संस्करण के ऊपर नया नंबर और नई तारीख़ होती है। कोई बदलाव सहमति देने वालों के लिए मायने रखता हो, तो लागू होने से पहले हम उन्हें बताते हैं।',
        mr: 'आम्ही हे धोरण बदलू शकतो. नव्या आवृत्तीच्या वर नवा क्रमांक आणि नवी तारीख असते. संमती दिलेल्यांसाठी एखादा बदल महत्त्वाचा असेल, तर तो लागू होण्याआधी आम्ही त्यांना सांगतो.',
      },
    ],
  },
];
