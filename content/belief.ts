import type { LocalizedText } from '#kernel/language.ts';

/** The three items of "Spilling the tea on our belief", the same on both service pages (spec section 2). */
export type Belief = {
  title: LocalizedText;
  /** A time that is promised is a target; the law's own limit stands in `law`. */
  target: LocalizedText;
  text: LocalizedText;
  points: readonly LocalizedText[];
  law: LocalizedText;
};

export const beliefs: readonly Belief[] = [
  {
    title: { en: 'Expedited Arbitration', hi: 'फ़ास्ट-ट्रैक आर्बिट्रेशन', mr: 'जलद लवाद' },
    target: { en: 'Target: 5 days', hi: 'लक्ष्य: 5 दिन', mr: 'लक्ष्य: 5 दिवस' },
    text: {
      en: 'For one clear question, or money that cannot wait. A single arbitrator, papers in writing, and a hearing only where it helps. The target is a binding decision in as little as 5 days from the day on which both sides have said everything.',
      hi: 'जब सवाल एक और साफ़ हो, या पैसा रुक न सकता हो। एक ही आर्बिट्रेटर, लिखित कागज़, और सुनवाई तभी जब उससे मदद मिले। लक्ष्य: जिस दिन दोनों पक्ष अपनी पूरी बात कह लें, उसके बाद सबसे जल्दी 5 दिन में ऐसा फ़ैसला जिसे मानना ज़रूरी है।',
      mr: 'एकच स्पष्ट प्रश्न असेल, किंवा पैसे थांबू शकत नसतील, त्यासाठी. एकच लवाद पंच, लेखी कागदपत्रे आणि गरज असेल तरच सुनावणी. दोन्ही बाजूंनी सर्व सांगून झाल्याच्या दिवसापासून अगदी 5 दिवसांतही बंधनकारक निर्णय, हे लक्ष्य.',
    },
    points: [
      {
        en: 'AI matching of arbitrators: it suggests names with its reasons, and people choose',
        hi: 'आर्बिट्रेटर चुनने में AI की मदद: वह वजह के साथ नाम सुझाता है, चुनते लोग हैं',
        mr: 'AI लवाद पंच सुचवते: नावे कारणांसह सुचवते, निवड माणसे करतात',
      },
      {
        en: 'Virtual hearings, if both sides or the arbitrator ask for one',
        hi: 'वीडियो पर सुनवाई, अगर दोनों पक्ष या आर्बिट्रेटर माँगें',
        mr: 'दोन्ही बाजूंनी किंवा लवाद पंचांनी मागितली, तर ऑनलाइन सुनावणी',
      },
      {
        en: 'Only where both sides have agreed to it in writing',
        hi: 'तभी, जब दोनों पक्ष लिखकर राज़ी हों',
        mr: 'दोन्ही बाजूंनी लेखी मान्य केले असेल तरच',
      },
    ],
    law: {
      en: 'The law allows six months for this fast track: section 29B of the Arbitration and Conciliation Act 1996.',
      hi: 'इस फ़ास्ट-ट्रैक के लिए कानून छह महीने देता है: माध्यस्थम् और सुलह अधिनियम, 1996 की धारा 29B।',
      mr: 'या जलद मार्गाला कायदा सहा महिने देतो: लवाद आणि समेट कायदा 1996, कलम 29B.',
    },
  },
  {
    title: { en: 'Online Arbitration', hi: 'ऑनलाइन आर्बिट्रेशन', mr: 'ऑनलाइन लवाद' },
    target: { en: 'Target: 4–9 weeks', hi: 'लक्ष्य: 4–9 हफ़्ते', mr: 'लक्ष्य: 4–9 आठवडे' },
    text: {
      en: 'A fully digital binding process, from the request to the signed award. Papers, messages, dates and hearings will be in one place, and nobody will have to travel. The rooms for this are being built.',
      hi: 'पूरी तरह डिजिटल प्रक्रिया, अर्ज़ी से लेकर दस्तख़त किए हुए फ़ैसले (अवॉर्ड) तक, जिसे मानना ज़रूरी है। कागज़, संदेश, तारीख़ें और सुनवाई एक जगह रहेंगी, और किसी को सफ़र नहीं करना पड़ेगा। इसके कमरे अभी बन रहे हैं।',
      mr: 'विनंतीपासून सही केलेल्या निवाड्यापर्यंत, पूर्ण डिजिटल आणि बंधनकारक प्रक्रिया. कागदपत्रे, मेसेज, तारखा आणि सुनावण्या एकाच जागी राहतील. कोणालाही प्रवास करावा लागणार नाही. यासाठीच्या खोल्या तयार होत आहेत.',
    },
    points: [
      {
        en: 'Video conferencing for hearings, messaging for everything that needs no hearing',
        hi: 'सुनवाई के लिए वीडियो कॉल, बाकी हर बात के लिए संदेश',
        mr: 'सुनावणीसाठी व्हिडिओ कॉल, बाकी सर्व गोष्टींसाठी मेसेज',
      },
      {
        en: 'AI arbitrator recommendations, shown to both sides with the same reasons',
        hi: 'AI के सुझाए आर्बिट्रेटर, दोनों पक्षों को एक ही वजह के साथ दिखाए जाते हैं',
        mr: 'AI ने सुचवलेले लवाद पंच, दोन्ही बाजूंना सारख्याच कारणांसह दिसतात',
      },
      {
        en: 'Each side sees all that the tribunal sees, and has the same days to answer',
        hi: 'ट्रिब्यूनल जो देखता है, वह हर पक्ष देखता है, और जवाब के लिए बराबर दिन मिलते हैं',
        mr: 'लवाद मंडळ जे पाहते ते सर्व प्रत्येक बाजू पाहते आणि उत्तराला सारखेच दिवस मिळतात',
      },
    ],
    law: {
      en: 'Either side may ask for an oral hearing, unless both have agreed to do without: section 24 of the Act.',
      hi: 'कोई भी पक्ष बोलकर सुनवाई माँग सकता है, जब तक दोनों ने उसके बिना काम चलाने पर हाँ न की हो: अधिनियम की धारा 24।',
      mr: 'तोंडी सुनावणी कोणतीही बाजू मागू शकते, दोघांनी ती नको असे ठरवले नसेल तर: कायद्याचे कलम 24.',
    },
  },
  {
    title: { en: 'Ordinary Arbitration', hi: 'सामान्य आर्बिट्रेशन', mr: 'नियमित लवाद' },
    target: { en: 'Target: 60–120 days', hi: 'लक्ष्य: 60–120 दिन', mr: 'लक्ष्य: 60–120 दिवस' },
    text: {
      en: 'For complex or multi-party cases: many papers, experts, witnesses, or a tribunal of three. More room for each step, and still an end in sight. The target is a binding decision within 60–120 days.',
      hi: 'उलझे हुए या कई पक्षों वाले केस के लिए: बहुत-से कागज़, विशेषज्ञ, गवाह, या तीन लोगों का ट्रिब्यूनल। हर कदम के लिए ज़्यादा समय, फिर भी अंत सामने दिखता है। लक्ष्य: 60–120 दिन में ऐसा फ़ैसला जिसे मानना ज़रूरी है।',
      mr: 'गुंतागुंतीच्या किंवा अनेक पक्षांच्या प्रकरणांसाठी: खूप कागदपत्रे, तज्ज्ञ, साक्षीदार किंवा तिघांचे लवाद मंडळ. प्रत्येक टप्प्याला जास्त वेळ, तरीही शेवट समोर दिसतो. 60–120 दिवसांत बंधनकारक निर्णय, हे लक्ष्य.',
    },
    points: [
      {
        en: 'One arbitrator or three, never two: the law asks for an odd number',
        hi: 'एक आर्बिट्रेटर या तीन, दो कभी नहीं: कानून विषम संख्या माँगता है',
        mr: 'एक किंवा तीन लवाद पंच, दोन कधीच नाही: कायद्याला विषम संख्या लागते',
      },
      {
        en: 'Time for witnesses, experts and a counterclaim',
        hi: 'गवाहों, विशेषज्ञों और जवाबी दावे के लिए समय',
        mr: 'साक्षीदार, तज्ज्ञ आणि प्रतिदाव्यासाठी वेळ',
      },
      {
        en: 'A timetable that is fixed at the first meeting and kept in view',
        hi: 'तारीख़ों की सूची पहली बैठक में तय होती है और सबके सामने रहती है',
        mr: 'पहिल्याच बैठकीत ठरणारे आणि कायम समोर राहणारे वेळापत्रक',
      },
    ],
    law: {
      en: 'The law allows twelve months after the pleadings are complete, and up to six more if all agree: section 29A of the Act.',
      hi: 'दोनों पक्षों के दावे और जवाब पूरे होने के बाद कानून बारह महीने देता है, और सब राज़ी हों तो छह महीने तक और: अधिनियम की धारा 29A।',
      mr: 'दोघांची लेखी बाजू पूर्ण झाल्यावर कायदा बारा महिने देतो. सर्वांची सहमती असेल तर आणखी सहा महिन्यांपर्यंत: कायद्याचे कलम 29A.',
    },
  },
];
