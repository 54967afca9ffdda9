import type { LocalizedText } from '#kernel/language.ts';

/** The two service pages: what each way is, how it runs, and what it cannot do. */
export type ProcedurePage = {
  heading: readonly [tight: LocalizedText, wide: LocalizedText];
  description: LocalizedText;
  lead: LocalizedText;
  help: { text: LocalizedText; points: readonly LocalizedText[] };
  steps: readonly { title: LocalizedText; text: LocalizedText }[];
  limits: readonly { title: LocalizedText; text: LocalizedText; law: LocalizedText }[];
  /** The moving picture at its top. */
  film: 'arbitration' | 'mediation';
};

export const arbitration: ProcedurePage = {
  heading: [
    { en: 'Arbitration', hi: 'आर्बिट्रेशन', mr: 'लवाद' },
    { en: 'Services', hi: 'सेवाएँ', mr: 'सेवा' },
  ],
  description: {
    en: 'Expedited, online and ordinary arbitration at Munch: how a case runs, which times are targets, and what may not be arbitrated in India.',
    hi: 'Munch पर फ़ास्ट-ट्रैक, ऑनलाइन और सामान्य आर्बिट्रेशन: केस कैसे चलता है, कौन-से समय लक्ष्य हैं, और भारत में किसका आर्बिट्रेशन नहीं हो सकता।',
    mr: 'Munch मध्ये जलद, ऑनलाइन आणि नियमित लवाद: प्रकरण कसे चालते, कोणत्या वेळा लक्ष्य आहेत आणि भारतात कशावर लवाद होऊ शकत नाही.',
  },
  lead: {
    en: 'A neutral person hears both sides and decides. The decision binds, and a court enforces it like its own.',
    hi: 'एक निष्पक्ष व्यक्ति दोनों पक्षों को सुनकर फ़ैसला करता है। फ़ैसला मानना ज़रूरी है, और अदालत उसे अपने फ़ैसले की तरह लागू करवाती है।',
    mr: 'तटस्थ व्यक्ती दोन्ही बाजू ऐकते आणि निर्णय देते. तो बंधनकारक असतो आणि कोर्ट तो स्वतःच्या निर्णयासारखा अमलात आणते.',
  },
  help: {
    text: {
      en: 'You bring the dispute. We bring the rules, a panel to choose from, the notices, the dates and a room for both sides. What we never bring is an opinion on who is right.',
      hi: 'विवाद आप लाते हैं। नियम, चुनने के लिए पैनल, नोटिस, तारीख़ें और दोनों पक्षों के लिए कमरा हम लाते हैं। कौन सही है, इस पर राय हम कभी नहीं लाते।',
      mr: 'वाद तुम्ही आणता. नियम, निवडीसाठी पॅनेल, नोटिसा, तारखा आणि दोन्ही बाजूंसाठी खोली आम्ही आणतो. कोण बरोबर, याबद्दलचे मत मात्र आम्ही कधीच आणत नाही.',
    },
    points: [
      {
        en: 'We check first whether we may act: a clause, a new agreement of all sides, or a court’s order',
        hi: 'पहले हम देखते हैं कि क्या हमें हक है: करार में शर्त, सब पक्षों की नई सहमति, या अदालत का आदेश',
        mr: 'आम्हाला हे प्रकरण घेता येते का ते आधी तपासतो: करारातली अट, सर्व बाजूंचा नवा करार किंवा कोर्टाचा आदेश',
      },
      {
        en: 'We see to it that the other side really gets the notice',
        hi: 'हम पक्का करते हैं कि दूसरे पक्ष को नोटिस सच में मिले',
        mr: 'दुसऱ्या बाजूला नोटीस खरोखर मिळेल याची काळजी घेतो',
      },
      {
        en: 'We keep the same days, the same fees and the same papers for both',
        hi: 'दोनों के लिए दिन, फ़ीस और कागज़ हम एक जैसे रखते हैं',
        mr: 'दोघांना सारखेच दिवस, सारखीच फी आणि सारखीच कागदपत्रे ठेवतो',
      },
    ],
  },
  steps: [
    {
      title: { en: 'You ask', hi: 'आप अर्ज़ी देते हैं', mr: 'तुम्ही विनंती करता' },
      text: {
        en: 'One side files a request. The case begins on the day on which the other side receives it.',
        hi: 'एक पक्ष अर्ज़ी देता है। जिस दिन वह दूसरे पक्ष को मिलती है, उसी दिन केस शुरू होता है।',
        mr: 'एक बाजू विनंती दाखल करते. दुसऱ्या बाजूला ती मिळते, त्या दिवशी प्रकरण सुरू होते.',
      },
    },
    {
      title: { en: 'They answer', hi: 'वे जवाब देते हैं', mr: 'ते उत्तर देतात' },
      text: {
        en: 'The other side has its own time to answer, and to say that we should not act at all.',
        hi: 'दूसरे पक्ष को जवाब देने का अपना समय मिलता है, और यह कहने का भी कि हमें यह केस लेना ही नहीं चाहिए।',
        mr: 'उत्तर द्यायला, आणि आम्ही हे प्रकरण घेऊच नये असे सांगायलाही, दुसऱ्या बाजूला तिचा वेळ मिळतो.',
      },
    },
    {
      title: { en: 'A neutral is found', hi: 'निष्पक्ष व्यक्ति चुना जाता है', mr: 'तटस्थ व्यक्ती ठरते' },
      text: {
        en: 'Both sides choose from a list, or agree on a name. The arbitrator discloses every tie before the appointment.',
        hi: 'दोनों पक्ष सूची से चुनते हैं या किसी नाम पर राज़ी होते हैं। नियुक्ति से पहले आर्बिट्रेटर हर नाते का खुलासा करते हैं।',
        mr: 'दोन्ही बाजू यादीतून निवडतात, किंवा एका नावावर सहमत होतात. नेमणुकीआधी लवाद पंच आपला प्रत्येक संबंध उघड करतात.',
      },
    },
    {
      title: { en: 'It ends', hi: 'केस ख़त्म होता है', mr: 'शेवट होतो' },
      text: {
        en: 'A reasoned award, signed and sent to each side. Or a settlement on the way, which can be made an award.',
        hi: 'वजहों के साथ लिखा फ़ैसला (अवॉर्ड), दस्तख़त होकर हर पक्ष को भेजा जाता है। या बीच में समझौता, जिसे अवॉर्ड बनाया जा सकता है।',
        mr: 'कारणांसह, सही केलेला निवाडा प्रत्येक बाजूला पाठवला जातो. किंवा वाटेतच तडजोड होते आणि तिचा निवाडा होऊ शकतो.',
      },
    },
  ],
  limits: [
    {
      title: {
        en: 'Rented homes under rent control',
        hi: 'किराया कानून वाले मकान',
        mr: 'भाडे नियंत्रणाखालची घरे',
      },
      text: {
        en: 'Eviction and rent where a rent law has given the power to its own court are not for us. Tenancies under the general law can be arbitrated.',
        hi: 'जहाँ किराया कानून ने बेदख़ली और किराए का हक अपनी अदालत को दिया है, वे केस हमारे लिए नहीं हैं। आम कानून वाली किराएदारी का आर्बिट्रेशन हो सकता है।',
        mr: 'घर खाली करणे आणि भाडे याबाबत भाडे कायद्याने जिथे खास कोर्टाला अधिकार दिला आहे, ते वाद आमच्याकडे येत नाहीत. सर्वसाधारण कायद्याखालच्या भाड्याच्या वादांवर लवाद होऊ शकतो.',
      },
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: {
        en: 'Crime, family status, insolvency',
        hi: 'अपराध, शादी का दर्जा, दिवालियापन',
        mr: 'गुन्हा, कौटुंबिक नाते, दिवाळखोरी',
      },
      text: {
        en: 'What the State punishes, who is married to whom, and the winding-up of a company are for the courts and tribunals of the State.',
        hi: 'जिसकी सज़ा सरकार देती है, किसकी शादी किससे है, और कंपनी बंद करना: ये सब सरकारी अदालतों और ट्रिब्यूनलों के काम हैं।',
        mr: 'ज्याला सरकार शिक्षा देते ते गुन्हे, कोणाचे लग्न कोणाशी झाले आहे, आणि कंपनी बंद करणे, हे विषय कोर्ट आणि सरकारी न्यायाधिकरणांकडे जातात.',
      },
      law: 'Booz Allen v SBI Home Finance (2011); Vidya Drolia (2020)',
    },
    {
      title: {
        en: 'A consumer who did not choose it',
        hi: 'ग्राहक, जिसने इसे नहीं चुना',
        mr: 'ज्या ग्राहकाने लवाद निवडला नाही',
      },
      text: {
        en: 'The consumer commission stays open to a buyer whatever the small print says. Our rules need a consumer’s agreement from after the dispute.',
        hi: 'बारीक अक्षरों में कुछ भी लिखा हो, ख़रीदार के लिए उपभोक्ता आयोग खुला रहता है। हमारे नियम ग्राहक की सहमति विवाद होने के बाद माँगते हैं।',
        mr: 'बारीक अक्षरांत काहीही लिहिले असो, ग्राहक आयोगाचे दार खरेदीदारासाठी खुले राहते. आमच्या नियमांनुसार वाद झाल्यानंतरची ग्राहकाची सहमती लागते.',
      },
      law: 'Emaar MGF v Aftab Singh (2018)',
    },
    {
      title: {
        en: 'A second try on the merits',
        hi: 'पूरे केस पर दोबारा फ़ैसला',
        mr: 'त्याच मुद्द्यांवर दुसरी संधी',
      },
      text: {
        en: 'An award can be set aside only on few grounds, and the request must reach the court within three months, with 30 days more for good cause.',
        hi: 'अवॉर्ड गिने-चुने कारणों पर ही रद्द हो सकता है, और इसकी अर्ज़ी तीन महीने में अदालत पहुँचनी चाहिए। ठोस वजह हो तो 30 दिन और।',
        mr: 'निवाडा फार थोड्या कारणांवरच रद्द होऊ शकतो. त्यासाठीचा अर्ज तीन महिन्यांत कोर्टात पोहोचला पाहिजे. योग्य कारण असेल तर आणखी 30 दिवस मिळतात.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, section 34',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 34',
        mr: 'लवाद आणि समेट कायदा 1996, कलम 34',
      },
    },
  ],
  film: 'arbitration',
};
