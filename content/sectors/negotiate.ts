import type { Sector } from './sector.ts';

export const negotiate: Sector = {
  description: {
    en: 'Negotiation with AI support at Munch: each side says in private what matters, software looks for deals that suit both, people decide.',
    hi: 'Munch पर AI की मदद से समझौते की बात: हर पक्ष अकेले में बताता है कि क्या ज़रूरी है, सॉफ़्टवेयर दोनों के काम का समझौता ढूँढता है, फ़ैसला लोग करते हैं।',
    mr: 'Munch मध्ये AI च्या मदतीने वाटाघाटी: प्रत्येक बाजू खासगीत महत्त्वाचे काय ते सांगते, सॉफ्टवेअर दोघांना चालेल अशा तडजोडी शोधते, निर्णय माणसे घेतात.',
  },
  lead: {
    en: 'Each side says in private what it wants, what it can give and where it must stop. The software looks for deals that both could live with, and says why. People decide. Nobody is bound until both have signed. We are building this room now; 7 to 14 days from start to finish is the target.',
    hi: 'हर पक्ष अकेले में बताता है कि उसे क्या चाहिए, वह क्या दे सकता है और कहाँ रुकना है। सॉफ़्टवेयर ऐसे समझौते ढूँढता है जो दोनों को चल जाएँ, और वजह बताता है। फ़ैसला लोग करते हैं। जब तक दोनों दस्तख़त न करें, कोई नहीं बँधता। यह कमरा हम अभी बना रहे हैं। लक्ष्य: शुरू से अंत तक 7 से 14 दिन।',
    mr: 'प्रत्येक बाजू खासगीत सांगते: काय हवे, काय देता येईल आणि कुठे थांबावे लागेल. सॉफ्टवेअर दोघांना चालतील अशा तडजोडी शोधते आणि कारणही सांगते. निर्णय माणसे घेतात. दोघांनी सही करेपर्यंत कोणावरही बंधन नाही. ही खोली आता तयार होत आहे. सुरुवातीपासून शेवटपर्यंत 7 ते 14 दिवस, हे लक्ष्य.',
  },
  kinds: [
    {
      title: { en: 'A sum with two ends', hi: 'एक रकम, दो सिरे', mr: 'दोन टोकांची रक्कम' },
      text: {
        en: 'An invoice, a refund, a deposit. Each side has a figure in mind, and the two may already overlap without anyone knowing.',
        hi: 'कोई बिल, वापसी या डिपॉज़िट। हर पक्ष के मन में एक रकम है, और हो सकता है दोनों पहले से मिलती हों, बस किसी को पता न हो।',
        mr: 'बिल, परतावा, डिपॉझिट. प्रत्येक बाजूच्या मनात एक आकडा असतो. कोणाला कळण्याआधीच ते जुळत असतील.',
      },
    },
    {
      title: { en: 'A deal with many parts', hi: 'कई हिस्सों वाला समझौता', mr: 'अनेक भागांची तडजोड' },
      text: {
        en: 'Money, time, an apology, future work. One side’s small change can be the other side’s big wish, and that is where a deal hides.',
        hi: 'पैसा, समय, माफ़ी, आगे का काम। जो एक के लिए छोटी बात है, वह दूसरे की बड़ी चाहत हो सकती है। समझौता वहीं छिपा होता है।',
        mr: 'पैसे, वेळ, माफी, पुढचे काम. एका बाजूची छोटी गोष्ट दुसऱ्या बाजूची मोठी इच्छा असू शकते. तडजोड तिथेच लपलेली असते.',
      },
    },
    {
      title: { en: 'People who will meet again', hi: 'जिन्हें फिर मिलना है', mr: 'पुन्हा भेटणारी माणसे' },
      text: {
        en: 'Suppliers and buyers, partners, neighbours in one trade. A judgment ends the dispute; a deal can keep the business.',
        hi: 'सप्लायर और ख़रीदार, साझेदार, एक ही धंधे के पड़ोसी। अदालत का फ़ैसला विवाद ख़त्म करता है। समझौता कारोबार भी बचा सकता है।',
        mr: 'पुरवठादार आणि खरेदीदार, भागीदार, एकाच धंद्यातले शेजारी. कोर्टाच्या निकालाने वाद संपतो. तडजोडीने धंदा टिकू शकतो.',
      },
    },
    {
      title: {
        en: 'A case that already runs',
        hi: 'जो केस पहले से चल रहा है',
        mr: 'आधीच सुरू असलेले प्रकरण',
      },
      text: {
        en: 'Parties may settle at any point of an arbitration. If both ask for it, the settlement can become an award on agreed terms.',
        hi: 'आर्बिट्रेशन में पक्ष कभी भी समझौता कर सकते हैं। दोनों माँगें, तो समझौता सहमति की शर्तों वाला अवॉर्ड बन सकता है।',
        mr: 'लवादात पक्ष कधीही तडजोड करू शकतात. दोघांनी मागितले, तर तडजोडीचा सहमतीचा निवाडा होऊ शकतो.',
      },
    },
  ],
  brings: {
    name: { en: 'The side that asks', hi: 'माँगने वाला पक्ष', mr: 'मागणारी बाजू' },
    who: [
      {
        en: 'A supplier with an unpaid invoice',
        hi: 'सप्लायर, जिसका बिल बाकी है',
        mr: 'बिलाचे पैसे न मिळालेला पुरवठादार',
      },
      {
        en: 'A customer who wants part of the price back',
        hi: 'ग्राहक, जो कुछ पैसा वापस चाहता है',
        mr: 'किमतीतला काही भाग परत हवा असलेला ग्राहक',
      },
      {
        en: 'A partner or founder who is leaving',
        hi: 'साझेदार या फ़ाउंडर, जो अलग हो रहा है',
        mr: 'बाहेर पडणारा भागीदार किंवा संस्थापक',
      },
      {
        en: 'Anyone who would take less today over more in three years',
        hi: 'हर वह, जो तीन साल बाद ज़्यादा से आज कुछ कम लेना बेहतर समझे',
        mr: 'तीन वर्षांनी जास्त मिळण्यापेक्षा आज कमी घ्यायला तयार असलेले कोणीही',
      },
    ],
  },
  answers: {
    name: { en: 'The side that is asked', hi: 'जिससे माँगा जा रहा है', mr: 'जिच्याकडे मागितले ती बाजू' },
    who: [
      {
        en: 'A business that owes something, but not all of it',
        hi: 'कारोबार, जिस पर कुछ बाकी है, पर पूरा नहीं',
        mr: 'काही देणे लागणारा, पण सगळे नाही, असा व्यवसाय',
      },
      {
        en: 'A seller who would repair sooner than repay',
        hi: 'दुकानदार, जो पैसे लौटाने से ज़्यादा मरम्मत करना चाहे',
        mr: 'पैसे परत देण्यापेक्षा दुरुस्ती करून द्यायला तयार विक्रेता',
      },
      {
        en: 'A company that needs time, or silence, more than a discount',
        hi: 'कंपनी, जिसे छूट से ज़्यादा समय या ख़ामोशी चाहिए',
        mr: 'सवलतीपेक्षा वेळ, किंवा शांतता, जास्त हवी असलेली कंपनी',
      },
      {
        en: 'Anyone who fears that a first offer looks weak',
        hi: 'हर वह, जिसे डर है कि पहला प्रस्ताव कमज़ोरी लगेगा',
        mr: 'पहिला प्रस्ताव दिला तर कमकुवत दिसू, अशी भीती असलेले कोणीही',
      },
    ],
  },
  ready: [
    {
      en: 'The result you hope for, the one you could accept, and the one you would refuse',
      hi: 'जो नतीजा आप चाहते हैं, जो मान सकते हैं, और जिसे मना कर देंगे',
      mr: 'तुम्हाला हवा असलेला निकाल, चालेल असा निकाल आणि मुळीच नको असलेला निकाल',
    },
    {
      en: 'A list of what matters, most important first: money, dates, words, future work',
      hi: 'क्या ज़रूरी है, इसकी सूची, सबसे ज़रूरी पहले: पैसा, तारीख़ें, शब्द, आगे का काम',
      mr: 'महत्त्वाच्या गोष्टींची यादी, सर्वांत महत्त्वाचे आधी: पैसे, तारखा, शब्द, पुढचे काम',
    },
    {
      en: 'The papers behind your figures: invoices, bank entries, messages',
      hi: 'आपकी रकम के पीछे के कागज़: बिल, बैंक की एंट्री, संदेश',
      mr: 'तुमच्या आकड्यांमागची कागदपत्रे: बिले, बँकेतल्या नोंदी, मेसेज',
    },
    {
      en: 'The name of the person who may sign, and how far that person may go',
      hi: 'उस व्यक्ति का नाम जो दस्तख़त कर सके, और वह कहाँ तक हाँ कर सकता है',
      mr: 'सही कोण करू शकते आणि ती व्यक्ती कुठपर्यंत जाऊ शकते',
    },
    {
      en: 'What you will do if there is no deal, with its cost and its time',
      hi: 'समझौता न हुआ तो आप क्या करेंगे, उसका ख़र्च और समय भी',
      mr: 'तडजोड झाली नाही तर काय कराल, त्याचा खर्च आणि वेळ',
    },
  ],
  limits: [
    {
      title: {
        en: 'It gives no advice and decides nothing',
        hi: 'यह न सलाह देता है, न कुछ तय करता है',
        mr: 'ते सल्ला देत नाही आणि काहीही ठरवत नाही',
      },
      text: {
        en: 'A proposal from the software is a suggestion with its reasons. It is not legal advice, and no one is worse off for saying no. Ask your own lawyer before you sign.',
        hi: 'सॉफ़्टवेयर का प्रस्ताव बस वजह के साथ एक सुझाव है। यह कानूनी सलाह नहीं है, और ना कहने से किसी का नुकसान नहीं होता। दस्तख़त से पहले अपने वकील से पूछें।',
        mr: 'सॉफ्टवेअरचा प्रस्ताव म्हणजे कारणांसह केलेली सूचना. तो कायदेशीर सल्ला नाही. नाही म्हटल्याने कोणाचे नुकसान होत नाही. सही करण्याआधी तुमच्या वकिलाला विचारा.',
      },
      law: {
        en: 'Our rules: people decide',
        hi: 'हमारे नियम: फ़ैसला लोग करते हैं',
        mr: 'आमचा नियम: निर्णय माणसे घेतात',
      },
    },
    {
      title: {
        en: 'Talking does not stop the clock',
        hi: 'बात करने से घड़ी नहीं रुकती',
        mr: 'बोलण्याने घड्याळ थांबत नाही',
      },
      text: {
        en: 'The time in which you may bring a claim goes on while you negotiate. For most contract claims it is three years. Keep the date in view.',
        hi: 'बातचीत के दौरान भी दावा करने का समय चलता रहता है। करार के ज़्यादातर दावों के लिए यह तीन साल है। तारीख़ पर नज़र रखें।',
        mr: 'वाटाघाटी सुरू असतानाही दावा करण्याची मुदत चालूच राहते. कराराबाबतच्या बहुतेक दाव्यांना ती तीन वर्षे असते. तारखेवर लक्ष ठेवा.',
      },
      law: {
        en: 'Limitation Act 1963, section 9 and article 55',
        hi: 'Limitation Act 1963, धारा 9 और अनुच्छेद 55',
        mr: 'मुदत कायदा (Limitation Act) 1963, कलम 9 आणि अनुच्छेद 55',
      },
    },
    {
      title: {
        en: 'A deal is as strong as its form',
        hi: 'समझौता उतना ही पक्का, जितना उसका रूप',
        mr: 'तडजोडीचे बळ तिच्या रूपात',
      },
      text: {
        en: 'Terms that both sign in a conciliation, and the conciliator authenticates, have the effect of an award on agreed terms. A deal signed outside one is a contract: good, but you would have to sue on it.',
        hi: 'सुलह में दोनों जिन शर्तों पर दस्तख़त करें और सुलहकर्ता प्रमाणित कर दें, उनका असर सहमति की शर्तों वाले अवॉर्ड जैसा होता है। उसके बाहर दस्तख़त किया समझौता एक करार है: अच्छा है, पर उसके लिए मुकदमा करना पड़ेगा।',
        mr: 'समेटात दोघांनी सही केलेल्या आणि समेटकर्त्यांनी प्रमाणित केलेल्या अटींना सहमतीच्या निवाड्याइतके बळ मिळते. त्याबाहेर सही केलेली तडजोड हा करार असतो: चांगला, पण तो पाळला गेला नाही तर कोर्टात दावा करावा लागतो.',
      },
      law: {
        en: 'Arbitration and Conciliation Act 1996, sections 73 and 74',
        hi: 'माध्यस्थम् और सुलह अधिनियम, 1996, धारा 73 और 74',
        mr: 'लवाद आणि समेट कायदा 1996, कलमे 73 आणि 74',
      },
    },
    {
      title: {
        en: 'Some things are not ours to bargain',
        hi: 'कुछ बातों पर सौदा नहीं हो सकता',
        mr: 'काही गोष्टींचा सौदा होत नाही',
      },
      text: {
        en: 'The prosecution of a crime, the rights of people who are not in the room, and what a law forbids cannot be traded away.',
        hi: 'अपराध का मुकदमा, जो कमरे में नहीं हैं उनके हक, और जिसे कानून मना करता है: इन पर लेन-देन नहीं हो सकता।',
        mr: 'गुन्ह्याचा खटला, खोलीत नसलेल्या लोकांचे हक्क आणि कायद्याने मना केलेल्या गोष्टी यांचा सौदा करता येत नाही.',
      },
      law: {
        en: 'Indian Contract Act 1872, section 23; Mediation Act 2023, First Schedule',
        hi: 'Indian Contract Act 1872, धारा 23; Mediation Act 2023, पहली अनुसूची',
        mr: 'भारतीय करार कायदा 1872, कलम 23; मध्यस्थी कायदा 2023, पहिली अनुसूची',
      },
    },
  ],
};
