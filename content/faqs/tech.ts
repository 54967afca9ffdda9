import type { Topic } from './topic.ts';

export const tech: Topic = {
  id: 'tech',
  tab: { en: 'Tech Disputes', hi: 'टेक के विवाद', mr: 'टेक वाद' },
  lead: {
    en: 'Nine questions from people who build, buy and run software.',
    hi: 'सॉफ़्टवेयर बनाने, ख़रीदने और चलाने वालों के नौ सवाल।',
    mr: 'सॉफ्टवेअर बनवणाऱ्या, विकत घेणाऱ्या आणि चालवणाऱ्या लोकांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'tech-kinds',
      question: {
        en: 'Which tech disputes can come here?',
        hi: 'टेक के कौन-से विवाद यहाँ आ सकते हैं?',
        mr: 'टेकचे कोणते वाद इथे येऊ शकतात?',
      },
      answer: {
        en: 'Projects that slipped, service levels that were missed, licence audits, unpaid invoices, data that was to be returned, and the question of who owns the code. Needed is a written agreement to arbitrate, which may stand in the contract, in an exchange of e-mails, or in a new paper signed after the dispute began (Arbitration and Conciliation Act 1996, section 7). Whether a patent or trade mark should have been granted at all is a matter for the authorities and courts, because it concerns everybody and not only the two of you.',
        hi: 'पिछड़े हुए प्रोजेक्ट, पूरे न हुए सर्विस लेवल, लाइसेंस की जाँच, न चुकाए बिल, लौटाया जाने वाला डेटा, और यह सवाल कि कोड किसका है। ज़रूरी है आर्बिट्रेशन का लिखित करार, जो करार-पत्र में, ईमेल के लेन-देन में, या विवाद शुरू होने के बाद दस्तख़त किए नए कागज़ में हो सकता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 7)। पेटेंट या ट्रेडमार्क दिया जाना चाहिए था या नहीं, यह अधिकारियों और अदालतों का काम है, क्योंकि उसका असर सब पर होता है, सिर्फ़ आप दोनों पर नहीं।',
        mr: 'रखडलेले प्रकल्प, न पाळलेल्या सेवा पातळ्या, परवान्यांची तपासणी, न भरलेली बिले, परत द्यायचा डेटा, आणि कोड कोणाचा हा प्रश्न. त्यासाठी लवादाचा लेखी करार लागतो; तो करारपत्रात, ईमेलच्या देवाणघेवाणीत, किंवा वाद सुरू झाल्यानंतर सही केलेल्या नव्या कागदात असू शकतो (लवाद आणि समेट कायदा 1996, कलम 7). पेटंट किंवा ट्रेडमार्क द्यायलाच हवे होते का, हे अधिकारी आणि कोर्टांचे काम आहे, कारण त्याचा संबंध फक्त तुम्हा दोघांशी नाही, तर सर्वांशी असतो.',
      },
    },
    {
      id: 'tech-click',
      question: {
        en: 'I only clicked “I agree”. Does the arbitration clause bind me?',
        hi: 'मैंने बस “मुझे मंज़ूर है” पर क्लिक किया था। क्या आर्बिट्रेशन की शर्त मुझे बाँधती है?',
        mr: 'मी फक्त “मला मान्य आहे” वर क्लिक केले. लवादाची अट मला बांधते का?',
      },
      answer: {
        en: 'It may. An arbitration agreement can be made by electronic communication (Arbitration and Conciliation Act 1996, section 7), and a contract is not invalid because it was made online (Information Technology Act 2000, section 10A). But whoever relies on it must show the clause, the version of that day, and that you could read it. Under our rules that is checked before anyone is appointed. And if you clicked as a consumer, the consumer commission stays open to you whatever the clause says (Emaar MGF v Aftab Singh, 2018).',
        hi: 'बाँध सकती है। आर्बिट्रेशन का करार इलेक्ट्रॉनिक संदेशों से हो सकता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 7), और कोई करार सिर्फ़ ऑनलाइन होने से बेकार नहीं होता (Information Technology Act 2000, धारा 10A)। पर जो उस पर भरोसा करे, उसे वह शर्त, उस दिन का रूप, और यह दिखाना होगा कि आप उसे पढ़ सकते थे। हमारे नियमों में यह किसी की नियुक्ति से पहले जाँचा जाता है। और अगर क्लिक ग्राहक के तौर पर किया था, तो शर्त कुछ भी कहे, उपभोक्ता आयोग आपके लिए खुला रहता है (Emaar MGF v Aftab Singh, 2018)।',
        mr: 'बांधू शकते. लवादाचा करार इलेक्ट्रॉनिक संदेशांनी होऊ शकतो (लवाद आणि समेट कायदा 1996, कलम 7), आणि करार फक्त ऑनलाइन झाला म्हणून रद्द होत नाही (माहिती तंत्रज्ञान कायदा 2000, कलम 10A). पण जी बाजू त्यावर अवलंबून आहे तिने ती अट, त्या दिवशीची आवृत्ती, आणि तुम्हाला ती वाचता येत होती हे दाखवले पाहिजे. आमच्या नियमांनुसार हे कोणाचीही नियुक्ती करण्याआधी तपासले जाते. आणि तुम्ही ग्राहक म्हणून क्लिक केले असेल, तर अटीत काहीही असले तरी ग्राहक आयोग तुमच्यासाठी खुला राहतो (Emaar MGF v Aftab Singh, 2018).',
      },
    },
    {
      id: 'tech-evidence',
      question: {
        en: 'Do screenshots, chats and logs count as evidence?',
        hi: 'क्या स्क्रीनशॉट, चैट और लॉग सबूत माने जाते हैं?',
        mr: 'स्क्रीनशॉट, चॅट आणि लॉग पुरावा मानले जातात का?',
      },
      answer: {
        en: 'Yes. An arbitrator is not bound by the law of evidence and decides what each item is worth (Arbitration and Conciliation Act 1996, section 19). A full export with dates, time zone and sender is worth more than a cut-out picture, so keep the original file and do not edit it. If the matter may reach a court later, prepare the certificate for electronic records as well (Bharatiya Sakshya Adhiniyam 2023, section 63(4)). Never delete messages because a dispute has begun. It looks worse than almost anything they could say.',
        hi: 'हाँ। आर्बिट्रेटर सबूत के कानून से नहीं बँधे हैं और तय करते हैं कि किस चीज़ का कितना वज़न है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 19)। तारीख़, टाइम ज़ोन और भेजने वाले के साथ पूरा एक्सपोर्ट कटी हुई तस्वीर से ज़्यादा काम का है, इसलिए असली फ़ाइल रखें और उसमें कुछ न बदलें। बात बाद में अदालत जा सकती हो, तो इलेक्ट्रॉनिक रिकॉर्ड का प्रमाण-पत्र भी तैयार करें (Bharatiya Sakshya Adhiniyam 2023, धारा 63(4))। विवाद शुरू हुआ, इसलिए मैसेज कभी न मिटाएँ। उनमें जो लिखा हो सकता है, मिटाना उससे बुरा दिखता है।',
        mr: 'हो. लवाद पंच पुराव्याच्या कायद्याने बांधलेले नसतात आणि कशाला किती महत्त्व ते ठरवतात (लवाद आणि समेट कायदा 1996, कलम 19). तारखा, टाइम झोन आणि पाठवणाऱ्याच्या नावासह पूर्ण एक्सपोर्ट हा कापलेल्या चित्रापेक्षा जास्त मोलाचा, म्हणून मूळ फाइल ठेवा आणि तिच्यात बदल करू नका. प्रकरण पुढे कोर्टात जाण्याची शक्यता असेल, तर इलेक्ट्रॉनिक नोंदींचे प्रमाणपत्रही तयार करा (भारतीय साक्ष्य अधिनियम 2023, कलम 63(4)). वाद सुरू झाला म्हणून मेसेज कधीही पुसू नका. त्यांत काहीही असले, तरी पुसणे त्याहून वाईट दिसते.',
      },
    },
    {
      id: 'tech-source-code',
      question: {
        en: 'Will the other side get to see my source code?',
        hi: 'क्या दूसरा पक्ष मेरा सोर्स कोड देख पाएगा?',
        mr: 'दुसऱ्या बाजूला माझा सोर्स कोड पाहायला मिळेल का?',
      },
      answer: {
        en: 'Not simply because there is a case. What you hand to the arbitrator also goes to the other side (Arbitration and Conciliation Act 1996, section 24), so hand over only what proves your point, and ask first for an order on how the rest may be seen: for instance by one independent expert, on your machine, with no copies. The tribunal can appoint such an expert (section 26). Everything shown stays confidential (section 42A). If you are asked for the whole repository, you may object and say why less would do.',
        hi: 'सिर्फ़ केस होने से नहीं। जो आप आर्बिट्रेटर को देते हैं, वह दूसरे पक्ष को भी जाता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 24), इसलिए वही दें जिससे आपकी बात साबित हो, और पहले आदेश माँगें कि बाकी कैसे देखा जाए: जैसे एक स्वतंत्र विशेषज्ञ, आपकी मशीन पर, बिना कॉपी के। ट्रिब्यूनल ऐसा विशेषज्ञ नियुक्त कर सकता है (धारा 26)। जो दिखाया गया, वह गोपनीय रहता है (धारा 42A)। पूरा रिपॉज़िटरी माँगा जाए, तो आप आपत्ति कर सकते हैं और बता सकते हैं कि कम से काम क्यों चल जाएगा।',
        mr: 'फक्त प्रकरण आहे म्हणून नाही. तुम्ही लवाद पंचांना देता ते दुसऱ्या बाजूलाही जाते (लवाद आणि समेट कायदा 1996, कलम 24), म्हणून तुमचा मुद्दा सिद्ध होईल तेवढेच द्या, आणि बाकीचे कसे पाहायचे याचा आदेश आधी मागा: उदाहरणार्थ एका स्वतंत्र तज्ज्ञाने, तुमच्या मशीनवर, कॉपी न करता. लवाद मंडळ असे तज्ज्ञ नेमू शकते (कलम 26). दाखवलेले सर्व गोपनीय राहते (कलम 42A). पूर्ण रिपॉझिटरी मागितली, तर तुम्ही हरकत घेऊ शकता आणि कमीत का भागेल ते सांगू शकता.',
      },
    },
    {
      id: 'tech-expert',
      question: {
        en: 'Will the arbitrator understand the technology?',
        hi: 'क्या आर्बिट्रेटर टेक्नोलॉजी समझेंगे?',
        mr: 'लवाद पंचांना तंत्रज्ञान समजेल का?',
      },
      answer: {
        en: 'That is partly your choice. The parties may agree on who decides, and the person need not be a lawyer (Arbitration and Conciliation Act 1996, section 11). If you cannot agree, our rules send both sides the same list, and both strike and rank. Each side may bring its own expert, and the tribunal may appoint one whom both can question (section 26). It also helps to write for a clever reader who has never seen your product: one page, one diagram, one list of what was promised and what came.',
        hi: 'कुछ हद तक यह आपका चुनाव है। पक्ष तय कर सकते हैं कि फ़ैसला कौन करेगा, और उनका वकील होना ज़रूरी नहीं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 11)। सहमति न बने, तो हमारे नियमों में दोनों पक्षों को एक ही सूची मिलती है, और दोनों नाम काटते हैं और क्रम देते हैं। हर पक्ष अपना विशेषज्ञ ला सकता है, और ट्रिब्यूनल ऐसा विशेषज्ञ नियुक्त कर सकता है जिनसे दोनों सवाल कर सकें (धारा 26)। यह भी काम आता है कि आप ऐसे समझदार पाठक के लिए लिखें जिसने आपका प्रोडक्ट कभी नहीं देखा: एक पन्ना, एक चित्र, और एक सूची कि क्या तय था और क्या मिला।',
        mr: 'ते काही अंशी तुमच्या हातात आहे. निर्णय कोण देणार हे बाजू ठरवू शकतात, आणि ती व्यक्ती वकील असण्याची गरज नाही (लवाद आणि समेट कायदा 1996, कलम 11). एकमत झाले नाही, तर आमच्या नियमांनुसार दोन्ही बाजूंना एकच यादी मिळते, आणि दोघे नावे काढतात व क्रम देतात. प्रत्येक बाजू आपले तज्ज्ञ आणू शकते, आणि लवाद मंडळ दोघांना प्रश्न विचारता येतील असे तज्ज्ञ नेमू शकते (कलम 26). तुमचे उत्पादन कधीही न पाहिलेल्या हुशार वाचकासाठी लिहिणेही उपयोगी पडते: एक पान, एक आकृती, आणि काय ठरले होते व काय मिळाले याची एक यादी.',
      },
    },
    {
      id: 'tech-switch-off',
      question: {
        en: 'Our vendor threatens to switch us off. What can we do now?',
        hi: 'हमारा वेंडर हमारी सेवा बंद करने की धमकी दे रहा है। अभी क्या करें?',
        mr: 'आमचा पुरवठादार सेवा बंद करण्याची धमकी देतो. आता काय करता येईल?',
      },
      answer: {
        en: 'Send a short written objection today, export what you can, and read the notice and suspension clauses. If the harm would be serious, you may ask a court to keep the service on before any arbitrator exists (Arbitration and Conciliation Act 1996, section 9). After such an order the arbitration must begin within 90 days, or the time the court sets. An arbitrator, once appointed, can make similar orders (section 17). Paying the open part under protest, if you can, often buys more calm than any order. Say in writing that you do not admit the debt.',
        hi: 'आज ही छोटी लिखित आपत्ति भेजें, जो एक्सपोर्ट हो सके कर लें, और नोटिस व सेवा रोकने की शर्तें पढ़ें। नुकसान बड़ा हो, तो आर्बिट्रेटर आने से पहले ही आप अदालत से सेवा चालू रखने का आदेश माँग सकते हैं (माध्यस्थम् और सुलह अधिनियम 1996, धारा 9)। ऐसे आदेश के बाद आर्बिट्रेशन 90 दिन के अंदर, या अदालत के दिए समय में, शुरू होना चाहिए। नियुक्त होने के बाद आर्बिट्रेटर भी ऐसे आदेश दे सकते हैं (धारा 17)। हो सके तो बाकी रकम विरोध जताकर दे देना अक्सर किसी आदेश से ज़्यादा शांति देता है। लिख दें कि आप कर्ज़ नहीं मानते।',
        mr: 'आजच छोटी लेखी हरकत पाठवा, जे एक्सपोर्ट करता येईल ते करा, आणि सूचना व सेवा थांबवण्याच्या अटी वाचा. नुकसान गंभीर असेल, तर लवाद पंच येण्याआधीच सेवा सुरू ठेवण्याचा आदेश तुम्ही कोर्टाकडे मागू शकता (लवाद आणि समेट कायदा 1996, कलम 9). अशा आदेशानंतर लवाद 90 दिवसांत किंवा कोर्टाने ठरवलेल्या मुदतीत सुरू झाला पाहिजे. नियुक्तीनंतर लवाद पंच असेच आदेश देऊ शकतात (कलम 17). जमल्यास बाकी रक्कम निषेध नोंदवून भरणे अनेकदा कोणत्याही आदेशापेक्षा जास्त शांतता देते. देणे मान्य नाही असे लेखी कळवा.',
      },
    },
    {
      id: 'tech-ownership',
      question: {
        en: 'A freelancer wrote our code. Who owns it?',
        hi: 'हमारा कोड एक फ़्रीलांसर ने लिखा। वह किसका है?',
        mr: 'आमचा कोड एका फ्रीलान्सरने लिहिला. तो कोणाचा?',
      },
      answer: {
        en: 'Often the freelancer, unless a paper says otherwise. Code is protected like a literary work. What an employee writes in the course of the job belongs first to the employer, but a freelancer is the first owner of what he or she writes (Copyright Act 1957, section 17). To move it to you takes a signed assignment in writing that names the work (section 19). Having paid is not enough by itself, though it may show that you have leave to use the code. Between the two of you, an arbitrator can decide it.',
        hi: 'अक्सर फ़्रीलांसर का, जब तक कोई कागज़ कुछ और न कहे। कोड को साहित्य की रचना की तरह सुरक्षा मिलती है। कर्मचारी नौकरी में जो लिखे, वह पहले मालिक (नियोक्ता) का होता है, पर फ़्रीलांसर अपने लिखे का पहला मालिक ख़ुद होता है (Copyright Act 1957, धारा 17)। उसे आपके नाम करने के लिए दस्तख़त किया हुआ लिखित हस्तांतरण चाहिए जिसमें रचना का नाम हो (धारा 19)। सिर्फ़ पैसे देना काफ़ी नहीं, हालाँकि उससे यह दिख सकता है कि आपको कोड इस्तेमाल करने की इजाज़त है। आप दोनों के बीच आर्बिट्रेटर इसका फ़ैसला कर सकते हैं।',
        mr: 'कागदात वेगळे नसेल, तर बहुधा फ्रीलान्सरचा. कोडला साहित्यकृतीसारखे संरक्षण आहे. कर्मचारी नोकरीत जे लिहितात ते आधी मालकाचे (नियोक्त्याचे) असते, पण फ्रीलान्सर स्वतःच्या लेखनाचे पहिले मालक असतात (कॉपीराइट कायदा 1957, कलम 17). ते तुमच्या नावावर करायला, कृतीचे नाव असलेले सही केलेले लेखी हस्तांतरण लागते (कलम 19). फक्त पैसे दिले हे पुरेसे नाही, पण कोड वापरायची परवानगी तुम्हाला होती हे त्यातून दिसू शकते. तुम्हा दोघांमध्ये लवाद पंच हे ठरवू शकतात.',
      },
    },
    {
      id: 'tech-data-breach',
      question: {
        en: 'Personal data has leaked. Can that be decided here?',
        hi: 'निजी डेटा लीक हो गया। क्या उसका फ़ैसला यहाँ हो सकता है?',
        mr: 'वैयक्तिक माहिती फुटली आहे. त्याचा निर्णय इथे होऊ शकतो का?',
      },
      answer: {
        en: 'In part. Whether a vendor kept the promises in your contract about data, and what it owes you for the damage, can be arbitrated if both have agreed to it. Penalties under the Digital Personal Data Protection Act 2023 are for the Data Protection Board (sections 27 and 33), and that Act is coming into force in stages. Break-ins and theft of data are offences under the Information Technology Act 2000 (sections 43 and 66). Secure your systems first. Then look up whom you must inform, because those times can be short.',
        hi: 'कुछ हिस्से का। वेंडर ने डेटा के बारे में आपके करार के वादे निभाए या नहीं, और नुकसान का आपको क्या देना है, इसका आर्बिट्रेशन हो सकता है, अगर दोनों राज़ी हुए हों। Digital Personal Data Protection Act 2023 में जुर्माने Data Protection Board के हैं (धारा 27 और 33), और वह कानून चरणों में लागू हो रहा है। सेंध और डेटा की चोरी Information Technology Act 2000 में अपराध हैं (धारा 43 और 66)। पहले अपने सिस्टम सुरक्षित करें। फिर देखें कि किसे ख़बर देनी है, क्योंकि वे समय छोटे हो सकते हैं।',
        mr: 'काही भागाचा. पुरवठादाराने तुमच्या करारातले माहितीबद्दलचे शब्द पाळले का, आणि नुकसानाचे तुम्हाला किती देणे आहे, यावर दोघांची सहमती असेल तर लवाद होऊ शकतो. डिजिटल वैयक्तिक डेटा संरक्षण कायदा 2023 खालचे दंड Data Protection Board ठरवते (कलमे 27 आणि 33), आणि तो कायदा टप्प्याटप्प्याने लागू होत आहे. घुसखोरी आणि डेटा चोरी हे माहिती तंत्रज्ञान कायदा 2000 खाली गुन्हे आहेत (कलमे 43 आणि 66). आधी तुमच्या यंत्रणा सुरक्षित करा. मग कोणाला कळवायचे ते पाहा, कारण त्या मुदती छोट्या असू शकतात.',
      },
    },
    {
      id: 'tech-abroad',
      question: {
        en: 'The other company is abroad. Does an award help me?',
        hi: 'दूसरी कंपनी विदेश में है। क्या अवॉर्ड से मुझे फ़ायदा है?',
        mr: 'दुसरी कंपनी परदेशात आहे. निवाड्याचा मला उपयोग होतो का?',
      },
      answer: {
        en: 'Often more than a judgment would. Most countries have joined the New York Convention of 1958 and enforce awards made in other member countries, with few grounds to refuse. In the other direction, India enforces foreign awards under sections 44 to 49 of the Arbitration and Conciliation Act 1996. Look in the contract for the seat, the language and the governing law. If it names a seat or an institution abroad, that choice stands, and you would need the other side’s written yes to come here instead.',
        hi: 'अक्सर अदालत के फ़ैसले से ज़्यादा। ज़्यादातर देश 1958 के New York Convention में हैं और दूसरे सदस्य देशों के अवॉर्ड लागू करवाते हैं, मना करने के आधार थोड़े हैं। दूसरी दिशा में, भारत विदेशी अवॉर्ड माध्यस्थम् और सुलह अधिनियम 1996 की धारा 44 से 49 में लागू करवाता है। करार में कानूनी स्थान (सीट), भाषा और लागू कानून देखें। अगर उसमें विदेश की सीट या संस्था का नाम है, तो वही चलेगा, और यहाँ आने के लिए दूसरे पक्ष की लिखित हाँ चाहिए।',
        mr: 'अनेकदा कोर्टाच्या निकालापेक्षा जास्त. बहुतेक देश 1958 च्या New York Convention मध्ये आहेत आणि इतर सदस्य देशांतले निवाडे अमलात आणतात, नकाराची कारणे मोजकीच आहेत. दुसऱ्या दिशेने, भारत परदेशी निवाडे लवाद आणि समेट कायदा 1996 च्या कलमे 44 ते 49 खाली अमलात आणतो. करारात लवादाचे स्थान (seat), भाषा आणि लागू होणारा कायदा पाहा. त्यात परदेशातले स्थान किंवा संस्था असेल, तर तीच निवड राहते, आणि त्याऐवजी इथे यायला दुसऱ्या बाजूचा लेखी होकार लागतो.',
      },
    },
  ],
};
