import type { Topic } from './topic.ts';

export const sports: Topic = {
  id: 'sports',
  tab: { en: 'Sports Disputes', hi: 'खेल के विवाद', mr: 'खेळातील वाद' },
  lead: {
    en: 'Eight questions from players, coaches, clubs and sponsors.',
    hi: 'खिलाड़ियों, कोच, क्लब और स्पॉन्सर के आठ सवाल।',
    mr: 'खेळाडू, प्रशिक्षक, क्लब आणि प्रायोजकांचे आठ प्रश्न.',
  },
  faqs: [
    {
      id: 'sports-kinds',
      question: {
        en: 'Which sports disputes can come here?',
        hi: 'खेल के कौन-से विवाद यहाँ आ सकते हैं?',
        mr: 'खेळातले कोणते वाद इथे येऊ शकतात?',
      },
      answer: {
        en: 'Those about money and promises: a salary that stopped, a bonus, a release letter, an agent’s commission, a sponsor who left, a photograph used after the deal ran out, an event that was called off. All sides must have agreed in writing to arbitrate (Arbitration and Conciliation Act 1996, section 7), in the contract or after the quarrel began. For mediation it is enough that both say yes. Doping, match-fixing and assault do not come here, whatever a contract says. They belong to the bodies and courts that the law names.',
        hi: 'जो पैसे और वादों के हैं: रुकी हुई तनख़्वाह, बोनस, रिलीज़ लेटर, एजेंट का कमीशन, चला गया स्पॉन्सर, करार ख़त्म होने के बाद इस्तेमाल हुई तस्वीर, रद्द हुआ आयोजन। सब पक्षों ने आर्बिट्रेशन के लिए लिखकर हामी भरी हो (माध्यस्थम् और सुलह अधिनियम 1996, धारा 7), करार में या झगड़ा शुरू होने के बाद। मीडिएशन के लिए दोनों की हाँ काफ़ी है। डोपिंग, मैच-फ़िक्सिंग और मारपीट यहाँ नहीं आते, करार में कुछ भी लिखा हो। वे उन संस्थाओं और अदालतों के हैं जिन्हें कानून बताता है।',
        mr: 'जे पैशांचे आणि शब्द पाळण्याचे आहेत ते: थांबलेला पगार, बोनस, रिलीज लेटर, एजंटचे कमिशन, निघून गेलेला प्रायोजक, करार संपल्यावर वापरलेला फोटो, रद्द झालेला कार्यक्रम. सर्व बाजूंनी लवादाला लेखी सहमती दिलेली असावी (लवाद आणि समेट कायदा 1996, कलम 7), करारात किंवा भांडण सुरू झाल्यानंतर. मध्यस्थीसाठी दोघांचा होकार पुरेसा आहे. डोपिंग, मॅच-फिक्सिंग आणि मारहाण इथे येत नाहीत, करारात काहीही लिहिले असले तरी. ते कायद्याने सांगितलेल्या संस्था आणि कोर्टांचे काम आहे.',
      },
    },
    {
      id: 'sports-federation',
      question: {
        en: 'My federation’s rules name another body. Can I still come here?',
        hi: 'मेरे महासंघ के नियमों में किसी और संस्था का नाम है। क्या फिर भी यहाँ आया जा सकता है?',
        mr: 'माझ्या महासंघाच्या नियमांत दुसऱ्या संस्थेचे नाव आहे. तरीही इथे येता येते का?',
      },
      answer: {
        en: 'Only if everybody concerned agrees anew, in writing (Arbitration and Conciliation Act 1996, section 7). Many rulebooks name an internal committee first, and then the Court of Arbitration for Sport in Lausanne. You are usually bound by the ladder you joined under, and its first step can close within days, so do not let that date pass while you write to us. The National Sports Governance Act 2025 also provides for a National Sports Tribunal for disputes of recognised national bodies. Where it has the power to decide, it is the place to go.',
        hi: 'तभी, जब सब संबंधित लोग नए सिरे से लिखकर राज़ी हों (माध्यस्थम् और सुलह अधिनियम 1996, धारा 7)। कई नियम-पुस्तकों में पहले अंदर की समिति का नाम होता है, फिर लॉज़ान के Court of Arbitration for Sport का। आम तौर पर आप उसी सीढ़ी से बँधे हैं जिसके साथ आप जुड़े, और उसका पहला पायदान कुछ ही दिनों में बंद हो सकता है, इसलिए हमें लिखते-लिखते वह तारीख़ न निकलने दें। National Sports Governance Act 2025 में मान्यता प्राप्त राष्ट्रीय संस्थाओं के विवादों के लिए National Sports Tribunal भी है। जहाँ फ़ैसले का अधिकार उसका है, वहीं जाना है।',
        mr: 'संबंधित सर्वांनी नव्याने लेखी सहमती दिली तरच (लवाद आणि समेट कायदा 1996, कलम 7). अनेक नियमावल्यांत आधी अंतर्गत समिती आणि मग लोझानच्या Court of Arbitration for Sport चे नाव असते. तुम्ही ज्या पायऱ्यांसह सामील झालात त्यांनी तुम्ही सहसा बांधलेले असता, आणि पहिली पायरी काही दिवसांत बंद होऊ शकते, म्हणून आम्हाला लिहिता लिहिता ती तारीख जाऊ देऊ नका. National Sports Governance Act 2025 मध्ये मान्यताप्राप्त राष्ट्रीय संस्थांच्या वादांसाठी National Sports Tribunal ची तरतूदही आहे. निर्णयाचा अधिकार त्याचा असेल, तिथे तिकडेच जायचे.',
      },
    },
    {
      id: 'sports-doping',
      question: {
        en: 'I have been charged with doping. Can you take my case?',
        hi: 'मुझ पर डोपिंग का आरोप है। क्या आप मेरा केस ले सकते हैं?',
        mr: 'माझ्यावर डोपिंगचा आरोप आहे. तुम्ही माझे प्रकरण घेऊ शकता का?',
      },
      answer: {
        en: 'No, and no contract can change that. Doping cases in India go to the disciplinary panel, and from there to the appeal panel, under the National Anti-Doping Act 2022. Your notice names the days you have, and they are few. Read it today, ask for your file, and speak to a lawyer who knows this field. What could come here is the money side: for instance, whether a sponsor was allowed to end your contract, if you and the sponsor have agreed to arbitrate that.',
        hi: 'नहीं, और कोई करार यह बदल नहीं सकता। भारत में डोपिंग के केस National Anti-Doping Act 2022 में अनुशासन पैनल के पास जाते हैं, और वहाँ से अपील पैनल के पास। आपके नोटिस में लिखा है कि कितने दिन हैं, और वे थोड़े हैं। आज ही पढ़ें, अपनी फ़ाइल माँगें, और ऐसे वकील से बात करें जो यह काम जानते हों। यहाँ पैसे वाला हिस्सा आ सकता है: जैसे, क्या स्पॉन्सर आपका करार ख़त्म कर सकता था, अगर आप और स्पॉन्सर उस पर आर्बिट्रेशन के लिए राज़ी हुए हों।',
        mr: 'नाही, आणि कोणताही करार ते बदलू शकत नाही. भारतात डोपिंगची प्रकरणे National Anti-Doping Act 2022 नुसार शिस्त पॅनेलकडे जातात, आणि तिथून अपील पॅनेलकडे. तुमच्याकडे किती दिवस आहेत ते तुमच्या नोटिशीत आहे, आणि ते थोडे आहेत. ती आजच वाचा, तुमची फाइल मागा, आणि हे क्षेत्र जाणणाऱ्या वकिलांशी बोला. इथे येऊ शकते ती पैशांची बाजू: उदाहरणार्थ, प्रायोजकाला तुमचा करार संपवता येत होता का, तुम्ही आणि प्रायोजकाने त्यावर लवादाला सहमती दिली असेल तर.',
      },
    },
    {
      id: 'sports-selection',
      question: {
        en: 'I was left out of the team. Can an arbitrator put me in?',
        hi: 'मुझे टीम में नहीं लिया गया। क्या आर्बिट्रेटर मुझे टीम में डाल सकते हैं?',
        mr: 'मला संघात घेतले नाही. लवाद पंच मला संघात घेऊ शकतात का?',
      },
      answer: {
        en: 'No. A tribunal does not weigh one athlete against another. If you and the body have agreed to arbitrate, it can ask whether the published policy was followed, whether you were heard, and whether somebody with an interest sat in the room. It may then say that the choice must be made again. Where a federation acts in a public role, you may also go to the High Court under article 226 of the Constitution, which the Supreme Court noted in Zee Telefilms v Union of India (2005). With a date near, that may be the quicker door.',
        hi: 'नहीं। ट्रिब्यूनल एक खिलाड़ी को दूसरे से नहीं तौलता। अगर आप और संस्था आर्बिट्रेशन के लिए राज़ी हुए हों, तो वह देख सकता है कि छपी हुई नीति मानी गई या नहीं, आपकी बात सुनी गई या नहीं, और कमरे में कोई ऐसा तो नहीं बैठा जिसका हित था। फिर वह कह सकता है कि चुनाव दोबारा हो। जहाँ महासंघ सार्वजनिक काम करता है, वहाँ आप संविधान के अनुच्छेद 226 में उच्च न्यायालय भी जा सकते हैं, जो सुप्रीम कोर्ट ने Zee Telefilms v Union of India (2005) में कहा। तारीख़ पास हो, तो वह दरवाज़ा जल्दी खुल सकता है।',
        mr: 'नाही. लवाद मंडळ एका खेळाडूची दुसऱ्याशी तुलना करत नाही. तुम्ही आणि संस्थेने लवादाला सहमती दिली असेल, तर ते विचारू शकते, की जाहीर धोरण पाळले का, तुमचे म्हणणे ऐकले का, आणि हितसंबंध असलेले कोणी खोलीत बसले होते का. मग निवड पुन्हा करा असे ते सांगू शकते. महासंघ सार्वजनिक भूमिकेत काम करतो तिथे तुम्ही संविधानाच्या अनुच्छेद 226 खाली उच्च न्यायालयातही जाऊ शकता, हे सर्वोच्च न्यायालयाने Zee Telefilms v Union of India (2005) मध्ये नोंदवले. तारीख जवळ असेल, तर ते दार लवकर उघडू शकते.',
      },
    },
    {
      id: 'sports-urgent',
      question: {
        en: 'The match is in a week. Can anything be done in time?',
        hi: 'मैच एक हफ़्ते में है। क्या समय पर कुछ हो सकता है?',
        mr: 'सामना एका आठवड्यात आहे. वेळेत काही होऊ शकते का?',
      },
      answer: {
        en: 'A full decision in a week is unlikely, because the other side must be heard. A holding order can be faster. Before an arbitrator is in place, you may ask a court for one (Arbitration and Conciliation Act 1996, section 9). If the court grants it, the arbitration must begin within 90 days or the time the court gives. Once an arbitrator is appointed, he or she can make such orders too (section 17). Both sides may also sign up for the fast track, mostly on papers alone (section 29B). Name the date that cannot move in your first line.',
        hi: 'एक हफ़्ते में पूरा फ़ैसला मुश्किल है, क्योंकि दूसरे पक्ष को सुनना ज़रूरी है। रोकने का आदेश जल्दी मिल सकता है। आर्बिट्रेटर आने से पहले आप उसे अदालत से माँग सकते हैं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 9)। अदालत आदेश दे, तो आर्बिट्रेशन 90 दिन के अंदर, या अदालत के दिए समय में, शुरू होना चाहिए। नियुक्त होने के बाद आर्बिट्रेटर भी ऐसे आदेश दे सकते हैं (धारा 17)। दोनों पक्ष फ़ास्ट-ट्रैक भी चुन सकते हैं, जो ज़्यादातर कागज़ों पर चलता है (धारा 29B)। जो तारीख़ टल नहीं सकती, उसे अपनी पहली लाइन में लिखें।',
        mr: 'एका आठवड्यात पूर्ण निर्णय होणे कठीण आहे, कारण दुसऱ्या बाजूचे ऐकावेच लागते. थांबवण्याचा आदेश लवकर मिळू शकतो. लवाद पंच येण्याआधी तुम्ही तो कोर्टाकडे मागू शकता (लवाद आणि समेट कायदा 1996, कलम 9). कोर्टाने तो दिला, तर लवाद 90 दिवसांत किंवा कोर्टाने दिलेल्या मुदतीत सुरू झाला पाहिजे. नियुक्तीनंतर लवाद पंचही असे आदेश देऊ शकतात (कलम 17). दोन्ही बाजू जलद मार्गही निवडू शकतात, तो बहुतेक कागदांवरच चालतो (कलम 29B). जी तारीख हलू शकत नाही ती पहिल्या ओळीत लिहा.',
      },
    },
    {
      id: 'sports-unpaid',
      question: {
        en: 'My club has not paid me. Which papers do I need?',
        hi: 'मेरे क्लब ने पैसे नहीं दिए। मुझे कौन-से कागज़ चाहिए?',
        mr: 'माझ्या क्लबने पैसे दिले नाहीत. मला कोणती कागदपत्रे लागतील?',
      },
      answer: {
        en: 'The contract with every change to it, the page with the dispute clause, your bank entries, and the messages in which somebody promised, delayed or refused to pay. Make a short table: month, due, paid, open. Add proof that you did your part, such as squad lists or attendance. Most money claims must be brought within three years (Limitation Act 1963), and an arbitration counts as begun only on the day the club receives your request (Arbitration and Conciliation Act 1996, sections 21 and 43). Friendly reminders do not stop that clock.',
        hi: 'करार और उसमें हुआ हर बदलाव, विवाद की शर्त वाला पन्ना, बैंक की एंट्री, और वे मैसेज जिनमें किसी ने पैसे देने का वादा किया, टाला या मना किया। छोटी तालिका बनाएँ: महीना, देना था, दिया, बाकी। साथ में सबूत कि आपने अपना काम किया, जैसे टीम की सूची या हाज़िरी। पैसे के ज़्यादातर दावे तीन साल के अंदर लाने होते हैं (Limitation Act 1963), और आर्बिट्रेशन उसी दिन शुरू माना जाता है जब क्लब को आपकी अर्ज़ी मिले (माध्यस्थम् और सुलह अधिनियम 1996, धारा 21 और 43)। दोस्ताना याद दिलाने से वह घड़ी नहीं रुकती।',
        mr: 'करार आणि त्यातला प्रत्येक बदल, वादाची अट असलेले पान, बँकेच्या नोंदी, आणि ज्यांत कोणी पैसे देण्याचा शब्द दिला, टाळाटाळ केली किंवा नकार दिला ते मेसेज. छोटा तक्ता करा: महिना, देणे, दिलेले, बाकी. तुमचे काम तुम्ही केल्याचा पुरावा जोडा, जसे संघाच्या याद्या किंवा हजेरी. पैशांचे बहुतेक दावे तीन वर्षांत आणावे लागतात (मुदत कायदा (Limitation Act) 1963), आणि क्लबला तुमची विनंती मिळते त्याच दिवशी लवाद सुरू झाला असे धरतात (लवाद आणि समेट कायदा 1996, कलमे 21 आणि 43). मैत्रीपूर्ण आठवणींनी ते घड्याळ थांबत नाही.',
      },
    },
    {
      id: 'sports-minor',
      question: {
        en: 'The player is under 18. Who signs, and who decides?',
        hi: 'खिलाड़ी की उम्र 18 से कम है। दस्तख़त कौन करे, और फ़ैसला कौन ले?',
        mr: 'खेळाडूचे वय 18 पेक्षा कमी आहे. सही कोण करणार, आणि कोण ठरवणार?',
      },
      answer: {
        en: 'A person under 18 cannot make a binding contract (Indian Contract Act 1872, section 11). So a parent or guardian must act for the player, be named in the papers, and have the player’s interest in mind, not the agent’s. That holds for the playing contract, for an agreement to arbitrate and for a settlement. If a club holds up a paper that only a teenager has signed, take it to a lawyer before you pay or play on it. The player should be asked what he or she wants, in words that fit the age.',
        hi: '18 से कम उम्र का व्यक्ति ऐसा करार नहीं कर सकता जो उसे बाँधे (Indian Contract Act 1872, धारा 11)। इसलिए माता-पिता या अभिभावक खिलाड़ी की ओर से काम करें, कागज़ों में उनका नाम हो, और उनके मन में खिलाड़ी का हित हो, एजेंट का नहीं। यह खेलने के करार, आर्बिट्रेशन के करार और समझौते, तीनों के लिए है। अगर क्लब ऐसा कागज़ दिखाए जिस पर सिर्फ़ किशोर खिलाड़ी के दस्तख़त हैं, तो उसके भरोसे पैसे देने या खेलने से पहले वकील को दिखाएँ। खिलाड़ी से उनकी उम्र के हिसाब से आसान शब्दों में पूछा जाए कि वे क्या चाहते हैं।',
        mr: '18 पेक्षा कमी वयाच्या व्यक्तीला बंधनकारक करार करता येत नाही (भारतीय करार कायदा 1872, कलम 11). म्हणून पालकांनी खेळाडूच्या वतीने काम केले पाहिजे, कागदांत त्यांचे नाव असले पाहिजे, आणि त्यांनी एजंटचे नाही, तर खेळाडूचे हित पाहिले पाहिजे. हे खेळण्याच्या कराराला, लवादाच्या कराराला आणि तडजोडीलाही लागू आहे. फक्त किशोरवयीन खेळाडूची सही असलेला कागद क्लबने दाखवला, तर त्यावर पैसे देण्याआधी किंवा खेळण्याआधी तो वकिलांना दाखवा. खेळाडूला काय हवे आहे, हे त्यांच्या वयाला समजेल अशा शब्दांत विचारा.',
      },
    },
    {
      id: 'sports-press',
      question: {
        en: 'Will the press hear about my case?',
        hi: 'क्या मेरे केस की ख़बर प्रेस तक पहुँचेगी?',
        mr: 'माझ्या प्रकरणाची बातमी माध्यमांपर्यंत जाईल का?',
      },
      answer: {
        en: 'Not from us. The parties, the arbitrator and the institution must keep an arbitration confidential. The award may be shown only where that is needed to carry it out or enforce it (Arbitration and Conciliation Act 1996, section 42A). Conciliation is confidential too, with its settlement (section 75). Two things to keep in mind: if a case goes on to a court, its files are more open, and a journalist who hears of the quarrel from somebody else is not bound. Agree with the other side early on one sentence that both may say in public.',
        hi: 'हमसे नहीं। पक्षों, आर्बिट्रेटर और संस्था को आर्बिट्रेशन गोपनीय रखना होता है। अवॉर्ड वहीं दिखाया जा सकता है जहाँ उसे पूरा करने या लागू करवाने के लिए ज़रूरी हो (माध्यस्थम् और सुलह अधिनियम 1996, धारा 42A)। सुलह भी, अपने समझौते के साथ, गोपनीय है (धारा 75)। दो बातें याद रखें: केस आगे अदालत जाए, तो उसकी फ़ाइलें ज़्यादा खुली होती हैं, और जिस पत्रकार को झगड़े की बात किसी और से पता चले, उस पर कोई बंधन नहीं। दूसरे पक्ष के साथ जल्दी ही एक वाक्य तय कर लें जो दोनों सबके सामने कह सकें।',
        mr: 'आमच्याकडून नाही. बाजू, लवाद पंच आणि संस्था यांना लवाद गोपनीय ठेवावा लागतो. निवाडा तो पूर्ण करण्यासाठी किंवा अमलात आणण्यासाठी लागेल तिथेच दाखवता येतो (लवाद आणि समेट कायदा 1996, कलम 42A). समेटही त्यातल्या तडजोडीसह गोपनीय असतो (कलम 75). दोन गोष्टी लक्षात ठेवा: प्रकरण पुढे कोर्टात गेले, तर तिथल्या फाइल्स जास्त खुल्या असतात, आणि ज्या पत्रकाराला भांडणाची बातमी दुसऱ्या कोणाकडून कळते त्यांच्यावर बंधन नसते. दोघांनाही जाहीरपणे म्हणता येईल असे एक वाक्य दुसऱ्या बाजूसोबत लवकर ठरवा.',
      },
    },
  ],
};
