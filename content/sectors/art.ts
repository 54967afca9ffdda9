import type { Sector } from './sector.ts';

export const art: Sector = {
  description: {
    en: 'Online arbitration and mediation for art disputes in India: sales, commissions, consignment, copyright, and what an award can say on authenticity and title.',
    hi: 'भारत में कला के विवादों के लिए ऑनलाइन आर्बिट्रेशन और मीडिएशन: बिक्री, ऑर्डर पर बना काम, बेचने के लिए रखा काम, कॉपीराइट, और असली होने या मालिक होने पर अवॉर्ड क्या कह सकता है।',
    mr: 'भारतातील कलेच्या वादांसाठी ऑनलाइन लवाद आणि मध्यस्थी: विक्री, सांगून करून घेतलेली कामे, विक्रीसाठी ठेवलेली कामे, कॉपीराइट, आणि अस्सलपणा व मालकीबद्दल निवाडा काय म्हणू शकतो.',
  },
  lead: {
    en: 'A painting can hang between two people for years while a court list moves. Here a neutral person who knows the trade hears both sides in private, so a quarrel over a sale, a commission or a loan need not mark the work, or the name on it.',
    hi: 'अदालत की तारीख़ें चलती रहती हैं और एक पेंटिंग दो लोगों के बीच बरसों लटकी रहती है। यहाँ इस काम को समझने वाला निष्पक्ष व्यक्ति दोनों पक्षों को निजी तौर पर सुनता है, ताकि बिक्री, ऑर्डर या उधार दिए काम का झगड़ा उस काम पर, या उस पर लिखे नाम पर, दाग न लगाए।',
    mr: 'कोर्टाची यादी पुढे सरकेपर्यंत एखादे चित्र दोन माणसांमध्ये वर्षानुवर्षे लटकत राहू शकते. इथे हा व्यवसाय जाणणारी तटस्थ व्यक्ती दोन्ही बाजू खासगीत ऐकते. त्यामुळे विक्रीच्या, करून घेतलेल्या किंवा उसन्या दिलेल्या कामाच्या वादाचा डाग कलाकृतीवर, किंवा तिच्यावरच्या नावावर, पडत नाही.',
  },
  kinds: [
    {
      title: { en: 'Sales and deposits', hi: 'बिक्री और पेशगी', mr: 'विक्री आणि डिपॉझिट' },
      text: {
        en: 'The buyer does not pay, the work does not come, or it comes in another condition than the report said.',
        hi: 'ख़रीदार पैसे नहीं देता, काम नहीं पहुँचता, या उस हालत में नहीं पहुँचता जो रिपोर्ट में लिखी थी।',
        mr: 'खरेदीदार पैसे देत नाही, काम येत नाही, किंवा अहवालात लिहिल्यापेक्षा वेगळ्या स्थितीत येते.',
      },
    },
    {
      title: { en: 'Commissions', hi: 'ऑर्डर पर बना काम', mr: 'सांगून करून घेतलेले काम' },
      text: {
        en: 'A mural that is late, a portrait that was changed, a fee that stops half-way.',
        hi: 'देर से बनी दीवार की पेंटिंग, बदला हुआ पोर्ट्रेट, आधे में रुकी फ़ीस।',
        mr: 'उशिरा झालेले भित्तिचित्र, बदललेले व्यक्तिचित्र, अर्ध्यावर थांबलेले मानधन.',
      },
    },
    {
      title: { en: 'Gallery and artist', hi: 'गैलरी और कलाकार', mr: 'गॅलरी आणि कलाकार' },
      text: {
        en: 'Works on consignment, unsold pieces that are not returned, and the artist’s share of what was sold.',
        hi: 'बेचने के लिए रखे काम, न बिके काम जो लौटाए नहीं गए, और बिके हुए में कलाकार का हिस्सा।',
        mr: 'विक्रीसाठी ठेवलेली कामे, न विकलेली पण परत न केलेली कामे, आणि विकलेल्या कामातला कलाकाराचा वाटा.',
      },
    },
    {
      title: {
        en: 'Loan, transport and damage',
        hi: 'उधार, ढुलाई और नुकसान',
        mr: 'उसने देणे, वाहतूक आणि नुकसान',
      },
      text: {
        en: 'A work is hurt on its way to a show or in it, and each hand points to the next one.',
        hi: 'प्रदर्शनी के रास्ते में या वहीं काम को नुकसान हुआ, और हर कोई दूसरे पर उँगली उठाता है।',
        mr: 'प्रदर्शनाला नेताना किंवा तिथे कामाला इजा होते आणि प्रत्येक जण पुढच्याकडे बोट दाखवतो.',
      },
    },
    {
      title: { en: 'Copyright and prints', hi: 'कॉपीराइट और प्रिंट', mr: 'कॉपीराइट आणि प्रिंट्स' },
      text: {
        en: 'Editions beyond the agreed number, pictures used in an advertisement, a licence that has run out.',
        hi: 'तय गिनती से ज़्यादा प्रिंट, विज्ञापन में लगाई तस्वीरें, ख़त्म हो चुका लाइसेंस।',
        mr: 'ठरलेल्या संख्येपेक्षा जास्त प्रती, जाहिरातीत वापरलेली चित्रे, मुदत संपलेला परवाना.',
      },
    },
    {
      title: {
        en: 'The promise of authorship',
        hi: 'किसने बनाया, इसका वादा',
        mr: 'कोणाचे काम, याचे वचन',
      },
      text: {
        en: 'Was the work sold as what it is? A tribunal can decide what was promised, with experts from both sides.',
        hi: 'क्या काम वही बताकर बेचा गया जो वह है? क्या वादा हुआ था, यह ट्रिब्यूनल तय कर सकता है, दोनों पक्षों के विशेषज्ञों के साथ।',
        mr: 'काम जे आहे तेच म्हणून विकले गेले का? काय वचन दिले होते, ते लवाद मंडळ दोन्ही बाजूंच्या तज्ज्ञांच्या मदतीने ठरवू शकते.',
      },
    },
  ],
  brings: {
    name: { en: 'Who brings it', hi: 'कौन लाता है', mr: 'वाद कोण आणते' },
    who: [
      {
        en: 'Artists, photographers and their estates',
        hi: 'कलाकार, फ़ोटोग्राफ़र और उनके वारिस',
        mr: 'कलाकार, छायाचित्रकार आणि त्यांचे वारस',
      },
      {
        en: 'Collectors and first-time buyers',
        hi: 'संग्रह करने वाले और पहली बार ख़रीदने वाले',
        mr: 'संग्राहक आणि पहिल्यांदा खरेदी करणारे',
      },
      {
        en: 'Galleries with an unpaid sale',
        hi: 'गैलरी, जिनकी बिक्री का पैसा बाकी है',
        mr: 'विक्रीचे पैसे न मिळालेल्या गॅलरी',
      },
      {
        en: 'Lenders of works to a show',
        hi: 'प्रदर्शनी के लिए काम उधार देने वाले',
        mr: 'प्रदर्शनाला काम उसने देणारे',
      },
    ],
  },
  answers: {
    name: { en: 'Who answers it', hi: 'कौन जवाब देता है', mr: 'उत्तर कोण देते' },
    who: [
      {
        en: 'Galleries, dealers and auction houses',
        hi: 'गैलरी, डीलर और नीलामी घर',
        mr: 'गॅलरी, विक्रेते आणि लिलाव कंपन्या',
      },
      { en: 'Museums and festivals', hi: 'म्यूज़ियम और फ़ेस्टिवल', mr: 'संग्रहालये आणि महोत्सव' },
      {
        en: 'Hotels, brands and others who commission',
        hi: 'होटल, ब्रांड और ऑर्डर देने वाले दूसरे लोग',
        mr: 'काम करून घेणारी हॉटेल्स, ब्रँड आणि इतर',
      },
      {
        en: 'Carriers, framers and storers',
        hi: 'ढोने, फ़्रेम करने और रखने वाले',
        mr: 'वाहतूक करणारे, फ्रेम करणारे आणि साठवणारे',
      },
    ],
  },
  ready: [
    {
      en: 'The invoice, consignment note or commission letter, and the page with the arbitration clause if there is one',
      hi: 'बिल, रखने की पर्ची या ऑर्डर की चिट्ठी, और आर्बिट्रेशन की शर्त वाला पन्ना, अगर हो',
      mr: 'बिल, विक्रीसाठी ठेवल्याची पावती किंवा कामाचे पत्र, आणि लवादाची अट असेल तर ते पान',
    },
    {
      en: 'Provenance papers and any certificate, with the name of who signed it',
      hi: 'काम के इतिहास के कागज़ और कोई सर्टिफ़िकेट, दस्तख़त करने वाले के नाम के साथ',
      mr: 'कामाच्या मूळ इतिहासाची कागदपत्रे आणि प्रमाणपत्र, सही कोणाची त्या नावासह',
    },
    {
      en: 'Condition reports and dated photographs, before and after',
      hi: 'हालत की रिपोर्ट और तारीख़ वाली तस्वीरें, पहले और बाद की',
      mr: 'कामाच्या स्थितीचे अहवाल आणि तारखेसह फोटो, आधीचे आणि नंतरचे',
    },
    {
      en: 'The messages in which price, edition and dates were agreed',
      hi: 'वे संदेश जिनमें दाम, प्रिंट की गिनती और तारीख़ें तय हुईं',
      mr: 'किंमत, प्रती आणि तारखा ठरल्या ते मेसेज',
    },
    {
      en: 'For an antiquity: its certificate of registration',
      hi: 'प्राचीन वस्तु हो, तो उसका रजिस्ट्रेशन सर्टिफ़िकेट',
      mr: 'पुरावस्तू असेल तर: तिच्या नोंदणीचे प्रमाणपत्र',
    },
  ],
  limits: [
    {
      title: {
        en: 'Authenticity binds only the two of you',
        hi: 'असली या नकली का फ़ैसला सिर्फ़ आप दोनों पर',
        mr: 'अस्सलपणाचा निर्णय फक्त तुम्हा दोघांपुरता',
      },
      text: {
        en: 'An award can say that a seller promised a certain hand and did not deliver it. It does not make a work genuine, or false, for the rest of the world.',
        hi: 'अवॉर्ड कह सकता है कि बेचने वाले ने किसी ख़ास कलाकार का काम बताया और वैसा दिया नहीं। इससे काम बाकी दुनिया के लिए असली या नकली नहीं हो जाता।',
        mr: 'विक्रेत्याने एका कलाकाराचे काम म्हणून वचन दिले आणि ते पाळले नाही, असे निवाडा म्हणू शकतो. त्याने ते काम बाकी जगासाठी अस्सल किंवा नकली ठरत नाही.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, section 35',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 35',
        mr: 'लवाद आणि समेट कायदा 1996, कलम 35',
      },
    },
    {
      title: {
        en: 'Title against everyone is for a court',
        hi: 'सबके सामने मालिक कौन, यह अदालत बताए',
        mr: 'सर्वांविरुद्धची मालकी कोर्ट ठरवते',
      },
      text: {
        en: 'Who owns a work between two parties to an agreement can be decided here. A former owner, an heir or the State who is no party to it is not bound, and may still go to court.',
        hi: 'करार के दो पक्षों में मालिक कौन है, यह यहाँ तय हो सकता है। पुराना मालिक, वारिस या सरकार, जो करार में नहीं हैं, इससे नहीं बँधते और अदालत जा सकते हैं।',
        mr: 'करार करणाऱ्या दोन पक्षांमध्ये काम कोणाचे, ते इथे ठरू शकते. करारात नसलेला आधीचा मालक, वारस किंवा सरकार त्याने बांधले जात नाही आणि कोर्टात जाऊ शकते.',
      },
      law: 'Booz Allen v SBI Home Finance (2011); Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: {
        en: 'Theft and forgery are crimes',
        hi: 'चोरी और जालसाज़ी अपराध हैं',
        mr: 'चोरी आणि बनावट हे गुन्हे आहेत',
      },
      text: {
        en: 'They are for the police and the criminal courts. A claim for money between the parties may still come here.',
        hi: 'ये पुलिस और फ़ौजदारी अदालतों के काम हैं। पक्षों के बीच पैसे का दावा फिर भी यहाँ आ सकता है।',
        mr: 'ते पोलीस आणि फौजदारी कोर्टाचे काम. पक्षांमधला पैशाचा दावा मात्र इथे येऊ शकतो.',
      },
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: {
        en: 'No award can send an antiquity abroad',
        hi: 'कोई अवॉर्ड प्राचीन वस्तु विदेश नहीं भेज सकता',
        mr: 'कोणताही निवाडा पुरावस्तू परदेशी पाठवू शकत नाही',
      },
      text: {
        en: 'Only the Central Government, or an agency that it has authorised, may export an antiquity or art treasure. What the Act forbids, parties cannot agree.',
        hi: 'प्राचीन वस्तु या कला की धरोहर सिर्फ़ केंद्र सरकार, या उसकी अधिकार दी हुई एजेंसी, बाहर भेज सकती है। जिसे कानून मना करता है, उस पर पक्ष करार नहीं कर सकते।',
        mr: 'पुरावस्तू किंवा कलानिधी फक्त केंद्र सरकार, किंवा त्याने अधिकार दिलेली संस्था, निर्यात करू शकते. कायद्याने जे मना केले, त्यावर पक्ष करार करू शकत नाहीत.',
      },
      law: {
        en: 'Antiquities and Art Treasures Act 1972, section 3',
        hi: 'Antiquities and Art Treasures Act 1972, धारा 3',
        mr: 'पुरावस्तू आणि कलानिधी कायदा 1972, कलम 3',
      },
    },
    {
      title: {
        en: 'The artist’s own rights stay',
        hi: 'कलाकार के अपने हक बने रहते हैं',
        mr: 'कलाकाराचे स्वतःचे हक्क राहतात',
      },
      text: {
        en: 'An author may claim authorship and object to harm to the work even after the copyright is sold. A contract of sale does not end that.',
        hi: 'कॉपीराइट बिकने के बाद भी बनाने वाला कह सकता है कि काम उसका है, और काम को नुकसान पहुँचाने पर आपत्ति कर सकता है। बिक्री का करार यह हक ख़त्म नहीं करता।',
        mr: 'कॉपीराइट विकल्यावरही कलाकार ‘हे काम माझे’ असे म्हणू शकतो आणि कामाची नासधूस केल्यास हरकत घेऊ शकतो. विक्रीच्या कराराने हा हक्क संपत नाही.',
      },
      law: {
        en: 'Copyright Act 1957, section 57',
        hi: 'Copyright Act 1957, धारा 57',
        mr: 'कॉपीराइट कायदा 1957, कलम 57',
      },
    },
  ],
};
