import type { Sector } from './sector.ts';

export const sports: Sector = {
  description: {
    en: 'Online arbitration and mediation for sports disputes in India: player and coach contracts, transfers, sponsorship, selection, and what belongs elsewhere.',
    hi: 'भारत में खेल के विवादों के लिए ऑनलाइन आर्बिट्रेशन और मीडिएशन: खिलाड़ी और कोच के करार, ट्रांसफ़र, स्पॉन्सरशिप, चयन, और क्या कहीं और जाता है।',
    mr: 'भारतातील क्रीडा वादांसाठी ऑनलाइन लवाद आणि मध्यस्थी: खेळाडू आणि प्रशिक्षकांचे करार, ट्रान्सफर, प्रायोजकत्व, निवड, आणि कोणते वाद इतरत्र जातात.',
  },
  lead: {
    en: 'A season does not wait for a hearing date. Contracts, transfers, sponsorship and selection can be heard in private and in order of the calendar: the next match first. Both sides get the same days to answer, whether they wear a jersey or own the club.',
    hi: 'सीज़न सुनवाई की तारीख़ का इंतज़ार नहीं करता। करार, ट्रांसफ़र, स्पॉन्सरशिप और चयन के विवाद निजी तौर पर और कैलेंडर के हिसाब से सुने जा सकते हैं: अगला मैच पहले। जर्सी पहनने वाला हो या क्लब का मालिक, जवाब के लिए दोनों को बराबर दिन मिलते हैं।',
    mr: 'सीझन सुनावणीच्या तारखेसाठी थांबत नाही. करार, ट्रान्सफर, प्रायोजकत्व आणि निवडीचे वाद खासगीत आणि कॅलेंडरच्या क्रमाने ऐकता येतात: पुढचा सामना आधी. जर्सी घालणारे असोत वा क्लबचे मालक, उत्तराला दोघांना सारखेच दिवस.',
  },
  kinds: [
    {
      title: {
        en: 'Player and coach contracts',
        hi: 'खिलाड़ी और कोच के करार',
        mr: 'खेळाडू आणि प्रशिक्षकांचे करार',
      },
      text: {
        en: 'Salary that stopped, a bonus that was earned, a contract that ended early.',
        hi: 'रुकी हुई तनख़्वाह, कमाया हुआ बोनस, समय से पहले ख़त्म हुआ करार।',
        mr: 'थांबलेला पगार, कमावलेला बोनस, मुदतीआधी संपवलेला करार.',
      },
    },
    {
      title: { en: 'Transfers and agents', hi: 'ट्रांसफ़र और एजेंट', mr: 'ट्रान्सफर आणि एजंट' },
      text: {
        en: 'Release letters, transfer money, and the commission of an agent whom both remember differently.',
        hi: 'रिलीज़ लेटर, ट्रांसफ़र का पैसा, और एजेंट का कमीशन, जो दोनों को अलग-अलग याद है।',
        mr: 'रिलीज लेटर, ट्रान्सफरचे पैसे, आणि दोघांना वेगळ्या रीतीने आठवणाऱ्या एजंटचे कमिशन.',
      },
    },
    {
      title: { en: 'Sponsorship and image', hi: 'स्पॉन्सरशिप और तस्वीर', mr: 'प्रायोजकत्व आणि प्रतिमा' },
      text: {
        en: 'A face on a poster after the deal ran out, an appearance that never happened, a clash between two brands.',
        hi: 'करार ख़त्म होने के बाद भी पोस्टर पर चेहरा, कार्यक्रम जिसमें आना नहीं हुआ, दो ब्रांड का टकराव।',
        mr: 'करार संपल्यावरही पोस्टरवर राहिलेला चेहरा, न झालेली हजेरी, दोन ब्रँडमधला संघर्ष.',
      },
    },
    {
      title: { en: 'Leagues and franchises', hi: 'लीग और फ़्रैंचाइज़ी', mr: 'लीग आणि फ्रँचायझी' },
      text: {
        en: 'Fees, broadcast shares, grounds and gate money between organiser and team.',
        hi: 'आयोजक और टीम के बीच फ़ीस, प्रसारण का हिस्सा, मैदान और टिकट का पैसा।',
        mr: 'आयोजक आणि संघातले मानधन, प्रक्षेपणाचा वाटा, मैदाने आणि तिकिटांचे पैसे.',
      },
    },
    {
      title: { en: 'Selection and eligibility', hi: 'चयन और पात्रता', mr: 'निवड आणि पात्रता' },
      text: {
        en: 'Was the published policy followed, and was the athlete heard? Only where the athlete and the body both agree to arbitrate.',
        hi: 'क्या छपी हुई नीति मानी गई, और क्या खिलाड़ी की सुनी गई? तभी, जब खिलाड़ी और संस्था दोनों आर्बिट्रेशन पर राज़ी हों।',
        mr: 'जाहीर धोरण पाळले गेले का, आणि खेळाडूचे ऐकले गेले का? खेळाडू आणि संस्था, दोघे लवादाला सहमत असतील तरच.',
      },
    },
    {
      title: { en: 'Events that fell through', hi: 'जो आयोजन हुए ही नहीं', mr: 'रद्द झालेले कार्यक्रम' },
      text: {
        en: 'A tournament is called off, and deposits, flights and prize money hang in the air.',
        hi: 'टूर्नामेंट रद्द हुआ, और पेशगी, हवाई टिकट और इनाम का पैसा हवा में अटका है।',
        mr: 'स्पर्धा रद्द होते आणि डिपॉझिट, विमानाची तिकिटे आणि बक्षिसाची रक्कम हवेत लटकते.',
      },
    },
  ],
  brings: {
    name: { en: 'Who brings it', hi: 'कौन लाता है', mr: 'वाद कोण आणते' },
    who: [
      {
        en: 'Players, coaches and support staff',
        hi: 'खिलाड़ी, कोच और सपोर्ट स्टाफ़',
        mr: 'खेळाडू, प्रशिक्षक आणि सपोर्ट स्टाफ',
      },
      { en: 'Agents and managers', hi: 'एजेंट और मैनेजर', mr: 'एजंट आणि मॅनेजर' },
      {
        en: 'Clubs and franchises that were left waiting',
        hi: 'क्लब और फ़्रैंचाइज़ी, जो इंतज़ार करते रह गए',
        mr: 'ताटकळत राहिलेले क्लब आणि फ्रँचायझी',
      },
      {
        en: 'Small event firms and ground owners',
        hi: 'छोटी इवेंट कंपनियाँ और मैदान के मालिक',
        mr: 'छोट्या इव्हेंट कंपन्या आणि मैदानांचे मालक',
      },
    ],
  },
  answers: {
    name: { en: 'Who answers it', hi: 'कौन जवाब देता है', mr: 'उत्तर कोण देते' },
    who: [
      {
        en: 'Clubs, leagues and franchises',
        hi: 'क्लब, लीग और फ़्रैंचाइज़ी',
        mr: 'क्लब, लीग आणि फ्रँचायझी',
      },
      { en: 'Federations and associations', hi: 'खेल संघ और एसोसिएशन', mr: 'महासंघ आणि संघटना' },
      { en: 'Sponsors and broadcasters', hi: 'स्पॉन्सर और प्रसारण करने वाले', mr: 'प्रायोजक आणि प्रक्षेपक' },
      { en: 'Organisers of tournaments', hi: 'टूर्नामेंट कराने वाले', mr: 'स्पर्धांचे आयोजक' },
    ],
  },
  ready: [
    {
      en: 'The contract, and the version of the rulebook that was in force on the day',
      hi: 'करार, और नियम-पुस्तिका का वह संस्करण जो उस दिन लागू था',
      mr: 'करार, आणि त्या दिवशी लागू असलेली नियमपुस्तिकेची आवृत्ती',
    },
    {
      en: 'The dispute clause of both, with its page: it may name another forum',
      hi: 'दोनों में विवाद की शर्त, पन्ने के साथ: उसमें किसी और जगह का नाम हो सकता है',
      mr: 'दोन्हींतली वादाबाबतची अट, पानासह: तिथे दुसऱ्या संस्थेचे नाव असू शकते',
    },
    {
      en: 'The selection policy, the notice and the result, if selection is in question',
      hi: 'चयन की नीति, नोटिस और नतीजा, अगर बात चयन की हो',
      mr: 'निवडीचा वाद असेल तर निवडीचे धोरण, नोटीस आणि निकाल',
    },
    {
      en: 'Payment records and the messages around them',
      hi: 'भुगतान का रिकॉर्ड और उससे जुड़े संदेश',
      mr: 'पैसे दिल्या-घेतल्याच्या नोंदी आणि त्याबद्दलचे मेसेज',
    },
    {
      en: 'The dates that cannot move: next match, trial, transfer window',
      hi: 'वे तारीख़ें जो नहीं टल सकतीं: अगला मैच, ट्रायल, ट्रांसफ़र का समय',
      mr: 'न हलणाऱ्या तारखा: पुढचा सामना, चाचणी, ट्रान्सफरची मुदत',
    },
  ],
  limits: [
    {
      title: {
        en: 'The rulebook’s own ladder comes first',
        hi: 'पहले नियम-पुस्तिका का अपना रास्ता',
        mr: 'नियमपुस्तिकेतल्या पायऱ्या आधी',
      },
      text: {
        en: 'Many federations name their own committee, or the Court of Arbitration for Sport in Lausanne. Where you have agreed to that, we can step in only if all parties agree anew, in writing.',
        hi: 'कई खेल संघ अपनी समिति का नाम देते हैं, या लोज़ान के Court of Arbitration for Sport का। अगर आप उस पर राज़ी हुए हैं, तो हम तभी आ सकते हैं जब सब पक्ष लिखकर नए सिरे से राज़ी हों।',
        mr: 'अनेक महासंघ आपल्या समितीचे, किंवा लोझान इथल्या Court of Arbitration for Sport चे नाव देतात. ते तुम्ही मान्य केले असेल, तर सर्व पक्षांनी नव्याने लेखी सहमती दिली तरच आम्ही येऊ शकतो.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, section 7',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 7',
        mr: 'लवाद आणि समेट कायदा 1996, कलम 7',
      },
    },
    {
      title: { en: 'We do not pick the team', hi: 'टीम हम नहीं चुनते', mr: 'संघ आम्ही निवडत नाही' },
      text: {
        en: 'A tribunal can ask whether a fair and published process was kept. It does not put one athlete in place of another on merit. Public duties of a federation can be taken to the High Court.',
        hi: 'ट्रिब्यूनल पूछ सकता है कि क्या सही और छपी हुई प्रक्रिया मानी गई। खेल देखकर वह एक खिलाड़ी की जगह दूसरे को नहीं रखता। खेल संघ के सार्वजनिक कर्तव्यों का सवाल हाई कोर्ट ले जाया जा सकता है।',
        mr: 'न्याय्य आणि जाहीर प्रक्रिया पाळली गेली का, ते लवाद मंडळ पाहू शकते. गुणवत्तेवर एका खेळाडूच्या जागी दुसरा ते ठेवत नाही. महासंघाच्या सार्वजनिक कर्तव्यांसाठी उच्च न्यायालयात जाता येते.',
      },
      law: {
        en: 'Constitution of India, article 226; Zee Telefilms v Union of India (2005)',
        hi: 'भारत का संविधान, अनुच्छेद 226; Zee Telefilms v Union of India (2005)',
        mr: 'भारताचे संविधान, अनुच्छेद 226; Zee Telefilms v Union of India (2005)',
      },
    },
    {
      title: {
        en: 'National bodies may have their own tribunal',
        hi: 'राष्ट्रीय संस्थाओं का अपना ट्रिब्यूनल हो सकता है',
        mr: 'राष्ट्रीय संस्थांचे स्वतःचे न्यायाधिकरण असू शकते',
      },
      text: {
        en: 'The law provides for a National Sports Tribunal for disputes of recognised sports bodies. Where it has the power to decide, that is the place to go.',
        hi: 'मान्यता प्राप्त खेल संस्थाओं के विवादों के लिए कानून में राष्ट्रीय खेल ट्रिब्यूनल की व्यवस्था है। जहाँ फ़ैसले का हक उसे है, वहाँ उसी के पास जाना है।',
        mr: 'मान्यताप्राप्त क्रीडा संस्थांच्या वादांसाठी कायद्यात राष्ट्रीय क्रीडा न्यायाधिकरणाची सोय आहे. जिथे त्याला अधिकार आहे, तिथे तिकडेच जायचे.',
      },
      law: {
        en: 'National Sports Governance Act 2025',
        hi: 'National Sports Governance Act 2025',
        mr: 'राष्ट्रीय क्रीडा प्रशासन कायदा 2025',
      },
    },
    {
      title: { en: 'Doping is not for us', hi: 'डोपिंग हमारे लिए नहीं', mr: 'डोपिंग आमच्याकडे नाही' },
      text: {
        en: 'Anti-doping cases go to the disciplinary panel and the appeal panel that the law has set up. No contract can move them.',
        hi: 'डोपिंग के केस कानून के बनाए अनुशासन पैनल और अपील पैनल के पास जाते हैं। कोई करार उन्हें कहीं और नहीं ले जा सकता।',
        mr: 'डोपिंगची प्रकरणे कायद्याने नेमलेल्या शिस्त पॅनेलकडे आणि अपील पॅनेलकडे जातात. कोणताही करार ती दुसरीकडे नेऊ शकत नाही.',
      },
      law: {
        en: 'National Anti-Doping Act 2022',
        hi: 'National Anti-Doping Act 2022',
        mr: 'राष्ट्रीय डोपिंगविरोधी कायदा 2022',
      },
    },
    {
      title: {
        en: 'A minor cannot sign alone',
        hi: 'नाबालिग अकेले दस्तख़त नहीं कर सकता',
        mr: 'अल्पवयीन एकटा सही करू शकत नाही',
      },
      text: {
        en: 'An athlete under 18 cannot bind himself or herself by contract. A parent or guardian must act, and must be named in the papers. Assault and match-fixing are for the police.',
        hi: '18 साल से कम का खिलाड़ी ख़ुद को करार से नहीं बाँध सकता। माता-पिता या अभिभावक को आगे आना होगा, और कागज़ों में उनका नाम होना चाहिए। मारपीट और मैच फ़िक्सिंग पुलिस के काम हैं।',
        mr: '18 वर्षांखालचा खेळाडू स्वतः करार करून बांधला जाऊ शकत नाही. आई-वडील किंवा पालकांनी ते करावे लागते आणि कागदपत्रांत त्यांचे नाव असावे लागते. मारहाण आणि मॅच-फिक्सिंग हे पोलिसांचे काम.',
      },
      law: {
        en: 'Indian Contract Act 1872, section 11',
        hi: 'Indian Contract Act 1872, धारा 11',
        mr: 'भारतीय करार कायदा 1872, कलम 11',
      },
    },
  ],
};
