import type { Sector } from './sector.ts';

export const ecommerce: Sector = {
  description: {
    en: 'Online arbitration and mediation for e-commerce disputes in India: orders, refunds, payouts, unpaid suppliers. The consumer commission stays open to buyers.',
    hi: 'भारत में ऑनलाइन ख़रीदारी के विवादों का ऑनलाइन आर्बिट्रेशन और मीडिएशन: ऑर्डर, पैसा वापसी, भुगतान, सप्लायर का बकाया। ख़रीदार के लिए उपभोक्ता आयोग खुला है।',
    mr: 'भारतातील ई-कॉमर्स वादांसाठी ऑनलाइन लवाद आणि मध्यस्थी: ऑर्डर, परतावा, विक्रेत्यांचे पैसे, पुरवठादारांची थकबाकी. ग्राहक आयोग खरेदीदारांना खुला राहतो.',
  },
  lead: {
    en: 'What was ordered, what came, and what was paid: most online quarrels fit in one photograph and one bank entry. They should not take longer to end than the parcel took to arrive. The target for a simple one is 5 to 10 days, once both sides have agreed to come.',
    hi: 'क्या मँगाया, क्या आया, कितना दिया: ज़्यादातर ऑनलाइन झगड़े एक फ़ोटो और बैंक की एक एंट्री में समा जाते हैं। पार्सल आने में जितना समय लगा, इन्हें निपटाने में उससे ज़्यादा नहीं लगना चाहिए। सीधे-सादे विवाद का लक्ष्य 5 से 10 दिन है, जब दोनों पक्ष आने पर राज़ी हो जाएँ।',
    mr: 'काय मागवले, काय आले आणि किती पैसे दिले: बहुतेक ऑनलाइन भांडणे एका फोटोत आणि बँकेतल्या एका नोंदीत मावतात. पार्सल यायला लागला त्याहून जास्त वेळ ती मिटायला लागू नये. दोन्ही बाजू यायला तयार झाल्यावर साध्या वादासाठी 5 ते 10 दिवस, हे लक्ष्य.',
  },
  kinds: [
    {
      title: { en: 'Orders', hi: 'ऑर्डर', mr: 'ऑर्डर' },
      text: {
        en: 'Not delivered, delivered late, delivered broken, or delivered as something else.',
        hi: 'नहीं पहुँचा, देर से पहुँचा, टूटा हुआ पहुँचा, या कुछ और ही पहुँचा।',
        mr: 'आलीच नाही, उशिरा आली, तुटलेली आली, किंवा भलतेच काही आले.',
      },
    },
    {
      title: {
        en: 'Refunds and returns',
        hi: 'पैसा वापसी और सामान लौटाना',
        mr: 'परतावा आणि परत पाठवणे',
      },
      text: {
        en: 'The parcel went back, the money did not. Or the money went back, and the parcel did not.',
        hi: 'पार्सल लौट गया, पैसा नहीं आया। या पैसा लौट गया, पार्सल नहीं आया।',
        mr: 'पार्सल परत गेले, पैसे आले नाहीत. किंवा पैसे परत गेले, पार्सल आले नाही.',
      },
    },
    {
      title: { en: 'Sellers and platforms', hi: 'विक्रेता और प्लेटफ़ॉर्म', mr: 'विक्रेते आणि प्लॅटफॉर्म' },
      text: {
        en: 'Payouts on hold, a closed shop, fees and penalties that nobody can explain.',
        hi: 'रुका हुआ भुगतान, बंद की गई दुकान, फ़ीस और जुर्माने जिन्हें कोई समझा नहीं पाता।',
        mr: 'अडवलेले पैसे, बंद केलेले दुकान, कोणालाच समजावता न येणारी फी आणि दंड.',
      },
    },
    {
      title: { en: 'Unpaid suppliers', hi: 'सप्लायर का बाकी पैसा', mr: 'पैसे न मिळालेले पुरवठादार' },
      text: {
        en: 'Goods were taken and sold on, and the invoice is still open.',
        hi: 'माल ले लिया, आगे बेच दिया, और बिल अब भी बाकी है।',
        mr: 'माल घेतला, पुढे विकला, आणि बिल अजून बाकीच आहे.',
      },
    },
    {
      title: { en: 'Couriers and payments', hi: 'कूरियर और भुगतान', mr: 'कुरिअर आणि पेमेंट' },
      text: {
        en: 'Lost parcels, wrong cash-on-delivery sums, chargebacks that land on the wrong desk.',
        hi: 'खोए पार्सल, कैश-ऑन-डिलीवरी की गलत रकम, और चार्जबैक जो गलत जगह पहुँच गए।',
        mr: 'हरवलेली पार्सल, कॅश-ऑन-डिलिव्हरीच्या चुकीच्या रकमा, भलत्याच्या माथी आलेले चार्जबॅक.',
      },
    },
  ],
  brings: {
    name: { en: 'Who brings it', hi: 'कौन लाता है', mr: 'वाद कोण आणते' },
    who: [
      { en: 'Buyers, if they choose to', hi: 'ख़रीदार, अगर वे चाहें', mr: 'खरेदीदार, त्यांना हवे असेल तर' },
      {
        en: 'Small sellers and home businesses',
        hi: 'छोटे विक्रेता और घर से चलने वाले काम',
        mr: 'छोटे विक्रेते आणि घरगुती व्यवसाय',
      },
      { en: 'Brands and wholesalers', hi: 'ब्रांड और थोक व्यापारी', mr: 'ब्रँड आणि घाऊक व्यापारी' },
      {
        en: 'Makers who supply on credit',
        hi: 'उधार पर माल देने वाले निर्माता',
        mr: 'उधारीवर माल देणारे उत्पादक',
      },
    ],
  },
  answers: {
    name: { en: 'Who answers it', hi: 'कौन जवाब देता है', mr: 'उत्तर कोण देते' },
    who: [
      { en: 'Sellers and brands', hi: 'विक्रेता और ब्रांड', mr: 'विक्रेते आणि ब्रँड' },
      { en: 'Marketplaces and apps', hi: 'ऑनलाइन बाज़ार और ऐप', mr: 'मार्केटप्लेस आणि ॲप' },
      { en: 'Couriers and warehouses', hi: 'कूरियर और गोदाम', mr: 'कुरिअर आणि गोदामे' },
      { en: 'Payment companies', hi: 'पेमेंट कंपनियाँ', mr: 'पेमेंट कंपन्या' },
    ],
  },
  ready: [
    {
      en: 'Order number, invoice and proof of payment',
      hi: 'ऑर्डर नंबर, बिल और भुगतान का सबूत',
      mr: 'ऑर्डर क्रमांक, बिल आणि पैसे भरल्याचा पुरावा',
    },
    {
      en: 'Photographs or a film of what came, with the date',
      hi: 'जो आया उसकी फ़ोटो या वीडियो, तारीख़ के साथ',
      mr: 'जे आले त्याचे फोटो किंवा व्हिडिओ, तारखेसह',
    },
    {
      en: 'The listing as it stood on the day, not as it stands now',
      hi: 'उस दिन का विज्ञापन पन्ना, आज वाला नहीं',
      mr: 'त्या दिवशी वस्तूची जाहिरात जशी होती तशी, आता आहे तशी नव्हे',
    },
    {
      en: 'The terms you accepted, with the date and the dispute clause',
      hi: 'जो शर्तें आपने मानीं, तारीख़ और विवाद वाली शर्त के साथ',
      mr: 'तुम्ही मान्य केलेल्या अटी, तारखेसह आणि वादाबाबतच्या अटीसह',
    },
    {
      en: 'Your messages to support, with the ticket number, and the delivery proof',
      hi: 'सपोर्ट को आपके संदेश, टिकट नंबर के साथ, और डिलीवरी का सबूत',
      mr: 'सपोर्टला केलेले मेसेज, टिकिट क्रमांकासह, आणि डिलिव्हरीचा पुरावा',
    },
    {
      en: 'If you are a micro or small enterprise: your Udyam registration',
      hi: 'अगर आपका काम सूक्ष्म या लघु उद्यम है: आपका उद्यम रजिस्ट्रेशन',
      mr: 'तुमचा सूक्ष्म किंवा लघु उद्योग असेल तर: उद्यम नोंदणी',
    },
  ],
  limits: [
    {
      title: {
        en: 'A buyer can always go to the consumer commission',
        hi: 'ख़रीदार हमेशा उपभोक्ता आयोग जा सकता है',
        mr: 'खरेदीदार कधीही ग्राहक आयोगाकडे जाऊ शकतो',
      },
      text: {
        en: 'A clause in the terms cannot close that door. Our rules take a consumer’s case only if the consumer agrees after the dispute has arisen, with this line in plain sight. The National Consumer Helpline, 1915, costs nothing.',
        hi: 'शर्तों की कोई लाइन वह दरवाज़ा बंद नहीं कर सकती। हमारे नियम ग्राहक का केस तभी लेते हैं जब वह विवाद होने के बाद राज़ी हो, और यह बात उसके सामने साफ़ लिखी हो। राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 मुफ़्त है।',
        mr: 'अटींमधली एखादी ओळ ते दार बंद करू शकत नाही. वाद झाल्यानंतर, ही ओळ डोळ्यांसमोर असताना ग्राहकाने सहमती दिली, तरच आमच्या नियमांनुसार त्याचे प्रकरण घेता येते. राष्ट्रीय ग्राहक हेल्पलाइन, 1915, मोफत आहे.',
      },
      law: {
        en: 'Consumer Protection Act 2019, sections 35 and 100; Emaar MGF v Aftab Singh (2018)',
        hi: 'Consumer Protection Act 2019, धारा 35 और 100; Emaar MGF v Aftab Singh (2018)',
        mr: 'ग्राहक संरक्षण कायदा 2019, कलमे 35 आणि 100; Emaar MGF v Aftab Singh (2018)',
      },
    },
    {
      title: {
        en: 'That door closes after two years',
        hi: 'वह दरवाज़ा दो साल बाद बंद हो जाता है',
        mr: 'ते दार दोन वर्षांनी बंद होते',
      },
      text: {
        en: 'A consumer complaint must be filed within two years of the cause. Talks with us do not stretch that time, though a commission may forgive a delay for good cause.',
        hi: 'उपभोक्ता शिकायत, वजह बनने के दो साल के अंदर दाख़िल करनी होती है। हमारे यहाँ बातचीत से यह समय नहीं बढ़ता, हालाँकि ठोस वजह हो तो आयोग देरी माफ़ कर सकता है।',
        mr: 'ग्राहक तक्रार कारण घडल्यापासून दोन वर्षांत दाखल करावी लागते. आमच्याशी बोलण्याने ती मुदत वाढत नाही. योग्य कारण असेल तर आयोग उशीर माफ करू शकतो.',
      },
      law: {
        en: 'Consumer Protection Act 2019, section 69',
        hi: 'Consumer Protection Act 2019, धारा 69',
        mr: 'ग्राहक संरक्षण कायदा 2019, कलम 69',
      },
    },
    {
      title: {
        en: 'Unsafe goods and false advertising',
        hi: 'ख़तरनाक सामान और झूठे विज्ञापन',
        mr: 'असुरक्षित वस्तू आणि खोट्या जाहिराती',
      },
      text: {
        en: 'When many buyers are harmed, the Central Consumer Protection Authority can order a recall or stop an advertisement. No private tribunal can.',
        hi: 'जब बहुत-से ख़रीदारों का नुकसान हो, तो केंद्रीय उपभोक्ता संरक्षण प्राधिकरण (CCPA) सामान वापस मँगवा सकता है या विज्ञापन रुकवा सकता है। कोई निजी ट्रिब्यूनल यह नहीं कर सकता।',
        mr: 'अनेक खरेदीदारांचे नुकसान होते, तेव्हा केंद्रीय ग्राहक संरक्षण प्राधिकरण वस्तू परत मागवण्याचा आदेश देऊ शकते किंवा जाहिरात थांबवू शकते. खासगी लवाद मंडळ ते करू शकत नाही.',
      },
      law: {
        en: 'Consumer Protection Act 2019, sections 10 and 18 to 21',
        hi: 'Consumer Protection Act 2019, धारा 10 और 18 से 21',
        mr: 'ग्राहक संरक्षण कायदा 2019, कलमे 10 आणि 18 ते 21',
      },
    },
    {
      title: {
        en: 'Small suppliers have a council of their own',
        hi: 'छोटे सप्लायरों की अपनी परिषद है',
        mr: 'छोट्या पुरवठादारांची स्वतःची परिषद आहे',
      },
      text: {
        en: 'A micro or small enterprise that was not paid may go to the Facilitation Council, even where the contract names arbitration. A late buyer owes compound interest at three times the bank rate.',
        hi: 'जिस सूक्ष्म या लघु उद्यम को पैसा नहीं मिला, वह Facilitation Council जा सकता है, चाहे करार में आर्बिट्रेशन लिखा हो। देर करने वाले ख़रीदार को बैंक दर का तीन गुना चक्रवृद्धि ब्याज देना होता है।',
        mr: 'पैसे न मिळालेला सूक्ष्म किंवा लघु उद्योग, करारात लवाद लिहिला असला तरी, सुविधा परिषदेकडे (Facilitation Council) जाऊ शकतो. उशीर करणाऱ्या खरेदीदाराला बँक दराच्या तिप्पट चक्रवाढ व्याज द्यावे लागते.',
      },
      law: {
        en: 'MSMED Act 2006, sections 15 to 18; Gujarat State Civil Supplies v Mahakali Foods (2022)',
        hi: 'MSMED Act 2006, धारा 15 से 18; Gujarat State Civil Supplies v Mahakali Foods (2022)',
        mr: 'MSMED कायदा 2006, कलमे 15 ते 18; Gujarat State Civil Supplies v Mahakali Foods (2022)',
      },
    },
    {
      title: {
        en: 'Some orders are too small for us',
        hi: 'कुछ ऑर्डर हमारे लिए बहुत छोटे हैं',
        mr: 'काही ऑर्डर आमच्यासाठी फार छोट्या असतात',
      },
      text: {
        en: 'If the fees would eat the claim, arbitration is the wrong tool. Look at the fee calculator first. For a small order the helpline or a talk with the seller is the better way, and we will say so.',
        hi: 'अगर फ़ीस ही दावे को खा जाए, तो आर्बिट्रेशन सही औज़ार नहीं है। पहले फ़ीस कैलकुलेटर देखें। छोटे ऑर्डर के लिए हेल्पलाइन या विक्रेता से बात बेहतर रास्ता है, और हम ख़ुद यह कहेंगे।',
        mr: 'फीच दावा खाऊन टाकणार असेल, तर लवाद हा चुकीचा मार्ग. आधी फी कॅल्क्युलेटर पाहा. छोट्या ऑर्डरसाठी हेल्पलाइन किंवा विक्रेत्याशी बोलणे जास्त बरे, आणि आम्ही तसे सांगू.',
      },
      law: { en: 'Our fee schedule', hi: 'हमारी फ़ीस सूची', mr: 'आमचा फी तक्ता' },
    },
  ],
};
