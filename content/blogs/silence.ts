import { h, list, type Post, p, quote } from './post.ts';

export const silence: Post = {
  id: '8',
  date: '2026-10-22',
  title: {
    en: 'Why silence is never consent',
    hi: 'चुप्पी कभी सहमति क्यों नहीं है',
    mr: 'गप्प राहणे म्हणजे संमती का नाही',
  },
  excerpt: {
    en: 'Somebody did not answer. May the case go on without them? Sometimes. May it treat them as having agreed? That is another matter.',
    hi: 'किसी ने जवाब नहीं दिया। क्या केस उनके बिना चल सकता है? कभी-कभी। क्या यह माना जा सकता है कि वे राज़ी हैं? यह अलग बात है।',
    mr: 'कोणी उत्तर दिले नाही. प्रकरण त्यांच्याशिवाय पुढे जाऊ शकते का? कधीकधी. त्यांनी सहमती दिली असे धरता येते का? ती वेगळी गोष्ट आहे.',
  },
  views: 986,
  comments: 1,
  isLiked: false,
  picture: 'b1',
  body: [
    p({
      en: 'People go quiet for many reasons. They are ill. They moved. The letter went to an office that closed. They are afraid, or they hope that it will all go away. Sometimes they stay quiet on purpose. A fair procedure cannot know which it is, so it should build nothing on the quiet alone.',
      hi: 'लोग कई वजहों से चुप हो जाते हैं। वे बीमार हैं। उन्होंने घर बदल लिया। चिट्ठी ऐसे दफ़्तर में गई जो बंद हो चुका। वे डरे हुए हैं, या उन्हें उम्मीद है कि बात ख़ुद ख़त्म हो जाएगी। कभी-कभी वे जान-बूझकर चुप रहते हैं। निष्पक्ष प्रक्रिया नहीं जान सकती कि वजह क्या है, इसलिए उसे सिर्फ़ चुप्पी पर कुछ खड़ा नहीं करना चाहिए।',
      mr: 'लोक अनेक कारणांनी गप्प होतात. ते आजारी असतात. त्यांनी घर बदललेले असते. पत्र बंद झालेल्या कार्यालयात गेलेले असते. ते घाबरलेले असतात, किंवा सगळे आपोआप मिटेल अशी त्यांना आशा असते. कधीकधी ते मुद्दाम गप्प राहतात. यांपैकी काय, हे न्याय्य प्रक्रियेला कळू शकत नाही, म्हणून तिने फक्त गप्प राहण्यावर काहीही उभे करू नये.',
    }),
    h({ en: 'Consent is the ground floor', hi: 'सहमति ही नींव है', mr: 'संमती हाच पाया' }),
    p({
      en: 'Arbitration is a private court that people choose. Section 7 of the Arbitration and Conciliation Act 1996 wants that choice in writing: in a signed document, in an exchange of letters or electronic messages, or in an exchange of claim and defence in which one side says that there is an agreement and the other does not deny it.',
      hi: 'आर्बिट्रेशन एक निजी अदालत है जिसे लोग चुनते हैं। माध्यस्थम् और सुलह अधिनियम 1996 की धारा 7 चाहती है कि यह चुनाव लिखित हो: दस्तख़त किए कागज़ में, चिट्ठियों या इलेक्ट्रॉनिक संदेशों के लेन-देन में, या दावे और जवाब के ऐसे लेन-देन में जिसमें एक पक्ष कहे कि करार है और दूसरा उससे इनकार न करे।',
      mr: 'लवाद म्हणजे लोकांनी निवडलेले खासगी कोर्ट. लवाद आणि समेट कायदा 1996 च्या कलम 7 ला ही निवड लेखी हवी: सही केलेल्या कागदात, पत्रांच्या किंवा इलेक्ट्रॉनिक संदेशांच्या देवाणघेवाणीत, किंवा दावा आणि उत्तर यांच्या अशा देवाणघेवाणीत, जिच्यात एक बाजू करार आहे असे म्हणते आणि दुसरी ते नाकारत नाही.',
    }),
    p({
      en: 'That last form is worth a second look. It needs an exchange. A person who takes part, files a defence and never denies the agreement may be held to it. A person who files nothing has exchanged nothing.',
      hi: 'इस आख़िरी तरीके को फिर से देखना चाहिए। इसमें लेन-देन ज़रूरी है। जो व्यक्ति हिस्सा ले, जवाब दाख़िल करे और करार से कभी इनकार न करे, वह उससे बँध सकता है। जिसने कुछ दाख़िल नहीं किया, उसने कोई लेन-देन नहीं किया।',
      mr: 'हा शेवटचा प्रकार पुन्हा पाहण्यासारखा आहे. त्याला देवाणघेवाण लागते. जी व्यक्ती भाग घेते, उत्तर दाखल करते आणि करार कधीही नाकारत नाही, ती त्याने बांधली जाऊ शकते. जी व्यक्ती काहीही दाखल करत नाही, तिने काहीही देवाणघेवाण केलेली नाही.',
    }),
    p({
      en: 'Mediation and conciliation are just as clear. Under section 62 a conciliation starts when the other side accepts the invitation in writing. If no reply comes within thirty days, or within the time that the invitation gives, the person who invited may treat it as a no. Not as a yes. The law chose the direction, and it chose well.',
      hi: 'मीडिएशन और सुलह में भी बात इतनी ही साफ़ है। धारा 62 के अनुसार सुलह तब शुरू होती है जब दूसरा पक्ष लिखकर न्योता मान ले। अगर तीस दिन के अंदर, या न्योते में दिए समय के अंदर, जवाब न आए, तो न्योता देने वाला उसे “नहीं” मान सकता है। “हाँ” नहीं। कानून ने दिशा चुनी, और ठीक चुनी।',
      mr: 'मध्यस्थी आणि समेटातही हे तितकेच स्पष्ट आहे. कलम 62 नुसार दुसरी बाजू लेखी आमंत्रण स्वीकारते तेव्हा समेट सुरू होतो. तीस दिवसांत, किंवा आमंत्रणात दिलेल्या वेळात, उत्तर आले नाही, तर आमंत्रण देणारी व्यक्ती ते “नाही” असे धरू शकते. “हो” असे नाही. कायद्याने दिशा निवडली, आणि चांगली निवडली.',
    }),
    h({
      en: 'What silence does allow',
      hi: 'चुप्पी से क्या हो सकता है',
      mr: 'गप्प राहिल्याने काय होऊ शकते',
    }),
    p({
      en: 'It would be unfair if one side could stop everything by staying in bed. So section 25 gives the tribunal three tools.',
      hi: 'यह नाइंसाफ़ी होगी कि एक पक्ष बिस्तर में पड़े-पड़े सब कुछ रोक दे। इसलिए धारा 25 ट्रिब्यूनल को तीन औज़ार देती है।',
      mr: 'एका बाजूने अंथरुणात पडून राहून सगळे थांबवणे अन्यायाचे होईल. म्हणून कलम 25 लवाद मंडळाला तीन साधने देते.',
    }),
    list(
      {
        en: 'If the claimant does not send a statement of claim, the proceedings end.',
        hi: 'दावेदार अपना दावा लिखकर न भेजे, तो कार्यवाही ख़त्म होती है।',
        mr: 'दावेदाराने लेखी दावा पाठवला नाही, तर कार्यवाही संपते.',
      },
      {
        en: 'If the respondent does not send a defence, the proceedings continue, and the failure is not treated as an admission.',
        hi: 'प्रतिवादी जवाब न भेजे, तो कार्यवाही चलती रहती है, और न भेजने को दावा मान लेना नहीं समझा जाता।',
        mr: 'प्रतिवादीने उत्तर पाठवले नाही, तर कार्यवाही पुढे चालते, आणि न पाठवणे म्हणजे दावा कबूल केला असे धरले जात नाही.',
      },
      {
        en: 'If a party does not come to a hearing or bring papers, the tribunal may go on and decide on the evidence that it has.',
        hi: 'कोई पक्ष सुनवाई में न आए या कागज़ न लाए, तो ट्रिब्यूनल आगे बढ़ सकता है और जो सबूत उसके पास है उस पर फ़ैसला कर सकता है।',
        mr: 'एखादा पक्ष सुनावणीला आला नाही किंवा त्याने कागदपत्रे आणली नाहीत, तर लवाद मंडळ पुढे जाऊ शकते आणि त्याच्याकडे असलेल्या पुराव्यावर निर्णय देऊ शकते.',
      },
    ),
    p({
      en: 'Read the middle line again. The case goes on, but the claimant must still prove it. There is no prize for being the only one in the room. An arbitrator who signs whatever the present party asks for has not decided a case.',
      hi: 'बीच की लाइन फिर पढ़ें। केस चलता है, पर दावेदार को उसे फिर भी साबित करना होता है। कमरे में अकेले होने का कोई इनाम नहीं है। जो आर्बिट्रेटर हाज़िर पक्ष की हर माँग पर दस्तख़त कर दें, उन्होंने केस का फ़ैसला नहीं किया।',
      mr: 'मधली ओळ पुन्हा वाचा. प्रकरण पुढे चालते, पण दावेदाराला ते तरीही सिद्ध करावे लागते. खोलीत एकटे असण्याचे बक्षीस नाही. हजर असलेला पक्ष जे मागेल त्यावर सही करणाऱ्या लवाद पंचांनी प्रकरणाचा निर्णय केलेला नाही.',
    }),
    h({
      en: 'First, be sure that they heard',
      hi: 'पहले पक्का करें कि ख़बर पहुँची',
      mr: 'आधी खात्री करा, की त्यांना कळले',
    }),
    p({
      en: 'Before anyone goes on without you, they should be able to show that the papers reached you. Section 3 says where a paper may be delivered. Section 24(2) wants enough notice of every hearing. Section 18 wants both sides treated as equals, each with a full chance to speak. An award can be set aside under section 34 if a party had no proper notice or could not present its case.',
      hi: 'इससे पहले कि कोई आपके बिना आगे बढ़े, उसे दिखा पाना चाहिए कि कागज़ आप तक पहुँचे। धारा 3 बताती है कि कागज़ कहाँ पहुँचाया जा सकता है। धारा 24(2) हर सुनवाई की काफ़ी पहले सूचना चाहती है। धारा 18 चाहती है कि दोनों पक्षों से बराबरी का बर्ताव हो, और दोनों को बोलने का पूरा मौका मिले। किसी पक्ष को ठीक से नोटिस न मिला हो या वह अपनी बात न रख पाया हो, तो अवॉर्ड (आर्बिट्रेटर का फ़ैसला) धारा 34 में रद्द हो सकता है।',
      mr: 'तुमच्याशिवाय पुढे जाण्याआधी, कागदपत्रे तुमच्यापर्यंत पोहोचली हे दाखवता आले पाहिजे. कागद कुठे पोहोचवता येतो ते कलम 3 सांगते. कलम 24(2) ला प्रत्येक सुनावणीची पुरेशी आधी सूचना हवी. कलम 18 ला दोन्ही बाजूंना समान वागणूक हवी, आणि प्रत्येकाला बोलण्याची पूर्ण संधी. एखाद्या पक्षाला योग्य नोटीस मिळाली नसेल किंवा त्याला आपली बाजू मांडता आली नसेल, तर निवाडा कलम 34 खाली रद्द होऊ शकतो.',
    }),
    p({
      en: 'This is why careful institutions count a message as delivered only with proof of delivery. One tick on a phone means that a message left. It does not mean that it came. A bounced e-mail proves the opposite of service. And a final warning, in plain words and with a date, is owed before a case proceeds without the other side.',
      hi: 'इसीलिए सावधान संस्थाएँ संदेश को पहुँचा हुआ तभी गिनती हैं जब पहुँचने का सबूत हो। फ़ोन पर एक टिक का मतलब है कि संदेश निकला। यह मतलब नहीं कि वह पहुँचा। लौटा हुआ ईमेल तामील का उल्टा साबित करता है। और दूसरे पक्ष के बिना केस आगे बढ़ने से पहले, सीधे शब्दों में और तारीख़ के साथ एक आख़िरी चेतावनी देना ज़रूरी है।',
      mr: 'म्हणूनच काळजी घेणाऱ्या संस्था पोहोचल्याचा पुरावा असेल तरच संदेश पोहोचला असे मोजतात. फोनवरची एक खूण म्हणजे संदेश निघाला. तो पोहोचला असा तिचा अर्थ नाही. परत आलेला ईमेल नोटीस पोहोचल्याच्या उलटे सिद्ध करतो. आणि दुसऱ्या बाजूशिवाय प्रकरण पुढे नेण्याआधी, साध्या शब्दांत आणि तारखेसह शेवटची ताकीद द्यायलाच हवी.',
    }),
    quote({
      en: 'Going on without someone is a step in a procedure. Saying that they agreed is a step in a story.',
      hi: 'किसी के बिना आगे बढ़ना प्रक्रिया का एक कदम है। यह कहना कि वे राज़ी थे, कहानी का एक कदम है।',
      mr: 'कोणाशिवाय पुढे जाणे हे प्रक्रियेतले एक पाऊल आहे. त्यांनी सहमती दिली असे म्हणणे हे गोष्टीतले एक पाऊल आहे.',
    }),
    h({
      en: 'Rights that only words can give away',
      hi: 'वे हक जो सिर्फ़ शब्दों से छोड़े जा सकते हैं',
      mr: 'फक्त शब्दांनीच सोडता येणारे हक्क',
    }),
    p({
      en: 'Some protections cannot be lost by silence at all. The Seventh Schedule lists people who may not be arbitrators because they stand too close to one side, for example an employee or an adviser of a party. Section 12(5) lets the parties waive that bar, but only by an express agreement in writing, made after the dispute arose. In Bharat Broadband v United Telecoms in 2019 the Supreme Court held that taking part in the case is not such an agreement.',
      hi: 'कुछ सुरक्षाएँ चुप्पी से बिल्कुल नहीं जा सकतीं। सातवीं अनुसूची उन लोगों की सूची है जो आर्बिट्रेटर नहीं बन सकते क्योंकि वे एक पक्ष के बहुत करीब हैं, जैसे किसी पक्ष का कर्मचारी या सलाहकार। धारा 12(5) पक्षों को यह रोक हटाने देती है, पर सिर्फ़ साफ़ शब्दों के लिखित करार से, जो विवाद उठने के बाद किया गया हो। Bharat Broadband v United Telecoms में 2019 में सुप्रीम कोर्ट ने माना कि केस में हिस्सा लेना ऐसा करार नहीं है।',
      mr: 'काही संरक्षणे गप्प राहिल्याने जाऊच शकत नाहीत. सातव्या अनुसूचीत एका बाजूच्या खूप जवळ असल्यामुळे लवाद पंच होऊ न शकणाऱ्या व्यक्तींची यादी आहे, उदाहरणार्थ एखाद्या पक्षाचे कर्मचारी किंवा सल्लागार. कलम 12(5) बाजूंना ही मनाई सोडू देते, पण फक्त वाद उद्भवल्यानंतर केलेल्या स्पष्ट लेखी कराराने. Bharat Broadband v United Telecoms मध्ये 2019 साली सर्वोच्च न्यायालयाने म्हटले, की प्रकरणात भाग घेणे म्हणजे असा करार नाही.',
    }),
    p({
      en: 'Other rights are more fragile. Section 4 says that a party who knows that a rule has been broken, and goes on without objecting in time, may lose the objection. That is not consent by silence. It is a duty to speak up once you are in the room. If something looks wrong to you, write one sentence and send it to everyone.',
      hi: 'दूसरे हक ज़्यादा नाज़ुक हैं। धारा 4 कहती है कि जो पक्ष जानता हो कि कोई नियम टूटा है, और समय पर आपत्ति किए बिना आगे बढ़ता रहे, वह आपत्ति का हक खो सकता है। यह चुप्पी से सहमति नहीं है। यह कमरे में आने के बाद बोलने की ज़िम्मेदारी है। आपको कुछ गलत लगे, तो एक वाक्य लिखें और सबको भेजें।',
      mr: 'इतर हक्क जास्त नाजूक आहेत. कलम 4 सांगते, की नियम मोडला आहे हे माहीत असून वेळेत हरकत न घेता पुढे जाणाऱ्या पक्षाची हरकत जाऊ शकते. ही गप्प राहून दिलेली संमती नाही. खोलीत आल्यावर बोलण्याचे हे कर्तव्य आहे. काही चुकीचे वाटले, तर एक वाक्य लिहा आणि ते सर्वांना पाठवा.',
    }),
    h({ en: 'A test you can use', hi: 'एक जाँच जो आप कर सकें', mr: 'तुम्हाला करता येईल अशी एक चाचणी' }),
    p({
      en: 'When somebody tells you that the other side has agreed, ask three questions. Where are the words? When were they written? Who wrote them? If the answer begins with “they never said no”, you do not have an agreement yet. You have a person to reach, and there are fair ways to try again.',
      hi: 'जब कोई आपसे कहे कि दूसरा पक्ष राज़ी हो गया है, तो तीन सवाल पूछें। शब्द कहाँ हैं? वे कब लिखे गए? किसने लिखे? अगर जवाब “उन्होंने कभी मना नहीं किया” से शुरू हो, तो अभी आपके पास सहमति नहीं है। आपके पास एक इंसान है जिस तक पहुँचना है, और फिर कोशिश करने के निष्पक्ष तरीके हैं।',
      mr: 'दुसऱ्या बाजूने सहमती दिली असे कोणी सांगितले, तर तीन प्रश्न विचारा. शब्द कुठे आहेत? ते कधी लिहिले? कोणी लिहिले? उत्तर “त्यांनी कधी नाही म्हटले नाही” असे सुरू झाले, तर तुमच्याकडे अजून सहमती नाही. तुमच्याकडे जिच्यापर्यंत पोहोचायचे आहे अशी व्यक्ती आहे, आणि पुन्हा प्रयत्न करण्याचे न्याय्य मार्ग आहेत.',
    }),
    p({
      en: 'Our own rules are written that way. An unanswered invitation is recorded as unanswered. Nothing more is made of it.',
      hi: 'हमारे अपने नियम इसी तरह लिखे हैं। जिस न्योते का जवाब न आए, उसे बिना जवाब का दर्ज किया जाता है। उससे आगे कुछ नहीं माना जाता।',
      mr: 'आमचे स्वतःचे नियम असेच लिहिलेले आहेत. उत्तर न आलेल्या आमंत्रणाची नोंद उत्तर आले नाही अशीच होते. त्यापलीकडे त्याचा काहीही अर्थ काढला जात नाही.',
    }),
  ],
};
