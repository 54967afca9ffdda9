import type { Topic } from './topic.ts';

export const general: Topic = {
  id: 'general',
  tab: { en: 'General', hi: 'आम सवाल', mr: 'सर्वसाधारण' },
  lead: { en: 'Nine general questions.', hi: 'नौ आम सवाल।', mr: 'नऊ सर्वसाधारण प्रश्न.' },
  faqs: [
    {
      id: 'general-what-is-odr',
      question: {
        en: 'What is online dispute resolution?',
        hi: 'ऑनलाइन विवाद समाधान क्या है?',
        mr: 'ऑनलाइन वाद निवारण म्हणजे काय?',
      },
      answer: {
        en: 'It is a way to end a dispute without a courtroom. Papers are exchanged online, and talks and hearings are held by message or video. In mediation and conciliation a neutral person helps both sides to agree, and nobody can force a result on you. In arbitration a neutral person hears both sides and decides. The law accepts electronic records and signatures for almost every paper a case needs (Information Technology Act 2000, sections 4 and 5), so nothing counts less because it was not printed.',
        hi: 'यह अदालत गए बिना विवाद ख़त्म करने का तरीका है। कागज़ ऑनलाइन भेजे जाते हैं, और बातचीत और सुनवाई मैसेज या वीडियो से होती है। मीडिएशन और सुलह में एक निष्पक्ष व्यक्ति दोनों पक्षों को राज़ी होने में मदद करता है, और कोई आप पर नतीजा थोप नहीं सकता। आर्बिट्रेशन में निष्पक्ष व्यक्ति दोनों पक्षों को सुनकर फ़ैसला करता है। केस में लगने वाले लगभग हर कागज़ के लिए कानून इलेक्ट्रॉनिक रिकॉर्ड और दस्तख़त मानता है (Information Technology Act 2000, धारा 4 और 5), इसलिए कागज़ पर न छपने से किसी चीज़ का वज़न कम नहीं होता।',
        mr: 'कोर्टात न जाता वाद मिटवण्याचा हा मार्ग आहे. कागदपत्रे ऑनलाइन पाठवली जातात, आणि चर्चा व सुनावण्या मेसेज किंवा व्हिडिओने होतात. मध्यस्थी आणि समेटात एक तटस्थ व्यक्ती दोन्ही बाजूंना सहमतीला यायला मदत करते, आणि कोणीही तुमच्यावर निकाल लादू शकत नाही. लवादात तटस्थ व्यक्ती दोन्ही बाजू ऐकून निर्णय देते. प्रकरणाला लागणाऱ्या जवळजवळ प्रत्येक कागदासाठी कायदा इलेक्ट्रॉनिक नोंदी आणि सह्या स्वीकारतो (माहिती तंत्रज्ञान कायदा 2000, कलमे 4 आणि 5), त्यामुळे छापलेले नाही म्हणून कशाचेही महत्त्व कमी होत नाही.',
      },
    },
    {
      id: 'general-notice',
      question: {
        en: 'I have received a notice. What should I do first?',
        hi: 'मुझे नोटिस मिला है। सबसे पहले क्या करूँ?',
        mr: 'मला नोटीस आली आहे. सर्वांत आधी काय करू?',
      },
      answer: {
        en: 'Write down the day it came, because your time to answer runs from then. Under our rules it is 15 days in the online procedure, 10 in the expedited and 30 in the ordinary one. Read who is asking, for what, and which contract they point to. Then answer in writing, even if your answer is that nobody here may decide this. That objection must come no later than your statement of defence (Arbitration and Conciliation Act 1996, section 16). A reply is not a confession, and reading the notice costs you nothing. If you are unsure, show it to a lawyer soon.',
        hi: 'जिस दिन नोटिस मिला, वह तारीख़ लिख लें, क्योंकि जवाब का समय उसी दिन से चलता है। हमारे नियमों में ऑनलाइन प्रक्रिया में 15 दिन हैं, फ़ास्ट-ट्रैक में 10 और सामान्य में 30। पढ़ें कि कौन माँग रहा है, क्या माँग रहा है, और किस करार की बात कर रहा है। फिर लिखकर जवाब दें, चाहे जवाब यही हो कि यहाँ कोई इसका फ़ैसला नहीं कर सकता। यह आपत्ति आपके बचाव के बयान तक ही उठाई जा सकती है, उसके बाद नहीं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 16)। जवाब देना गलती मानना नहीं है, और नोटिस पढ़ने का कोई पैसा नहीं लगता। समझ न आए तो जल्द किसी वकील को दिखाएँ।',
        mr: 'नोटीस ज्या दिवशी मिळाली तो दिवस लिहून ठेवा, कारण उत्तराची मुदत त्या दिवसापासून चालते. आमच्या नियमांत ऑनलाइन प्रक्रियेत 15 दिवस, जलद प्रक्रियेत 10 आणि नियमित प्रक्रियेत 30 दिवस आहेत. कोण मागत आहे, काय मागत आहे आणि कोणत्या करारावर बोट ठेवत आहे ते वाचा. मग लेखी उत्तर द्या, “इथे कोणालाही याचा निर्णय देता येत नाही” एवढेच उत्तर असले तरी. ही हरकत तुमच्या बचावाच्या निवेदनापर्यंतच घेता येते, नंतर नाही (लवाद आणि समेट कायदा 1996, कलम 16). उत्तर देणे म्हणजे कबुली नाही, आणि नोटीस वाचायला काहीही खर्च नाही. खात्री नसेल, तर लवकर वकिलांना दाखवा.',
      },
    },
    {
      id: 'general-binding',
      question: {
        en: 'Is a decision made here binding?',
        hi: 'क्या यहाँ का फ़ैसला मानना ज़रूरी है?',
        mr: 'इथला निर्णय बंधनकारक असतो का?',
      },
      answer: {
        en: 'An arbitration award is final and binds both sides (Arbitration and Conciliation Act 1996, section 35). When the time for a challenge is over, it is enforced like a court’s decree, unless a court has stayed it (section 36). A challenge has few grounds and must reach the court within three months of receiving the award; the court may allow 30 days more (section 34). A mediator or conciliator decides nothing. There, you are bound only by terms that you have signed. Signed in a conciliation and authenticated by the conciliator, such terms have the status of an award (sections 73 and 74).',
        hi: 'आर्बिट्रेशन का फ़ैसला (अवॉर्ड) अंतिम होता है और दोनों पक्षों को मानना पड़ता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 35)। चुनौती देने का समय निकल जाने पर वह अदालत की डिक्री की तरह लागू होता है, जब तक अदालत ने उस पर रोक न लगाई हो (धारा 36)। चुनौती के आधार थोड़े हैं, और वह अवॉर्ड मिलने के तीन महीने के अंदर अदालत पहुँचनी चाहिए; अदालत 30 दिन और दे सकती है (धारा 34)। मीडिएटर या सुलहकर्ता कोई फ़ैसला नहीं करते। वहाँ आप सिर्फ़ उन शर्तों से बँधते हैं जिन पर आपने दस्तख़त किए। सुलह में दस्तख़त की गई और सुलहकर्ता से प्रमाणित शर्तों का दर्जा अवॉर्ड जैसा होता है (धारा 73 और 74)।',
        mr: 'लवादाचा निवाडा अंतिम असतो आणि दोन्ही बाजूंना बंधनकारक असतो (लवाद आणि समेट कायदा 1996, कलम 35). आव्हान देण्याची मुदत संपल्यावर तो कोर्टाच्या हुकूमनाम्यासारखा अमलात येतो, कोर्टाने स्थगिती दिली नसेल तर (कलम 36). आव्हानाची कारणे मोजकीच आहेत, आणि ते निवाडा मिळाल्यापासून तीन महिन्यांत कोर्टात पोहोचले पाहिजे; कोर्ट आणखी 30 दिवस देऊ शकते (कलम 34). मध्यस्थ किंवा समेटकर्ते काहीही ठरवत नाहीत. तिथे तुम्ही सही केलेल्या अटींनीच तुम्ही बांधले जाता. समेटात सही झालेल्या आणि समेटकर्त्यांनी प्रमाणित केलेल्या अटींना निवाड्याचा दर्जा असतो (कलमे 73 आणि 74).',
      },
    },
    {
      id: 'general-how-long',
      question: {
        en: 'How long will my case take?',
        hi: 'मेरे केस में कितना समय लगेगा?',
        mr: 'माझ्या प्रकरणाला किती वेळ लागेल?',
      },
      answer: {
        en: 'Our target for most cases is 4–9 weeks, and less for a simple online order. A target is not a promise: each side gets its full time to answer. The outer limits come from the Arbitration and Conciliation Act 1996. Both sides’ statements must be complete within six months of the arbitrators’ notice of appointment (section 23). The award follows within twelve months, or up to eighteen if both agree (section 29A). In the fast track the limit is six months in all (section 29B). A mediation under our rules ends within 120 days, or 180 if both agree.',
        hi: 'ज़्यादातर केस के लिए हमारा लक्ष्य 4–9 हफ़्ते है, और सीधे-सादे ऑनलाइन ऑर्डर के लिए इससे कम। लक्ष्य वादा नहीं है: हर पक्ष को जवाब का पूरा समय मिलता है। बाहरी सीमाएँ माध्यस्थम् और सुलह अधिनियम 1996 की हैं। दोनों पक्षों के बयान आर्बिट्रेटरों को नियुक्ति की ख़बर मिलने से छह महीने के अंदर पूरे होने चाहिए (धारा 23)। फिर बारह महीने के अंदर अवॉर्ड आता है, या दोनों राज़ी हों तो अठारह तक (धारा 29A)। फ़ास्ट-ट्रैक में कुल सीमा छह महीने है (धारा 29B)। हमारे नियमों में मीडिएशन 120 दिन में ख़त्म होता है, या दोनों राज़ी हों तो 180 में।',
        mr: 'बहुतेक प्रकरणांसाठी आमचे लक्ष्य 4–9 आठवडे आहे, आणि साध्या ऑनलाइन ऑर्डरसाठी त्याहून कमी. लक्ष्य म्हणजे वचन नाही: प्रत्येक बाजूला उत्तराची पूर्ण मुदत मिळते. बाहेरच्या मर्यादा लवाद आणि समेट कायदा 1996 मधून येतात. दोन्ही बाजूंची निवेदने लवाद पंचांना नियुक्तीची सूचना मिळाल्यापासून सहा महिन्यांत पूर्ण झाली पाहिजेत (कलम 23). त्यानंतर बारा महिन्यांत निवाडा येतो, किंवा दोघांची सहमती असेल तर अठरा महिन्यांपर्यंत (कलम 29A). जलद मार्गात एकूण मर्यादा सहा महिने आहे (कलम 29B). आमच्या नियमांनुसार मध्यस्थी 120 दिवसांत संपते, किंवा दोघांची सहमती असेल तर 180 दिवसांत.',
      },
    },
    {
      id: 'general-cost',
      question: {
        en: 'What does it cost?',
        hi: 'इसमें कितना ख़र्च आता है?',
        mr: 'यासाठी किती खर्च येतो?',
      },
      answer: {
        en: 'Whoever files pays a registration fee of 5,000. It is not returned, but it counts towards that side’s share of the administrative fee. The administrative fee of 2,500 and a tribunal fee between 8,000 and 120,000 are shared equally as deposits, plus taxes. At the end the tribunal decides who bears the costs, and the rule is that the losing side does (Arbitration and Conciliation Act 1996, section 31A). If you are the one being asked, receiving the notice is free, and under our rules no fee may be asked of you until a valid basis for the case has been shown.',
        hi: 'जो केस दाख़िल करता है, वह 5,000 रजिस्ट्रेशन फ़ीस देता है। यह वापस नहीं होती, पर एडमिन फ़ीस में उस पक्ष के हिस्से में गिनी जाती है। 2,500 की एडमिन फ़ीस और 8,000 से 120,000 के बीच की ट्रिब्यूनल फ़ीस दोनों पक्ष बराबर अग्रिम जमा करते हैं, टैक्स अलग। आख़िर में ट्रिब्यूनल तय करता है कि ख़र्च कौन उठाएगा, और नियम यह है कि हारने वाला पक्ष उठाता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 31A)। अगर माँग आपसे की गई है, तो नोटिस पाना मुफ़्त है, और हमारे नियमों में जब तक केस का सही आधार न दिखाया जाए, आपसे कोई फ़ीस नहीं माँगी जा सकती।',
        mr: 'जी बाजू प्रकरण दाखल करते ती 5,000 नोंदणी फी भरते. ती परत मिळत नाही, पण त्या बाजूच्या प्रशासकीय फीच्या वाट्यात धरली जाते. 2,500 ची प्रशासकीय फी आणि 8,000 ते 120,000 मधली लवाद मंडळाची फी दोन्ही बाजू समान वाटून आगाऊ भरतात, कर वेगळे. शेवटी खर्च कोणी करायचा हे लवाद मंडळ ठरवते, आणि नियम असा आहे, की हरणारी बाजू करते (लवाद आणि समेट कायदा 1996, कलम 31A). मागणी तुमच्याकडे केली असेल, तर नोटीस मिळायला पैसे लागत नाहीत, आणि आमच्या नियमांनुसार प्रकरणाला योग्य आधार दाखवेपर्यंत तुमच्याकडे कोणतीही फी मागता येत नाही.',
      },
    },
    {
      id: 'general-lawyer',
      question: { en: 'Do I need a lawyer?', hi: 'क्या मुझे वकील चाहिए?', mr: 'मला वकील लागेल का?' },
      answer: {
        en: 'No. You may speak for yourself, or let a lawyer or another person act for you with your written authority. Arbitrators are not bound by the strict rules of court procedure and evidence (Arbitration and Conciliation Act 1996, section 19), so plain words and clear papers go a long way. Still, take advice if much is at stake or if you doubt that the case belongs here. Many people can get a lawyer free of charge from the legal services authority of their district (Legal Services Authorities Act 1987, section 12). We are not a law firm and advise neither side.',
        hi: 'नहीं। आप ख़ुद बोल सकते हैं, या अपनी लिखित इजाज़त देकर किसी वकील या दूसरे व्यक्ति को अपनी ओर से बोलने दे सकते हैं। आर्बिट्रेटर अदालत की प्रक्रिया और सबूत के सख़्त नियमों से नहीं बँधे हैं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 19), इसलिए सीधे शब्द और साफ़ कागज़ बहुत काम आते हैं। फिर भी, बहुत कुछ दाँव पर हो या शक हो कि केस यहाँ का है या नहीं, तो सलाह लें। बहुत से लोगों को अपने ज़िले के विधिक सेवा प्राधिकरण से मुफ़्त वकील मिल सकता है (Legal Services Authorities Act 1987, धारा 12)। हम लॉ फ़र्म नहीं हैं और किसी पक्ष को सलाह नहीं देते।',
        mr: 'नाही. तुम्ही स्वतः बोलू शकता, किंवा लेखी अधिकार देऊन वकिलांना किंवा दुसऱ्या व्यक्तीला तुमच्या वतीने बोलू देऊ शकता. लवाद पंच कोर्टाच्या कार्यपद्धतीच्या आणि पुराव्याच्या कडक नियमांनी बांधलेले नसतात (लवाद आणि समेट कायदा 1996, कलम 19), त्यामुळे साधे शब्द आणि स्पष्ट कागद खूप उपयोगी पडतात. तरीही, बरेच काही पणाला लागले असेल किंवा प्रकरण इथले आहे का याबद्दल शंका असेल, तर सल्ला घ्या. अनेकांना आपल्या जिल्ह्याच्या विधी सेवा प्राधिकरणाकडून मोफत वकील मिळू शकतात (विधी सेवा प्राधिकरण कायदा 1987, कलम 12). आम्ही वकिलांची फर्म नाही आणि कोणत्याही बाजूला सल्ला देत नाही.',
      },
    },
    {
      id: 'general-documents',
      question: {
        en: 'Who can see my documents?',
        hi: 'मेरे कागज़ कौन देख सकता है?',
        mr: 'माझी कागदपत्रे कोण पाहू शकते?',
      },
      answer: {
        en: 'The two sides and those who act for them, the neutral, and the staff who run the case. Whatever one side gives an arbitrator must also go to the other side (Arbitration and Conciliation Act 1996, section 24), so nobody writes to the tribunal behind your back. Beyond that, the proceedings are confidential; an award may be shown where that is needed to enforce it (section 42A). What you tell a conciliator in confidence is not passed on (section 70). Before you file a paper, black out all but the last four digits of any Aadhaar number.',
        hi: 'दोनों पक्ष और उनकी ओर से काम करने वाले, निष्पक्ष व्यक्ति, और केस चलाने वाले कर्मचारी। एक पक्ष आर्बिट्रेटर को जो देता है, वह दूसरे पक्ष को भी मिलना चाहिए (माध्यस्थम् और सुलह अधिनियम 1996, धारा 24), इसलिए आपकी पीठ पीछे कोई ट्रिब्यूनल को नहीं लिखता। इसके आगे कार्यवाही गोपनीय है; अवॉर्ड वहीं दिखाया जा सकता है जहाँ उसे लागू करवाने के लिए ज़रूरी हो (धारा 42A)। जो आप सुलहकर्ता को भरोसे में बताते हैं, वह आगे नहीं बताया जाता (धारा 70)। कोई कागज़ देने से पहले आधार नंबर के आख़िरी चार अंक छोड़कर बाकी काले कर दें।',
        mr: 'दोन्ही बाजू आणि त्यांच्या वतीने काम करणारे, तटस्थ व्यक्ती, आणि प्रकरण चालवणारे कर्मचारी. एक बाजू लवाद पंचांना जे देते ते दुसऱ्या बाजूलाही मिळाले पाहिजे (लवाद आणि समेट कायदा 1996, कलम 24), त्यामुळे तुमच्या पाठीमागे कोणी लवाद मंडळाला लिहीत नाही. त्यापलीकडे कामकाज गोपनीय असते; निवाडा तो अमलात आणण्यासाठी लागेल तिथेच दाखवता येतो (कलम 42A). तुम्ही समेटकर्त्यांना विश्वासाने सांगितलेले पुढे सांगितले जात नाही (कलम 70). कागद दाखल करण्याआधी आधार क्रमांकाचे शेवटचे चार अंक सोडून बाकीचे काळे करा.',
      },
    },
    {
      id: 'general-no-reply',
      question: {
        en: 'What if the other side does not respond?',
        hi: 'अगर दूसरा पक्ष जवाब न दे तो?',
        mr: 'दुसऱ्या बाजूने उत्तर दिले नाही तर?',
      },
      answer: {
        en: 'Silence alone wins nothing. We first check that the notice really arrived. If no valid agreement to arbitrate is shown, silence is not a yes, and our rules appoint nobody. If there is a valid agreement, the arbitrator may go on without the silent side, but must still decide on the evidence, and silence is not an admission (Arbitration and Conciliation Act 1996, section 25). So if you are the one who has been silent, write now: late is better than never. Mediation and conciliation need two. An invitation to conciliate that has no reply after 30 days may be treated as refused (section 62).',
        hi: 'सिर्फ़ चुप्पी से कुछ नहीं जीता जाता। पहले हम देखते हैं कि नोटिस सच में पहुँचा या नहीं। अगर आर्बिट्रेशन का कोई सही करार न दिखाया जाए, तो चुप्पी हाँ नहीं है, और हमारे नियमों में किसी की नियुक्ति नहीं होती। सही करार हो, तो आर्बिट्रेटर चुप पक्ष के बिना आगे बढ़ सकते हैं, पर फ़ैसला फिर भी सबूत पर ही होगा, और चुप्पी मान लेना नहीं है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 25)। अगर चुप आप रहे हैं, तो अभी लिखें: देर से भी भला। मीडिएशन और सुलह के लिए दो चाहिए। सुलह के जिस बुलावे का 30 दिन तक जवाब न आए, उसे मना किया हुआ माना जा सकता है (धारा 62)।',
        mr: 'नुसत्या गप्प राहण्याने काहीही जिंकले जात नाही. नोटीस खरोखर पोहोचली का हे आम्ही आधी तपासतो. लवादाचा वैध करार दाखवला नाही, तर गप्प राहणे म्हणजे होकार नाही, आणि आमच्या नियमांनुसार कोणाचीही नियुक्ती होत नाही. वैध करार असेल, तर लवाद पंच गप्प बाजूशिवाय पुढे जाऊ शकतात, पण निर्णय पुराव्यावरच द्यावा लागतो, आणि गप्प राहणे म्हणजे कबुली नाही (लवाद आणि समेट कायदा 1996, कलम 25). म्हणून गप्प तुम्ही असाल, तर आता लिहा: उशिरा का होईना. मध्यस्थी आणि समेटाला दोघे लागतात. समेटाच्या ज्या निमंत्रणाला 30 दिवसांत उत्तर येत नाही, ते नाकारले असे धरता येते (कलम 62).',
      },
    },
    {
      id: 'general-switch',
      question: {
        en: 'Can I switch from mediation to arbitration?',
        hi: 'क्या मीडिएशन से आर्बिट्रेशन में जाया जा सकता है?',
        mr: 'मध्यस्थीतून लवादाकडे जाता येते का?',
      },
      answer: {
        en: 'Yes, if there is a valid basis for it: a clause in your contract, a new agreement of all sides, or a court’s order. You then get another neutral. A conciliator does not become your arbitrator unless the parties agree (Arbitration and Conciliation Act 1996, section 80), and what was offered or admitted in the talks cannot be used as evidence (section 81). It works the other way too. During an arbitration both sides may stop to talk, and a settlement can be recorded as an award (section 30). The clocks of the arbitration run on meanwhile.',
        hi: 'हाँ, अगर उसका सही आधार हो: आपके करार में शर्त, सब पक्षों का नया करार, या अदालत का आदेश। तब आपको दूसरा निष्पक्ष व्यक्ति मिलता है। सुलहकर्ता आपका आर्बिट्रेटर नहीं बनता, जब तक पक्ष राज़ी न हों (माध्यस्थम् और सुलह अधिनियम 1996, धारा 80), और बातचीत में जो पेश किया गया या माना गया, वह सबूत नहीं बन सकता (धारा 81)। उल्टा भी हो सकता है। आर्बिट्रेशन के दौरान दोनों पक्ष रुककर बात कर सकते हैं, और समझौता अवॉर्ड के रूप में लिखा जा सकता है (धारा 30)। इस बीच आर्बिट्रेशन की समय-सीमाएँ चलती रहती हैं।',
        mr: 'हो, त्यासाठी योग्य आधार असेल तर: तुमच्या करारातली अट, सर्व बाजूंचा नवा करार, किंवा कोर्टाचा आदेश. मग तुम्हाला दुसरी तटस्थ व्यक्ती मिळते. बाजूंची सहमती नसेल तर समेटकर्ते तुमचे लवाद पंच होत नाहीत (लवाद आणि समेट कायदा 1996, कलम 80), आणि चर्चेत जे देऊ केले किंवा मान्य केले ते पुरावा म्हणून वापरता येत नाही (कलम 81). उलटेही होऊ शकते. लवाद सुरू असताना दोन्ही बाजू थांबून बोलू शकतात, आणि तडजोड निवाडा म्हणून नोंदवता येते (कलम 30). दरम्यान लवादाच्या मुदती चालूच राहतात.',
      },
    },
  ],
};
