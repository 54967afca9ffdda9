import type { Topic } from './topic.ts';

export const loan: Topic = {
  id: 'loan',
  tab: { en: 'Loan Disputes', hi: 'लोन के विवाद', mr: 'कर्जाचे वाद' },
  lead: {
    en: 'Nine questions from borrowers, guarantors and lenders.',
    hi: 'लोन लेने वालों, गारंटर और लोन देने वालों के नौ सवाल।',
    mr: 'कर्जदार, जामीनदार आणि कर्ज देणाऱ्यांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'loan-notice',
      question: {
        en: 'I got an arbitration notice about my loan. Must I take part?',
        hi: 'मुझे लोन पर आर्बिट्रेशन का नोटिस मिला है। क्या मुझे हिस्सा लेना होगा?',
        mr: 'माझ्या कर्जाबद्दल लवादाची नोटीस आली आहे. मला भाग घ्यावाच लागेल का?',
      },
      answer: {
        en: 'Nobody can force you to speak, but do not ignore it. If your loan agreement has a valid arbitration clause, the case may go on without you and be decided on what the lender shows (Arbitration and Conciliation Act 1996, section 25). If there is none, your silence is not consent. Check three things: the page with the clause, whether it names this institution or its rules, and whether the sum is right. Then answer in writing within the time in the notice. You can object to the arbitration and dispute the sum in the same letter.',
        hi: 'कोई आपको बोलने पर मजबूर नहीं कर सकता, पर नोटिस को अनदेखा न करें। अगर आपके लोन के करार में आर्बिट्रेशन की सही शर्त है, तो केस आपके बिना चल सकता है और लोन देने वाला जो दिखाए, उस पर फ़ैसला हो सकता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 25)। ऐसी शर्त नहीं है, तो आपकी चुप्पी सहमति नहीं है। तीन बातें देखें: शर्त वाला पन्ना, उसमें इस संस्था या इसके नियमों का नाम है या नहीं, और रकम सही है या नहीं। फिर नोटिस में दिए समय के अंदर लिखकर जवाब दें। एक ही चिट्ठी में आप आर्बिट्रेशन पर आपत्ति भी कर सकते हैं और रकम पर विवाद भी।',
        mr: 'तुम्हाला बोलायला कोणी भाग पाडू शकत नाही, पण नोटिशीकडे दुर्लक्ष करू नका. तुमच्या कर्जाच्या करारात लवादाची वैध अट असेल, तर प्रकरण तुमच्याशिवाय पुढे जाऊ शकते आणि कर्ज देणाऱ्याने दाखवलेल्यावर निर्णय होऊ शकतो (लवाद आणि समेट कायदा 1996, कलम 25). तशी अट नसेल, तर तुमचे गप्प राहणे म्हणजे संमती नाही. तीन गोष्टी तपासा: अट असलेले पान, त्यात या संस्थेचे किंवा तिच्या नियमांचे नाव आहे का, आणि रक्कम बरोबर आहे का. मग नोटिशीतल्या मुदतीत लेखी उत्तर द्या. एकाच पत्रात तुम्ही लवादाला हरकत घेऊ शकता आणि रकमेबद्दलही वाद घालू शकता.',
      },
    },
    {
      id: 'loan-lender-chose',
      question: {
        en: 'Can the lender choose the arbitrator alone?',
        hi: 'क्या लोन देने वाला अकेले आर्बिट्रेटर चुन सकता है?',
        mr: 'कर्ज देणारी संस्था एकटी लवाद पंच निवडू शकते का?',
      },
      answer: {
        en: 'No. A side with an interest in the result may not be the only one to name the arbitrator (Perkins Eastman v HSCC, 2019; CORE v ECI-SPIC, 2024), and persons with close ties to a party are barred (Arbitration and Conciliation Act 1996, section 12(5) and Seventh Schedule). Only an express written agreement, signed after the dispute began, can lift that bar. Taking part does not. If you got a letter that says “we have appointed” somebody, object in writing at once. Under our rules both sides get the same list of names, with the same strikes.',
        hi: 'नहीं। नतीजे में जिस पक्ष का हित हो, वह अकेले आर्बिट्रेटर का नाम तय नहीं कर सकता (Perkins Eastman v HSCC, 2019; CORE v ECI-SPIC, 2024), और जिनका किसी पक्ष से गहरा संबंध हो, उन पर रोक है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 12(5) और सातवीं अनुसूची)। यह रोक सिर्फ़ विवाद शुरू होने के बाद दस्तख़त किए गए साफ़ लिखित करार से हट सकती है। हिस्सा लेने से नहीं। अगर आपको ऐसी चिट्ठी मिले कि “हमने नियुक्त किया है”, तो तुरंत लिखकर आपत्ति करें। हमारे नियमों में दोनों पक्षों को नामों की एक ही सूची मिलती है, और नाम काटने का हक बराबर।',
        mr: 'नाही. निकालात जिचे हित आहे ती बाजू एकटीच लवाद पंचांचे नाव ठरवू शकत नाही (Perkins Eastman v HSCC, 2019; CORE v ECI-SPIC, 2024), आणि एखाद्या बाजूशी जवळचे संबंध असलेल्या व्यक्तींना मनाई आहे (लवाद आणि समेट कायदा 1996, कलम 12(5) आणि सातवी अनुसूची). ही मनाई फक्त वाद सुरू झाल्यानंतर सही केलेल्या स्पष्ट लेखी कराराने उठू शकते. भाग घेण्याने नाही. “आम्ही नियुक्त केले आहे” असे पत्र आले, तर लगेच लेखी हरकत घ्या. आमच्या नियमांनुसार दोन्ही बाजूंना नावांची एकच यादी मिळते, आणि नावे काढण्याचा हक्कही सारखाच.',
      },
    },
    {
      id: 'loan-same-arbitrator',
      question: {
        en: 'How do I know that the arbitrator does not work for the lender?',
        hi: 'मुझे कैसे पता चले कि आर्बिट्रेटर लोन देने वाले के लिए काम नहीं करते?',
        mr: 'लवाद पंच कर्ज देणाऱ्यासाठी काम करत नाहीत हे मला कसे कळेल?',
      },
      answer: {
        en: 'Before the appointment the arbitrator must disclose in writing every tie to either side (Arbitration and Conciliation Act 1996, section 12). Two or more earlier appointments by the same party or its group within three years are a warning sign that the law itself lists (Fifth Schedule, item 22). If what you read or learn raises real doubts, send your reasons to the tribunal within 15 days (section 13). Under our rules nobody with two such appointments is put into a third case unless that is disclosed and you agree in writing. You need not agree.',
        hi: 'नियुक्ति से पहले आर्बिट्रेटर को हर पक्ष से अपना हर संबंध लिखकर बताना होता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 12)। तीन साल के अंदर उसी पक्ष या उसके समूह की दो या ज़्यादा पुरानी नियुक्तियाँ ख़तरे का वह निशान हैं जो कानून ख़ुद गिनाता है (पाँचवीं अनुसूची, मद 22)। जो आप पढ़ें या जानें, उससे सच में शक हो, तो 15 दिन के अंदर अपनी वजहें ट्रिब्यूनल को भेजें (धारा 13)। हमारे नियमों में जिनकी ऐसी दो नियुक्तियाँ हों, उन्हें तीसरा केस तभी मिलता है जब यह बताया जाए और आप लिखकर राज़ी हों। राज़ी होना ज़रूरी नहीं है।',
        mr: 'नियुक्तीआधी लवाद पंचांनी दोन्ही बाजूंशी असलेला प्रत्येक संबंध लेखी उघड केला पाहिजे (लवाद आणि समेट कायदा 1996, कलम 12). तीन वर्षांत त्याच बाजूने किंवा तिच्या समूहाने केलेल्या दोन किंवा अधिक आधीच्या नियुक्त्या ही कायद्यानेच सांगितलेली धोक्याची खूण आहे (पाचवी अनुसूची, बाब 22). तुम्ही जे वाचता किंवा जे कळते त्याने खरी शंका येत असेल, तर 15 दिवसांत तुमची कारणे लवाद मंडळाला पाठवा (कलम 13). आमच्या नियमांनुसार अशा दोन नियुक्त्या असलेल्या कोणालाही तिसरे प्रकरण तेव्हाच दिले जाते, जेव्हा ते उघड केले जाते आणि तुम्ही लेखी सहमती देता. सहमती द्यायलाच हवी असे नाही.',
      },
    },
    {
      id: 'loan-which',
      question: {
        en: 'Can every loan be arbitrated?',
        hi: 'क्या हर लोन का आर्बिट्रेशन हो सकता है?',
        mr: 'प्रत्येक कर्जावर लवाद होऊ शकतो का?',
      },
      answer: {
        en: 'No. Claims of banks and notified institutions that belong before the Debts Recovery Tribunal, today from ₹20 lakh, cannot be arbitrated (Vidya Drolia v Durga Trading, 2020). The sale of a mortgaged home is a matter for a court (Booz Allen v SBI Home Finance, 2011). Against steps on your security under the SARFAESI Act 2002 you apply to the Debts Recovery Tribunal within 45 days (section 17). When a company’s insolvency begins, arbitration against it stops (Insolvency and Bankruptcy Code 2016, section 14). If your case is one of these, say so in your first answer.',
        hi: 'नहीं। बैंकों और अधिसूचित संस्थाओं के जो दावे ऋण वसूली ट्रिब्यूनल (DRT) के हैं, आज ₹20 लाख से, उनका आर्बिट्रेशन नहीं हो सकता (Vidya Drolia v Durga Trading, 2020)। गिरवी मकान की बिक्री अदालत का काम है (Booz Allen v SBI Home Finance, 2011)। SARFAESI Act 2002 में आपकी गिरवी संपत्ति पर उठाए कदमों के ख़िलाफ़ 45 दिन के अंदर ऋण वसूली ट्रिब्यूनल में अर्ज़ी दी जाती है (धारा 17)। किसी कंपनी का दिवाला शुरू होने पर उसके ख़िलाफ़ आर्बिट्रेशन रुक जाता है (Insolvency and Bankruptcy Code 2016, धारा 14)। आपका केस इनमें से एक हो, तो अपने पहले जवाब में ही कहें।',
        mr: 'नाही. बँका आणि अधिसूचित संस्थांचे जे दावे कर्ज वसुली न्यायाधिकरणापुढे (DRT) जातात, आज ₹20 लाखांपासून, त्यांच्यावर लवाद होऊ शकत नाही (Vidya Drolia v Durga Trading, 2020). गहाण घराची विक्री हे कोर्टाचे काम आहे (Booz Allen v SBI Home Finance, 2011). SARFAESI कायदा 2002 खाली तुमच्या तारणावर उचललेल्या पावलांविरुद्ध 45 दिवसांत कर्ज वसुली न्यायाधिकरणाकडे अर्ज करायचा असतो (कलम 17). एखाद्या कंपनीची दिवाळखोरी सुरू झाली, की तिच्याविरुद्धचा लवाद थांबतो (दिवाळखोरी संहिता (IBC) 2016, कलम 14). तुमचे प्रकरण यांपैकी एक असेल, तर पहिल्याच उत्तरात सांगा.',
      },
    },
    {
      id: 'loan-cannot-pay',
      question: {
        en: 'I owe the money but cannot pay it all now. Is there any point in coming?',
        hi: 'पैसा देना है, पर अभी पूरा नहीं दे सकते। क्या आने का कोई फ़ायदा है?',
        mr: 'पैसे देणे आहे, पण आता सगळे देता येत नाहीत. येण्यात काही अर्थ आहे का?',
      },
      answer: {
        en: 'Yes. Most loan cases end in a plan and not in a fight. Bring an honest figure: what comes in, what must go out, and what you could pay each month and keep paying. In a conciliation, offers and admissions cannot be used against you later (Arbitration and Conciliation Act 1996, section 81). If you agree, have it written down: sums, dates, what happens to penalties, what is reported to the credit bureaus, and when you get the no-dues letter. Do not sign a plan that you know you cannot keep. A signed one can be enforced.',
        hi: 'हाँ। ज़्यादातर लोन के केस लड़ाई में नहीं, किसी योजना पर ख़त्म होते हैं। एक सच्चा हिसाब लाएँ: कितना आता है, कितना जाना ही है, और हर महीने आप कितना दे सकते हैं और देते रह सकते हैं। सुलह में दिए गए प्रस्ताव और मानी गई बातें बाद में आपके ख़िलाफ़ नहीं लगाई जा सकतीं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 81)। राज़ी हों, तो लिखवा लें: रकमें, तारीख़ें, जुर्माने का क्या होगा, क्रेडिट ब्यूरो को क्या बताया जाएगा, और नो-ड्यूज़ चिट्ठी कब मिलेगी। ऐसी योजना पर दस्तख़त न करें जो आप जानते हैं कि निभा नहीं पाएँगे। दस्तख़त हुई योजना लागू करवाई जा सकती है।',
        mr: 'हो. कर्जाची बहुतेक प्रकरणे भांडणाने नाही, तर एखाद्या योजनेने संपतात. प्रामाणिक आकडा आणा: किती येते, किती जावेच लागते, आणि दर महिन्याला तुम्ही किती देऊ शकता आणि देत राहू शकता. समेटात दिलेले प्रस्ताव आणि मान्य केलेल्या गोष्टी नंतर तुमच्याविरुद्ध वापरता येत नाहीत (लवाद आणि समेट कायदा 1996, कलम 81). सहमती झाली, तर ती लिहून घ्या: रकमा, तारखा, दंडाचे काय होणार, क्रेडिट ब्युरोला काय कळवले जाणार, आणि कर्ज फिटल्याचे पत्र कधी मिळणार. जी पाळता येणार नाही हे तुम्हाला माहीत आहे अशा योजनेवर सही करू नका. सही केलेली योजना अमलात आणता येते.',
      },
    },
    {
      id: 'loan-interest',
      question: {
        en: 'Can I dispute interest and penal charges?',
        hi: 'क्या ब्याज और पेनल्टी पर विवाद किया जा सकता है?',
        mr: 'व्याज आणि दंडाच्या रकमेवर वाद घालता येतो का?',
      },
      answer: {
        en: 'Yes. Ask for a statement that shows each charge, its date and the clause behind it, and compare it with your agreement and key facts statement. A sum fixed as a penalty is recoverable only as far as it is reasonable (Indian Contract Act 1872, section 74). The Reserve Bank’s instructions of 2023 let regulated lenders take reasonable penal charges but not add them to the interest rate. For the time up to the award, the arbitrator sets reasonable interest, unless the parties have agreed on it (Arbitration and Conciliation Act 1996, section 31(7)).',
        hi: 'हाँ। ऐसा हिसाब माँगें जिसमें हर चार्ज, उसकी तारीख़ और उसके पीछे की शर्त दिखे, और उसे अपने करार और मुख्य तथ्य पत्र (KFS) से मिलाएँ। जुर्माने के तौर पर तय रकम उतनी ही वसूली जा सकती है जितनी वाजिब हो (Indian Contract Act 1872, धारा 74)। रिज़र्व बैंक के 2023 के निर्देश विनियमित लोन देने वालों को वाजिब पेनल्टी लेने देते हैं, पर उसे ब्याज दर में जोड़ने नहीं देते। अवॉर्ड तक के समय का वाजिब ब्याज आर्बिट्रेटर तय करते हैं, जब तक पक्षों ने उस पर कुछ तय न किया हो (माध्यस्थम् और सुलह अधिनियम 1996, धारा 31(7))।',
        mr: 'हो. प्रत्येक आकारणी, तिची तारीख आणि तिच्यामागची अट दाखवणारे विवरण मागा, आणि ते तुमच्या करारासोबत आणि मुख्य तथ्य पत्रासोबत (KFS) ताडून पाहा. दंड म्हणून ठरवलेली रक्कम वाजवी असेल तेवढीच वसूल होते (भारतीय करार कायदा 1872, कलम 74). रिझर्व्ह बँकेच्या 2023 च्या सूचना नियंत्रित कर्ज देणाऱ्यांना वाजवी दंड घेऊ देतात, पण तो व्याजदरात मिळवू देत नाहीत. निवाड्यापर्यंतच्या काळासाठी वाजवी व्याज लवाद पंच ठरवतात, बाजूंनी त्याबद्दल काही ठरवले नसेल तर (लवाद आणि समेट कायदा 1996, कलम 31(7)).',
      },
    },
    {
      id: 'loan-guarantor',
      question: {
        en: 'I only signed as guarantor. Can they claim from me?',
        hi: 'दस्तख़त सिर्फ़ गारंटर के तौर पर किए थे। क्या दावा मुझ पर भी हो सकता है?',
        mr: 'मी फक्त जामीनदार म्हणून सही केली. ते माझ्याकडे दावा करू शकतात का?',
      },
      answer: {
        en: 'Possibly the whole sum, and without trying the borrower first: a guarantor owes as much as the borrower unless the paper says otherwise (Indian Contract Act 1872, section 128). But look closely. If the lender changed the loan without your consent, you may be free for what came after (section 133), and a deal that gives the borrower more time without you may free you as well (section 135). Check too that the arbitration clause is in a paper that you signed. You have your own right to answer, apart from the borrower.',
        hi: 'शायद पूरी रकम का, और पहले लोन लेने वाले से माँगे बिना भी: कागज़ में कुछ और न लिखा हो, तो गारंटर उतना ही देनदार है जितना लोन लेने वाला (Indian Contract Act 1872, धारा 128)। पर ध्यान से देखें। लोन देने वाले ने आपकी सहमति के बिना लोन बदला हो, तो उसके बाद की देनदारी से आप छूट सकते हैं (धारा 133), और आपके बिना लोन लेने वाले को ज़्यादा समय देने का सौदा भी आपको छुड़ा सकता है (धारा 135)। यह भी देखें कि आर्बिट्रेशन की शर्त उसी कागज़ में है जिस पर आपके दस्तख़त हैं। जवाब देने का आपका अपना हक है, लोन लेने वाले से अलग।',
        mr: 'कदाचित पूर्ण रकमेचा, आणि आधी कर्जदाराकडे न मागताही: कागदात वेगळे लिहिले नसेल, तर जामीनदाराचे देणे कर्जदाराएवढेच असते (भारतीय करार कायदा 1872, कलम 128). पण नीट पाहा. कर्ज देणाऱ्याने तुमच्या संमतीशिवाय कर्जात बदल केला असेल, तर त्यानंतरच्या देण्यातून तुम्ही मोकळे होऊ शकता (कलम 133), आणि तुमच्याशिवाय कर्जदाराला अधिक मुदत देणारा व्यवहारही तुम्हाला मोकळे करू शकतो (कलम 135). लवादाची अट तुम्ही सही केलेल्या कागदात आहे का तेही तपासा. उत्तर देण्याचा तुमचा स्वतःचा हक्क आहे, कर्जदाराहून वेगळा.',
      },
    },
    {
      id: 'loan-recovery-agents',
      question: {
        en: 'Recovery agents call all day. Who can stop that?',
        hi: 'रिकवरी एजेंट दिन भर फ़ोन करते हैं। उन्हें कौन रोक सकता है?',
        mr: 'वसुली एजंट दिवसभर फोन करतात. ते कोण थांबवू शकते?',
      },
      answer: {
        en: 'Not an arbitrator. Write to the lender’s grievance officer with dates, numbers and recordings. Agents of regulated lenders may call only at decent hours and may not threaten you or shame you before others; the Reserve Bank’s instructions say so. If there is no good answer within 30 days, complain to the Reserve Bank’s Ombudsman under its Integrated Ombudsman Scheme, online and free of charge. For threats or force, go to the police. A dispute about the sum itself is another matter, and may go on in an arbitration or a mediation.',
        hi: 'आर्बिट्रेटर नहीं। तारीख़, नंबर और रिकॉर्डिंग के साथ लोन देने वाले के शिकायत अधिकारी को लिखें। विनियमित लोन देने वालों के एजेंट सिर्फ़ ठीक समय पर फ़ोन कर सकते हैं, और न धमका सकते हैं, न दूसरों के सामने शर्मिंदा कर सकते हैं; रिज़र्व बैंक के निर्देश यही कहते हैं। 30 दिन में ठीक जवाब न मिले, तो रिज़र्व बैंक के लोकपाल (Ombudsman) से उसकी Integrated Ombudsman Scheme में शिकायत करें, ऑनलाइन और मुफ़्त। धमकी या ज़बरदस्ती हो, तो पुलिस के पास जाएँ। रकम का विवाद अलग बात है, और आर्बिट्रेशन या मीडिएशन में चल सकता है।',
        mr: 'लवाद पंच नाही. तारखा, क्रमांक आणि रेकॉर्डिंगसह कर्ज देणाऱ्याच्या तक्रार अधिकाऱ्यांना लिहा. नियंत्रित कर्ज देणाऱ्यांचे एजंट फक्त योग्य वेळीच फोन करू शकतात, आणि तुम्हाला धमकावू किंवा इतरांसमोर लाजवू शकत नाहीत; रिझर्व्ह बँकेच्या सूचना तसे सांगतात. 30 दिवसांत चांगले उत्तर आले नाही, तर रिझर्व्ह बँकेच्या लोकपालांकडे (Ombudsman) त्यांच्या Integrated Ombudsman Scheme खाली तक्रार करा, ऑनलाइन आणि मोफत. धमकी किंवा बळजबरी झाली, तर पोलिसांकडे जा. रकमेचा वाद वेगळा आहे, आणि तो लवादात किंवा मध्यस्थीत पुढे जाऊ शकतो.',
      },
    },
    {
      id: 'loan-cheque',
      question: {
        en: 'My cheque bounced. Does arbitration stop the criminal case?',
        hi: 'मेरा चेक बाउंस हो गया। क्या आर्बिट्रेशन से आपराधिक केस रुक जाता है?',
        mr: 'माझा चेक बाउन्स झाला. लवादामुळे फौजदारी केस थांबते का?',
      },
      answer: {
        en: 'No. A bounced cheque for a debt can be an offence with its own clock (Negotiable Instruments Act 1881, section 138). The other side must send a demand within 30 days of learning from its bank that the cheque was returned. You then have 15 days from receiving the demand to pay. An arbitration does not pause that. The offence may be settled between the two of you (section 147), so a mediation can deal with both. If such a demand has reached you, speak to a lawyer before the 15 days are over.',
        hi: 'नहीं। कर्ज़ के लिए दिया चेक बाउंस होना अपराध हो सकता है, और उसकी अपनी घड़ी है (Negotiable Instruments Act 1881, धारा 138)। दूसरे पक्ष को अपने बैंक से चेक लौटने की ख़बर मिलने के 30 दिन के अंदर माँग भेजनी होती है। माँग मिलने के बाद पैसे देने के लिए आपके पास 15 दिन होते हैं। आर्बिट्रेशन से यह नहीं रुकता। यह अपराध आप दोनों आपस में निपटा सकते हैं (धारा 147), इसलिए मीडिएशन दोनों बातें सुलझा सकता है। ऐसी माँग आपको मिली हो, तो 15 दिन ख़त्म होने से पहले वकील से बात करें।',
        mr: 'नाही. देण्यासाठी दिलेला चेक बाउन्स होणे हा गुन्हा असू शकतो, आणि त्याच्या स्वतःच्या मुदती आहेत (परक्राम्य संलेख कायदा (Negotiable Instruments Act) 1881, कलम 138). चेक परत आल्याचे बँकेकडून कळल्यापासून 30 दिवसांत दुसऱ्या बाजूने मागणी पाठवली पाहिजे. मागणी मिळाल्यापासून पैसे द्यायला तुम्हाला 15 दिवस असतात. लवादाने ते थांबत नाही. हा गुन्हा तुम्ही दोघे आपसात मिटवू शकता (कलम 147), त्यामुळे मध्यस्थीत दोन्ही सुटू शकते. अशी मागणी तुम्हाला मिळाली असेल, तर 15 दिवस संपण्याआधी वकिलांशी बोला.',
      },
    },
  ],
};
