import { h, list, type Post, p, quote } from './post.ts';

export const noticeOfArbitration: Post = {
  id: '9',
  date: '2026-11-12',
  title: {
    en: 'You got a notice of arbitration. Now what?',
    hi: 'आर्बिट्रेशन का नोटिस मिला है। अब क्या?',
    mr: 'लवादाची नोटीस आली. आता काय?',
  },
  excerpt: {
    en: 'The first week matters more than the first hearing. What the paper means, which clocks it starts, and seven calm things to do.',
    hi: 'पहला हफ़्ता पहली सुनवाई से ज़्यादा मायने रखता है। कागज़ का मतलब, उससे कौन-सी समय-सीमाएँ शुरू होती हैं, और शांति से करने के सात काम।',
    mr: 'पहिला आठवडा पहिल्या सुनावणीपेक्षा महत्त्वाचा असतो. कागदाचा अर्थ, त्याने कोणत्या मुदती सुरू होतात, आणि शांतपणे करायच्या सात गोष्टी.',
  },
  views: 1204,
  comments: 8,
  isLiked: true,
  picture: 'b2',
  body: [
    p({
      en: 'A notice of arbitration looks like bad news in formal clothes. It says that somebody has a claim against you, that a contract between you promises arbitration, and that they now want it to begin. It is not a judgment. Nobody has decided anything. But it does start clocks, and the first week is the cheapest time to get things right.',
      hi: 'आर्बिट्रेशन का नोटिस औपचारिक कपड़ों में बुरी ख़बर जैसा लगता है। उसमें लिखा होता है कि किसी का आप पर दावा है, कि आपके बीच के करार में आर्बिट्रेशन की बात है, और कि वे अब उसे शुरू करना चाहते हैं। यह फ़ैसला नहीं है। किसी ने कुछ तय नहीं किया है। पर इससे समय-सीमाएँ शुरू होती हैं, और चीज़ें ठीक करने के लिए पहला हफ़्ता सबसे सस्ता समय है।',
      mr: 'लवादाची नोटीस औपचारिक कपड्यांतल्या वाईट बातमीसारखी वाटते. तिच्यात लिहिलेले असते, की कोणाचा तरी तुमच्याविरुद्ध दावा आहे, तुमच्यातल्या करारात लवादाची अट आहे, आणि त्यांना तो आता सुरू करायचा आहे. हा निकाल नाही. कोणीही काहीही ठरवलेले नाही. पण तिने मुदती सुरू होतात, आणि गोष्टी नीट करायला पहिला आठवडा हा सर्वांत स्वस्त वेळ असतो.',
    }),
    h({ en: 'What the paper does', hi: 'यह कागज़ क्या करता है', mr: 'हा कागद काय करतो' }),
    p({
      en: 'Under section 21 of the Arbitration and Conciliation Act 1996, an arbitration begins on the day the respondent receives the request to refer the dispute, unless the parties agreed otherwise. The respondent is you. So the day it reached you is a legal date, not a detail. Section 43 ties the law of limitation to that same day: it decides whether the claim came in time.',
      hi: 'माध्यस्थम् और सुलह अधिनियम 1996 की धारा 21 के अनुसार आर्बिट्रेशन उस दिन शुरू होता है जिस दिन प्रतिवादी को विवाद भेजने की अर्ज़ी मिले, जब तक पक्षों ने कुछ और तय न किया हो। प्रतिवादी आप हैं। इसलिए जिस दिन यह आप तक पहुँचा, वह कानूनी तारीख़ है, छोटी बात नहीं। धारा 43 समय-सीमा के कानून को उसी दिन से जोड़ती है: उसी से तय होता है कि दावा समय पर आया या नहीं।',
      mr: 'लवाद आणि समेट कायदा 1996 च्या कलम 21 नुसार, वाद लवादाकडे सोपवण्याची विनंती प्रतिवादीला मिळते त्या दिवशी लवाद सुरू होतो, बाजूंनी वेगळे ठरवले नसेल तर. प्रतिवादी म्हणजे तुम्ही. म्हणून ती तुमच्यापर्यंत पोहोचली तो दिवस ही कायदेशीर तारीख आहे, छोटी बाब नाही. कलम 43 मुदतीचा कायदा त्याच दिवसाशी जोडते: दावा वेळेत आला का, हे त्यावरून ठरते.',
    }),
    p({
      en: 'When has a paper reached you? Section 3 says: when it is handed to you, or delivered at your place of business, your usual home or your mailing address. If none of these can be found after a reasonable search, a registered letter to your last known address can be enough. Leaving the envelope unopened does not stop the date.',
      hi: 'कागज़ आप तक कब पहुँचा माना जाएगा? धारा 3 कहती है: जब वह आपके हाथ में दिया जाए, या आपके काम की जगह, आपके रहने के सामान्य पते या डाक के पते पर पहुँचाया जाए। ठीक से ढूँढने पर भी इनमें से कुछ न मिले, तो आपके आख़िरी मालूम पते पर रजिस्टर्ड चिट्ठी काफ़ी हो सकती है। लिफ़ाफ़ा न खोलने से तारीख़ नहीं रुकती।',
      mr: 'कागद तुमच्यापर्यंत कधी पोहोचला असे धरतात? कलम 3 म्हणते: तो तुमच्या हातात दिला, किंवा तुमच्या व्यवसायाच्या जागी, नेहमीच्या घरी किंवा टपालाच्या पत्त्यावर पोहोचवला, तेव्हा. नीट शोधूनही यांपैकी काही सापडले नाही, तर तुमच्या शेवटच्या माहीत पत्त्यावर पाठवलेले नोंदणीकृत पत्र पुरेसे असू शकते. पाकीट न उघडल्याने तारीख थांबत नाही.',
    }),
    h({
      en: 'The clocks that may now run',
      hi: 'अब कौन-सी समय-सीमाएँ चल सकती हैं',
      mr: 'आता कोणत्या मुदती सुरू असू शकतात',
    }),
    list(
      {
        en: 'Thirty days to agree on an arbitrator. If the contract has no other method and you do not agree in that time, the other side may ask the court to appoint one under section 11.',
        hi: 'आर्बिट्रेटर पर सहमति के लिए तीस दिन। करार में कोई और तरीका न हो और आप इतने समय में राज़ी न हों, तो दूसरा पक्ष धारा 11 में अदालत से नियुक्ति माँग सकता है।',
        mr: 'लवाद पंचांवर एकमत होण्यासाठी तीस दिवस. करारात दुसरी पद्धत नसेल आणि तेवढ्या वेळात तुमचे एकमत झाले नाही, तर दुसरी बाजू कलम 11 खाली कोर्टाकडे नियुक्ती मागू शकते.',
      },
      {
        en: 'The answer period. The rules of the institution, or the notice itself, say how long you have to reply. Write the last day down.',
        hi: 'जवाब का समय। संस्था के नियम या ख़ुद नोटिस बताते हैं कि जवाब के लिए आपके पास कितना समय है। आख़िरी दिन लिख लें।',
        mr: 'उत्तराची मुदत. उत्तराला तुमच्याकडे किती वेळ आहे हे संस्थेचे नियम किंवा नोटीसच सांगते. शेवटचा दिवस लिहून ठेवा.',
      },
      {
        en: 'Fifteen days to challenge an arbitrator. Section 13(2) counts from the day you learn of the tribunal, or of the fact that worries you.',
        hi: 'आर्बिट्रेटर पर आपत्ति के लिए पंद्रह दिन। धारा 13(2) उस दिन से गिनती है जब आपको ट्रिब्यूनल का, या चिंता वाली बात का पता चले।',
        mr: 'लवाद पंचांना हरकत घ्यायला पंधरा दिवस. कलम 13(2) तुम्हाला लवाद मंडळाबद्दल, किंवा काळजीच्या गोष्टीबद्दल, कळते त्या दिवसापासून मोजते.',
      },
      {
        en: 'The point of no return for one objection. If you think that the tribunal has no power to hear this, section 16(2) wants you to say so no later than your statement of defence.',
        hi: 'एक आपत्ति जिसके बाद लौटना नहीं हो सकता। आपको लगे कि ट्रिब्यूनल को यह सुनने का अधिकार नहीं, तो धारा 16(2) चाहती है कि आप यह अपने बचाव के बयान तक कह दें, उसके बाद नहीं।',
        mr: 'एका हरकतीचा परतीचा न उरणारा टप्पा. लवाद मंडळाला हे ऐकण्याचा अधिकार नाही असे तुम्हाला वाटत असेल, तर तुमच्या बचावाच्या निवेदनापर्यंतच तसे सांगा असे कलम 16(2) म्हणते.',
      },
    ),
    h({
      en: 'Seven things for the first week',
      hi: 'पहले हफ़्ते के सात काम',
      mr: 'पहिल्या आठवड्यातल्या सात गोष्टी',
    }),
    list(
      {
        en: 'Note the day, the hour and the way the notice came. Keep the envelope or the e-mail with its full header.',
        hi: 'लिख लें कि नोटिस किस दिन, किस समय और कैसे आया। लिफ़ाफ़ा, या पूरे हेडर के साथ ईमेल, सँभालकर रखें।',
        mr: 'नोटीस कोणत्या दिवशी, किती वाजता आणि कशी आली ते लिहून ठेवा. पाकीट, किंवा पूर्ण हेडरसह ईमेल, जपून ठेवा.',
      },
      {
        en: 'Find the contract, and read the arbitration clause slowly. Does it name an institution? A city? A number of arbitrators?',
        hi: 'करार ढूँढें और आर्बिट्रेशन की शर्त धीरे-धीरे पढ़ें। क्या उसमें किसी संस्था का नाम है? किसी शहर का? आर्बिट्रेटरों की संख्या?',
        mr: 'करार शोधा, आणि लवादाची अट सावकाश वाचा. तिच्यात एखाद्या संस्थेचे नाव आहे का? शहराचे? लवाद पंचांची संख्या?',
      },
      {
        en: 'Ask who is to choose the arbitrator. If the other side alone wants to choose a sole arbitrator, object in writing and early.',
        hi: 'पूछें कि आर्बिट्रेटर कौन चुनेगा। अगर दूसरा पक्ष अकेले ही एकमात्र आर्बिट्रेटर चुनना चाहे, तो लिखकर और जल्दी आपत्ति करें।',
        mr: 'लवाद पंच कोण निवडणार ते विचारा. दुसऱ्या बाजूला एकटीनेच एकमेव लवाद पंच निवडायचे असतील, तर लेखी आणि लवकर हरकत घ्या.',
      },
      {
        en: 'Keep everything. Do not clear old chats, change phones or tidy folders. Papers that hurt you are safer kept than lost.',
        hi: 'सब कुछ रखें। पुरानी चैट न मिटाएँ, फ़ोन न बदलें, फ़ाइलें न छाँटें। जो कागज़ आपके ख़िलाफ़ जाते हैं, वे भी खोने से ज़्यादा रखे हुए ठीक हैं।',
        mr: 'सगळे ठेवा. जुने चॅट पुसू नका, फोन बदलू नका, फाइल्स आवरू नका. तुमच्याविरुद्ध जाणारे कागदही हरवण्यापेक्षा ठेवलेले बरे.',
      },
      {
        en: 'Write one page for yourself: what happened, when, who was there, what was paid.',
        hi: 'अपने लिए एक पन्ना लिखें: क्या हुआ, कब, कौन था, कितने पैसे दिए गए।',
        mr: 'स्वतःसाठी एक पान लिहा: काय झाले, कधी, कोण होते, किती पैसे दिले.',
      },
      {
        en: 'Tell your insurer, your partners or your board, if your policies or contracts ask for it.',
        hi: 'आपकी बीमा पॉलिसी या करार में लिखा हो, तो अपनी बीमा कंपनी, साझेदारों या बोर्ड को बताएँ।',
        mr: 'तुमच्या विमा पॉलिसीत किंवा करारात तसे असेल, तर विमा कंपनीला, भागीदारांना किंवा मंडळाला कळवा.',
      },
      {
        en: 'Talk to a lawyer of your own. An hour now costs less than an order later.',
        hi: 'अपने वकील से बात करें। अभी का एक घंटा बाद के आदेश से सस्ता है।',
        mr: 'तुमच्या स्वतःच्या वकिलांशी बोला. आताचा एक तास नंतरच्या आदेशापेक्षा स्वस्त पडतो.',
      },
    ),
    h({ en: 'What you need not do', hi: 'क्या करना ज़रूरी नहीं', mr: 'काय करायची गरज नाही' }),
    p({
      en: 'You need not argue the whole case in a day, and you need not write in anger. A short reply is enough at first: I received your notice on this date; I do not accept the claim; I keep all my rights; please send me the contract and the papers that you rely on. That reply gives nothing away.',
      hi: 'पूरा केस एक दिन में लड़ना ज़रूरी नहीं, और ग़ुस्से में लिखना भी नहीं। शुरू में छोटा जवाब काफ़ी है: आपका नोटिस मुझे इस तारीख़ को मिला; दावा मुझे मंज़ूर नहीं; मेरे सारे हक बने रहेंगे; कृपया वह करार और कागज़ भेजें जिन पर आप भरोसा करते हैं। इस जवाब से आप कुछ नहीं खोते।',
      mr: 'एका दिवसात सगळे प्रकरण मांडायची गरज नाही, आणि रागात लिहायचीही नाही. सुरुवातीला छोटे उत्तर पुरेसे आहे: तुमची नोटीस मला या तारखेला मिळाली; दावा मला मान्य नाही; माझे सर्व हक्क राखून ठेवले आहेत; तुम्ही ज्यांवर अवलंबून आहात तो करार आणि कागदपत्रे कृपया पाठवा. या उत्तराने तुम्ही काहीही गमावत नाही.',
    }),
    p({
      en: 'You may also have a claim of your own. Section 23(2A) lets a respondent bring a counterclaim, or ask for a set-off, if it falls within the same arbitration agreement. Say so soon, since it can change the fees and the choice of arbitrator.',
      hi: 'आपका अपना दावा भी हो सकता है। धारा 23(2A) प्रतिवादी को जवाबी दावा लाने, या रकम काटने (set-off) की माँग करने देती है, अगर वह उसी आर्बिट्रेशन करार में आता हो। जल्दी बताएँ, क्योंकि इससे फ़ीस और आर्बिट्रेटर का चुनाव बदल सकता है।',
      mr: 'तुमचा स्वतःचाही दावा असू शकतो. कलम 23(2A) प्रतिवादीला प्रतिदावा आणू देते, किंवा वजावट (set-off) मागू देते, तो त्याच लवाद कराराखाली येत असेल तर. लवकर सांगा, कारण त्याने फी आणि लवाद पंचांची निवड बदलू शकते.',
    }),
    quote({
      en: 'A notice asks you a question. It does not answer one.',
      hi: 'नोटिस आपसे सवाल पूछता है। जवाब नहीं देता।',
      mr: 'नोटीस तुम्हाला प्रश्न विचारते. ती उत्तर देत नाही.',
    }),
    h({ en: 'What if I do nothing?', hi: 'अगर मैं कुछ न करूँ तो?', mr: 'मी काहीच केले नाही तर?' }),
    p({
      en: 'Doing nothing is not a yes. Section 25 says that when a respondent files no defence, the tribunal goes on, but it must not treat the silence as an admission. The claimant still has to prove the claim. Even so, the tribunal will then hear one story only, and it may treat your right to file a defence as lost. An award made that way can be enforced like a decree of a court under section 36.',
      hi: 'कुछ न करना हाँ नहीं है। धारा 25 कहती है कि प्रतिवादी बचाव न दे, तो ट्रिब्यूनल आगे बढ़ता है, पर चुप्पी को मान लेना नहीं समझ सकता। दावेदार को फिर भी दावा साबित करना होता है। तब भी, ट्रिब्यूनल एक ही कहानी सुनेगा, और मान सकता है कि बचाव देने का आपका हक चला गया। इस तरह बना अवॉर्ड धारा 36 में अदालत की डिक्री की तरह लागू करवाया जा सकता है।',
      mr: 'काहीच न करणे म्हणजे होकार नाही. कलम 25 म्हणते, की प्रतिवादीने बचाव दिला नाही, तर लवाद मंडळ पुढे जाते, पण गप्प राहणे ही कबुली धरू शकत नाही. दावेदाराला दावा तरीही सिद्ध करावा लागतो. असे असले, तरी लवाद मंडळ मग एकच बाजू ऐकेल, आणि बचाव देण्याचा तुमचा हक्क गेला असे धरू शकते. अशा प्रकारे दिलेला निवाडा कलम 36 खाली कोर्टाच्या हुकूमनाम्यासारखा अमलात आणता येतो.',
    }),
    p({
      en: 'So the useful choice is rarely between fighting and hiding. It is between a defence, a talk, and both at once. Section 30 lets you settle while an arbitration runs, and tribunals are encouraged to help with that if both sides agree.',
      hi: 'इसलिए चुनाव लड़ने और छिपने के बीच कम ही होता है। वह बचाव, बातचीत, और दोनों एक साथ के बीच होता है। धारा 30 आर्बिट्रेशन के चलते समझौता करने देती है, और दोनों पक्ष राज़ी हों, तो ट्रिब्यूनल से इसमें मदद करने को कहा जाता है।',
      mr: 'म्हणून उपयोगी निवड क्वचितच लढणे आणि लपणे यांत असते. ती बचाव, बोलणी, आणि दोन्ही एकाच वेळी यांत असते. लवाद सुरू असताना कलम 30 तडजोड करू देते, आणि दोन्ही बाजूंची सहमती असेल, तर लवाद मंडळांनी त्यात मदत करावी असे सांगितले आहे.',
    }),
    h({
      en: 'If the notice came through an institution',
      hi: 'अगर नोटिस किसी संस्था के ज़रिए आया हो',
      mr: 'नोटीस एखाद्या संस्थेमार्फत आली असेल तर',
    }),
    p({
      en: 'A good institution will tell you what it was sent, which rules it goes by, and why it thinks those rules bind you. Ask for that reason. An institution that you never agreed to cannot make you its guest: it needs your contract, your later consent, or an order of a court.',
      hi: 'अच्छी संस्था बताएगी कि उसे क्या भेजा गया, वह किन नियमों पर चलती है, और उसे क्यों लगता है कि वे नियम आप पर लागू हैं। वह वजह पूछें। जिस संस्था को आपने कभी नहीं माना, वह आपको अपना मेहमान नहीं बना सकती: उसके लिए आपका करार, बाद की आपकी सहमति, या अदालत का आदेश चाहिए।',
      mr: 'चांगली संस्था सांगेल, की तिला काय पाठवले गेले, ती कोणत्या नियमांनी चालते, आणि ते नियम तुम्हाला बांधतात असे तिला का वाटते. ते कारण विचारा. तुम्ही कधीही मान्य न केलेली संस्था तुम्हाला आपला पाहुणा करू शकत नाही: तिला तुमचा करार, नंतरची तुमची संमती, किंवा कोर्टाचा आदेश लागतो.',
    }),
  ],
};
