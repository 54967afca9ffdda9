import type { Topic } from './topic.ts';

export const ai: Topic = {
  id: 'ai',
  tab: { en: 'AI-Powered Mediation', hi: 'AI की मदद से मीडिएशन', mr: 'AI च्या मदतीने मध्यस्थी' },
  lead: {
    en: 'Three questions about software in the room.',
    hi: 'कमरे में सॉफ़्टवेयर पर तीन सवाल।',
    mr: 'खोलीतल्या सॉफ्टवेअरबद्दल तीन प्रश्न.',
  },
  faqs: [
    {
      id: 'ai-what-it-does',
      question: {
        en: 'What does AI do in a mediation?',
        hi: 'मीडिएशन में AI क्या करता है?',
        mr: 'मध्यस्थीत AI काय करते?',
      },
      answer: {
        en: 'It is a helper of the people in the room. Under our rules software may sort papers, transcribe, translate, or suggest names of neutrals, once both sides have been told which tool is used and what for. We are also building a negotiation room in which each side says in private what matters, and software looks for deals that both could live with, and says why. It is not open yet. A proposal from it will be a suggestion, never advice, and you lose nothing by saying no.',
        hi: 'यह कमरे में बैठे लोगों का मददगार है। हमारे नियमों में सॉफ़्टवेयर कागज़ छाँट सकता है, बोला हुआ लिख सकता है, अनुवाद कर सकता है या निष्पक्ष व्यक्तियों के नाम सुझा सकता है, पर तभी जब दोनों पक्षों को बता दिया गया हो कि कौन-सा टूल किस काम के लिए है। हम बातचीत का एक कमरा भी बना रहे हैं, जिसमें हर पक्ष निजी तौर पर बताता है कि उसके लिए क्या ज़रूरी है, और सॉफ़्टवेयर ऐसे समझौते ढूँढता है जो दोनों को मंज़ूर हो सकें, और वजह बताता है। यह अभी खुला नहीं है। उसका प्रस्ताव बस सुझाव होगा, सलाह कभी नहीं, और मना करने से आपका कुछ नहीं जाएगा।',
        mr: 'ते खोलीतल्या माणसांचे मदतनीस आहे. आमच्या नियमांनुसार सॉफ्टवेअर कागद लावू शकते, बोललेले लिहू शकते, भाषांतर करू शकते किंवा तटस्थ व्यक्तींची नावे सुचवू शकते, पण कोणते साधन कशासाठी वापरले जाते हे दोन्ही बाजूंना सांगितल्यावरच. आम्ही वाटाघाटींची एक खोलीही बनवत आहोत, ज्यात प्रत्येक बाजू आपल्यासाठी काय महत्त्वाचे ते खासगीत सांगते, आणि सॉफ्टवेअर दोघांना चालतील अशा तडजोडी शोधते आणि कारण सांगते. ती अजून उघडलेली नाही. तिचा प्रस्ताव सूचना असेल, सल्ला कधीच नाही, आणि नाही म्हणण्याने तुमचे काहीही जात नाही.',
      },
    },
    {
      id: 'ai-who-decides',
      question: {
        en: 'Can software decide my case?',
        hi: 'क्या मेरे केस का फ़ैसला सॉफ़्टवेयर कर सकता है?',
        mr: 'सॉफ्टवेअर माझ्या प्रकरणाचा निर्णय देऊ शकते का?',
      },
      answer: {
        en: 'No. Under our rules it makes no finding and no decision, and a person checks its work. In a mediation nobody decides at all: a settlement exists only once you have signed it. In an arbitration the award is made and signed by the arbitrators, who are people, and it must give reasons unless you agreed otherwise (Arbitration and Conciliation Act 1996, section 31). If you ever have the feeling that a machine has judged you, say so in writing and ask how the decision was reached.',
        hi: 'नहीं। हमारे नियमों में वह न कोई बात साबित ठहराता है, न फ़ैसला करता है, और उसका काम एक इंसान जाँचता है। मीडिएशन में तो कोई फ़ैसला करता ही नहीं: समझौता तभी बनता है जब आप दस्तख़त करें। आर्बिट्रेशन में अवॉर्ड आर्बिट्रेटर लिखते और दस्तख़त करते हैं, जो इंसान हैं, और उसमें वजह बतानी ज़रूरी है, जब तक आपने कुछ और तय न किया हो (माध्यस्थम् और सुलह अधिनियम 1996, धारा 31)। कभी लगे कि आपका फ़ैसला किसी मशीन ने किया है, तो लिखकर कहें और पूछें कि फ़ैसले तक कैसे पहुँचा गया।',
        mr: 'नाही. आमच्या नियमांनुसार ते कोणताही निष्कर्ष काढत नाही आणि कोणताही निर्णय देत नाही, आणि त्याचे काम माणूस तपासतो. मध्यस्थीत तर कोणीच निर्णय देत नाही: तुम्ही सही केल्यावरच तडजोड होते. लवादात निवाडा लवाद पंच देतात आणि सही करतात, आणि ते माणसे असतात; तुम्ही वेगळे ठरवले नसेल तर त्यात कारणे द्यावीच लागतात (लवाद आणि समेट कायदा 1996, कलम 31). एखाद्या यंत्राने तुमचा निर्णय केला असे कधी वाटले, तर तसे लेखी सांगा आणि निर्णयापर्यंत कसे पोहोचले ते विचारा.',
      },
    },
    {
      id: 'ai-private',
      question: {
        en: 'Does the AI tell the other side what I said, and can I refuse it?',
        hi: 'क्या AI मेरी बात दूसरे पक्ष को बता देता है, और क्या उसके लिए मना किया जा सकता है?',
        mr: 'मी सांगितलेले AI दुसऱ्या बाजूला सांगते का, आणि मला नकार देता येतो का?',
      },
      answer: {
        en: 'What you say in confidence stays in confidence, whether a person or a tool hears it. The law of mediation asks for that at all times online (Mediation Act 2023, sections 22 and 30, as far as they are in force), and the law of conciliation does too (Arbitration and Conciliation Act 1996, sections 70 and 75). You may object to the use of software on your papers. Online mediation itself needs your written consent. Do not type secrets of a case into public AI tools; nobody can take them back.',
        hi: 'भरोसे में कही बात भरोसे में रहती है, चाहे उसे इंसान सुने या कोई टूल। मीडिएशन का कानून ऑनलाइन हर समय यही माँगता है (Mediation Act 2023, धारा 22 और 30, जहाँ तक वे लागू हैं), और सुलह का कानून भी (माध्यस्थम् और सुलह अधिनियम 1996, धारा 70 और 75)। आप अपने कागज़ों पर सॉफ़्टवेयर के इस्तेमाल से मना कर सकते हैं। ऑनलाइन मीडिएशन के लिए ही आपकी लिखित सहमति चाहिए। केस की निजी बातें आम लोगों के लिए खुले AI टूल में न लिखें; उन्हें कोई वापस नहीं ले सकता।',
        mr: 'विश्वासाने सांगितलेले विश्वासातच राहते, ऐकणारा माणूस असो की साधन. मध्यस्थीचा कायदा ऑनलाइन कायमच ही अपेक्षा ठेवतो (मध्यस्थी कायदा 2023, कलमे 22 आणि 30, ती लागू असतील तेवढी), आणि समेटाचा कायदाही (लवाद आणि समेट कायदा 1996, कलमे 70 आणि 75). तुमच्या कागदांवर सॉफ्टवेअर वापरण्यास तुम्ही हरकत घेऊ शकता. ऑनलाइन मध्यस्थीलाच तुमची लेखी संमती लागते. प्रकरणातली गुपिते सर्वांसाठी खुल्या AI साधनांत लिहू नका; ती कोणीही परत घेऊ शकत नाही.',
      },
    },
  ],
};
