import type { Topic } from './topic.ts';

export const art: Topic = {
  id: 'art',
  tab: { en: 'Art Disputes', hi: 'कला के विवाद', mr: 'कलेतील वाद' },
  lead: {
    en: 'Nine questions from artists, galleries and collectors.',
    hi: 'कलाकारों, गैलरी और संग्रह करने वालों के नौ सवाल।',
    mr: 'कलाकार, गॅलरी आणि संग्राहकांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'art-kinds',
      question: {
        en: 'Which art disputes can come here?',
        hi: 'कला के कौन-से विवाद यहाँ आ सकते हैं?',
        mr: 'कलेचे कोणते वाद इथे येऊ शकतात?',
      },
      answer: {
        en: 'Unpaid sales and deposits, commissions, works on consignment, damage on a loan or in transport, prints beyond the agreed number, licences, and the promise that a work is by a certain hand. In arbitration all sides must have agreed in writing (Arbitration and Conciliation Act 1996, section 7). An invoice or consignment note with a clause is enough, if the other side accepted it. Theft and forgery are for the police. A claim for money that comes out of the same story may still be decided here.',
        hi: 'बिक्री के न मिले पैसे और डिपॉज़िट, ऑर्डर पर बनी कृतियाँ, बेचने के लिए रखी कृतियाँ, उधार देने या ढुलाई में नुकसान, तय संख्या से ज़्यादा प्रिंट, लाइसेंस, और यह वादा कि कृति किसी ख़ास हाथ की है। आर्बिट्रेशन के लिए सब पक्षों ने लिखकर हामी भरी हो (माध्यस्थम् और सुलह अधिनियम 1996, धारा 7)। शर्त वाला बिल या कृति रखने की रसीद काफ़ी है, अगर दूसरे पक्ष ने उसे माना हो। चोरी और जालसाज़ी पुलिस का काम है। उसी कहानी से निकला पैसे का दावा फिर भी यहाँ तय हो सकता है।',
        mr: 'विक्रीचे न मिळालेले पैसे आणि डिपॉझिट, मागणीनुसार बनवलेल्या कृती, विक्रीसाठी ठेवलेल्या कृती, उसने देताना किंवा वाहतुकीत झालेले नुकसान, ठरलेल्या संख्येपेक्षा जास्त प्रिंट, परवाने, आणि कृती अमुक हातची आहे हा शब्द. लवादासाठी सर्व बाजूंची लेखी सहमती लागते (लवाद आणि समेट कायदा 1996, कलम 7). अट असलेले बिल किंवा कृती ठेवल्याची पावती पुरेशी आहे, दुसऱ्या बाजूने ती स्वीकारली असेल तर. चोरी आणि बनावटगिरी पोलिसांचे काम आहे. त्याच गोष्टीतून आलेला पैशांचा दावा तरीही इथे सुटू शकतो.',
      },
    },
    {
      id: 'art-authenticity',
      question: {
        en: 'Can an arbitrator decide whether a painting is genuine?',
        hi: 'क्या आर्बिट्रेटर तय कर सकते हैं कि चित्र असली है?',
        mr: 'चित्र अस्सल आहे का हे लवाद पंच ठरवू शकतात का?',
      },
      answer: {
        en: 'Between the two of you, yes: whether the work is what the seller promised, and what follows if it is not. Goods sold by description must match it (Sale of Goods Act 1930, section 15). Both sides may bring experts, and the tribunal may appoint one (Arbitration and Conciliation Act 1996, section 26). But an award binds only the parties and those who claim under them (section 35). It does not make a work genuine or false for museums, the market or the next buyer. Keep the invoice, the certificate and the words of the listing.',
        hi: 'आप दोनों के बीच, हाँ: कृति वही है जिसका बेचने वाले ने वादा किया, और न हो तो क्या होगा। जो माल ब्योरे पर बिके, उसे ब्योरे से मेल खाना चाहिए (Sale of Goods Act 1930, धारा 15)। दोनों पक्ष विशेषज्ञ ला सकते हैं, और ट्रिब्यूनल एक नियुक्त कर सकता है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 26)। पर अवॉर्ड सिर्फ़ पक्षों और उनके ज़रिए दावा करने वालों को बाँधता है (धारा 35)। उससे कृति संग्रहालयों, बाज़ार या अगले ख़रीदार के लिए असली या नकली नहीं हो जाती। बिल, प्रमाण-पत्र और विज्ञापन के शब्द सँभालकर रखें।',
        mr: 'तुम्हा दोघांमध्ये, हो: कृती विक्रेत्याने सांगितली तशी आहे का, आणि नसेल तर पुढे काय. वर्णनावरून विकलेली वस्तू वर्णनाशी जुळली पाहिजे (माल विक्री कायदा (Sale of Goods Act) 1930, कलम 15). दोन्ही बाजू तज्ज्ञ आणू शकतात, आणि लवाद मंडळ एक नेमू शकते (लवाद आणि समेट कायदा 1996, कलम 26). पण निवाडा फक्त बाजूंना आणि त्यांच्यामार्फत हक्क सांगणाऱ्यांना बांधतो (कलम 35). त्याने कृती संग्रहालये, बाजार किंवा पुढच्या खरेदीदारासाठी अस्सल किंवा नकली ठरत नाही. बिल, प्रमाणपत्र आणि जाहिरातीतले शब्द जपून ठेवा.',
      },
    },
    {
      id: 'art-title',
      question: {
        en: 'Somebody else says that the work is theirs. Who decides?',
        hi: 'कोई और कहता है कि कृति उसकी है। फ़ैसला कौन करेगा?',
        mr: 'दुसरे कोणी म्हणते, की कृती त्यांची आहे. कोण ठरवणार?',
      },
      answer: {
        en: 'It depends on who that is. A quarrel over ownership between parties who agreed to arbitrate can be decided here. A former owner, an heir or the State who signed nothing is not bound by an award and may go to a court, because ownership against all the world is for courts (Booz Allen v SBI Home Finance, 2011). As a rule a buyer gets no better title than the seller had (Sale of Goods Act 1930, section 27). Do not sell or move the work while this is open, and tell your insurer.',
        hi: 'यह इस पर है कि वह कौन है। जिन पक्षों ने आर्बिट्रेशन माना हो, उनके बीच मालिकाने का झगड़ा यहाँ तय हो सकता है। जिस पुराने मालिक, वारिस या सरकार ने कुछ दस्तख़त नहीं किया, वह अवॉर्ड से नहीं बँधता और अदालत जा सकता है, क्योंकि सारी दुनिया के सामने मालिकाना अदालतों का काम है (Booz Allen v SBI Home Finance, 2011)। आम तौर पर ख़रीदार को बेचने वाले से बेहतर हक नहीं मिलता (Sale of Goods Act 1930, धारा 27)। जब तक बात खुली है, कृति न बेचें, न हटाएँ, और बीमा कंपनी को बताएँ।',
        mr: 'ते कोण आहेत त्यावर अवलंबून आहे. लवादाला सहमती दिलेल्या बाजूंमधला मालकीचा वाद इथे सुटू शकतो. ज्यांनी कशावरही सही केली नाही असे आधीचे मालक, वारस किंवा सरकार निवाड्याने बांधले जात नाहीत आणि कोर्टात जाऊ शकतात, कारण साऱ्या जगाविरुद्धची मालकी हे कोर्टाचे काम आहे (Booz Allen v SBI Home Finance, 2011). सहसा खरेदीदाराला विक्रेत्याकडे होती त्यापेक्षा चांगली मालकी मिळत नाही (माल विक्री कायदा (Sale of Goods Act) 1930, कलम 27). हे मिटेपर्यंत कृती विकू किंवा हलवू नका, आणि विमा कंपनीला कळवा.',
      },
    },
    {
      id: 'art-altered',
      question: {
        en: 'The buyer has changed my work. Have I any rights left after the sale?',
        hi: 'ख़रीदार ने मेरी कृति बदल दी। क्या बिक्री के बाद मेरा कोई हक बचा है?',
        mr: 'खरेदीदाराने माझी कृती बदलली. विक्रीनंतर माझे काही हक्क उरतात का?',
      },
      answer: {
        en: 'Yes. Even after copyright and canvas are sold, you may claim to be named as the author, and object to a distortion or mutilation that would harm your honour or reputation (Copyright Act 1957, section 57). The Delhi High Court protected a destroyed mural in this way in Amar Nath Sehgal v Union of India (2005). Putting a work in a poor place is not by itself such a harm. Take dated photographs, before and after. A settlement can say what money cannot: put it right, take the name off, or give it back.',
        hi: 'हाँ। कॉपीराइट और कैनवस बिक जाने पर भी आप माँग सकते हैं कि रचनाकार के तौर पर आपका नाम रहे, और ऐसी तोड़-मरोड़ या काट-छाँट पर आपत्ति कर सकते हैं जिससे आपके सम्मान या नाम को ठेस लगे (Copyright Act 1957, धारा 57)। दिल्ली उच्च न्यायालय ने Amar Nath Sehgal v Union of India (2005) में इसी तरह एक तोड़े गए भित्तिचित्र को बचाया। कृति को ख़राब जगह रखना अपने-आप ऐसी ठेस नहीं है। तारीख़ के साथ पहले और बाद की तस्वीरें लें। समझौता वह कह सकता है जो पैसा नहीं कह सकता: ठीक करो, नाम हटाओ, या लौटा दो।',
        mr: 'हो. कॉपीराइट आणि कॅनव्हास विकल्यानंतरही तुम्ही निर्माते म्हणून नाव मागू शकता, आणि तुमच्या मानाला किंवा लौकिकाला धक्का देणाऱ्या मोडतोडीला किंवा विद्रूपीकरणाला हरकत घेऊ शकता (कॉपीराइट कायदा 1957, कलम 57). दिल्ली उच्च न्यायालयाने Amar Nath Sehgal v Union of India (2005) मध्ये अशाच प्रकारे एका उद्ध्वस्त भित्तिचित्राला संरक्षण दिले. कृती वाईट जागी ठेवणे एवढ्यानेच असा धक्का ठरत नाही. आधीचे आणि नंतरचे तारखेसह फोटो घ्या. पैसे जे सांगू शकत नाहीत ते तडजोड सांगू शकते: दुरुस्त करा, नाव काढा, किंवा परत द्या.',
      },
    },
    {
      id: 'art-consignment',
      question: {
        en: 'A gallery does not return my unsold works. What can I do?',
        hi: 'गैलरी मेरी न बिकी कृतियाँ नहीं लौटाती। क्या किया जाए?',
        mr: 'गॅलरी माझ्या न विकलेल्या कृती परत देत नाही. काय करता येईल?',
      },
      answer: {
        en: 'On consignment the works stay yours until they are sold. When the agreed time is over or the purpose is done, the holder must return them without being asked (Indian Contract Act 1872, section 160), and answers for loss after that day (section 161). Send a dated list of the works with pictures and ask for a day of collection. If you fear that they will be sold or sent away, a court can order that they be kept safe (Arbitration and Conciliation Act 1996, section 9), and so can an arbitrator once appointed (section 17).',
        hi: 'बेचने के लिए रखी कृतियाँ बिकने तक आपकी ही रहती हैं। तय समय पूरा हो या मकसद ख़त्म हो, तो रखने वाले को बिना माँगे लौटाना होता है (Indian Contract Act 1872, धारा 160), और उस दिन के बाद के नुकसान का जवाब देना होता है (धारा 161)। कृतियों की तस्वीरों वाली, तारीख़ लगी सूची भेजें और ले जाने का दिन माँगें। डर हो कि वे बिक जाएँगी या कहीं भेज दी जाएँगी, तो अदालत उन्हें सुरक्षित रखने का आदेश दे सकती है (माध्यस्थम् और सुलह अधिनियम 1996, धारा 9), और नियुक्त होने के बाद आर्बिट्रेटर भी (धारा 17)।',
        mr: 'विक्रीसाठी ठेवलेल्या कृती विकल्या जाईपर्यंत तुमच्याच असतात. ठरलेली मुदत संपली किंवा हेतू पूर्ण झाला, की ठेवणाऱ्याने त्या न मागताच परत दिल्या पाहिजेत (भारतीय करार कायदा 1872, कलम 160), आणि त्या दिवसानंतरच्या नुकसानाला ते जबाबदार असतात (कलम 161). कृतींची फोटोंसह तारखेची यादी पाठवा आणि त्या नेण्याचा दिवस मागा. त्या विकल्या किंवा दूर पाठवल्या जातील अशी भीती असेल, तर त्या सुरक्षित ठेवण्याचा आदेश कोर्ट देऊ शकते (लवाद आणि समेट कायदा 1996, कलम 9), आणि नियुक्तीनंतर लवाद पंचही (कलम 17).',
      },
    },
    {
      id: 'art-damage',
      question: {
        en: 'The work was damaged on its way. Who pays?',
        hi: 'कृति रास्ते में ख़राब हो गई। पैसे कौन देगा?',
        mr: 'कृतीचे वाटेत नुकसान झाले. पैसे कोण देणार?',
      },
      answer: {
        en: 'Whoever held it must have taken the care that a sensible person takes of such goods of his or her own (Indian Contract Act 1872, section 151), unless the contract says more. For transport by road, a written notice must reach the carrier within 180 days of booking, before any claim is brought (Carriage by Road Act 2007, section 16). So write first and argue later. Photograph the crate before it is opened, keep all packing, ask for a condition report on the spot, and tell the insurer the same day.',
        hi: 'जिसके पास वह थी, उसे वैसी देखभाल करनी थी जैसी कोई समझदार इंसान अपनी ऐसी चीज़ की करता है (Indian Contract Act 1872, धारा 151), जब तक करार में इससे ज़्यादा न हो। सड़क से ढुलाई में, दावा करने से पहले, बुकिंग के 180 दिन के अंदर ढोने वाले को लिखित नोटिस पहुँचना चाहिए (Carriage by Road Act 2007, धारा 16)। इसलिए पहले लिखें, बहस बाद में करें। पेटी खोलने से पहले उसकी तस्वीर लें, सारी पैकिंग रखें, वहीं हालत की रिपोर्ट माँगें, और उसी दिन बीमा कंपनी को बताएँ।',
        mr: 'ती ज्यांच्याकडे होती त्यांनी, एखादा समजूतदार माणूस स्वतःच्या अशा वस्तूची घेईल तेवढी काळजी घ्यायला हवी होती (भारतीय करार कायदा 1872, कलम 151), करारात त्याहून जास्त नसेल तर. रस्त्याने वाहतूक असेल, तर दावा करण्याआधी, बुकिंगपासून 180 दिवसांत वाहतूकदाराला लेखी नोटीस पोहोचली पाहिजे (Carriage by Road Act 2007, कलम 16). म्हणून आधी लिहा, वाद नंतर घाला. पेटी उघडण्याआधी तिचा फोटो घ्या, सर्व पॅकिंग ठेवा, जागेवरच स्थितीचा अहवाल मागा, आणि त्याच दिवशी विमा कंपनीला कळवा.',
      },
    },
    {
      id: 'art-antiquity',
      question: {
        en: 'The work is more than a hundred years old. Does that matter?',
        hi: 'कृति सौ साल से ज़्यादा पुरानी है। क्या इससे फ़र्क पड़ता है?',
        mr: 'कृती शंभर वर्षांहून जुनी आहे. त्याने फरक पडतो का?',
      },
      answer: {
        en: 'Very much. It may be an antiquity, and then the law sets limits that no agreement can change. Only the Central Government or an agency that it has authorised may export it (Antiquities and Art Treasures Act 1972, section 3), dealing in it needs a licence (section 5), and certain kinds must be registered (section 14). An arbitrator can decide on the price, or on a broken promise, but no award can send such a work abroad. Bring the registration certificate. If there is none, ask a lawyer before you ask us.',
        hi: 'बहुत। वह पुरावशेष (antiquity) हो सकती है, और तब कानून ऐसी सीमाएँ रखता है जिन्हें कोई करार नहीं बदल सकता। सिर्फ़ केंद्र सरकार या उसकी अधिकृत एजेंसी उसे बाहर भेज सकती है (Antiquities and Art Treasures Act 1972, धारा 3), उसके कारोबार के लिए लाइसेंस चाहिए (धारा 5), और कुछ तरह की कृतियों का रजिस्ट्रेशन ज़रूरी है (धारा 14)। आर्बिट्रेटर दाम या टूटे वादे का फ़ैसला कर सकते हैं, पर कोई अवॉर्ड ऐसी कृति विदेश नहीं भेज सकता। रजिस्ट्रेशन का प्रमाण-पत्र लाएँ। न हो, तो हमसे पहले वकील से पूछें।',
        mr: 'खूप. ती पुरावस्तू (antiquity) असू शकते, आणि मग कोणताही करार बदलू शकत नाही अशा मर्यादा कायदा घालतो. फक्त केंद्र सरकार किंवा त्याने अधिकार दिलेली संस्थाच ती निर्यात करू शकते (Antiquities and Art Treasures Act 1972, कलम 3), तिच्या व्यापाराला परवाना लागतो (कलम 5), आणि काही प्रकारांची नोंदणी करावीच लागते (कलम 14). लवाद पंच किमतीबद्दल किंवा न पाळलेल्या शब्दाबद्दल निर्णय देऊ शकतात, पण कोणताही निवाडा अशी कृती परदेशी पाठवू शकत नाही. नोंदणी प्रमाणपत्र आणा. ते नसेल, तर आम्हाला विचारण्याआधी वकिलांना विचारा.',
      },
    },
    {
      id: 'art-discretion',
      question: {
        en: 'Will a dispute hurt the name of the work?',
        hi: 'क्या विवाद से कृति का नाम ख़राब होगा?',
        mr: 'वादामुळे कृतीचे नाव खराब होईल का?',
      },
      answer: {
        en: 'It is a fair fear, and privacy is one reason to stay out of court. The parties, the arbitrator and the institution must keep an arbitration confidential, and the award may be shown only as far as enforcing it needs (Arbitration and Conciliation Act 1996, section 42A). In a conciliation the settlement is confidential as well (section 75). If the award is challenged, a court file comes into being, which is more open. You may agree with the other side on one sentence about the work that both will use in public.',
        hi: 'यह डर ठीक है, और निजता अदालत से दूर रहने की एक वजह है। पक्षों, आर्बिट्रेटर और संस्था को आर्बिट्रेशन गोपनीय रखना होता है, और अवॉर्ड उतना ही दिखाया जा सकता है जितना उसे लागू करवाने के लिए ज़रूरी हो (माध्यस्थम् और सुलह अधिनियम 1996, धारा 42A)। सुलह में समझौता भी गोपनीय है (धारा 75)। अवॉर्ड को चुनौती दी जाए, तो अदालत की फ़ाइल बनती है, जो ज़्यादा खुली होती है। आप दूसरे पक्ष के साथ कृति के बारे में एक वाक्य तय कर सकते हैं जो दोनों सबके सामने कहेंगे।',
        mr: 'ही भीती योग्य आहे, आणि खासगीपणा हे कोर्टापासून दूर राहण्याचे एक कारण आहे. बाजू, लवाद पंच आणि संस्था यांना लवाद गोपनीय ठेवावा लागतो, आणि निवाडा अमलात आणायला लागेल तेवढाच दाखवता येतो (लवाद आणि समेट कायदा 1996, कलम 42A). समेटात तडजोडही गोपनीय असते (कलम 75). निवाड्याला आव्हान दिले, तर कोर्टाची फाइल तयार होते, ती जास्त खुली असते. कृतीबद्दल दोघे जाहीरपणे वापरतील असे एक वाक्य तुम्ही दुसऱ्या बाजूसोबत ठरवू शकता.',
      },
    },
    {
      id: 'art-prints',
      question: {
        en: 'More prints were made than we agreed. What can I claim?',
        hi: 'तय संख्या से ज़्यादा प्रिंट बनाए गए। क्या माँगा जा सकता है?',
        mr: 'ठरलेल्यापेक्षा जास्त प्रिंट काढले गेले. काय मागता येते?',
      },
      answer: {
        en: 'To make copies is the copyright owner’s right, and a licence reaches only as far as its words (Copyright Act 1957, sections 14 and 30). For copies beyond that you may ask for an order to stop, for damages or the profit made, and for the extra copies (sections 55 and 58). Between you and the printer or gallery, an arbitrator can decide this if you have agreed to it. The offence under section 63 is for the criminal courts. Bring the edition agreement, the numbers on the prints, and where each was seen.',
        hi: 'कॉपी बनाना कॉपीराइट के मालिक का हक है, और लाइसेंस वहीं तक जाता है जहाँ तक उसके शब्द (Copyright Act 1957, धारा 14 और 30)। उससे ज़्यादा कॉपी पर आप रोकने का आदेश, हरजाना या कमाया मुनाफ़ा, और फ़ालतू कॉपियाँ माँग सकते हैं (धारा 55 और 58)। आपके और छापने वाले या गैलरी के बीच आर्बिट्रेटर इसका फ़ैसला कर सकते हैं, अगर आप राज़ी हुए हों। धारा 63 का अपराध फ़ौजदारी अदालतों का काम है। संस्करण का करार, प्रिंट पर लिखे नंबर, और हर प्रिंट कहाँ दिखा, यह सब लाएँ।',
        mr: 'प्रती काढणे हा कॉपीराइट मालकाचा हक्क आहे, आणि परवाना त्याच्या शब्दांपुरताच असतो (कॉपीराइट कायदा 1957, कलमे 14 आणि 30). त्यापलीकडच्या प्रतींसाठी तुम्ही थांबवण्याचा आदेश, भरपाई किंवा कमावलेला नफा, आणि जादा प्रती मागू शकता (कलमे 55 आणि 58). तुम्ही आणि मुद्रक किंवा गॅलरी यांच्यात, सहमती असेल तर, लवाद पंच हे ठरवू शकतात. कलम 63 खालचा गुन्हा फौजदारी कोर्टांचे काम आहे. आवृत्तीचा करार, प्रिंटवरचे क्रमांक, आणि प्रत्येक प्रिंट कुठे दिसला ते आणा.',
      },
    },
  ],
};
