import { h, list, type Post, p, quote } from './post.ts';

export const aiInADispute: Post = {
  id: '1',
  date: '2026-03-12',
  title: {
    en: 'What an AI may do in your dispute, and what it never should',
    hi: 'AI आपके विवाद में क्या कर सकता है, और क्या उसे कभी नहीं करना चाहिए',
    mr: 'AI तुमच्या वादात काय करू शकते, आणि काय कधीच करू नये',
  },
  excerpt: {
    en: 'It can sort, translate and suggest. It must not decide who tells the truth, and it should say so. A guide for parties and neutrals.',
    hi: 'वह छाँट, अनुवाद और सुझाव दे सकता है। कौन सच बोल रहा है, यह उसे तय नहीं करना चाहिए, और यह उसे बताना चाहिए। पक्षों और निष्पक्ष व्यक्तियों के लिए।',
    mr: 'ते कागद लावू शकते, भाषांतर करू शकते आणि सुचवू शकते. खरे कोण बोलते हे त्याने ठरवू नये, आणि तसे सांगावे. बाजू आणि तटस्थ व्यक्तींसाठी.',
  },
  views: 3092,
  comments: 17,
  isLiked: false,
  picture: 's-negotiate',
  body: [
    p({
      en: 'Software that writes is now in every office, and so it is in disputes. A party asks it to draft a letter. A lawyer asks it for cases. A mediator asks it for a summary of four hundred messages. Some of this is a real help. Some of it is a trap with good grammar. Here is how we draw the line.',
      hi: 'लिखने वाला सॉफ़्टवेयर अब हर दफ़्तर में है, और विवादों में भी। पक्ष उससे चिट्ठी लिखवाते हैं। वकील उससे पुराने केस पूछते हैं। मीडिएटर उससे चार सौ संदेशों का सार माँगते हैं। इसमें कुछ सचमुच मदद है। कुछ अच्छे व्याकरण वाला जाल है। हम लकीर यहाँ खींचते हैं।',
      mr: 'लिहिणारे सॉफ्टवेअर आता प्रत्येक कार्यालयात आहे, आणि म्हणून वादांतही आहे. पक्ष त्याच्याकडून पत्र लिहून घेतो. वकील त्याच्याकडे जुन्या केस मागतात. मध्यस्थ त्याच्याकडे चारशे मेसेजचा सारांश मागतात. यातले काही खरोखर मदतीचे आहे. काही म्हणजे चांगल्या व्याकरणाचा सापळा आहे. आम्ही रेषा कुठे ओढतो, ते इथे आहे.',
    }),
    h({ en: 'What it is good at', hi: 'वह किसमें अच्छा है', mr: 'ते कशात चांगले आहे' }),
    list(
      {
        en: 'Sorting: which of these papers are invoices, which are replies, which are the same page twice.',
        hi: 'छाँटना: इन कागज़ों में कौन-से बिल हैं, कौन-से जवाब, और कौन-सा पन्ना दो बार आया है।',
        mr: 'कागद लावणे: यातली बिले कोणती, उत्तरे कोणती, आणि कोणते पान दोनदा आले आहे.',
      },
      {
        en: 'Putting events in order, with a link to the page that each date comes from.',
        hi: 'घटनाओं को क्रम में रखना, उस पन्ने के लिंक के साथ जहाँ से हर तारीख़ आई।',
        mr: 'घटना क्रमाने लावणे, प्रत्येक तारीख ज्या पानावरून आली त्याच्या लिंकसह.',
      },
      {
        en: 'A first translation, so that you know what a letter is about before a person translates it properly.',
        hi: 'पहला अनुवाद, ताकि किसी इंसान के ठीक से अनुवाद करने से पहले पता हो कि चिट्ठी किस बारे में है।',
        mr: 'पहिले भाषांतर, म्हणजे माणसाने नीट भाषांतर करण्याआधी पत्र कशाबद्दल आहे ते तुम्हाला कळते.',
      },
      {
        en: 'Plain words: saying what a clause means without the Latin.',
        hi: 'आसान शब्द: किसी शर्त का मतलब लैटिन के बिना बताना।',
        mr: 'साधे शब्द: एखाद्या अटीचा अर्थ लॅटिनशिवाय सांगणे.',
      },
      {
        en: 'Sums and packages: if one side cares about time and the other about money, finding trades that suit both.',
        hi: 'हिसाब और पैकेज: एक पक्ष के लिए समय ज़रूरी हो और दूसरे के लिए पैसा, तो ऐसे लेन-देन ढूँढना जो दोनों को ठीक लगें।',
        mr: 'हिशेब आणि पॅकेज: एका बाजूला वेळ महत्त्वाचा असेल आणि दुसऱ्या बाजूला पैसा, तर दोघांना जमतील अशा देवाणघेवाणी शोधणे.',
      },
    ),
    p({
      en: 'In all five a person can check the result against the source in a short time. That is the test. If you cannot check it, do not lean on it.',
      hi: 'इन पाँचों में कोई इंसान थोड़े समय में नतीजे को असली कागज़ से मिलाकर जाँच सकता है। यही कसौटी है। जिसे आप जाँच न सकें, उस पर टिकें नहीं।',
      mr: 'या पाचही गोष्टींत एखादी व्यक्ती थोड्या वेळात निकाल मूळ कागदाशी ताडून पाहू शकते. हीच कसोटी आहे. जे तपासता येत नाही, त्यावर विसंबू नका.',
    }),
    h({ en: 'What it must not do', hi: 'उसे क्या नहीं करना चाहिए', mr: 'त्याने काय करू नये' }),
    p({
      en: 'It must not decide. The Arbitration and Conciliation Act 1996 speaks of a tribunal that treats parties as equals and gives each a full chance to present its case, in section 18; that gives reasons, in section 31; and that discloses what could raise doubts about its independence, in section 12. Those are duties of people. A program has no conscience to disclose. An arbitrator who lets software find the facts has given away the one thing the parties came for.',
      hi: 'उसे फ़ैसला नहीं करना चाहिए। माध्यस्थम् और सुलह अधिनियम 1996 ऐसे ट्रिब्यूनल की बात करता है जो पक्षों से बराबरी का बर्ताव करे और हर एक को अपनी बात रखने का पूरा मौका दे (धारा 18); जो वजह बताए (धारा 31); और जो वह सब बताए जिससे उसकी आज़ादी पर शक उठ सकता हो (धारा 12)। ये इंसानों की ज़िम्मेदारियाँ हैं। प्रोग्राम के पास बताने के लिए कोई ज़मीर नहीं होता। जो आर्बिट्रेटर तथ्य सॉफ़्टवेयर से तय करवाएँ, उन्होंने वही एक चीज़ दे दी जिसके लिए पक्ष आए थे।',
      mr: 'त्याने निर्णय घेऊ नये. लवाद आणि समेट कायदा 1996 अशा लवाद मंडळाबद्दल बोलतो, जे बाजूंना समान वागवते आणि प्रत्येकाला बाजू मांडण्याची पूर्ण संधी देते (कलम 18); जे कारणे देते (कलम 31); आणि आपल्या स्वातंत्र्याबद्दल शंका येईल असे जे असेल ते उघड करते (कलम 12). ही माणसांची कर्तव्ये आहेत. प्रोग्रामकडे उघड करायला सदसद्विवेक नसतो. जे लवाद पंच सॉफ्टवेअरला वस्तुस्थिती ठरवू देतात, त्यांनी बाजू ज्यासाठी आल्या ती एकच गोष्ट देऊन टाकली.',
    }),
    p({
      en: 'It must not judge whether someone is lying. It reads words, and it does not see the person who is nervous because they have never been in such a room. It must not guess how a case will end and sell that guess as knowledge. And it must not whisper: what a tribunal reads, both sides should be able to read. Section 24(3) says that what one party gives to the tribunal goes to the other party too.',
      hi: 'उसे यह तय नहीं करना चाहिए कि कोई झूठ बोल रहा है या नहीं। वह शब्द पढ़ता है, और उस इंसान को नहीं देखता जो इसलिए घबराया है कि ऐसे कमरे में पहली बार आया है। उसे यह अंदाज़ा नहीं लगाना चाहिए कि केस कैसे ख़त्म होगा, और उस अंदाज़े को जानकारी कहकर नहीं बेचना चाहिए। और उसे कान में फुसफुसाना नहीं चाहिए: ट्रिब्यूनल जो पढ़े, वह दोनों पक्ष पढ़ सकें। धारा 24(3) कहती है कि एक पक्ष ट्रिब्यूनल को जो दे, वह दूसरे पक्ष को भी जाता है।',
      mr: 'कोणी खोटे बोलते आहे का, हे त्याने ठरवू नये. ते शब्द वाचते, आणि अशा खोलीत कधी आलेली नाही म्हणून घाबरलेली व्यक्ती त्याला दिसत नाही. प्रकरण कसे संपेल याचा त्याने अंदाज करू नये, आणि तो अंदाज ज्ञान म्हणून विकू नये. आणि त्याने कानात कुजबुजू नये: लवाद मंडळ जे वाचते, ते दोन्ही बाजूंना वाचता आले पाहिजे. कलम 24(3) सांगते, की एक पक्ष लवाद मंडळाला जे देतो ते दुसऱ्या पक्षालाही जाते.',
    }),
    quote({
      en: 'Suggested by software, checked by a person, decided by a person. In that order.',
      hi: 'सुझाव सॉफ़्टवेयर का, जाँच इंसान की, फ़ैसला इंसान का। इसी क्रम में।',
      mr: 'सुचवणार सॉफ्टवेअर, तपासणार माणूस, निर्णय घेणार माणूस. याच क्रमाने.',
    }),
    h({ en: 'It makes things up', hi: 'वह बातें गढ़ता है', mr: 'ते गोष्टी रचते' }),
    p({
      en: 'Language software can produce a case that never was, with a name, a year and a page. Lawyers in several countries have been embarrassed that way, and some have been fined. The rule is simple: nobody files a citation that they have not opened. In 2025 the Kerala High Court gave its district courts a policy that says much the same. Only approved tools; no findings or orders made by AI; people check every citation and every translation; and a record of each use.',
      hi: 'भाषा लिखने वाला सॉफ़्टवेयर ऐसा केस बना सकता है जो कभी था ही नहीं, नाम, साल और पन्ने के साथ। कई देशों में वकीलों को इससे शर्मिंदा होना पड़ा है, और कुछ पर जुर्माना लगा है। नियम सीधा है: जो हवाला ख़ुद खोलकर न देखा हो, उसे कोई दाख़िल न करे। 2025 में केरल हाई कोर्ट ने अपनी ज़िला अदालतों को एक नीति दी जो करीब यही कहती है। सिर्फ़ मंज़ूर टूल; AI से न कोई निष्कर्ष, न कोई आदेश; हर हवाला और हर अनुवाद इंसान जाँचें; और हर इस्तेमाल का रिकॉर्ड।',
      mr: 'भाषा लिहिणारे सॉफ्टवेअर कधीही न झालेली केस तयार करू शकते, नाव, वर्ष आणि पानासह. अनेक देशांत त्यामुळे वकिलांची फजिती झाली आहे, आणि काहींना दंड झाला आहे. नियम सोपा आहे: स्वतः उघडून न पाहिलेला संदर्भ कोणीही दाखल करत नाही. 2025 मध्ये केरळ उच्च न्यायालयाने आपल्या जिल्हा न्यायालयांना जवळपास हेच सांगणारे धोरण दिले. फक्त मंजूर साधने; AI कडून निष्कर्ष किंवा आदेश नाहीत; प्रत्येक संदर्भ आणि प्रत्येक भाषांतर माणसे तपासतात; आणि प्रत्येक वापराची नोंद.',
    }),
    p({
      en: 'We think that private dispute resolution should ask no less of itself.',
      hi: 'हमारी समझ में निजी तौर पर विवाद सुलझाने वालों को ख़ुद से इससे कम नहीं माँगना चाहिए।',
      mr: 'खासगी वाद निवारणाने स्वतःकडून याहून कमी अपेक्षा ठेवू नये, असे आम्हाला वाटते.',
    }),
    h({
      en: 'What happens to your papers',
      hi: 'आपके कागज़ों का क्या होता है',
      mr: 'तुमच्या कागदपत्रांचे काय होते',
    }),
    p({
      en: 'A dispute file is full of personal things: bank statements, illnesses, quarrels. Section 42A of the 1996 Act makes an arbitration confidential, and section 75 does the same for a conciliation. Pasting a file into a public chat tool may break that duty before you have read the answer. The Digital Personal Data Protection Act 2023 adds duties of its own for those who decide how such data is used, and its rules take effect in stages.',
      hi: 'विवाद की फ़ाइल निजी बातों से भरी होती है: बैंक स्टेटमेंट, बीमारियाँ, झगड़े। 1996 के अधिनियम की धारा 42A आर्बिट्रेशन को गोपनीय बनाती है, और धारा 75 सुलह के लिए यही करती है। फ़ाइल को सबके लिए खुले चैट टूल में चिपकाने से यह ज़िम्मेदारी टूट सकती है, आपके जवाब पढ़ने से भी पहले। Digital Personal Data Protection Act 2023 उन पर अपनी ज़िम्मेदारियाँ और डालता है जो तय करते हैं कि ऐसी जानकारी कैसे इस्तेमाल हो, और उसके नियम धीरे-धीरे लागू हो रहे हैं।',
      mr: 'वादाची फाइल खासगी गोष्टींनी भरलेली असते: बँक स्टेटमेंट, आजार, भांडणे. 1996 च्या कायद्याचे कलम 42A लवाद गोपनीय ठेवते, आणि कलम 75 समेटासाठी तेच करते. फाइल सर्वांसाठी खुल्या चॅट साधनात टाकल्याने, तुम्ही उत्तर वाचण्याआधीच हे कर्तव्य मोडू शकते. डिजिटल वैयक्तिक डेटा संरक्षण कायदा 2023 अशी माहिती कशी वापरायची ते ठरवणाऱ्यांवर आणखी कर्तव्ये घालतो, आणि त्याचे नियम टप्प्याटप्प्याने लागू होत आहेत.',
    }),
    p({
      en: 'So ask four questions before any tool touches the file. Where does the text go? Is it kept? Is it used to train something? Who can see it? If nobody can answer, the tool stays outside.',
      hi: 'इसलिए किसी भी टूल के फ़ाइल छूने से पहले चार सवाल पूछें। लिखा हुआ कहाँ जाता है? क्या वह रखा जाता है? क्या उससे किसी चीज़ को सिखाया जाता है? उसे कौन देख सकता है? अगर कोई जवाब न दे सके, तो टूल बाहर रहता है।',
      mr: 'म्हणून कोणतेही साधन फाइलला हात लावण्याआधी चार प्रश्न विचारा. मजकूर कुठे जातो? तो ठेवला जातो का? त्यावरून काही शिकवले जाते का? तो कोण पाहू शकते? कोणीही उत्तर देऊ शकत नसेल, तर साधन बाहेरच राहते.',
    }),
    h({ en: 'If you are a party', hi: 'अगर आप एक पक्ष हैं', mr: 'तुम्ही पक्ष असाल तर' }),
    list(
      {
        en: 'You may use software to prepare. You answer for every line that you send.',
        hi: 'तैयारी में आप सॉफ़्टवेयर इस्तेमाल कर सकते हैं। भेजी हुई हर लाइन की ज़िम्मेदारी आपकी है।',
        mr: 'तयारीसाठी तुम्ही सॉफ्टवेअर वापरू शकता. तुम्ही पाठवलेल्या प्रत्येक ओळीची जबाबदारी तुमची आहे.',
      },
      {
        en: 'Ask the tribunal at the first meeting whether and how it uses such tools, and have the answer written down.',
        hi: 'ट्रिब्यूनल से पहली बैठक में पूछें कि क्या वह ऐसे टूल इस्तेमाल करता है और कैसे, और जवाब लिखवा लें।',
        mr: 'लवाद मंडळ अशी साधने वापरते का आणि कशी, ते पहिल्या बैठकीत विचारा, आणि उत्तर लिहून घ्या.',
      },
      {
        en: 'Say so if a text or a picture of yours was made or changed by software. A photo that was “improved” is not a photo of the damage.',
        hi: 'आपका कोई लिखा या कोई तस्वीर सॉफ़्टवेयर ने बनाई या बदली हो, तो बताएँ। जो फ़ोटो “बेहतर” की गई, वह नुकसान की फ़ोटो नहीं है।',
        mr: 'तुमचा एखादा मजकूर किंवा चित्र सॉफ्टवेअरने केले किंवा बदलले असेल, तर तसे सांगा. “सुधारलेला” फोटो हा नुकसानाचा फोटो नसतो.',
      },
      {
        en: 'If a package of terms was suggested by a program, ask why that one. A good suggestion has reasons that fit on a card.',
        hi: 'शर्तों का कोई पैकेज प्रोग्राम ने सुझाया हो, तो पूछें कि यही क्यों। अच्छे सुझाव की वजहें एक कार्ड पर आ जाती हैं।',
        mr: 'अटींचे एखादे पॅकेज प्रोग्रामने सुचवले असेल, तर तेच का, ते विचारा. चांगल्या सूचनेची कारणे एका कार्डावर मावतात.',
      },
    ),
    h({ en: 'Where we stand', hi: 'हम कहाँ खड़े हैं', mr: 'आमची भूमिका' }),
    p({
      en: 'Our rules leave decisions to people. Anything that software suggests is to be marked as a suggestion, with its reasons, and neither side has to accept it. What one side says in private is not to be shown to the other by a machine any more than by a mediator. Nobody should be worse off because they prefer to do without.',
      hi: 'हमारे नियम फ़ैसले इंसानों पर छोड़ते हैं। सॉफ़्टवेयर जो भी सुझाए, उस पर लिखा होना चाहिए कि यह सुझाव है, वजहों के साथ, और किसी पक्ष को उसे मानना ज़रूरी नहीं। एक पक्ष जो अकेले में कहे, वह दूसरे को न मीडिएटर दिखाएँ, न मशीन। जो इसके बिना काम करना चाहें, उनका इससे कोई नुकसान न हो।',
      mr: 'आमचे नियम निर्णय माणसांवर सोडतात. सॉफ्टवेअर जे काही सुचवते, त्यावर ती सूचना आहे असे कारणांसह लिहिले पाहिजे, आणि कोणत्याही बाजूने ती मान्य करायलाच हवी असे नाही. एक बाजू खासगीत जे सांगते, ते मध्यस्थांनी दुसरीला दाखवू नये तसे यंत्रानेही दाखवू नये. ज्यांना याशिवाय काम करायला आवडते, त्यांचे त्यामुळे नुकसान होऊ नये.',
    }),
    p({
      en: 'A tool that is honest about what it cannot do is worth having. The same goes for people.',
      hi: 'जो टूल ईमानदारी से बताए कि वह क्या नहीं कर सकता, वह रखने लायक है। यही बात लोगों पर भी लागू होती है।',
      mr: 'आपल्याला काय करता येत नाही हे प्रामाणिकपणे सांगणारे साधन जवळ ठेवण्यासारखे असते. माणसांचेही तसेच आहे.',
    }),
  ],
};
