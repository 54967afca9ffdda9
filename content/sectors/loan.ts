import type { Sector } from './sector.ts';

export const loan: Sector = {
  description: {
    en: 'Online arbitration and mediation for loan disputes in India. No lender can choose the arbitrator alone: how one is appointed, and what belongs elsewhere.',
    hi: 'भारत में लोन के विवादों के लिए ऑनलाइन आर्बिट्रेशन और मीडिएशन। लोन देने वाला अकेले आर्बिट्रेटर नहीं चुन सकता: नियुक्ति कैसे होती है, और क्या कहीं और जाता है।',
    mr: 'भारतातील कर्जाच्या वादांसाठी ऑनलाइन लवाद आणि मध्यस्थी. कर्ज देणारा एकटाच लवाद पंच निवडू शकत नाही: नेमणूक कशी होते, आणि कोणते वाद इतरत्र जातात.',
  },
  lead: {
    en: 'Missed instalments, charges that grew, a settlement letter that was not kept. A loan dispute is fair only if both sides chose how it is heard, so that is the first thing we check. A borrower who says nothing has agreed to nothing.',
    hi: 'छूटी हुई किस्तें, बढ़ते चार्ज, समझौते की चिट्ठी जो निभाई नहीं गई। लोन का विवाद तभी सही ढंग से सुना जाता है जब दोनों पक्षों ने चुना हो कि कैसे सुना जाए। इसलिए हम सबसे पहले यही जाँचते हैं। जो लोन लेने वाला चुप है, उसने किसी बात पर हाँ नहीं की।',
    mr: 'चुकलेले हप्ते, वाढत गेलेले चार्ज, न पाळलेले तडजोडीचे पत्र. वाद कसा ऐकायचा हे दोन्ही बाजूंनी निवडले असेल, तरच कर्जाच्या वादात न्याय होतो. म्हणून आम्ही सर्वांत आधी तेच तपासतो. जो कर्जदार काही बोलला नाही, त्याने काहीही मान्य केलेले नाही.',
  },
  kinds: [
    {
      title: { en: 'Instalments and arrears', hi: 'किस्तें और बकाया', mr: 'हप्ते आणि थकबाकी' },
      text: {
        en: 'What is due, what was paid, and where each payment was counted.',
        hi: 'कितना बाकी है, कितना दिया, और हर भुगतान कहाँ गिना गया।',
        mr: 'किती देणे आहे, किती भरले, आणि भरलेली प्रत्येक रक्कम कुठे धरली.',
      },
    },
    {
      title: { en: 'Interest and charges', hi: 'ब्याज और चार्ज', mr: 'व्याज आणि चार्ज' },
      text: {
        en: 'Penal charges, changed rates, fees for closing early. What the agreement and the key facts statement really say.',
        hi: 'जुर्माने के चार्ज, बदली हुई दरें, जल्दी बंद करने की फ़ीस। करार और मुख्य तथ्य विवरण (KFS) में सच में क्या लिखा है।',
        mr: 'दंडाचे चार्ज, बदललेले दर, कर्ज लवकर फेडण्याची फी. करारात आणि ‘की फॅक्ट्स स्टेटमेंट’मध्ये खरे काय लिहिले आहे.',
      },
    },
    {
      title: { en: 'Settlements not kept', hi: 'समझौते जो निभे नहीं', mr: 'न पाळलेल्या तडजोडी' },
      text: {
        en: 'A one-time settlement or a new plan was agreed. One side says it lapsed, the other has paid.',
        hi: 'एक बार में निपटारा या नई किस्तें तय हुईं। एक पक्ष कहता है वह ख़त्म हो गया, दूसरा पैसे दे चुका है।',
        mr: 'एकरकमी तडजोड (OTS) किंवा नवी योजना ठरली. एक बाजू म्हणते ती रद्द झाली, दुसरीने पैसे भरले आहेत.',
      },
    },
    {
      title: { en: 'Guarantors', hi: 'गारंटर', mr: 'जामीनदार' },
      text: {
        en: 'Someone signed for a friend, and now gets the letters. How far the promise reaches, and when it ended.',
        hi: 'किसी ने दोस्त के लिए दस्तख़त किए, और अब चिट्ठियाँ उसे आती हैं। वह वादा कहाँ तक है, और कब ख़त्म हुआ।',
        mr: 'कोणीतरी मित्रासाठी सही केली आणि आता पत्रे त्याला येतात. जामीन कुठपर्यंत लागू होतो आणि कधी संपला.',
      },
    },
    {
      title: {
        en: 'Credit between businesses',
        hi: 'कारोबारों के बीच उधार',
        mr: 'व्यवसायांमधली उधारी',
      },
      text: {
        en: 'Trade credit, shareholder loans, and money lent on a short paper between people who knew each other.',
        hi: 'व्यापार का उधार, शेयरधारकों का लोन, और जान-पहचान में छोटे-से कागज़ पर दिया पैसा।',
        mr: 'व्यापारातली उधारी, भागधारकांची कर्जे, आणि ओळखीच्या माणसांनी एका छोट्या कागदावर दिलेले पैसे.',
      },
    },
  ],
  brings: {
    name: { en: 'Who brings it', hi: 'कौन लाता है', mr: 'वाद कोण आणते' },
    who: [
      {
        en: 'Lenders: banks, finance companies, private people',
        hi: 'लोन देने वाले: बैंक, फ़ाइनेंस कंपनियाँ, आम लोग',
        mr: 'कर्ज देणारे: बँका, फायनान्स कंपन्या, खासगी व्यक्ती',
      },
      {
        en: 'Borrowers who dispute the sum',
        hi: 'लोन लेने वाले, जो रकम को गलत मानते हैं',
        mr: 'रक्कम मान्य नसलेले कर्जदार',
      },
      {
        en: 'Guarantors who want to be released',
        hi: 'गारंटर, जो इससे छूटना चाहते हैं',
        mr: 'मोकळे व्हायचे आहे असे जामीनदार',
      },
      {
        en: 'Businesses with money outstanding',
        hi: 'कारोबार, जिनका पैसा फँसा है',
        mr: 'पैसे येणे बाकी असलेले व्यवसाय',
      },
    ],
  },
  answers: {
    name: { en: 'Who answers it', hi: 'कौन जवाब देता है', mr: 'उत्तर कोण देते' },
    who: [
      {
        en: 'Borrowers and co-borrowers',
        hi: 'लोन लेने वाले और साथ में लेने वाले',
        mr: 'कर्जदार आणि सहकर्जदार',
      },
      { en: 'Guarantors and heirs', hi: 'गारंटर और वारिस', mr: 'जामीनदार आणि वारस' },
      {
        en: 'Lenders, on charges and settlements',
        hi: 'लोन देने वाले, चार्ज और समझौतों पर',
        mr: 'कर्ज देणारे, चार्ज आणि तडजोडींबाबत',
      },
      {
        en: 'Lending apps and the lenders behind them',
        hi: 'लोन ऐप और उनके पीछे लोन देने वाले',
        mr: 'कर्ज देणारी ॲप आणि त्यांच्यामागचे कर्ज देणारे',
      },
    ],
  },
  ready: [
    {
      en: 'The loan agreement, with the page of the arbitration clause, and its date',
      hi: 'लोन का करार, आर्बिट्रेशन की शर्त वाला पन्ना और उसकी तारीख़',
      mr: 'कर्ज करार, लवादाच्या अटीच्या पानासह, आणि त्याची तारीख',
    },
    {
      en: 'The sanction letter and the key facts statement',
      hi: 'लोन मंज़ूरी की चिट्ठी और मुख्य तथ्य विवरण (KFS)',
      mr: 'मंजुरी पत्र (sanction letter) आणि ‘की फॅक्ट्स स्टेटमेंट’',
    },
    {
      en: 'The statement of account, and your own proof of what was paid',
      hi: 'खाते का स्टेटमेंट, और आपने जो दिया उसका अपना सबूत',
      mr: 'खात्याचा उतारा आणि तुम्ही भरल्याचा तुमच्याकडचा पुरावा',
    },
    {
      en: 'Every letter about a settlement, a pause or a new plan',
      hi: 'समझौते, रोक या नई किस्तों की हर चिट्ठी',
      mr: 'तडजोड, सवलत किंवा नवी योजना यांबद्दलचे प्रत्येक पत्र',
    },
    {
      en: 'A borrower’s honest figure: what you could pay each month, and keep paying',
      hi: 'लोन लेने वाले की ईमानदार रकम: हर महीने आप कितना दे सकते हैं, और देते रह सकते हैं',
      mr: 'कर्जदाराचा प्रामाणिक आकडा: दर महिन्याला किती भरू शकाल, आणि भरत राहाल',
    },
  ],
  limits: [
    {
      title: {
        en: 'First question: who chose us?',
        hi: 'पहला सवाल: हमें किसने चुना?',
        mr: 'पहिला प्रश्न: आम्हाला कोणी निवडले?',
      },
      text: {
        en: 'Our rules appoint nobody unless a contract from before the dispute names this institution, or all parties agree in writing afterwards, or a court orders it. Otherwise all we may send is an invitation, and silence is not a yes.',
        hi: 'हमारे नियमों में किसी की नियुक्ति तभी होती है जब विवाद से पहले के करार में इस संस्था का नाम हो, या बाद में सब पक्ष लिखकर राज़ी हों, या अदालत आदेश दे। नहीं तो हम सिर्फ़ बुलावा भेज सकते हैं, और चुप्पी हाँ नहीं है।',
        mr: 'वादाआधीच्या करारात या संस्थेचे नाव असेल, किंवा नंतर सर्व पक्षांनी लेखी सहमती दिली असेल, किंवा कोर्टाने आदेश दिला असेल, तरच आमचे नियम कोणाची नेमणूक करतात. नाहीतर आम्ही फक्त निमंत्रण पाठवू शकतो. गप्प राहणे म्हणजे होकार नव्हे.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, sections 7 and 11',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 7 और 11',
        mr: 'लवाद आणि समेट कायदा 1996, कलमे 7 आणि 11',
      },
    },
    {
      title: {
        en: 'No lender picks the arbitrator alone',
        hi: 'लोन देने वाला अकेले आर्बिट्रेटर नहीं चुनता',
        mr: 'कर्ज देणारा एकटा लवाद पंच निवडत नाही',
      },
      text: {
        en: 'A party with a stake in the result can neither be the sole arbitrator nor name one, and a one-sided panel is no equal treatment. An award made that way may turn out to be worth nothing.',
        hi: 'जिस पक्ष का नतीजे में फ़ायदा है, वह न अकेला आर्बिट्रेटर बन सकता है, न उसे चुन सकता है। एकतरफ़ा पैनल बराबरी नहीं है। इस तरह बना अवॉर्ड बेकार साबित हो सकता है।',
        mr: 'निकालात ज्याचा फायदा-तोटा आहे, तो पक्ष स्वतः एकमेव लवाद पंच होऊ शकत नाही आणि तो नेमूही शकत नाही. एकतर्फी पॅनेल म्हणजे समान वागणूक नव्हे. अशा रीतीने दिलेला निवाडा शेवटी कवडीमोल ठरू शकतो.',
      },
      law: {
        en: 'Section 12(5) and Seventh Schedule; Perkins Eastman v HSCC (2019); CORE v ECI-SPIC, 2024 INSC 857',
        hi: 'धारा 12(5) और सातवीं अनुसूची; Perkins Eastman v HSCC (2019); CORE v ECI-SPIC, 2024 INSC 857',
        mr: 'कलम 12(5) आणि सातवी अनुसूची; Perkins Eastman v HSCC (2019); CORE v ECI-SPIC, 2024 INSC 857',
      },
    },
    {
      title: {
        en: 'Large bank claims go to the debt tribunal',
        hi: 'बैंक के बड़े दावे ऋण वसूली ट्रिब्यूनल (DRT) जाते हैं',
        mr: 'बँकांचे मोठे दावे कर्ज वसुली न्यायाधिकरणाकडे',
      },
      text: {
        en: 'Claims of banks and notified financial institutions that fall under the Recovery of Debts and Bankruptcy Act, today from ₹20 lakh, are for the Debts Recovery Tribunal. They cannot be arbitrated.',
        hi: 'बैंकों और अधिसूचित वित्तीय संस्थाओं के जो दावे Recovery of Debts and Bankruptcy Act में आते हैं, आज ₹20 लाख से, वे ऋण वसूली ट्रिब्यूनल (DRT) के हैं। उनका आर्बिट्रेशन नहीं हो सकता।',
        mr: 'कर्ज वसुली आणि दिवाळखोरी कायद्याखाली येणारे बँका आणि अधिसूचित वित्तीय संस्थांचे दावे, आज ₹20 लाखांपासून पुढचे, कर्ज वसुली न्यायाधिकरणाकडे (DRT) जातात. त्यांचा लवाद होऊ शकत नाही.',
      },
      law: {
        en: 'Recovery of Debts and Bankruptcy Act 1993; Vidya Drolia v Durga Trading (2020)',
        hi: 'Recovery of Debts and Bankruptcy Act 1993; Vidya Drolia v Durga Trading (2020)',
        mr: 'कर्ज वसुली आणि दिवाळखोरी कायदा 1993; Vidya Drolia v Durga Trading (2020)',
      },
    },
    {
      title: {
        en: 'Mortgages and seized security',
        hi: 'गिरवी मकान और ज़ब्त संपत्ति',
        mr: 'गहाण घर आणि जप्त केलेले तारण',
      },
      text: {
        en: 'The sale of a mortgaged home is a matter for a court. Steps that a lender takes on security under the SARFAESI Act are challenged before the Debts Recovery Tribunal.',
        hi: 'गिरवी मकान की बिक्री अदालत का काम है। SARFAESI Act में लोन देने वाला गिरवी संपत्ति पर जो कदम उठाए, उन्हें ऋण वसूली ट्रिब्यूनल (DRT) में चुनौती दी जाती है।',
        mr: 'गहाण घराची विक्री हा कोर्टाचा विषय आहे. SARFAESI कायद्याखाली कर्ज देणाऱ्याने तारणावर केलेल्या कारवाईला कर्ज वसुली न्यायाधिकरणात (DRT) आव्हान देता येते.',
      },
      law: {
        en: 'Booz Allen v SBI Home Finance (2011); SARFAESI Act 2002, section 17',
        hi: 'Booz Allen v SBI Home Finance (2011); SARFAESI Act 2002, धारा 17',
        mr: 'Booz Allen v SBI Home Finance (2011); SARFAESI कायदा 2002, कलम 17',
      },
    },
    {
      title: {
        en: 'Insolvency and bounced cheques',
        hi: 'दिवालियापन और चेक बाउंस',
        mr: 'दिवाळखोरी आणि न वटलेले चेक',
      },
      text: {
        en: 'When a company’s insolvency begins, arbitration against it must stop. A cheque that bounced may be a crime with short dates of its own, and no arbitration holds them up.',
        hi: 'कंपनी के दिवालियापन की कार्यवाही शुरू होते ही उसके ख़िलाफ़ आर्बिट्रेशन रुकना चाहिए। चेक बाउंस अपराध हो सकता है, जिसकी अपनी छोटी समय-सीमाएँ हैं, और आर्बिट्रेशन उन्हें नहीं रोकता।',
        mr: 'कंपनीची दिवाळखोरी प्रक्रिया सुरू झाली, की तिच्याविरुद्धचा लवाद थांबवावा लागतो. चेक न वटणे हा गुन्हा असू शकतो. त्याच्या मुदती छोट्या असतात आणि लवादामुळे त्या थांबत नाहीत.',
      },
      law: {
        en: 'Insolvency and Bankruptcy Code 2016, section 14; Negotiable Instruments Act 1881, section 138',
        hi: 'Insolvency and Bankruptcy Code 2016, धारा 14; Negotiable Instruments Act 1881, धारा 138',
        mr: 'दिवाळखोरी संहिता (IBC) 2016, कलम 14; परक्राम्य संलेख कायदा (Negotiable Instruments Act) 1881, कलम 138',
      },
    },
    {
      title: { en: 'The ombudsman costs nothing', hi: 'लोकपाल मुफ़्त है', mr: 'लोकपालाकडे तक्रार मोफत' },
      text: {
        en: 'A complaint about how a bank or finance company has treated you can go to the Reserve Bank’s ombudsman, free of charge, after you have first complained to the lender.',
        hi: 'बैंक या फ़ाइनेंस कंपनी ने आपसे जैसा बर्ताव किया, उसकी शिकायत रिज़र्व बैंक के लोकपाल से मुफ़्त की जा सकती है। पहले लोन देने वाले से शिकायत करनी होती है।',
        mr: 'बँक किंवा फायनान्स कंपनी तुमच्याशी कशी वागली याबद्दलची तक्रार, आधी त्यांच्याकडे तक्रार केल्यानंतर, रिझर्व्ह बँकेच्या लोकपालाकडे (Ombudsman) मोफत करता येते.',
      },
      law: {
        en: 'Reserve Bank of India, Integrated Ombudsman Scheme',
        hi: 'भारतीय रिज़र्व बैंक, एकीकृत लोकपाल योजना',
        mr: 'रिझर्व्ह बँक, एकात्मिक लोकपाल योजना',
      },
    },
  ],
};
