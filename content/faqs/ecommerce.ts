import type { Topic } from './topic.ts';

export const ecommerce: Topic = {
  id: 'ecommerce',
  tab: { en: 'E-Commerce Disputes', hi: 'ई-कॉमर्स के विवाद', mr: 'ई-कॉमर्स वाद' },
  lead: {
    en: 'Nine questions from buyers, sellers and suppliers.',
    hi: 'ख़रीदारों, बेचने वालों और सप्लायर के नौ सवाल।',
    mr: 'खरेदीदार, विक्रेते आणि पुरवठादारांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'ecommerce-clause',
      question: {
        en: 'The shop’s terms say arbitration. Have I lost the consumer commission?',
        hi: 'दुकान की शर्तों में आर्बिट्रेशन लिखा है। क्या उपभोक्ता आयोग का रास्ता बंद हो गया?',
        mr: 'दुकानाच्या अटींत लवाद लिहिला आहे. ग्राहक आयोगाचा मार्ग गेला का?',
      },
      answer: {
        en: 'No. A buyer’s way to the consumer commission stays open beside other remedies (Consumer Protection Act 2019, section 100), and a clause in the terms cannot close it. The Supreme Court confirmed that in Emaar MGF v Aftab Singh (2018). Arbitration is your choice, and our rules say that you are to be told so. If you do agree to it after the dispute has begun, you are choosing one road, so look first at both: the commission costs little to enter, and arbitration may be quicker. The National Consumer Helpline, 1915, is free.',
        hi: 'नहीं। ख़रीदार का उपभोक्ता आयोग जाने का रास्ता दूसरे उपायों के साथ खुला रहता है (Consumer Protection Act 2019, धारा 100), और शर्तों का कोई हिस्सा उसे बंद नहीं कर सकता। सुप्रीम कोर्ट ने Emaar MGF v Aftab Singh (2018) में यही माना। आर्बिट्रेशन आपका चुनाव है, और हमारे नियम कहते हैं कि आपको यह बताया जाए। विवाद शुरू होने के बाद आप उस पर राज़ी हों, तो आप एक रास्ता चुन रहे हैं, इसलिए पहले दोनों देखें: आयोग में जाना सस्ता है, और आर्बिट्रेशन जल्दी हो सकता है। National Consumer Helpline, 1915, मुफ़्त है।',
        mr: 'नाही. खरेदीदाराचा ग्राहक आयोगाचा मार्ग इतर उपायांसोबत खुला राहतो (ग्राहक संरक्षण कायदा 2019, कलम 100), आणि अटींतले कलम तो बंद करू शकत नाही. सर्वोच्च न्यायालयाने Emaar MGF v Aftab Singh (2018) मध्ये हे कायम केले. लवाद ही तुमची निवड आहे, आणि तुम्हाला तसे सांगितले पाहिजे असे आमचे नियम म्हणतात. वाद सुरू झाल्यानंतर तुम्ही त्याला सहमती दिली, तर तुम्ही एक मार्ग निवडत आहात, म्हणून आधी दोन्ही पाहा: आयोगात जायला खर्च कमी, आणि लवाद लवकर होऊ शकतो. National Consumer Helpline, 1915, मोफत आहे.',
      },
    },
    {
      id: 'ecommerce-small',
      question: {
        en: 'Is my order too small for this?',
        hi: 'क्या मेरा ऑर्डर इसके लिए बहुत छोटा है?',
        mr: 'माझी ऑर्डर यासाठी फार छोटी आहे का?',
      },
      answer: {
        en: 'For arbitration, often yes. If the fees would eat the claim, it is the wrong tool, and our fee calculator shows that in a minute. Start with the seller, then the platform’s grievance officer, then the National Consumer Helpline on 1915, which costs nothing. A complaint to the consumer commission can be filed online, and small claims pay no fee or a low one (Consumer Protection Act 2019, section 35). A mediation can make sense when several orders, or a business relation, hang on the same quarrel.',
        hi: 'आर्बिट्रेशन के लिए, अक्सर हाँ। अगर फ़ीस ही दावे को खा जाए, तो यह सही रास्ता नहीं है, और हमारा फ़ीस कैलकुलेटर यह एक मिनट में दिखा देता है। पहले बेचने वाले से, फिर प्लेटफ़ॉर्म के शिकायत अधिकारी से, फिर 1915 पर National Consumer Helpline से बात करें, जो मुफ़्त है। उपभोक्ता आयोग में शिकायत ऑनलाइन हो सकती है, और छोटे दावों पर फ़ीस नहीं लगती या कम लगती है (Consumer Protection Act 2019, धारा 35)। जब एक ही झगड़े से कई ऑर्डर या कारोबारी रिश्ता जुड़ा हो, तब मीडिएशन ठीक रह सकता है।',
        mr: 'लवादासाठी, अनेकदा हो. फीच दावा खाऊन टाकणार असेल, तर ते चुकीचे साधन आहे, आणि आमचा फी कॅल्क्युलेटर ते एका मिनिटात दाखवतो. आधी विक्रेत्याशी, मग प्लॅटफॉर्मच्या तक्रार अधिकाऱ्यांशी, मग 1915 वर National Consumer Helpline शी बोला, तिला खर्च नाही. ग्राहक आयोगाकडे तक्रार ऑनलाइन करता येते, आणि छोट्या दाव्यांना फी नसते किंवा कमी असते (ग्राहक संरक्षण कायदा 2019, कलम 35). एकाच भांडणावर अनेक ऑर्डर किंवा व्यावसायिक नाते अवलंबून असेल, तेव्हा मध्यस्थी योग्य ठरू शकते.',
      },
    },
    {
      id: 'ecommerce-refund',
      question: {
        en: 'I sent the parcel back but got no refund. What helps?',
        hi: 'पार्सल लौटा दिया, पर पैसे वापस नहीं मिले। किससे मदद मिलेगी?',
        mr: 'पार्सल परत पाठवले, पण पैसे परत मिळाले नाहीत. कशाचा उपयोग होतो?',
      },
      answer: {
        en: 'Proof in order: the order number, the return label, the courier’s scan, and your bank statement without the refund. Write to the platform’s grievance officer, who must acknowledge your complaint within 48 hours and deal with it within a month (Consumer Protection (E-Commerce) Rules 2020, rule 4). Save the answer, and the listing and return policy as they stood that day. If nothing comes, the helpline on 1915 or the consumer commission is open to you. If you and the seller prefer to talk with a neutral person, mediation is open too.',
        hi: 'क्रम से रखा सबूत: ऑर्डर नंबर, वापसी का लेबल, कूरियर की स्कैन, और बैंक का वह ब्योरा जिसमें रिफ़ंड नहीं है। प्लेटफ़ॉर्म के शिकायत अधिकारी को लिखें, जिन्हें 48 घंटे में आपकी शिकायत मिलने की बात माननी होती है और एक महीने में निपटानी होती है (Consumer Protection (E-Commerce) Rules 2020, नियम 4)। जवाब सँभालकर रखें, और उस दिन का विज्ञापन और वापसी की नीति भी। कुछ न हो, तो 1915 पर हेल्पलाइन या उपभोक्ता आयोग खुला है। आप और बेचने वाले निष्पक्ष व्यक्ति के साथ बात करना चाहें, तो मीडिएशन भी खुला है।',
        mr: 'क्रमाने लावलेला पुरावा: ऑर्डर क्रमांक, परतीचे लेबल, कुरिअरची स्कॅन नोंद, आणि परतावा नसलेले बँकेचे विवरण. प्लॅटफॉर्मच्या तक्रार अधिकाऱ्यांना लिहा; त्यांनी 48 तासांत तक्रारीची पोच दिली पाहिजे आणि एका महिन्यात ती सोडवली पाहिजे (ग्राहक संरक्षण (ई-कॉमर्स) नियम 2020, नियम 4). उत्तर जपून ठेवा, आणि त्या दिवशीची जाहिरात व परतीचे धोरणही. काहीच झाले नाही, तर 1915 वरची हेल्पलाइन किंवा ग्राहक आयोग खुला आहे. तुम्हाला आणि विक्रेत्याला तटस्थ व्यक्तीसोबत बोलायचे असेल, तर मध्यस्थीही खुली आहे.',
      },
    },
    {
      id: 'ecommerce-time-limit',
      question: {
        en: 'How long do I have to bring a claim?',
        hi: 'दावा लाने के लिए मेरे पास कितना समय है?',
        mr: 'दावा आणायला माझ्याकडे किती वेळ आहे?',
      },
      answer: {
        en: 'A consumer complaint must be filed within two years of the day on which its cause arose. The commission may accept a later one for good cause (Consumer Protection Act 2019, section 69). Most claims under a contract, for instance for an unpaid invoice, have three years (Limitation Act 1963, article 55 for breach of contract). The same periods count in an arbitration (Arbitration and Conciliation Act 1996, section 43). Talking, complaining to support and waiting for a promised refund do not stop these clocks. Put the last day in your calendar now.',
        hi: 'उपभोक्ता की शिकायत उस दिन से दो साल के अंदर दाख़िल होनी चाहिए जिस दिन उसकी वजह बनी। ठीक वजह हो, तो आयोग बाद की शिकायत भी ले सकता है (Consumer Protection Act 2019, धारा 69)। करार के ज़्यादातर दावों के लिए, जैसे न चुकाए बिल के लिए, तीन साल हैं (Limitation Act 1963, करार टूटने के लिए अनुच्छेद 55)। आर्बिट्रेशन में भी यही समय गिने जाते हैं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 43)। बातचीत, सपोर्ट में शिकायत, और वादा किए रिफ़ंड के इंतज़ार से ये घड़ियाँ नहीं रुकतीं। आख़िरी दिन अभी अपने कैलेंडर में लिख लें।',
        mr: 'ग्राहकाची तक्रार तिचे कारण घडल्यापासून दोन वर्षांत दाखल झाली पाहिजे. योग्य कारण असेल, तर आयोग उशिराची तक्रारही स्वीकारू शकतो (ग्राहक संरक्षण कायदा 2019, कलम 69). कराराखालच्या बहुतेक दाव्यांना, उदाहरणार्थ न भरलेल्या बिलाला, तीन वर्षे असतात (मुदत कायदा (Limitation Act) 1963, करारभंगासाठी अनुच्छेद 55). लवादातही त्याच मुदती मोजल्या जातात (लवाद आणि समेट कायदा 1996, कलम 43). बोलणी, सपोर्टकडे तक्रार, आणि कबूल केलेल्या परताव्याची वाट पाहणे यांनी ही घड्याळे थांबत नाहीत. शेवटचा दिवस आताच कॅलेंडरमध्ये लिहा.',
      },
    },
    {
      id: 'ecommerce-how-fast',
      question: {
        en: 'How fast can an e-commerce dispute end?',
        hi: 'ई-कॉमर्स का विवाद कितनी जल्दी ख़त्म हो सकता है?',
        mr: 'ई-कॉमर्सचा वाद किती लवकर संपू शकतो?',
      },
      answer: {
        en: 'The target for a simple one is 5–10 days, counted from the day on which both sides have agreed to come. That is an aim and not a promise, because the other side must have time to read and answer. What makes it quick is a clear file: order, payment, photographs, messages, and the sum you ask for. What makes it slow is a notice that cannot be delivered, so give us every address of the other side that you know. A settlement can be signed at any moment on the way.',
        hi: 'सीधे-सादे विवाद का लक्ष्य 5–10 दिन है, उस दिन से गिनकर जब दोनों पक्ष आने पर राज़ी हुए। यह लक्ष्य है, वादा नहीं, क्योंकि दूसरे पक्ष को पढ़ने और जवाब देने का समय मिलना चाहिए। साफ़ फ़ाइल से काम जल्दी होता है: ऑर्डर, भुगतान, तस्वीरें, मैसेज, और आपकी माँगी रकम। देर तब होती है जब नोटिस पहुँच ही न सके, इसलिए दूसरे पक्ष के जितने पते आप जानते हैं, सब दें। रास्ते में किसी भी पल समझौते पर दस्तख़त हो सकते हैं।',
        mr: 'साध्या वादासाठी लक्ष्य 5–10 दिवस आहे, दोन्ही बाजूंनी यायला सहमती दिलेल्या दिवसापासून मोजून. ते लक्ष्य आहे, वचन नाही, कारण दुसऱ्या बाजूला वाचायला आणि उत्तर द्यायला वेळ मिळाला पाहिजे. स्पष्ट फाइलमुळे काम लवकर होते: ऑर्डर, पेमेंट, फोटो, मेसेज, आणि तुम्ही मागता ती रक्कम. नोटीस पोहोचवताच येत नाही तेव्हा उशीर होतो, म्हणून दुसऱ्या बाजूचे तुम्हाला माहीत असलेले सर्व पत्ते द्या. वाटेत कोणत्याही क्षणी तडजोडीवर सही होऊ शकते.',
      },
    },
    {
      id: 'ecommerce-payout',
      question: {
        en: 'A marketplace holds back my payouts. Can I bring it here?',
        hi: 'मार्केटप्लेस मेरा पैसा रोककर बैठा है। क्या यह यहाँ लाया जा सकता है?',
        mr: 'मार्केटप्लेसने माझे पैसे अडवून ठेवले आहेत. हे इथे आणता येते का?',
      },
      answer: {
        en: 'If your seller agreement names this institution, or the marketplace agrees in writing, yes (Arbitration and Conciliation Act 1996, section 7). Many agreements name another institution or a city far away, so read that page first. As a seller you are mostly not a consumer, and the contract decides. Ask in writing for the reason of the hold, the clause, and the orders concerned. Then list what is undisputed and ask for that part at once. Export your sales reports while you still have access to the account.',
        hi: 'अगर आपके सेलर करार में इस संस्था का नाम है, या मार्केटप्लेस लिखकर राज़ी हो, तो हाँ (माध्यस्थम् और सुलह अधिनियम 1996, धारा 7)। कई करारों में दूसरी संस्था या दूर के शहर का नाम होता है, इसलिए पहले वह पन्ना पढ़ें। बेचने वाले के तौर पर आप ज़्यादातर उपभोक्ता नहीं हैं, और करार से तय होता है। लिखकर पूछें कि पैसा क्यों रोका, किस शर्त में, और किन ऑर्डर का। फिर वह हिस्सा लिखें जिस पर विवाद नहीं, और उसे तुरंत माँगें। जब तक अकाउंट खुलता है, बिक्री की रिपोर्ट एक्सपोर्ट कर लें।',
        mr: 'तुमच्या विक्रेता करारात या संस्थेचे नाव असेल, किंवा मार्केटप्लेसने लेखी सहमती दिली, तर हो (लवाद आणि समेट कायदा 1996, कलम 7). अनेक करारांत दुसऱ्या संस्थेचे किंवा दूरच्या शहराचे नाव असते, म्हणून ते पान आधी वाचा. विक्रेता म्हणून तुम्ही बहुधा ग्राहक नसता, आणि करार काय ते ठरवतो. पैसे का अडवले, कोणत्या अटीखाली आणि कोणत्या ऑर्डरचे, हे लेखी विचारा. मग ज्यावर वाद नाही ते लिहा आणि तो भाग लगेच मागा. अकाउंट उघडते तोपर्यंत विक्रीचे अहवाल एक्सपोर्ट करून ठेवा.',
      },
    },
    {
      id: 'ecommerce-small-supplier',
      question: {
        en: 'A buyer has not paid my small firm. What are my rights?',
        hi: 'ख़रीदार ने मेरी छोटी फ़र्म को पैसे नहीं दिए। मेरे क्या हक हैं?',
        mr: 'खरेदीदाराने माझ्या छोट्या फर्मचे पैसे दिले नाहीत. माझे हक्क काय?',
      },
      answer: {
        en: 'Stronger than most owners know. A buyer must pay a micro or small enterprise by the agreed day, and within 45 days at most. Later payment costs compound interest at three times the Reserve Bank’s bank rate (Micro, Small and Medium Enterprises Development Act 2006, sections 15 and 16). You may go to the Facilitation Council, even if your contract says arbitration (section 18; Gujarat State Civil Supplies v Mahakali Foods, 2022). Have your Udyam registration, the invoices and the proof of delivery ready. Whether you were registered when you supplied matters.',
        hi: 'ज़्यादातर मालिक जितना जानते हैं, उससे ज़्यादा। ख़रीदार को सूक्ष्म या लघु उद्यम के पैसे तय दिन तक, और ज़्यादा से ज़्यादा 45 दिन में देने होते हैं। देर करने पर रिज़र्व बैंक की बैंक दर का तीन गुना चक्रवृद्धि ब्याज लगता है (Micro, Small and Medium Enterprises Development Act 2006, धारा 15 और 16)। करार में आर्बिट्रेशन लिखा हो, तब भी आप Facilitation Council जा सकते हैं (धारा 18; Gujarat State Civil Supplies v Mahakali Foods, 2022)। उद्यम रजिस्ट्रेशन, बिल और माल पहुँचने का सबूत तैयार रखें। माल देते समय आपका रजिस्ट्रेशन था या नहीं, यह मायने रखता है।',
        mr: 'बहुतेक मालकांना माहीत असतात त्यापेक्षा जास्त. खरेदीदाराने सूक्ष्म किंवा लघु उद्योगाचे पैसे ठरलेल्या दिवशी, आणि जास्तीत जास्त 45 दिवसांत दिले पाहिजेत. उशीर झाला, तर रिझर्व्ह बँकेच्या बँक दराच्या तिप्पट दराने चक्रवाढ व्याज लागते (MSMED कायदा 2006, कलमे 15 आणि 16). करारात लवाद लिहिला असला, तरी तुम्ही Facilitation Council कडे जाऊ शकता (कलम 18; Gujarat State Civil Supplies v Mahakali Foods, 2022). उद्यम नोंदणी, बिले आणि माल पोहोचल्याचा पुरावा तयार ठेवा. माल दिला तेव्हा तुमची नोंदणी होती का, याला महत्त्व आहे.',
      },
    },
    {
      id: 'ecommerce-fake',
      question: {
        en: 'I was sold a fake. Who answers for it, the seller or the platform?',
        hi: 'मुझे नकली चीज़ बेची गई। जवाबदेह कौन है, बेचने वाला या प्लेटफ़ॉर्म?',
        mr: 'मला नकली वस्तू विकली. जबाबदार कोण, विक्रेता की प्लॅटफॉर्म?',
      },
      answer: {
        en: 'The seller first. Who else depends on what they did. A platform that only lets others sell has some protection for what others put up (Information Technology Act 2000, section 79), but loses it if it takes part or does not act once it knows. For harm by a defective product, the Consumer Protection Act 2019 lets you claim from maker, seller or service provider (sections 83 to 86). Keep the parcel, its labels and the listing. Do not throw away the packing. A mass of fakes is a case for the Central Consumer Protection Authority.',
        hi: 'पहले बेचने वाला। और कौन, यह इस पर है कि उसने क्या किया। जो प्लेटफ़ॉर्म सिर्फ़ दूसरों को बेचने देता है, उसे दूसरों की डाली चीज़ों से कुछ बचाव मिलता है (Information Technology Act 2000, धारा 79), पर वह बचाव चला जाता है अगर वह ख़ुद हिस्सा ले या पता चलने पर कुछ न करे। ख़राब चीज़ से नुकसान हो, तो Consumer Protection Act 2019 में आप बनाने वाले, बेचने वाले या सेवा देने वाले से माँग सकते हैं (धारा 83 से 86)। पार्सल, उसके लेबल और विज्ञापन रखें। पैकिंग न फेंकें। बहुत सारी नकली चीज़ें हों, तो वह Central Consumer Protection Authority का केस है।',
        mr: 'आधी विक्रेता. आणखी कोण, हे त्यांनी काय केले त्यावर आहे. जो प्लॅटफॉर्म फक्त इतरांना विकू देतो त्याला इतरांनी टाकलेल्या गोष्टींसाठी काही संरक्षण असते (माहिती तंत्रज्ञान कायदा 2000, कलम 79), पण तो स्वतः भाग घेतो किंवा कळल्यावरही काही करत नाही, तर ते जाते. सदोष वस्तूने नुकसान झाले, तर ग्राहक संरक्षण कायदा 2019 खाली तुम्ही बनवणाऱ्याकडे, विक्रेत्याकडे किंवा सेवा देणाऱ्याकडे दावा करू शकता (कलमे 83 ते 86). पार्सल, त्याची लेबले आणि जाहिरात ठेवा. पॅकिंग टाकू नका. नकली वस्तूंचा ढीग असेल, तर ते Central Consumer Protection Authority चे काम आहे.',
      },
    },
    {
      id: 'ecommerce-seller-served',
      question: {
        en: 'A buyer has brought a complaint against my shop. What now?',
        hi: 'एक ख़रीदार ने मेरी दुकान के ख़िलाफ़ शिकायत की है। अब क्या?',
        mr: 'एका खरेदीदाराने माझ्या दुकानाविरुद्ध तक्रार केली आहे. आता काय?',
      },
      answer: {
        en: 'Look first at where it comes from. A notice of a consumer commission has a hard limit: your written version is due within 30 days, and the commission can add 15 at most (Consumer Protection Act 2019, section 38). An invitation to mediate or conciliate is only an invitation. You may accept it, decline it, or offer a refund and be done. Whatever it is, answer politely and in writing, stop any automatic messages to the buyer, and save the order, the delivery proof and the chat. Many such cases end with one clear letter.',
        hi: 'पहले देखें कि वह कहाँ से आई है। उपभोक्ता आयोग के नोटिस की पक्की सीमा है: आपका लिखित पक्ष 30 दिन में चाहिए, और आयोग ज़्यादा से ज़्यादा 15 दिन बढ़ा सकता है (Consumer Protection Act 2019, धारा 38)। मीडिएशन या सुलह का बुलावा बस बुलावा है। आप उसे मान सकते हैं, मना कर सकते हैं, या रिफ़ंड देकर बात ख़त्म कर सकते हैं। जो भी हो, विनम्रता से और लिखकर जवाब दें, ख़रीदार को जाने वाले अपने-आप मैसेज रोकें, और ऑर्डर, डिलीवरी का सबूत और चैट सँभाल लें। ऐसे कई केस एक साफ़ चिट्ठी से ख़त्म हो जाते हैं।',
        mr: 'ती कुठून आली ते आधी पाहा. ग्राहक आयोगाच्या नोटिशीला पक्की मर्यादा असते: तुमचे लेखी म्हणणे 30 दिवसांत द्यावे लागते, आणि आयोग जास्तीत जास्त 15 दिवस वाढवू शकतो (ग्राहक संरक्षण कायदा 2019, कलम 38). मध्यस्थी किंवा समेटाचे निमंत्रण हे फक्त निमंत्रण असते. तुम्ही ते स्वीकारू शकता, नाकारू शकता, किंवा परतावा देऊन विषय संपवू शकता. काहीही असो, नम्रपणे आणि लेखी उत्तर द्या, खरेदीदाराला आपोआप जाणारे मेसेज थांबवा, आणि ऑर्डर, माल पोहोचल्याचा पुरावा आणि चॅट जपून ठेवा. अशी अनेक प्रकरणे एका स्पष्ट पत्राने संपतात.',
      },
    },
  ],
};
