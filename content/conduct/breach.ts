import type { LegalTextPart } from '../legal-text.ts';

/** What follows when a principle is broken: complaint, hearing, decision. */
export const breach: LegalTextPart = {
  title: { en: 'When a principle is broken', hi: 'जब कोई सिद्धांत टूटे', mr: 'एखादे तत्त्व मोडले तर' },
  uncounted: true,
  sections: [
    {
      id: 'complaint',
      title: { en: 'How to complain', hi: 'शिकायत कैसे करें', mr: 'तक्रार कशी करायची' },
      clauses: [
        {
          en: 'Anyone who has met a neutral of ours in a case may write to the [office](/say-hello). Say which case and which principle, and what happened. Nobody is treated worse for it.',
          hi: 'जो कोई हमारे किसी निष्पक्ष व्यक्ति से केस में मिला हो, वह [कार्यालय](/say-hello) को लिख सकता है। बताएँ कि कौन-सा केस, कौन-सा सिद्धांत, और क्या हुआ। इस वजह से किसी से बुरा बर्ताव नहीं किया जाता।',
          mr: 'ज्यांचा एखाद्या प्रकरणात आमच्या तटस्थ व्यक्तीशी संबंध आला ते [कार्यालयाला](/say-hello) लिहू शकतात. कोणते प्रकरण, कोणते तत्त्व आणि काय झाले ते सांगा. त्यामुळे कोणालाही वाईट वागणूक मिळत नाही.',
        },
        {
          en: 'A complaint under this code does not stop a case and does not replace a challenge to an arbitrator, which must be made within 15 days under section 13 of the Act.',
          hi: 'इस संहिता की शिकायत से केस नहीं रुकता, और वह आर्बिट्रेटर पर आपत्ति की जगह नहीं लेती, जो अधिनियम की धारा 13 में 15 दिन के अंदर करनी होती है।',
          mr: 'या संहितेखालच्या तक्रारीने प्रकरण थांबत नाही, आणि ती लवाद पंचांना घ्यायच्या हरकतीची जागा घेत नाही; ती कायद्याच्या कलम 13 खाली 15 दिवसांत घ्यावी लागते.',
        },
      ],
    },
    {
      id: 'notice-and-reply',
      title: {
        en: 'Notice, and 14 days to reply',
        hi: 'नोटिस, और जवाब के लिए 14 दिन',
        mr: 'नोटीस, आणि उत्तराला 14 दिवस',
      },
      clauses: [
        {
          en: 'If the complaint shows a possible breach, the neutral gets a written notice with the complaint, the principle and the papers, and has 14 days to reply. On request there is a hearing, which may be held online.',
          hi: 'अगर शिकायत में सिद्धांत टूटने की बात दिखे, तो निष्पक्ष व्यक्ति को शिकायत, सिद्धांत और कागज़ों के साथ लिखित नोटिस मिलता है, और जवाब के लिए 14 दिन। माँगने पर सुनवाई होती है, जो ऑनलाइन हो सकती है।',
          mr: 'तक्रारीतून तत्त्व मोडल्याची शक्यता दिसली, तर तटस्थ व्यक्तीला तक्रार, तत्त्व आणि कागदांसह लेखी नोटीस मिळते, आणि उत्तराला 14 दिवस असतात. मागितल्यास सुनावणी होते, ती ऑनलाइन असू शकते.',
        },
        {
          en: 'While the matter is open the institution may pause new appointments of that person. A pause is not a finding.',
          hi: 'जब तक बात खुली है, संस्था उस व्यक्ति की नई नियुक्तियाँ रोक सकती है। रोकने का मतलब दोषी मानना नहीं है।',
          mr: 'हे सुरू असेपर्यंत संस्था त्या व्यक्तीच्या नव्या नियुक्त्या थांबवू शकते. थांबवणे म्हणजे दोष ठरवणे नाही.',
        },
      ],
    },
    {
      id: 'decision',
      title: { en: 'Decision, with reasons', hi: 'फ़ैसला, वजह के साथ', mr: 'कारणांसह निर्णय' },
      clauses: [
        {
          text: {
            en: 'The committee decides in writing and gives reasons. Two members who agree are enough; none of them has a part in the case, and each has said so before. It may:',
            hi: 'समिति लिखकर फ़ैसला करती है और वजह बताती है। राज़ी दो सदस्य काफ़ी हैं; उनमें से किसी का केस में हिस्सा नहीं होता, और हर एक यह पहले कह चुका होता है। वह:',
            mr: 'समिती लेखी निर्णय देते आणि कारणे सांगते. एकमत असलेले दोन सदस्य पुरेसे आहेत; त्यांपैकी कोणाचाही प्रकरणात भाग नसतो, आणि प्रत्येकाने आधी तसे सांगितलेले असते. ती:',
          },
          list: [
            { en: 'close the complaint', hi: 'शिकायत बंद कर सकती है', mr: 'तक्रार बंद करू शकते' },
            {
              en: 'warn the neutral, or ask for training',
              hi: 'निष्पक्ष व्यक्ति को चेतावनी दे सकती है, या प्रशिक्षण के लिए कह सकती है',
              mr: 'तटस्थ व्यक्तीला ताकीद देऊ शकते, किंवा प्रशिक्षण घ्यायला सांगू शकते',
            },
            {
              en: 'suspend the empanelment for a stated time',
              hi: 'बताए गए समय के लिए पैनल की जगह रोक सकती है',
              mr: 'ठरावीक काळासाठी पॅनेलवरची जागा थांबवू शकते',
            },
            {
              en: 'remove the neutral from the panel',
              hi: 'निष्पक्ष व्यक्ति को पैनल से हटा सकती है',
              mr: 'तटस्थ व्यक्तीला पॅनेलवरून काढू शकते',
            },
          ],
        },
        {
          en: 'Reasons go to the neutral and, as far as confidentiality allows, to whoever complained. The neutral may ask once, within 14 days, for a review by persons who did not decide before.',
          hi: 'वजहें निष्पक्ष व्यक्ति को, और जहाँ तक गोपनीयता इजाज़त दे, शिकायत करने वाले को बताई जाती हैं। निष्पक्ष व्यक्ति 14 दिन के अंदर एक बार उन लोगों से फिर देखने को कह सकते हैं जिन्होंने पहले फ़ैसला नहीं किया।',
          mr: 'कारणे तटस्थ व्यक्तीला, आणि गोपनीयता परवानगी देईल तेवढी तक्रार करणाऱ्यांना सांगितली जातात. आधी निर्णय न दिलेल्या व्यक्तींकडून फेरविचार व्हावा असे तटस्थ व्यक्ती 14 दिवसांत एकदा मागू शकते.',
        },
      ],
    },
    {
      id: 'open-cases',
      title: {
        en: 'Cases that are still open',
        hi: 'जो केस अभी चल रहे हैं',
        mr: 'अजून सुरू असलेली प्रकरणे',
      },
      clauses: [
        {
          en: 'Removal from the panel does not by itself end an appointment in a pending arbitration: that follows sections 13 to 15 of the Act. Where a substitute is needed, it is appointed in the way the first was. In a mediation or conciliation the sides choose whether to go on, with whom, or not at all.',
          hi: 'पैनल से हटाना अपने-आप किसी चल रहे आर्बिट्रेशन की नियुक्ति ख़त्म नहीं करता: वह अधिनियम की धारा 13 से 15 से चलता है। दूसरे व्यक्ति की ज़रूरत हो, तो उन्हें वैसे ही नियुक्त किया जाता है जैसे पहले को किया गया था। मीडिएशन या सुलह में पक्ष चुनते हैं कि आगे बढ़ें या नहीं, और किसके साथ।',
          mr: 'पॅनेलवरून काढल्याने सुरू असलेल्या लवादातली नियुक्ती आपोआप संपत नाही: ते कायद्याच्या कलमे 13 ते 15 नुसार होते. बदली व्यक्ती लागली, तर ती पहिलीच्या पद्धतीनेच नेमली जाते. मध्यस्थीत किंवा समेटात पुढे जायचे का, कोणासोबत, की नाहीच, हे बाजू ठरवतात.',
        },
      ],
    },
  ],
};
