import type { LegalTextPart } from '../legal-text.ts';

/** What conciliators, mediators and arbitrators hold to (spec section 2). */
export const principles: LegalTextPart = {
  title: { en: 'The fifteen principles', hi: 'पंद्रह सिद्धांत', mr: 'पंधरा तत्त्वे' },
  sections: [
    {
      id: 'independence',
      title: { en: 'Be independent', hi: 'आज़ाद रहें', mr: 'स्वतंत्र राहा' },
      clauses: [
        {
          en: 'A neutral has no stake in the outcome and takes no instructions from anybody about it: not from a side, not from the institution, not from whoever pays the fee.',
          hi: 'निष्पक्ष व्यक्ति का नतीजे में कोई हित नहीं होता और वे उस पर किसी का कहा नहीं मानते: न किसी पक्ष का, न संस्था का, न फ़ीस देने वाले का।',
          mr: 'तटस्थ व्यक्तीचे निकालात कोणतेही हित नसते आणि त्याबद्दल ती कोणाचीही सूचना ऐकत नाही: बाजूची नाही, संस्थेची नाही, फी भरणाऱ्याची नाही.',
        },
        {
          en: 'A person whom the Seventh Schedule of the Act makes ineligible does not act as an arbitrator, unless all sides waive that in writing after the dispute has arisen (section 12(5)).',
          hi: 'अधिनियम की सातवीं अनुसूची जिन्हें अयोग्य ठहराती है, वे आर्बिट्रेटर नहीं बनते, जब तक विवाद उठने के बाद सब पक्ष लिखकर इसकी छूट न दें (धारा 12(5))।',
          mr: 'कायद्याची सातवी अनुसूची ज्यांना अपात्र ठरवते ते लवाद पंच म्हणून काम करत नाहीत, वाद उद्भवल्यानंतर सर्व बाजूंनी लेखी सूट दिली नसेल तर (कलम 12(5)).',
        },
      ],
    },
    {
      id: 'impartiality',
      title: { en: 'Favour neither side', hi: 'किसी का पक्ष न लें', mr: 'कोणत्याही बाजूला झुकू नका' },
      clauses: [
        {
          en: 'A neutral treats both sides equally and gives each a full opportunity to be heard (section 18 of the Act). Patience, time and tone are shared out evenly too.',
          hi: 'निष्पक्ष व्यक्ति दोनों पक्षों से बराबर पेश आते हैं और हर एक को अपनी बात कहने का पूरा मौका देते हैं (अधिनियम की धारा 18)। धीरज, समय और लहज़ा भी बराबर बाँटा जाता है।',
          mr: 'तटस्थ व्यक्ती दोन्ही बाजूंशी समान वागते आणि प्रत्येकाला म्हणणे मांडण्याची पूर्ण संधी देते (कायद्याचे कलम 18). संयम, वेळ आणि बोलण्याचा सूरही समान वाटला जातो.',
        },
        {
          en: 'Nobody is judged by accent, gender, caste, faith, age, disability, wealth or the size of the law firm.',
          hi: 'किसी को बोली, लिंग, जाति, धर्म, उम्र, विकलांगता, दौलत या लॉ फ़र्म के आकार से नहीं आँका जाता।',
          mr: 'बोलण्याची ढब, लिंग, जात, धर्म, वय, अपंगत्व, संपत्ती किंवा वकिलांच्या फर्मचा आकार यावरून कोणाबद्दलही मत बनवले जात नाही.',
        },
      ],
    },
    {
      id: 'disclosure',
      title: {
        en: 'Disclose early, and keep disclosing',
        hi: 'पहले ही बताएँ, और बताते रहें',
        mr: 'संबंध लवकर उघड करा आणि करत राहा',
      },
      clauses: [
        {
          en: 'Before taking a case a neutral discloses in writing whatever could raise a justifiable doubt about independence or impartiality, and whether there is enough time for the case. An arbitrator uses the form in the Sixth Schedule and reads the Fifth Schedule first (section 12).',
          hi: 'केस लेने से पहले निष्पक्ष व्यक्ति लिखकर वह सब बताते हैं जिससे उनकी आज़ादी या निष्पक्षता पर वाजिब शक हो सके, और यह भी कि केस के लिए समय है या नहीं। आर्बिट्रेटर छठी अनुसूची का फ़ॉर्म भरते हैं और पहले पाँचवीं अनुसूची पढ़ते हैं (धारा 12)।',
          mr: 'प्रकरण घेण्याआधी तटस्थ व्यक्ती आपल्या स्वातंत्र्याबद्दल किंवा निःपक्षपणाबद्दल वाजवी शंका येईल असे सर्व, आणि प्रकरणासाठी पुरेसा वेळ आहे का, हे लेखी उघड करते. लवाद पंच सहाव्या अनुसूचीतला नमुना वापरतात आणि आधी पाचवी अनुसूची वाचतात (कलम 12).',
        },
        {
          en: 'The duty lasts until the case is over. What comes up later is disclosed as soon as it is known. When in doubt, disclose.',
          hi: 'यह ज़िम्मेदारी केस ख़त्म होने तक रहती है। बाद में जो सामने आए, वह पता चलते ही बताया जाता है। शक हो, तो बताएँ।',
          mr: 'हे कर्तव्य प्रकरण संपेपर्यंत असते. नंतर जे समोर येते ते कळताच उघड केले जाते. शंका असेल, तर उघड करा.',
        },
      ],
    },
    {
      id: 'conflicts',
      title: {
        en: 'Stay out of conflicts, before and after',
        hi: 'हितों के टकराव से दूर रहें, पहले भी और बाद भी',
        mr: 'हितसंबंधांच्या गुंत्यापासून दूर राहा, आधी आणि नंतरही',
      },
      clauses: [
        {
          en: 'A neutral does not take a case that touches a present client, a close relative, a business partner or money of their own.',
          hi: 'निष्पक्ष व्यक्ति ऐसा केस नहीं लेते जो उनके मौजूदा मुवक्किल, नज़दीकी रिश्तेदार, कारोबारी साझेदार या अपने पैसे से जुड़ा हो।',
          mr: 'आपले सध्याचे अशील, जवळचे नातेवाईक, व्यावसायिक भागीदार किंवा स्वतःचे पैसे यांच्याशी संबंधित प्रकरण तटस्थ व्यक्ती घेत नाही.',
        },
        {
          en: 'Nobody is both the conciliator and the arbitrator of one dispute, or a witness or lawyer in it later, unless all sides agree in writing (section 80 of the Act for conciliation, section 17 of the Mediation Act, 2023 for mediation).',
          hi: 'कोई एक ही विवाद में सुलहकर्ता और आर्बिट्रेटर दोनों नहीं बनते, और बाद में उसी में गवाह या वकील नहीं बनते, जब तक सब पक्ष लिखकर राज़ी न हों (सुलह के लिए अधिनियम की धारा 80, मीडिएशन के लिए Mediation Act, 2023 की धारा 17)।',
          mr: 'एकाच वादात कोणीही समेटकर्ते आणि लवाद पंच दोन्ही होत नाही, किंवा नंतर त्यात साक्षीदार वा वकील होत नाही, सर्व बाजूंनी लेखी सहमती दिली नसेल तर (समेटासाठी कायद्याचे कलम 80, मध्यस्थीसाठी मध्यस्थी कायदा, 2023 चे कलम 17).',
        },
      ],
    },
    {
      id: 'competence',
      title: {
        en: 'Take only what you can do well',
        hi: 'वही केस लें जो अच्छे से कर सकें',
        mr: 'नीट करता येईल तेच घ्या',
      },
      clauses: [
        {
          en: 'A neutral accepts a case only with the knowledge, the language and the experience that it needs, and says so when something lies outside them.',
          hi: 'निष्पक्ष व्यक्ति केस तभी लेते हैं जब उनके पास उसके लिए ज़रूरी जानकारी, भाषा और अनुभव हो, और कुछ उनके बाहर का हो, तो बता देते हैं।',
          mr: 'प्रकरणाला लागणारे ज्ञान, भाषा आणि अनुभव असेल तरच तटस्थ व्यक्ती ते स्वीकारते, आणि काही त्यापलीकडचे असेल तर तसे सांगते.',
        },
        {
          en: 'Skills are kept fresh: law, procedure, and the tools through which hearings are held.',
          hi: 'हुनर ताज़ा रखे जाते हैं: कानून, प्रक्रिया, और वे टूल जिनसे सुनवाई होती है।',
          mr: 'कौशल्ये ताजी ठेवली जातात: कायदा, कार्यपद्धती, आणि ज्यांतून सुनावण्या होतात ती साधने.',
        },
      ],
    },
    {
      id: 'diligence',
      title: {
        en: 'Be prepared and be on time',
        hi: 'तैयार रहें और समय पर रहें',
        mr: 'तयारीने या आणि वेळेवर या',
      },
      clauses: [
        {
          en: 'Papers are read before the hearing. Orders come when they were promised. Nobody takes on more cases than they can finish: an arbitrator must be able to complete the case within twelve months (section 12(1)(b)).',
          hi: 'सुनवाई से पहले कागज़ पढ़े जाते हैं। आदेश तब आते हैं जब कहा गया था। कोई उतने से ज़्यादा केस नहीं लेते जितने पूरे कर सकें: आर्बिट्रेटर को बारह महीने में केस पूरा कर पाना चाहिए (धारा 12(1)(b))।',
          mr: 'सुनावणीआधी कागद वाचले जातात. सांगितलेल्या वेळी आदेश येतात. पूर्ण करता येतील त्याहून जास्त प्रकरणे कोणी घेत नाही: लवाद पंचांना बारा महिन्यांत प्रकरण पूर्ण करता आले पाहिजे (कलम 12(1)(b)).',
        },
        {
          en: 'The limits of sections 23(4), 29A and 29B are duties of the arbitrator, and not only of the parties.',
          hi: 'धारा 23(4), 29A और 29B की समय-सीमाएँ आर्बिट्रेटर की भी ज़िम्मेदारी हैं, सिर्फ़ पक्षों की नहीं।',
          mr: 'कलमे 23(4), 29A आणि 29B मधल्या मुदती ही लवाद पंचांचीही कर्तव्ये आहेत, फक्त बाजूंची नाहीत.',
        },
      ],
    },
    {
      id: 'self-determination',
      title: {
        en: 'Let the sides decide what is theirs to decide',
        hi: 'जो तय करना पक्षों का हक है, वह उन्हें करने दें',
        mr: 'जे बाजूंनी ठरवायचे, ते बाजूंनाच ठरवू द्या',
      },
      clauses: [
        {
          en: 'In a mediation or a conciliation the sides settle, or they do not. A neutral may propose and may ask hard questions, and never threatens, tires out or tricks anybody into signing.',
          hi: 'मीडिएशन या सुलह में समझौता पक्ष करते हैं, या नहीं करते। निष्पक्ष व्यक्ति प्रस्ताव रख सकते हैं और मुश्किल सवाल पूछ सकते हैं, पर दस्तख़त के लिए किसी को धमकाते, थकाते या बहकाते नहीं।',
          mr: 'मध्यस्थीत किंवा समेटात तडजोड बाजू करतात, किंवा करत नाहीत. तटस्थ व्यक्ती प्रस्ताव ठेवू शकते आणि कठीण प्रश्न विचारू शकते, पण सहीसाठी कोणालाही धमकावत, थकवत किंवा फसवत नाही.',
        },
        {
          en: 'A neutral makes sure that each side knows that it may stop, take advice, or say no.',
          hi: 'निष्पक्ष व्यक्ति पक्का करते हैं कि हर पक्ष को पता हो कि वह रुक सकता है, सलाह ले सकता है, या मना कर सकता है।',
          mr: 'आपण थांबू शकतो, सल्ला घेऊ शकतो किंवा नाही म्हणू शकतो, हे प्रत्येक बाजूला माहीत आहे याची तटस्थ व्यक्ती खात्री करते.',
        },
      ],
    },
    {
      id: 'confidentiality',
      title: { en: 'Keep what you hear', hi: 'जो सुनें, उसे अपने तक रखें', mr: 'ऐकलेले स्वतःपाशी ठेवा' },
      clauses: [
        {
          en: 'What is said and shown in a case stays in the case (sections 42A and 75 of the Act, section 22 of the Mediation Act, 2023). It is not a story for a class, a post or a dinner, not even without names if the case could be recognised.',
          hi: 'केस में जो कहा और दिखाया गया, वह केस में ही रहता है (अधिनियम की धारा 42A और 75, Mediation Act, 2023 की धारा 22)। वह न क्लास की कहानी है, न पोस्ट की, न दावत की; नाम हटाकर भी नहीं, अगर केस पहचाना जा सके।',
          mr: 'प्रकरणात जे बोलले आणि दाखवले जाते ते प्रकरणातच राहते (कायद्याची कलमे 42A आणि 75, मध्यस्थी कायदा, 2023 चे कलम 22). ती वर्गात, पोस्टमध्ये किंवा जेवणात सांगायची गोष्ट नाही; प्रकरण ओळखता येणार असेल, तर नावे काढूनही नाही.',
        },
        {
          en: 'What one side tells a mediator or conciliator in confidence is not passed on to the other (section 70, proviso).',
          hi: 'एक पक्ष मीडिएटर या सुलहकर्ता को भरोसे में जो बताए, वह दूसरे को नहीं बताया जाता (धारा 70, परंतुक)।',
          mr: 'एका बाजूने मध्यस्थांना किंवा समेटकर्त्यांना विश्वासाने सांगितलेले दुसऱ्या बाजूला सांगितले जात नाही (कलम 70, परंतुक).',
        },
      ],
    },
    {
      id: 'one-sided-talk',
      title: {
        en: 'No talk with one side alone',
        hi: 'एक पक्ष से अकेले में बात नहीं',
        mr: 'एकाच बाजूशी एकट्याने बोलणे नाही',
      },
      clauses: [
        {
          en: 'An arbitrator does not discuss the case with one side in the absence of the other. What one side sends to the tribunal goes to the other side as well (section 24(3)).',
          hi: 'आर्बिट्रेटर दूसरे पक्ष के बिना एक पक्ष से केस की बात नहीं करते। एक पक्ष ट्रिब्यूनल को जो भेजे, वह दूसरे पक्ष को भी जाता है (धारा 24(3))।',
          mr: 'दुसरी बाजू नसताना लवाद पंच एका बाजूशी प्रकरणाबद्दल बोलत नाहीत. एका बाजूने लवाद मंडळाला पाठवलेले दुसऱ्या बाजूलाही जाते (कलम 24(3)).',
        },
        {
          en: 'A mediator or conciliator may meet the sides separately. That is said openly at the start, and done with both.',
          hi: 'मीडिएटर या सुलहकर्ता पक्षों से अलग-अलग मिल सकते हैं। यह शुरू में खुलकर बताया जाता है, और दोनों के साथ किया जाता है।',
          mr: 'मध्यस्थ किंवा समेटकर्ते बाजूंना वेगवेगळे भेटू शकतात. ते सुरुवातीलाच उघडपणे सांगितले जाते, आणि दोघांसोबत केले जाते.',
        },
      ],
    },
    {
      id: 'reasons',
      title: {
        en: 'Decide yourself, and say why',
        hi: 'ख़ुद फ़ैसला करें, और वजह बताएँ',
        mr: 'निर्णय स्वतः घ्या आणि कारण सांगा',
      },
      clauses: [
        {
          en: 'An arbitrator decides on the evidence and the law that the sides have had the chance to answer, and gives reasons unless the sides agreed otherwise (section 31(3)).',
          hi: 'आर्बिट्रेटर उसी सबूत और कानून पर फ़ैसला करते हैं जिसका जवाब देने का मौका पक्षों को मिला हो, और वजह बताते हैं, जब तक पक्षों ने कुछ और तय न किया हो (धारा 31(3))।',
          mr: 'बाजूंना ज्याचे उत्तर द्यायची संधी मिळाली त्याच पुराव्यावर आणि कायद्यावर लवाद पंच निर्णय देतात, आणि बाजूंनी वेगळे ठरवले नसेल तर कारणे देतात (कलम 31(3)).',
        },
        {
          en: 'The decision is not handed to anyone else: not to an assistant, not to the institution, not to software.',
          hi: 'फ़ैसला किसी और को नहीं सौंपा जाता: न सहायक को, न संस्था को, न सॉफ़्टवेयर को।',
          mr: 'निर्णय दुसऱ्या कोणाकडेही सोपवला जात नाही: मदतनीसाकडे नाही, संस्थेकडे नाही, सॉफ्टवेअरकडे नाही.',
        },
      ],
    },
    {
      id: 'technology',
      title: {
        en: 'Use technology with care',
        hi: 'टेक्नोलॉजी सोच-समझकर इस्तेमाल करें',
        mr: 'तंत्रज्ञान जपून वापरा',
      },
      clauses: [
        {
          en: 'Papers of a case go only into tools that the institution has approved for it. A neutral checks every citation, translation and summary that software has made, and tells the sides when such a tool was used on their papers.',
          hi: 'केस के कागज़ सिर्फ़ उन्हीं टूल में जाते हैं जिन्हें संस्था ने उसके लिए मंज़ूर किया है। सॉफ़्टवेयर का दिया हर हवाला, अनुवाद और सार निष्पक्ष व्यक्ति जाँचते हैं, और पक्षों को बताते हैं कि उनके कागज़ों पर ऐसा टूल कब इस्तेमाल हुआ।',
          mr: 'प्रकरणाचे कागद फक्त संस्थेने त्यासाठी मंजूर केलेल्या साधनांतच जातात. सॉफ्टवेअरने दिलेला प्रत्येक संदर्भ, भाषांतर आणि सारांश तटस्थ व्यक्ती तपासते, आणि बाजूंच्या कागदांवर असे साधन कधी वापरले ते त्यांना सांगते.',
        },
        {
          en: 'Software may sort and suggest. It makes no findings.',
          hi: 'सॉफ़्टवेयर छाँट और सुझा सकता है। वह कोई बात साबित नहीं ठहराता।',
          mr: 'सॉफ्टवेअर लावू आणि सुचवू शकते. ते निष्कर्ष काढत नाही.',
        },
      ],
    },
    {
      id: 'data',
      title: {
        en: 'Guard papers and personal data',
        hi: 'कागज़ और निजी जानकारी सँभालें',
        mr: 'कागदपत्रे आणि वैयक्तिक माहिती जपा',
      },
      clauses: [
        {
          en: 'Papers are kept on protected devices, opened by nobody else, and deleted or returned when the case and the time to challenge it are over. A loss or leak is reported to the institution at once, and within 24 hours at the latest.',
          hi: 'कागज़ सुरक्षित उपकरणों पर रखे जाते हैं, कोई और उन्हें नहीं खोलता, और केस और चुनौती का समय ख़त्म होने पर मिटा या लौटा दिए जाते हैं। कुछ खोए या लीक हो, तो संस्था को तुरंत, और ज़्यादा से ज़्यादा 24 घंटे में बताया जाता है।',
          mr: 'कागद सुरक्षित उपकरणांवर ठेवले जातात, दुसरे कोणी ते उघडत नाही, आणि प्रकरण व आव्हानाची मुदत संपल्यावर पुसले किंवा परत केले जातात. काही हरवले किंवा फुटले, तर संस्थेला लगेच, आणि जास्तीत जास्त 24 तासांत कळवले जाते.',
        },
        {
          en: 'A full Aadhaar number is never asked for and never kept.',
          hi: 'पूरा आधार नंबर न कभी माँगा जाता है, न रखा जाता है।',
          mr: 'पूर्ण आधार क्रमांक कधीही मागितला जात नाही आणि ठेवला जात नाही.',
        },
      ],
    },
    {
      id: 'fees',
      title: { en: 'Be plain about money', hi: 'पैसे की बात साफ़ रखें', mr: 'पैशांबद्दल स्पष्ट बोला' },
      clauses: [
        {
          en: 'A neutral takes the fee fixed under the rules and nothing else: no gifts, no favours, no share of the outcome, no side agreement with one party. Fees are not raised alone or late.',
          hi: 'निष्पक्ष व्यक्ति नियमों में तय फ़ीस लेते हैं और कुछ नहीं: न तोहफ़े, न एहसान, न नतीजे में हिस्सा, न किसी एक पक्ष से अलग करार। फ़ीस अकेले या देर से नहीं बढ़ाई जाती।',
          mr: 'तटस्थ व्यक्ती नियमांनुसार ठरलेली फी घेते, आणि दुसरे काही नाही: भेटी नाहीत, मेहेरबानी नाही, निकालात वाटा नाही, एका बाजूशी वेगळा करार नाही. फी एकट्याने किंवा उशिरा वाढवली जात नाही.',
        },
        {
          en: 'A neutral pays nobody for sending cases.',
          hi: 'केस भेजने के लिए निष्पक्ष व्यक्ति किसी को पैसे नहीं देते।',
          mr: 'प्रकरणे पाठवण्यासाठी तटस्थ व्यक्ती कोणालाही पैसे देत नाही.',
        },
      ],
    },
    {
      id: 'honest-words',
      title: {
        en: 'Speak honestly about yourself',
        hi: 'अपने बारे में सच बोलें',
        mr: 'स्वतःबद्दल खरे सांगा',
      },
      clauses: [
        {
          en: 'Qualifications, experience and the number of cases are stated as they are. A neutral promises no result and does not solicit a side in a pending dispute.',
          hi: 'योग्यता, अनुभव और केस की संख्या वही बताई जाती है जो है। निष्पक्ष व्यक्ति नतीजे का वादा नहीं करते और चल रहे विवाद में किसी पक्ष से काम नहीं माँगते।',
          mr: 'पात्रता, अनुभव आणि प्रकरणांची संख्या आहे तशीच सांगितली जाते. तटस्थ व्यक्ती निकालाचा शब्द देत नाही आणि सुरू असलेल्या वादात कोणत्याही बाजूकडे काम मागत नाही.',
        },
        {
          en: 'Membership of our panel is a fact and not a recommendation by the institution. It is mentioned in that way.',
          hi: 'हमारे पैनल में होना एक तथ्य है, संस्था की सिफ़ारिश नहीं। उसे इसी तरह बताया जाता है।',
          mr: 'आमच्या पॅनेलवर असणे ही वस्तुस्थिती आहे, संस्थेची शिफारस नाही. ती तशीच सांगितली जाते.',
        },
      ],
    },
    {
      id: 'respect',
      title: { en: 'Keep the room safe', hi: 'कमरे को सुरक्षित रखें', mr: 'खोली सुरक्षित ठेवा' },
      clauses: [
        {
          en: 'Everyone in a hearing, online or in a room, is treated with courtesy: parties, witnesses, lawyers, interpreters and staff. Harassment of any kind ends an appointment.',
          hi: 'सुनवाई में, ऑनलाइन हो या कमरे में, सबसे शिष्टता से पेश आया जाता है: पक्षों, गवाहों, वकीलों, दुभाषियों और कर्मचारियों से। किसी भी तरह का उत्पीड़न नियुक्ति ख़त्म कर देता है।',
          mr: 'सुनावणीत, ऑनलाइन असो की खोलीत, सर्वांशी सौजन्याने वागले जाते: बाजू, साक्षीदार, वकील, दुभाषे आणि कर्मचारी. कोणत्याही प्रकारच्या छळाने नियुक्ती संपते.',
        },
        {
          en: 'A neutral watches for signs that somebody takes part under pressure or cannot follow, and stops until that is mended.',
          hi: 'निष्पक्ष व्यक्ति ध्यान रखते हैं कि कोई दबाव में तो हिस्सा नहीं ले रहा या समझ तो नहीं पा रहा, और ठीक होने तक रुकते हैं।',
          mr: 'कोणी दबावाखाली भाग घेत आहे का किंवा कोणाला समजत नाही का, याकडे तटस्थ व्यक्ती लक्ष ठेवते, आणि ते नीट होईपर्यंत थांबते.',
        },
      ],
    },
  ],
};
