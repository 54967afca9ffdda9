import type { LocalizedText } from '#kernel/language.ts';

/** The seven steps of a case (spec section 9 has the times). A time is a target, never a promise. */
export type ProcessStep = {
  id: string;
  title: LocalizedText;
  /** The target, as the closed row shows it. */
  time: LocalizedText;
  text: LocalizedText;
  /** Who acts in this step. */
  who: LocalizedText;
  bring: readonly [LocalizedText, LocalizedText, ...LocalizedText[]];
};

export const steps: readonly ProcessStep[] = [
  {
    id: 'free-consultation',
    title: { en: 'Free consultation', hi: 'मुफ़्त बातचीत', mr: 'मोफत चर्चा' },
    time: {
      en: '30 minutes, booked in 24–48 hours',
      hi: '30 मिनट, 24–48 घंटे में तय',
      mr: '30 मिनिटे, 24–48 तासांत बुक',
    },
    text: {
      en: 'Tell us what happened, in plain words. A case officer listens, asks a few questions and says honestly whether this is a case for arbitration, mediation, conciliation or a strongly worded email. We explain the way forward. We do not give legal advice, and nothing you say here starts a case.',
      hi: 'सीधे शब्दों में बताएँ कि क्या हुआ। केस अधिकारी सुनते हैं, कुछ सवाल पूछते हैं और ईमानदारी से बताते हैं कि यह आर्बिट्रेशन का केस है, मीडिएशन का, सुलह का, या बस एक कड़ी ईमेल का। हम आगे का रास्ता समझाते हैं। हम कानूनी सलाह नहीं देते, और यहाँ कही किसी बात से केस शुरू नहीं होता।',
      mr: 'काय झाले ते साध्या शब्दांत सांगा. प्रकरण अधिकारी ऐकतात, काही प्रश्न विचारतात आणि प्रामाणिकपणे सांगतात, की हे लवादाचे प्रकरण आहे, मध्यस्थीचे, समेटाचे, की एका खरमरीत ईमेलचे. पुढचा मार्ग आम्ही समजावतो. आम्ही कायदेशीर सल्ला देत नाही. तुम्ही इथे जे सांगता त्याने प्रकरण सुरू होत नाही.',
    },
    who: {
      en: 'You and a case officer. The other side is not contacted.',
      hi: 'आप और केस अधिकारी। दूसरे पक्ष से संपर्क नहीं किया जाता।',
      mr: 'तुम्ही आणि प्रकरण अधिकारी. दुसऱ्या बाजूशी संपर्क केला जात नाही.',
    },
    bring: [
      {
        en: 'A short summary of the dispute',
        hi: 'विवाद की छोटी-सी कहानी',
        mr: 'वादाचा थोडक्यात सारांश',
      },
      {
        en: 'Any contract or order number',
        hi: 'करार या ऑर्डर नंबर, अगर हो',
        mr: 'करार किंवा ऑर्डर क्रमांक, असल्यास',
      },
      {
        en: 'What a good outcome looks like',
        hi: 'आपके लिए अच्छा नतीजा क्या होगा',
        mr: 'काय झाले तर तुम्हाला बरे वाटेल',
      },
    ],
  },
  {
    id: 'registration',
    title: {
      en: 'Registration and documentation',
      hi: 'रजिस्ट्रेशन और कागज़',
      mr: 'नोंदणी आणि कागदपत्रे',
    },
    time: { en: '2–3 days', hi: '2–3 दिन', mr: '2–3 दिवस' },
    text: {
      en: 'The claim goes into writing and the registration fee is paid. The registrar checks two things before anything else: that the dispute may be decided outside a court at all, and that both sides have agreed to come here. If there is no agreement yet, we may only invite the other side to make one. Silence is never taken as a yes.',
      hi: 'दावा लिखा जाता है और रजिस्ट्रेशन फ़ीस दी जाती है। सबसे पहले रजिस्ट्रार दो बातें देखते हैं: क्या यह विवाद अदालत के बाहर तय हो सकता है, और क्या दोनों पक्ष यहाँ आने पर राज़ी हुए हैं। अगर अभी कोई करार नहीं है, तो हम दूसरे पक्ष को करार के लिए सिर्फ़ बुला सकते हैं। चुप्पी को कभी हाँ नहीं माना जाता।',
      mr: 'दावा लेखी होतो आणि नोंदणी फी भरली जाते. निबंधक सर्वांत आधी दोन गोष्टी तपासतात: हा वाद कोर्टाबाहेर सोडवता येतो का, आणि दोन्ही बाजूंनी इथे यायला सहमती दिली आहे का. करार अजून नसेल, तर आम्ही दुसऱ्या बाजूला तो करण्याचे फक्त निमंत्रण देऊ शकतो. गप्प राहणे म्हणजे होकार, असे कधीच धरले जात नाही.',
    },
    who: {
      en: 'The claimant files. The registrar checks. The other side then gets its notice, with every paper.',
      hi: 'दावेदार दाख़िल करता है। रजिस्ट्रार जाँचते हैं। फिर दूसरे पक्ष को हर कागज़ के साथ नोटिस मिलता है।',
      mr: 'दावेदार दाखल करतात. निबंधक तपासतात. मग दुसऱ्या बाजूला प्रत्येक कागदासह नोटीस मिळते.',
    },
    bring: [
      {
        en: 'The clause or agreement that names the institution',
        hi: 'वह शर्त या करार जिसमें इस संस्था का नाम है',
        mr: 'ज्यात या संस्थेचे नाव आहे ती अट किंवा करार',
      },
      {
        en: 'Addresses at which the other side can be reached',
        hi: 'पते, जहाँ दूसरा पक्ष मिल सके',
        mr: 'दुसऱ्या बाजूला गाठता येईल असे पत्ते',
      },
      {
        en: 'The papers you rely on',
        hi: 'वे कागज़ जिन पर आपकी बात टिकी है',
        mr: 'तुमची बाजू दाखवणारी कागदपत्रे',
      },
    ],
  },
  {
    id: 'ai-analysis',
    title: { en: 'AI analysis', hi: 'AI से जाँच', mr: 'AI विश्लेषण' },
    time: { en: '1–2 days', hi: '1–2 दिन', mr: '1–2 दिवस' },
    text: {
      en: 'Software may sort the papers, list the points on which the sides differ and suggest which members of the panel know this kind of case. Every suggestion shows its reasons and is checked by a person. Software never decides who is right, and a side may ask that it is not used on its papers.',
      hi: 'सॉफ़्टवेयर कागज़ छाँट सकता है, बता सकता है कि पक्ष किन बातों पर अलग हैं, और सुझा सकता है कि पैनल में ऐसे केस कौन जानता है। हर सुझाव के साथ वजह दिखती है और एक इंसान उसे जाँचता है। कौन सही है, यह सॉफ़्टवेयर कभी तय नहीं करता, और कोई भी पक्ष कह सकता है कि उसके कागज़ों पर इसे न चलाया जाए।',
      mr: 'सॉफ्टवेअर कागदपत्रे लावू शकते, कोणत्या मुद्द्यांवर मतभेद आहेत त्याची यादी करू शकते आणि पॅनेलवर अशा प्रकरणांची माहिती कोणाला आहे ते सुचवू शकते. प्रत्येक सूचनेसोबत कारणे दिसतात आणि माणूस ती तपासतो. कोण बरोबर, हे सॉफ्टवेअर कधीच ठरवत नाही. आपल्या कागदपत्रांवर ते वापरू नका, असे कोणतीही बाजू सांगू शकते.',
    },
    who: {
      en: 'A case officer, with tools. Both sides see the same list.',
      hi: 'केस अधिकारी, टूल के साथ। दोनों पक्ष एक ही सूची देखते हैं।',
      mr: 'प्रकरण अधिकारी, साधनांच्या मदतीने. दोन्ही बाजूंना तीच यादी दिसते.',
    },
    bring: [
      {
        en: 'Papers that can be read and searched',
        hi: 'ऐसे कागज़ जो पढ़े और खोजे जा सकें',
        mr: 'वाचता आणि शोधता येतील अशी कागदपत्रे',
      },
      {
        en: 'A word on anything that must stay private',
        hi: 'जो बात निजी रहनी चाहिए, उसके बारे में दो शब्द',
        mr: 'काय खासगी राहायला हवे, त्याबद्दल एक शब्द',
      },
    ],
  },
  {
    id: 'assignment',
    title: { en: 'Assignment', hi: 'केस किसे मिले', mr: 'नेमणूक' },
    time: { en: '2–3 days', hi: '2–3 दिन', mr: '2–3 दिवस' },
    text: {
      en: 'Both sides rank or strike names on a list, or agree on one. Whoever is chosen must first disclose in writing anything that could raise a doubt (section 12 of the Arbitration and Conciliation Act, 1996). Only when both sides have seen that, and had time to object, is the appointment made.',
      hi: 'दोनों पक्ष सूची के नामों को पसंद के क्रम में रखते हैं या काटते हैं, या एक नाम पर राज़ी होते हैं। जो चुने जाएँ, उन्हें पहले लिखकर हर उस बात का खुलासा करना होता है जिससे शक हो सकता है (माध्यस्थम् और सुलह अधिनियम, 1996 की धारा 12)। दोनों पक्ष उसे देख लें और आपत्ति का समय पा लें, तभी नियुक्ति होती है।',
      mr: 'दोन्ही बाजू यादीतल्या नावांना क्रम देतात किंवा नावे खोडतात, किंवा एका नावावर सहमत होतात. ज्यांची निवड होते, त्यांनी शंका येईल अशी कोणतीही गोष्ट आधी लेखी उघड करावी लागते (लवाद आणि समेट कायदा, 1996, कलम 12). दोन्ही बाजूंनी ते पाहिल्यावर आणि हरकत घ्यायला वेळ मिळाल्यावरच नेमणूक होते.',
    },
    who: {
      en: 'Both sides choose. The arbitrator, mediator or conciliator discloses. The registrar appoints.',
      hi: 'दोनों पक्ष चुनते हैं। आर्बिट्रेटर, मीडिएटर या सुलहकर्ता खुलासा करते हैं। रजिस्ट्रार नियुक्ति करते हैं।',
      mr: 'दोन्ही बाजू निवडतात. लवाद पंच, मध्यस्थ किंवा समेटकर्ते आपले संबंध उघड करतात. निबंधक नेमणूक करतात.',
    },
    bring: [
      {
        en: 'Your ranking of the names',
        hi: 'नामों पर आपकी पसंद का क्रम',
        mr: 'नावांचा तुमच्या पसंतीचा क्रम',
      },
      {
        en: 'Any link you know of between a name and either side',
        hi: 'किसी नाम का किसी पक्ष से कोई नाता, जो आपको पता हो',
        mr: 'एखाद्या नावाचा कोणत्याही बाजूशी असलेला, तुम्हाला माहीत असलेला संबंध',
      },
    ],
  },
  {
    id: 'preliminary-hearing',
    title: { en: 'Preliminary hearing', hi: 'पहली सुनवाई', mr: 'प्राथमिक सुनावणी' },
    time: { en: '1–2 hours', hi: '1–2 घंटे', mr: '1–2 तास' },
    text: {
      en: 'Everybody meets for the first time, by video unless somebody needs a room. The tribunal settles the timetable, the language, the seat, the fees and how papers are exchanged, and writes it down the same week. In a mediation or conciliation this is the first joint session, and the talk is about the talk.',
      hi: 'सब पहली बार मिलते हैं, वीडियो पर, जब तक किसी को कमरे की ज़रूरत न हो। ट्रिब्यूनल तारीख़ें, भाषा, कानूनी स्थान (सीट), फ़ीस और कागज़ देने का तरीका तय करता है और उसी हफ़्ते लिख देता है। मीडिएशन या सुलह में यह पहली साझी बैठक है, और इसमें तय होता है कि बात कैसे होगी।',
      mr: 'सर्व जण पहिल्यांदा भेटतात, व्हिडिओवर, कोणाला प्रत्यक्ष खोली लागली नाही तर. लवाद मंडळ वेळापत्रक, भाषा, लवादाचे स्थान (seat), फी आणि कागदपत्रांची देवाणघेवाण ठरवते आणि त्याच आठवड्यात लिहून काढते. मध्यस्थी किंवा समेटात ही पहिली एकत्र बैठक असते. बोलायचे कसे, यावरच बोलणे होते.',
    },
    who: {
      en: 'Both sides and the tribunal, or the mediator or conciliator.',
      hi: 'दोनों पक्ष और ट्रिब्यूनल, या मीडिएटर, या सुलहकर्ता।',
      mr: 'दोन्ही बाजू आणि लवाद मंडळ, किंवा मध्यस्थ, किंवा समेटकर्ते.',
    },
    bring: [
      { en: 'Dates you cannot make', hi: 'वे तारीख़ें जब आप नहीं आ सकते', mr: 'तुम्हाला न जमणाऱ्या तारखा' },
      {
        en: 'The names of your witnesses, if any',
        hi: 'आपके गवाहों के नाम, अगर हों',
        mr: 'तुमच्या साक्षीदारांची नावे, असल्यास',
      },
      {
        en: 'A quiet room and a working camera',
        hi: 'शांत कमरा और चलता हुआ कैमरा',
        mr: 'शांत खोली आणि चालणारा कॅमेरा',
      },
    ],
  },
  {
    id: 'resolution-hearings',
    title: { en: 'Resolution hearings', hi: 'समाधान की सुनवाई', mr: 'मुख्य सुनावण्या' },
    time: { en: '1–6 weeks', hi: '1–6 हफ़्ते', mr: '1–6 आठवडे' },
    text: {
      en: 'In an arbitration each side puts its case and answers the other, on paper and, if a side asks for it, by word of mouth. In a mediation or conciliation there are joint and separate sessions until the sides agree or one of them stops. You may settle at any point, also in the middle of an arbitration (section 30).',
      hi: 'आर्बिट्रेशन में हर पक्ष अपनी बात रखता है और दूसरे को जवाब देता है, लिखकर, और कोई पक्ष माँगे तो बोलकर भी। मीडिएशन या सुलह में साझी और अलग-अलग बैठकें होती हैं, जब तक पक्ष राज़ी न हों या कोई रुक न जाए। समझौता आप कभी भी कर सकते हैं, आर्बिट्रेशन के बीच में भी (धारा 30)।',
      mr: 'लवादात प्रत्येक बाजू आपले म्हणणे मांडते आणि दुसऱ्याला उत्तर देते, कागदावर, आणि कोणी मागितले तर तोंडी. मध्यस्थी किंवा समेटात एकत्र आणि वेगवेगळ्या बैठका होतात, सहमती होईपर्यंत किंवा कोणी थांबेपर्यंत. तडजोड कधीही करता येते, लवादाच्या मध्येही (कलम 30).',
    },
    who: {
      en: 'Both sides, their representatives, witnesses, and the tribunal, mediator or conciliator.',
      hi: 'दोनों पक्ष, उनके प्रतिनिधि, गवाह, और ट्रिब्यूनल, मीडिएटर या सुलहकर्ता।',
      mr: 'दोन्ही बाजू, त्यांचे प्रतिनिधी, साक्षीदार आणि लवाद मंडळ, मध्यस्थ किंवा समेटकर्ते.',
    },
    bring: [
      { en: 'Your papers, numbered', hi: 'आपके कागज़, नंबर डालकर', mr: 'क्रमांक घातलेली तुमची कागदपत्रे' },
      {
        en: 'Proof of identity for whoever speaks',
        hi: 'जो बोले, उसका पहचान पत्र',
        mr: 'जे बोलणार त्यांचा ओळखीचा पुरावा',
      },
      {
        en: 'Room to move, if you want to settle',
        hi: 'समझौता चाहें, तो थोड़ा झुकने की गुंजाइश',
        mr: 'तडजोड हवी असेल, तर थोडे पुढे-मागे व्हायची तयारी',
      },
    ],
  },
  {
    id: 'closure',
    title: { en: 'Settlement and closure', hi: 'समझौता और समापन', mr: 'तडजोड आणि शेवट' },
    time: { en: '3–5 days', hi: '3–5 दिन', mr: '3–5 दिवस' },
    text: {
      en: 'An agreement is written down and signed, or an award is given with its reasons, date and seat, and a signed copy is delivered to each side (section 31). An award is final and binding, and can be enforced like the decree of a court once the time to challenge it is over (sections 34 to 36). We tell you what comes next and by when.',
      hi: 'समझौता लिखा जाता है और उस पर दस्तख़त होते हैं, या फ़ैसला (अवॉर्ड) दिया जाता है, वजह, तारीख़ और कानूनी स्थान (सीट) के साथ, और दस्तख़त की हुई कॉपी हर पक्ष को दी जाती है (धारा 31)। अवॉर्ड आख़िरी है और उसे मानना ज़रूरी है। चुनौती का समय निकल जाने पर उसे अदालत की डिक्री की तरह लागू कराया जा सकता है (धारा 34 से 36)। आगे क्या होगा और कब तक, यह हम बताते हैं।',
      mr: 'सहमती लिहून तिच्यावर सह्या होतात. किंवा कारणे, तारीख आणि लवादाचे स्थान लिहिलेला निवाडा दिला जातो आणि सही केलेली प्रत प्रत्येक बाजूला मिळते (कलम 31). निवाडा अंतिम आणि बंधनकारक असतो. त्याला आव्हान देण्याची मुदत संपली, की तो कोर्टाच्या हुकूमनाम्यासारखा अमलात आणता येतो (कलमे 34 ते 36). पुढे काय आणि कधीपर्यंत, ते आम्ही सांगतो.',
    },
    who: {
      en: 'Both sides sign a settlement. The tribunal signs an award.',
      hi: 'समझौते पर दोनों पक्ष दस्तख़त करते हैं। अवॉर्ड पर ट्रिब्यूनल।',
      mr: 'तडजोडीवर दोन्ही बाजू सही करतात. निवाड्यावर लवाद मंडळ सही करते.',
    },
    bring: [
      {
        en: 'Somebody with the authority to sign',
        hi: 'कोई, जिसे दस्तख़त करने का हक हो',
        mr: 'सही करण्याचा अधिकार असलेली व्यक्ती',
      },
      {
        en: 'Bank details, if money is to be paid',
        hi: 'बैंक खाते की जानकारी, अगर पैसा दिया जाना हो',
        mr: 'पैसे द्यायचे-घ्यायचे असतील, तर बँकेचा तपशील',
      },
    ],
  },
];
