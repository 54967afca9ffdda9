import type { Sector } from './sector.ts';

export const tech: Sector = {
  description: {
    en: 'Online arbitration and mediation for tech disputes in India: software projects, licences, service levels and data, with the limits that the law sets.',
    hi: 'भारत में टेक के विवादों के लिए ऑनलाइन आर्बिट्रेशन और मीडिएशन: सॉफ़्टवेयर प्रोजेक्ट, लाइसेंस, सेवा के स्तर और डेटा, और कानून की तय सीमाएँ।',
    mr: 'भारतातील टेक वादांसाठी ऑनलाइन लवाद आणि मध्यस्थी: सॉफ्टवेअर प्रोजेक्ट, लायसन्स, सेवेची पातळी आणि डेटा, कायद्याने घातलेल्या मर्यादांसह.',
  },
  lead: {
    en: 'Late projects, licence counts, missed service levels, data that never came home. These quarrels are made of tickets, logs and version histories, so they are best heard by someone who can read them, and in days and weeks, before the software is two releases older.',
    hi: 'देर से चल रहे प्रोजेक्ट, लाइसेंस की गिनती, सेवा जो वादे जैसी नहीं मिली, डेटा जो वापस नहीं आया। ये झगड़े टिकट, लॉग और वर्शन हिस्ट्री से बनते हैं। इसलिए इन्हें वही सुने जो इन्हें पढ़ सके, और दिनों-हफ़्तों में सुने, इससे पहले कि सॉफ़्टवेयर दो रिलीज़ पुराना हो जाए।',
    mr: 'रखडलेले प्रोजेक्ट, लायसन्सची संख्या, न पाळलेली सेवेची पातळी, परत न आलेला डेटा. हे वाद टिकिटे, लॉग आणि व्हर्जनच्या इतिहासातून बनतात. म्हणून ते वाचता येणाऱ्या व्यक्तीनेच ऐकावेत, आणि दिवस-आठवड्यांत, सॉफ्टवेअर दोन आवृत्त्यांनी जुने होण्याआधी.',
  },
  kinds: [
    {
      title: { en: 'Projects that slipped', hi: 'प्रोजेक्ट जो पिछड़ गए', mr: 'रखडलेले प्रोजेक्ट' },
      text: {
        en: 'Scope that grew, milestones that moved, acceptance tests that one side calls passed and the other does not.',
        hi: 'काम जो बढ़ता गया, पड़ाव जो खिसकते गए, और टेस्ट जिन्हें एक पक्ष पास कहता है, दूसरा नहीं।',
        mr: 'वाढलेले काम, पुढे गेलेले टप्पे, आणि एक बाजू ‘पास’ म्हणते व दुसरी नाही, अशा चाचण्या.',
      },
    },
    {
      title: { en: 'Service levels', hi: 'सेवा का स्तर', mr: 'सेवेची पातळी' },
      text: {
        en: 'Uptime, response times and credits. What counts as an outage, who measured it, and what was promised for it.',
        hi: 'सेवा कितनी देर चालू रही, जवाब में कितना समय लगा, और उसके बदले छूट। बंद किसे कहें, किसने नापा, और क्या वादा था।',
        mr: 'अपटाइम, प्रतिसादाचा वेळ आणि क्रेडिट. सेवा बंद म्हणजे नेमके काय, कोणी मोजले आणि त्यासाठी काय वचन होते.',
      },
    },
    {
      title: { en: 'Licences', hi: 'लाइसेंस', mr: 'लायसन्स' },
      text: {
        en: 'More users than seats, an audit with a large bill, open-source terms in a closed product, a key that was switched off.',
        hi: 'लाइसेंस से ज़्यादा यूज़र, बड़े बिल वाला ऑडिट, बंद प्रोडक्ट में ओपन सोर्स की शर्तें, बंद कर दी गई की (key)।',
        mr: 'परवानगीपेक्षा जास्त वापरणारे, ऑडिटनंतरचे मोठे बिल, बंद प्रॉडक्टमध्ये ओपन-सोर्सच्या अटी, बंद केलेली की.',
      },
    },
    {
      title: { en: 'Data between businesses', hi: 'कारोबारों के बीच डेटा', mr: 'व्यवसायांमधला डेटा' },
      text: {
        en: 'A vendor used, lost or kept data that the contract told it to guard or give back.',
        hi: 'वेंडर ने वह डेटा इस्तेमाल किया, खो दिया या रख लिया, जिसे करार के हिसाब से सँभालना या लौटाना था।',
        mr: 'करारात जपायला किंवा परत द्यायला सांगितलेला डेटा व्हेंडरने वापरला, हरवला किंवा ठेवून घेतला.',
      },
    },
    {
      title: { en: 'Who owns the code', hi: 'कोड किसका है', mr: 'कोड कोणाचा' },
      text: {
        en: 'A contractor, a founder or an agency built it. The question is what the contract gave to whom, and when.',
        hi: 'किसी ठेकेदार, फ़ाउंडर या एजेंसी ने बनाया। सवाल यह है कि करार ने किसको क्या दिया, और कब।',
        mr: 'तो कंत्राटदाराने, संस्थापकाने किंवा एजन्सीने बनवला. प्रश्न असा, की कराराने कोणाला काय आणि कधी दिले.',
      },
    },
    {
      title: { en: 'Leaving a vendor', hi: 'वेंडर को छोड़ना', mr: 'व्हेंडर सोडताना' },
      text: {
        en: 'Exit help, export formats, notice periods and the last three invoices.',
        hi: 'निकलने में मदद, डेटा किस रूप में मिले, नोटिस का समय, और आख़िरी तीन बिल।',
        mr: 'बाहेर पडताना मदत, एक्सपोर्टचा फॉरमॅट, नोटिशीची मुदत आणि शेवटची तीन बिले.',
      },
    },
  ],
  brings: {
    name: { en: 'Who brings it', hi: 'कौन लाता है', mr: 'वाद कोण आणते' },
    who: [
      {
        en: 'Start-ups and businesses that bought',
        hi: 'ख़रीदने वाले स्टार्टअप और कारोबार',
        mr: 'विकत घेणारे स्टार्ट-अप आणि व्यवसाय',
      },
      {
        en: 'Developers and agencies that were not paid',
        hi: 'डेवलपर और एजेंसियाँ, जिन्हें पैसा नहीं मिला',
        mr: 'पैसे न मिळालेले डेव्हलपर आणि एजन्सी',
      },
      {
        en: 'Licence holders after an audit',
        hi: 'ऑडिट के बाद लाइसेंस लेने वाले',
        mr: 'ऑडिटनंतर लायसन्सधारक',
      },
      { en: 'Founders who parted', hi: 'अलग हुए फ़ाउंडर', mr: 'वेगळे झालेले संस्थापक' },
    ],
  },
  answers: {
    name: { en: 'Who answers it', hi: 'कौन जवाब देता है', mr: 'उत्तर कोण देते' },
    who: [
      {
        en: 'Vendors and system integrators',
        hi: 'वेंडर और सिस्टम जोड़ने वाली कंपनियाँ',
        mr: 'व्हेंडर आणि सिस्टिम इंटिग्रेटर',
      },
      {
        en: 'Cloud and software services',
        hi: 'क्लाउड और सॉफ़्टवेयर सेवाएँ',
        mr: 'क्लाउड आणि सॉफ्टवेअर सेवा',
      },
      {
        en: 'Clients who stopped paying',
        hi: 'ग्राहक, जिन्होंने पैसे देना बंद किया',
        mr: 'पैसे देणे थांबवलेले ग्राहक',
      },
      {
        en: 'Companies that hold the code',
        hi: 'कंपनियाँ, जिनके पास कोड है',
        mr: 'कोड ज्यांच्याकडे आहे त्या कंपन्या',
      },
    ],
  },
  ready: [
    {
      en: 'The main agreement, the work orders and every change request that was signed',
      hi: 'मुख्य करार, वर्क ऑर्डर और बदलाव की हर अर्ज़ी जिस पर दस्तख़त हुए',
      mr: 'मुख्य करार, कामाचे आदेश आणि सही झालेली प्रत्येक बदलाची विनंती',
    },
    {
      en: 'The service-level report for the months in dispute, and how it was measured',
      hi: 'विवाद वाले महीनों की सेवा रिपोर्ट, और उसे कैसे नापा गया',
      mr: 'वादातल्या महिन्यांचा सेवा पातळी अहवाल आणि तो कसा मोजला',
    },
    {
      en: 'Tickets, logs and version history, exported with their time zone and a hash of the file',
      hi: 'टिकट, लॉग और वर्शन हिस्ट्री, टाइम ज़ोन और फ़ाइल के हैश के साथ निकाले हुए',
      mr: 'टिकिटे, लॉग आणि व्हर्जनचा इतिहास, टाइम झोन आणि फाइलच्या हॅशसह',
    },
    {
      en: 'Test results and sign-offs, and who gave them',
      hi: 'टेस्ट के नतीजे और मंज़ूरी, और किसने दी',
      mr: 'चाचण्यांचे निकाल आणि मंजुऱ्या, आणि त्या कोणी दिल्या',
    },
    {
      en: 'For a later court stage: the certificate for electronic records under section 63(4) of the Bharatiya Sakshya Adhiniyam 2023',
      hi: 'आगे अदालत जाना पड़े, तो: भारतीय साक्ष्य अधिनियम, 2023 की धारा 63(4) वाला इलेक्ट्रॉनिक रिकॉर्ड का सर्टिफ़िकेट',
      mr: 'पुढे कोर्टात लागलेच तर: भारतीय साक्ष्य अधिनियम 2023, कलम 63(4) खालचे इलेक्ट्रॉनिक नोंदींचे प्रमाणपत्र',
    },
  ],
  limits: [
    {
      title: {
        en: 'Fines over personal data are not ours',
        hi: 'निजी डेटा पर जुर्माना हमारे हाथ में नहीं',
        mr: 'वैयक्तिक डेटाचे दंड आमच्याकडे नाहीत',
      },
      text: {
        en: 'A tribunal can decide what a contract promised about data. Penalties for a breach of data-protection law are for the Data Protection Board, and its rules are coming into force in stages.',
        hi: 'करार ने डेटा के बारे में क्या वादा किया, यह ट्रिब्यूनल तय कर सकता है। डेटा सुरक्षा कानून तोड़ने का जुर्माना Data Protection Board लगाता है, और उसके नियम धीरे-धीरे लागू हो रहे हैं।',
        mr: 'डेटाबद्दल कराराने काय वचन दिले, ते लवाद मंडळ ठरवू शकते. डेटा संरक्षण कायदा मोडल्याचा दंड डेटा संरक्षण मंडळ (Data Protection Board) ठरवते. त्याचे नियम टप्प्याटप्प्याने लागू होत आहेत.',
      },
      law: {
        en: 'Digital Personal Data Protection Act 2023, sections 27 and 33',
        hi: 'Digital Personal Data Protection Act 2023, धारा 27 और 33',
        mr: 'डिजिटल वैयक्तिक डेटा संरक्षण कायदा 2023, कलमे 27 आणि 33',
      },
    },
    {
      title: {
        en: 'The register is for the authorities',
        hi: 'रजिस्टर सरकारी दफ़्तर का है',
        mr: 'नोंदवही सरकारी अधिकाऱ्यांकडे',
      },
      text: {
        en: 'A licence or a transfer of a patent or trade mark can be argued here. Whether it should have been granted or registered at all is a question against the whole world.',
        hi: 'पेटेंट या ट्रेडमार्क के लाइसेंस या ट्रांसफ़र पर यहाँ बहस हो सकती है। वह दिया या रजिस्टर होना ही चाहिए था या नहीं, यह सवाल पूरी दुनिया के सामने का है।',
        mr: 'पेटंट किंवा ट्रेडमार्कचे लायसन्स किंवा हस्तांतरण याबद्दल इथे वाद मांडता येतो. पण ते मुळात द्यायला किंवा नोंदवायला हवे होते का, हा सर्व जगाविरुद्धचा प्रश्न आहे.',
      },
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: {
        en: 'Hacking has its own officers',
        hi: 'हैकिंग के अपने अफ़सर हैं',
        mr: 'हॅकिंगसाठी वेगळे अधिकारी',
      },
      text: {
        en: 'Break-ins and stolen data are offences. Claims for compensation under the Information Technology Act go to its adjudicating officer, up to the limit that the Act sets.',
        hi: 'सिस्टम में घुसना और डेटा चुराना अपराध है। Information Technology Act के तहत मुआवज़े के दावे उसके फ़ैसला करने वाले अफ़सर के पास जाते हैं, उस रकम तक जो कानून ने तय की है।',
        mr: 'सिस्टिममध्ये घुसणे आणि डेटा चोरणे हे गुन्हे आहेत. माहिती तंत्रज्ञान कायद्याखालचे नुकसानभरपाईचे दावे, कायद्याने ठरवलेल्या मर्यादेपर्यंत, त्याच्या न्यायनिर्णय अधिकाऱ्याकडे जातात.',
      },
      law: {
        en: 'Information Technology Act 2000, sections 43, 46 and 66',
        hi: 'Information Technology Act 2000, धारा 43, 46 और 66',
        mr: 'माहिती तंत्रज्ञान कायदा 2000, कलमे 43, 46 आणि 66',
      },
    },
    {
      title: {
        en: 'Who did not agree is usually not bound',
        hi: 'जो राज़ी नहीं हुआ, वह आम तौर पर नहीं बँधता',
        mr: 'ज्याने मान्य केले नाही, त्याच्यावर सहसा बंधन नाही',
      },
      text: {
        en: 'A cloud host or a subcontractor that never accepted the arbitration clause can be brought in only in narrow cases, such as companies of one group that took part in the contract.',
        hi: 'क्लाउड कंपनी या छोटा ठेकेदार, जिसने आर्बिट्रेशन की शर्त कभी नहीं मानी, उसे गिने-चुने हालात में ही लाया जा सकता है, जैसे एक ही ग्रुप की कंपनियाँ जो करार में शामिल रहीं।',
        mr: 'लवादाची अट कधीच मान्य न केलेल्या क्लाउड कंपनीला किंवा उपकंत्राटदाराला फार थोड्या प्रसंगी आत आणता येते. उदा. करारात भाग घेतलेल्या एकाच समूहातल्या कंपन्या.',
      },
      law: 'Cox and Kings v SAP India (2023)',
    },
    {
      title: {
        en: 'A switch-off may need a court tonight',
        hi: 'सेवा बंद हो रही हो, तो आज ही अदालत',
        mr: 'सेवा बंद होत असेल, तर आज रात्रीच कोर्ट लागू शकते',
      },
      text: {
        en: 'Before a tribunal is in place, a court is where to ask that a service stays on. If the court orders it, the arbitration must begin within 90 days, or in the time that the court gives.',
        hi: 'ट्रिब्यूनल बनने से पहले, सेवा चालू रखने की माँग अदालत से करनी होती है। अदालत आदेश दे, तो 90 दिन में, या अदालत के दिए समय में, आर्बिट्रेशन शुरू होना चाहिए।',
        mr: 'लवाद मंडळ नेमण्याआधी, सेवा सुरू ठेवण्याची मागणी कोर्टाकडे करावी लागते. कोर्टाने आदेश दिला, तर लवाद 90 दिवसांत, किंवा कोर्टाने दिलेल्या मुदतीत, सुरू व्हावा लागतो.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, section 9',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 9',
        mr: 'लवाद आणि समेट कायदा 1996, कलम 9',
      },
    },
  ],
};
