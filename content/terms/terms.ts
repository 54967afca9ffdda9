import { institution } from '../institution.ts';
import type { LegalText } from '../legal-text.ts';

export const terms: LegalText = {
  heading: { en: '_Terms &_ *Conditions*', hi: '_इस्तेमाल की_ *शर्तें*', mr: '_अटी व_ *शर्ती*' },
  description: {
    en: `The terms on which ${institution.name} offers its website: what you may expect, what we ask of you, and which law applies.`,
    hi: `${institution.name} की वेबसाइट के इस्तेमाल की शर्तें: आप हमसे क्या उम्मीद रख सकते हैं, हम आपसे क्या चाहते हैं, और कौन-सा कानून लागू होता है।`,
    mr: `${institution.name} च्या वेबसाइटच्या अटी व शर्ती: तुम्ही कशाची अपेक्षा ठेवू शकता, आम्ही तुमच्याकडे काय मागतो, आणि कोणता कायदा लागू होतो.`,
  },
  lead: {
    en: 'The terms on which this website is offered: what you may expect from us, and what we ask of you.',
    hi: 'यह वेबसाइट किन शर्तों पर है: आप हमसे क्या उम्मीद रख सकते हैं, और हम आपसे क्या चाहते हैं।',
    mr: 'ही वेबसाइट कोणत्या अटींवर दिली जाते: आमच्याकडून काय अपेक्षा ठेवायची, आणि आम्ही तुमच्याकडून काय मागतो.',
  },
  version: '1.0',
  updatedOn: '2026-11-20',
  note: {
    en: 'In short: this site informs you and lets you reach us. It is not a law firm, and using it does not start a case, bind you to arbitration or make anybody your lawyer.',
    hi: 'छोटे में: यह साइट आपको जानकारी देती है और हमसे संपर्क करने देती है। यह लॉ फ़र्म नहीं है, और इसे इस्तेमाल करने से न केस शुरू होता है, न आप आर्बिट्रेशन से बँधते हैं, न कोई आपका वकील बनता है।',
    mr: 'थोडक्यात: ही साइट तुम्हाला माहिती देते आणि आमच्याशी संपर्क करू देते. ही वकिलांची फर्म नाही, आणि ती वापरल्याने प्रकरण सुरू होत नाही, तुम्ही लवादाने बांधले जात नाही आणि कोणी तुमचे वकील होत नाही.',
  },
  parts: [
    {
      sections: [
        {
          id: 'about',
          title: {
            en: 'Who we are, and what this is',
            hi: 'हम कौन हैं, और यह क्या है',
            mr: 'आम्ही कोण, आणि हे काय आहे',
          },
          clauses: [
            {
              en: `This website is run by ${institution.company} (“we”, “the institution”), ${institution.address.join(', ')}. By using it you accept these terms. If you do not, please leave the site; nothing is lost by that.`,
              hi: `यह वेबसाइट ${institution.company} (“हम”, “संस्था”), ${institution.address.join(', ')}, चलाती है। इसे इस्तेमाल करके आप ये शर्तें मानते हैं। न मानें, तो कृपया साइट छोड़ दें; इससे आपका कुछ नहीं जाता।`,
              mr: `ही वेबसाइट ${institution.company} (“आम्ही”, “संस्था”), ${institution.address.join(', ')}, चालवते. ती वापरून तुम्ही या अटी मान्य करता. मान्य नसतील, तर कृपया साइट सोडा; त्याने तुमचे काहीही जात नाही.`,
            },
            {
              en: 'We administer arbitration, mediation and conciliation. We do not decide disputes ourselves: independent arbitrators do that, and mediators and conciliators help the sides to settle.',
              hi: 'हम आर्बिट्रेशन, मीडिएशन और सुलह का इंतज़ाम करते हैं। विवाद का फ़ैसला हम ख़ुद नहीं करते: वह स्वतंत्र आर्बिट्रेटर करते हैं, और मीडिएटर और सुलहकर्ता पक्षों को समझौते में मदद करते हैं।',
              mr: 'आम्ही लवाद, मध्यस्थी आणि समेट यांची व्यवस्था करतो. वादांचा निर्णय आम्ही स्वतः देत नाही: तो स्वतंत्र लवाद पंच देतात, आणि मध्यस्थ व समेटकर्ते बाजूंना तडजोडीला मदत करतात.',
            },
          ],
        },
        {
          id: 'no-legal-advice',
          title: {
            en: 'No legal advice, no attorney-client relationship',
            hi: 'न कानूनी सलाह, न वकील-मुवक्किल का रिश्ता',
            mr: 'कायदेशीर सल्ला नाही, वकील-अशील नाते नाही',
          },
          clauses: [
            {
              en: 'The institution is not a law firm and gives no legal advice. What stands on this site, what the fee calculator shows and what a case officer says in a free consultation is general information. None of it creates an attorney-client relationship. Please take advice from an advocate of your own before you decide anything of weight.',
              hi: 'संस्था लॉ फ़र्म नहीं है और कानूनी सलाह नहीं देती। इस साइट पर जो लिखा है, फ़ीस कैलकुलेटर जो दिखाता है और मुफ़्त बातचीत में केस अधिकारी जो कहते हैं, वह आम जानकारी है। इनमें से किसी से वकील-मुवक्किल का रिश्ता नहीं बनता। कोई बड़ा फ़ैसला लेने से पहले कृपया अपने वकील से सलाह लें।',
              mr: 'संस्था ही वकिलांची फर्म नाही आणि कायदेशीर सल्ला देत नाही. या साइटवर जे लिहिले आहे, फी कॅल्क्युलेटर जे दाखवतो आणि मोफत चर्चेत प्रकरण अधिकारी जे सांगतात, ती सर्वसाधारण माहिती आहे. त्यातल्या कशानेही वकील-अशील नाते निर्माण होत नाही. महत्त्वाचे काही ठरवण्याआधी कृपया तुमच्या स्वतःच्या वकिलांचा सल्ला घ्या.',
            },
            {
              en: 'Time limits run whether you write to us or not. An enquiry, a consultation or a subscription does not stop the time under the Limitation Act, 1963: an arbitration begins when the other side receives the request to refer the dispute (section 21 of the Arbitration and Conciliation Act, 1996).',
              hi: 'आप हमें लिखें या न लिखें, समय-सीमाएँ चलती रहती हैं। पूछताछ, बातचीत या न्यूज़लेटर से Limitation Act, 1963 का समय नहीं रुकता: आर्बिट्रेशन तब शुरू होता है जब दूसरे पक्ष को विवाद भेजने की अर्ज़ी मिले (माध्यस्थम् और सुलह अधिनियम, 1996 की धारा 21)।',
              mr: 'तुम्ही आम्हाला लिहा किंवा लिहू नका, मुदती चालूच राहतात. चौकशी, चर्चा किंवा न्यूजलेटर यांनी मुदत कायदा (Limitation Act), 1963 खालची मुदत थांबत नाही: वाद लवादाकडे सोपवण्याची विनंती दुसऱ्या बाजूला मिळते तेव्हा लवाद सुरू होतो (लवाद आणि समेट कायदा, 1996 चे कलम 21).',
            },
          ],
        },
        {
          id: 'the-site',
          title: { en: 'What the site offers', hi: 'साइट पर क्या मिलता है', mr: 'साइट काय देते' },
          clauses: [
            {
              en: 'Today the site gives information, estimates fees, and takes enquiries, requests for a free consultation, applications and newsletter subscriptions where it has a form for them. A service that is described as part of the platform is available to you once we have confirmed it for your case in writing.',
              hi: 'आज साइट जानकारी देती है, फ़ीस का अनुमान देती है, और जहाँ फ़ॉर्म है वहाँ सवाल, मुफ़्त बातचीत की माँग, आवेदन और न्यूज़लेटर के लिए नाम लेती है। प्लेटफ़ॉर्म के हिस्से के तौर पर बताई गई सेवा आपको तब मिलती है जब हमने आपके केस के लिए लिखकर हाँ कही हो।',
              mr: 'आज साइट माहिती देते, फीचा अंदाज देते, आणि जिथे फॉर्म आहे तिथे चौकशी, मोफत चर्चेची मागणी, अर्ज आणि न्यूजलेटरसाठी नावे घेते. प्लॅटफॉर्मचा भाग म्हणून सांगितलेली सेवा आम्ही तुमच्या प्रकरणासाठी लेखी कळवल्यावरच तुम्हाला मिळते.',
            },
            {
              en: 'We try to keep the site open at all hours but do not promise that it always is. We may change or close parts of it.',
              hi: 'हम साइट को हर समय खुला रखने की कोशिश करते हैं, पर वादा नहीं करते कि वह हमेशा खुली रहेगी। हम उसके हिस्से बदल या बंद कर सकते हैं।',
              mr: 'साइट सर्व वेळ सुरू ठेवण्याचा आम्ही प्रयत्न करतो, पण ती नेहमीच सुरू असेल असा शब्द देत नाही. आम्ही तिचे काही भाग बदलू किंवा बंद करू शकतो.',
            },
          ],
        },
        {
          id: 'cases',
          title: {
            en: 'Cases have terms of their own',
            hi: 'केस की अपनी शर्तें होती हैं',
            mr: 'प्रकरणांच्या स्वतःच्या अटी असतात',
          },
          clauses: [
            {
              en: 'A case is governed by the [Arbitration Rules](/arbitration-rules), by what the sides have agreed, and by the law. Ticking a box on this site is not an agreement to arbitrate. Such an agreement must be in writing between the sides (section 7), and silence is never taken for one.',
              hi: 'केस [आर्बिट्रेशन नियमों](/arbitration-rules), पक्षों की सहमति और कानून से चलता है। इस साइट पर कोई ख़ाना टिक करना आर्बिट्रेशन का करार नहीं है। ऐसा करार पक्षों के बीच लिखित होना चाहिए (धारा 7), और चुप्पी को कभी करार नहीं माना जाता।',
              mr: 'प्रकरण [लवाद नियम](/arbitration-rules), बाजूंनी ठरवलेले आणि कायदा यांनुसार चालते. या साइटवर खूण करणे म्हणजे लवादाचा करार नाही. असा करार बाजूंमध्ये लेखी असला पाहिजे (कलम 7), आणि गप्प राहणे म्हणजे करार असे कधीही धरले जात नाही.',
            },
            {
              en: 'The neutrals on our panel are bound by the [Code of Conduct](/code-of-conduct). They are independent, and neither our employees nor our agents.',
              hi: 'हमारे पैनल के निष्पक्ष व्यक्ति [आचार संहिता](/code-of-conduct) से बँधे हैं। वे स्वतंत्र हैं, न हमारे कर्मचारी, न हमारे एजेंट।',
              mr: 'आमच्या पॅनेलवरच्या तटस्थ व्यक्ती [आचारसंहितेने](/code-of-conduct) बांधलेल्या आहेत. त्या स्वतंत्र आहेत, आमचे कर्मचारी नाहीत आणि आमचे एजंटही नाहीत.',
            },
          ],
        },
        {
          id: 'times-and-results',
          title: {
            en: 'Times, savings and results',
            hi: 'समय, बचत और नतीजे',
            mr: 'वेळ, बचत आणि निकाल',
          },
          clauses: [
            {
              en: 'Where the site names a time or a saving, that is a target or an experience and not a promise for your case. How long a case takes depends on both sides, on the tribunal and on the law. Nobody here can promise a result.',
              hi: 'साइट पर जहाँ कोई समय या बचत लिखी है, वह लक्ष्य या अनुभव है, आपके केस का वादा नहीं। केस में कितना समय लगेगा, यह दोनों पक्षों, ट्रिब्यूनल और कानून पर है। यहाँ कोई नतीजे का वादा नहीं कर सकता।',
              mr: 'साइटवर जिथे वेळ किंवा बचत सांगितली आहे, ते लक्ष्य किंवा अनुभव आहे, तुमच्या प्रकरणासाठी दिलेला शब्द नाही. प्रकरणाला किती वेळ लागेल हे दोन्ही बाजू, लवाद मंडळ आणि कायदा यांवर अवलंबून आहे. इथे कोणीही निकालाचा शब्द देऊ शकत नाही.',
            },
          ],
        },
        {
          id: 'fees',
          title: { en: 'Fees', hi: 'फ़ीस', mr: 'फी' },
          clauses: [
            {
              en: 'Reading this site and the free consultation cost nothing. The fee calculator gives an indication without taxes; it is not an offer or an invoice. What a case costs follows from the schedule of the [rules](/arbitration-rules#schedule-of-fees) in force when the case is filed and is told to you in writing before you pay. The registration fee is not refunded.',
              hi: 'यह साइट पढ़ना और मुफ़्त बातचीत, दोनों का कोई पैसा नहीं लगता। फ़ीस कैलकुलेटर टैक्स के बिना अनुमान देता है; वह न प्रस्ताव है, न बिल। केस का ख़र्च [नियमों](/arbitration-rules#schedule-of-fees) की उस अनुसूची से आता है जो केस दाख़िल होते समय लागू हो, और आपके पैसे देने से पहले लिखकर बताया जाता है। रजिस्ट्रेशन फ़ीस वापस नहीं होती।',
              mr: 'ही साइट वाचायला आणि मोफत चर्चेला काहीही खर्च नाही. फी कॅल्क्युलेटर कराशिवाय अंदाज देतो; तो प्रस्ताव नाही आणि बिलही नाही. प्रकरणाचा खर्च ते दाखल करताना लागू असलेल्या [नियमांच्या](/arbitration-rules#schedule-of-fees) अनुसूचीतून येतो, आणि तुम्ही पैसे भरण्याआधी तो लेखी सांगितला जातो. नोंदणी फी परत मिळत नाही.',
            },
          ],
        },
        {
          id: 'your-part',
          title: {
            en: 'What we ask of you',
            hi: 'हम आपसे क्या चाहते हैं',
            mr: 'आम्ही तुमच्याकडून काय मागतो',
          },
          clauses: [
            {
              text: { en: 'Please:', hi: 'कृपया:', mr: 'कृपया:' },
              list: [
                {
                  en: 'give true details, and only details that you are allowed to give',
                  hi: 'सही जानकारी दें, और वही जो देने का आपको हक हो',
                  mr: 'खरी माहिती द्या, आणि जी देण्याचा तुम्हाला हक्क आहे तेवढीच',
                },
                {
                  en: 'do not pretend to be somebody else, and do not write in another’s name without authority',
                  hi: 'कोई और होने का दिखावा न करें, और बिना इजाज़त किसी और के नाम से न लिखें',
                  mr: 'दुसरे कोणी असल्याचे भासवू नका, आणि अधिकाराशिवाय दुसऱ्याच्या नावाने लिहू नका',
                },
                {
                  en: 'do not send harmful files, flood our forms, look for ways around the safeguards, or copy the site by machine in a way that burdens it',
                  hi: 'नुकसान करने वाली फ़ाइलें न भेजें, फ़ॉर्म की बाढ़ न लाएँ, सुरक्षा से बचने के रास्ते न ढूँढें, और मशीन से साइट की ऐसी नकल न करें जिससे उस पर बोझ पड़े',
                  mr: 'अपायकारक फाइल्स पाठवू नका, फॉर्मचा मारा करू नका, सुरक्षा चुकवण्याचे मार्ग शोधू नका, आणि ताण पडेल अशी साइटची यंत्राने नक्कल करू नका',
                },
                {
                  en: 'do not use the site to threaten or shame the other side of a dispute',
                  hi: 'साइट से विवाद के दूसरे पक्ष को न धमकाएँ, न शर्मिंदा करें',
                  mr: 'साइट वापरून वादातल्या दुसऱ्या बाजूला धमकावू किंवा लाजवू नका',
                },
              ],
            },
            {
              en: 'We may refuse posts that break these points, and tell the authorities where the law asks for it.',
              hi: 'जो भेजा गया इन बातों को तोड़े, उसे हम लेने से मना कर सकते हैं, और जहाँ कानून माँगे, वहाँ अधिकारियों को बता सकते हैं।',
              mr: 'हे मुद्दे मोडणारे पाठवलेले आम्ही नाकारू शकतो, आणि कायदा सांगेल तिथे अधिकाऱ्यांना कळवू शकतो.',
            },
          ],
        },
        {
          id: 'privacy',
          title: { en: 'Privacy', hi: 'निजी जानकारी', mr: 'गोपनीयता' },
          clauses: [
            {
              en: 'The [Privacy Policy](/privacy-policy) says what we keep, why and for how long. Notices about your enquiry go to the e-mail address that you gave; please keep it right.',
              hi: '[प्राइवेसी पॉलिसी](/privacy-policy) बताती है कि हम क्या रखते हैं, क्यों और कब तक। आपके सवाल की ख़बरें उस ईमेल पते पर जाती हैं जो आपने दिया; कृपया उसे सही रखें।',
              mr: 'आम्ही काय ठेवतो, का आणि किती काळ, ते [गोपनीयता धोरण](/privacy-policy) सांगते. तुमच्या चौकशीबद्दलच्या सूचना तुम्ही दिलेल्या ईमेल पत्त्यावर जातात; कृपया तो बरोबर ठेवा.',
            },
          ],
        },
        {
          id: 'content',
          title: {
            en: 'Words, pictures and names',
            hi: 'शब्द, तस्वीरें और नाम',
            mr: 'मजकूर, चित्रे आणि नावे',
          },
          clauses: [
            {
              en: 'The text, pictures, films and marks of this site belong to us or to those who let us use them. You may read, print and link to it, and quote it with its source. The rules and the code of conduct may be copied whole for use in a case or an agreement. Software that carries an open licence stays under that licence.',
              hi: 'इस साइट के शब्द, तस्वीरें, फ़िल्में और निशान हमारे हैं, या उनके जो हमें इस्तेमाल करने देते हैं। आप उन्हें पढ़, छाप और लिंक कर सकते हैं, और स्रोत बताकर उद्धृत कर सकते हैं। नियम और आचार संहिता किसी केस या करार के लिए पूरे कॉपी किए जा सकते हैं। खुले लाइसेंस वाला सॉफ़्टवेयर उसी लाइसेंस में रहता है।',
              mr: 'या साइटवरचा मजकूर, चित्रे, फिल्म आणि चिन्हे आमची आहेत, किंवा जे आम्हाला वापरू देतात त्यांची. तुम्ही ती वाचू, छापू आणि लिंक करू शकता, आणि स्रोत सांगून उद्धृत करू शकता. नियम आणि आचारसंहिता प्रकरणात किंवा करारात वापरण्यासाठी पूर्ण कॉपी करता येतात. खुला परवाना असलेले सॉफ्टवेअर त्याच परवान्याखाली राहते.',
            },
            {
              en: 'Links to other sites are a courtesy. We do not answer for what is there.',
              hi: 'दूसरी साइटों के लिंक सुविधा के लिए हैं। वहाँ क्या है, इसके लिए हम ज़िम्मेदार नहीं।',
              mr: 'इतर साइटच्या लिंक सोयीसाठी आहेत. तिथे काय आहे याची जबाबदारी आमची नाही.',
            },
          ],
        },
        {
          id: 'liability',
          title: {
            en: 'What we answer for',
            hi: 'हमारी ज़िम्मेदारी कहाँ तक',
            mr: 'आमची जबाबदारी कशाची',
          },
          clauses: [
            {
              en: 'We answer for loss that we cause by fraud, by intent or by gross negligence, and wherever the law does not allow it to be limited. Consumer rights under the Consumer Protection Act, 2019 stay untouched. Beyond that, and as far as the law allows, we do not answer for loss that comes from relying on general information on this site, from the site being closed for a time, or from the acts of others.',
              hi: 'धोखे, जान-बूझकर या भारी लापरवाही से हम जो नुकसान करें, और जहाँ कानून सीमा नहीं लगाने देता, वहाँ हम ज़िम्मेदार हैं। Consumer Protection Act, 2019 में उपभोक्ता के हक बने रहते हैं। इसके आगे, जहाँ तक कानून इजाज़त दे, हम उस नुकसान के ज़िम्मेदार नहीं जो इस साइट की आम जानकारी पर भरोसा करने से, साइट के कुछ समय बंद रहने से, या दूसरों के काम से हो।',
              mr: 'फसवणूक, जाणूनबुजून किंवा गंभीर निष्काळजीपणाने आम्ही केलेल्या नुकसानाला, आणि जिथे कायदा मर्यादा घालू देत नाही तिथे, आम्ही जबाबदार आहोत. ग्राहक संरक्षण कायदा, 2019 खालचे ग्राहकांचे हक्क तसेच राहतात. त्यापलीकडे, कायदा परवानगी देईल तिथपर्यंत, या साइटवरच्या सर्वसाधारण माहितीवर विसंबल्याने, साइट काही काळ बंद राहिल्याने किंवा इतरांच्या कृतींनी झालेल्या नुकसानाला आम्ही जबाबदार नाही.',
            },
            {
              en: 'For what an arbitrator does in good faith, section 42B of the Arbitration and Conciliation Act, 1996 protects the arbitrator.',
              hi: 'आर्बिट्रेटर जो नेक नीयत से करें, उसके लिए माध्यस्थम् और सुलह अधिनियम, 1996 की धारा 42B आर्बिट्रेटर को बचाती है।',
              mr: 'लवाद पंच सद्भावनेने जे करतात त्यासाठी लवाद आणि समेट कायदा, 1996 चे कलम 42B लवाद पंचांना संरक्षण देते.',
            },
          ],
        },
        {
          id: 'law',
          title: {
            en: 'Law, courts and complaints',
            hi: 'कानून, अदालत और शिकायतें',
            mr: 'कायदा, कोर्ट आणि तक्रारी',
          },
          clauses: [
            {
              en: `Indian law applies. If something about the site troubles you, write to [${institution.email}](mailto:${institution.email}) first: a complaint is addressed within 30 days. What cannot be settled goes to the courts in Mumbai; a consumer may also go to the consumer commission where they live or work. We do not ask you to arbitrate against us.`,
              hi: `भारत का कानून लागू होता है। साइट की कोई बात आपको परेशान करे, तो पहले [${institution.email}](mailto:${institution.email}) पर लिखें: शिकायत का जवाब 30 दिन के अंदर दिया जाता है। जो न सुलझे, वह मुंबई की अदालतों में जाता है; उपभोक्ता उस उपभोक्ता आयोग में भी जा सकते हैं जहाँ वे रहते या काम करते हैं। हम आपसे अपने ख़िलाफ़ आर्बिट्रेशन के लिए नहीं कहते।`,
              mr: `भारतीय कायदा लागू होतो. साइटबद्दल काही त्रास असेल, तर आधी [${institution.email}](mailto:${institution.email}) वर लिहा: तक्रारीची दखल 30 दिवसांत घेतली जाते. जे मिटत नाही ते मुंबईच्या कोर्टांत जाते; ग्राहक जिथे राहतात किंवा काम करतात तिथल्या ग्राहक आयोगाकडेही जाऊ शकतात. आमच्याविरुद्ध लवाद करा असे आम्ही तुम्हाला सांगत नाही.`,
            },
          ],
        },
        {
          id: 'changes',
          title: { en: 'Changes', hi: 'बदलाव', mr: 'बदल' },
          clauses: [
            {
              en: 'We may change these terms. The version and date stand at the head of this page, and the version that was there when you sent a form is the one that counts for that form. If one term is invalid, the others stay.',
              hi: 'हम ये शर्तें बदल सकते हैं। संस्करण और तारीख़ इस पन्ने के ऊपर लिखे हैं, और जो संस्करण आपके फ़ॉर्म भेजते समय था, वही उस फ़ॉर्म पर लागू होता है। एक शर्त बेकार हो, तो बाकी बनी रहती हैं।',
              mr: 'आम्ही या अटी बदलू शकतो. आवृत्ती आणि तारीख या पानाच्या वर आहे, आणि तुम्ही फॉर्म पाठवला तेव्हाची आवृत्ती त्या फॉर्मसाठी धरली जाते. एखादी अट अवैध ठरली, तरी बाकीच्या राहतात.',
            },
          ],
        },
      ],
    },
  ],
};
