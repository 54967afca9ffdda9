import { institution } from '../institution.ts';
import type { LegalTextSection } from '../legal-text.ts';

/** What is kept of people, why, and who sees it. */
export const collected: readonly LegalTextSection[] = [
  {
    id: 'who-we-are',
    title: { en: 'Who is responsible', hi: 'ज़िम्मेदार कौन है', mr: 'जबाबदार कोण' },
    clauses: [
      {
        en: `${institution.company} runs this website and decides why and how personal data is used here. In the words of the Digital Personal Data Protection Act, 2023 (“DPDP Act”) it is the data fiduciary and you are the data principal. You reach us at [${institution.email}](mailto:${institution.email}), on ${institution.phone.shown}, or at ${institution.address.join(', ')}.`,
        hi: `यह वेबसाइट ${institution.company} चलाती है, और यहाँ निजी जानकारी क्यों और कैसे इस्तेमाल हो, यह वही तय करती है। Digital Personal Data Protection Act, 2023 (“DPDP Act”) के शब्दों में वह data fiduciary (जानकारी के लिए ज़िम्मेदार) है और आप data principal (जिनकी जानकारी है)। हमसे संपर्क: [${institution.email}](mailto:${institution.email}), ${institution.phone.shown}, या ${institution.address.join(', ')}।`,
        mr: `ही वेबसाइट ${institution.company} चालवते, आणि इथे वैयक्तिक माहिती का आणि कशी वापरायची ते ठरवते. डिजिटल वैयक्तिक डेटा संरक्षण कायदा, 2023 (Digital Personal Data Protection Act, “DPDP Act”) च्या शब्दांत ती data fiduciary (माहितीसाठी जबाबदार) आहे आणि तुम्ही data principal (ज्यांची माहिती आहे ते) आहात. आमच्याशी संपर्क: [${institution.email}](mailto:${institution.email}), ${institution.phone.shown}, किंवा ${institution.address.join(', ')}.`,
      },
      {
        en: 'We keep to the DPDP Act already, although most of its duties begin only in May 2027, eighteen months after the Digital Personal Data Protection Rules, 2025 were notified. Until then section 43A of the Information Technology Act, 2000 and the rules of 2011 made under it apply as well.',
        hi: 'हम DPDP Act को अभी से मानते हैं, हालाँकि उसकी ज़्यादातर ज़िम्मेदारियाँ मई 2027 में ही शुरू होती हैं, Digital Personal Data Protection Rules, 2025 की अधिसूचना के अठारह महीने बाद। तब तक Information Technology Act, 2000 की धारा 43A और उसके तहत बने 2011 के नियम भी लागू हैं।',
        mr: 'आम्ही DPDP Act आत्तापासूनच पाळतो, जरी त्यातली बहुतेक कर्तव्ये मे 2027 मध्येच सुरू होतात, म्हणजे डिजिटल वैयक्तिक डेटा संरक्षण नियम, 2025 (Digital Personal Data Protection Rules) अधिसूचित झाल्यानंतर अठरा महिन्यांनी. तोपर्यंत माहिती तंत्रज्ञान कायदा, 2000 (Information Technology Act) चे कलम 43A आणि त्याखाली केलेले 2011 चे नियमही लागू आहेत.',
      },
    ],
  },
  {
    id: 'what-we-collect',
    title: { en: 'What we collect', hi: 'हम क्या लेते हैं', mr: 'आम्ही काय गोळा करतो' },
    clauses: [
      {
        text: {
          en: 'Only what you type into a form and send:',
          hi: 'सिर्फ़ वही जो आप किसी फ़ॉर्म में लिखकर भेजें:',
          mr: 'तुम्ही फॉर्ममध्ये लिहून पाठवता तेवढेच:',
        },
        list: [
          {
            en: 'Free consultation: your name, e-mail address and phone number, the kind of dispute, how you would like it resolved, your description, whether any action was taken before, and a deadline if you give one',
            hi: 'मुफ़्त बातचीत: आपका नाम, ईमेल पता और फ़ोन नंबर, विवाद किस तरह का है, आपको उसका समाधान किस तरह चाहिए, आपका लिखा ब्योरा, पहले कोई कदम उठाया गया था या नहीं, और आख़िरी तारीख़, अगर आप कोई दें',
            mr: 'मोफत चर्चा: तुमचे नाव, ईमेल पत्ता आणि फोन नंबर, वाद कोणत्या प्रकारचा आहे, तुम्हाला तो कसा मिटवायला आवडेल, तुम्ही केलेले वर्णन, आधी काही पावले उचलली होती का, आणि शेवटची तारीख, तुम्ही दिली तर',
          },
          {
            en: 'Say hello: your name, e-mail address, phone number and message',
            hi: 'नमस्ते कहें: आपका नाम, ईमेल पता, फ़ोन नंबर और संदेश',
            mr: 'नमस्कार म्हणा: तुमचे नाव, ईमेल पत्ता, फोन नंबर आणि मेसेज',
          },
          {
            en: 'Newsletter: your e-mail address, the words of the consent that you ticked, and when you asked, confirmed and left',
            hi: 'न्यूज़लेटर: आपका ईमेल पता, जिस सहमति पर आपने टिक किया उसके शब्द, और आपने इसे कब माँगा, कब कन्फ़र्म किया और कब छोड़ा',
            mr: 'न्यूजलेटर: तुमचा ईमेल पत्ता, तुम्ही खूण केलेल्या संमतीचे शब्द, आणि तुम्ही ते कधी मागितले, कधी कन्फर्म केले आणि कधी सोडले',
          },
          {
            en: 'Application to the panel: your name, e-mail address, phone number, date of birth, gender, nationality, addresses, profile, education, certifications, specialisations, experience, availability, your CV, and a national ID for verification, as text or as files. It is used for that application alone',
            hi: 'पैनल के लिए आवेदन: आपका नाम, ईमेल पता, फ़ोन नंबर, जन्म की तारीख़, लिंग, राष्ट्रीयता, पते, प्रोफ़ाइल, शिक्षा, सर्टिफ़िकेट, ख़ास क्षेत्र, अनुभव, उपलब्धता, आपका CV, और जाँच के लिए सरकारी पहचान-पत्र, लिखकर या फ़ाइल के रूप में। यह सब सिर्फ़ उसी आवेदन के लिए इस्तेमाल होता है',
            mr: 'पॅनेलसाठी अर्ज: तुमचे नाव, ईमेल पत्ता, फोन नंबर, जन्मतारीख, लिंग, राष्ट्रीयत्व, पत्ते, प्रोफाइल, शिक्षण, प्रमाणपत्रे, विशेष क्षेत्रे, अनुभव, उपलब्धता, तुमचा CV, आणि पडताळणीसाठी सरकारी ओळखपत्र, मजकूर किंवा फाइल म्हणून. हे सर्व फक्त त्या अर्जासाठीच वापरले जाते',
          },
          {
            en: 'Request and case: what you write into a request, an answer or an offer, the names, addresses and numbers of the sides and of those who act for them, the papers that are sent, who opened what and when, and, where you show who you are by a code, the address or number to which it went, your network address and how your browser calls itself',
            hi: 'आवेदन और केस: आप किसी आवेदन, जवाब या प्रस्ताव में जो लिखें, दोनों पक्षों और उनकी ओर से काम करने वालों के नाम, पते और नंबर, भेजे गए कागज़, किसने क्या कब खोला, और जब आप कोड से दिखाएँ कि आप कौन हैं, तब वह पता या नंबर जिस पर कोड गया, आपका नेटवर्क पता और आपका ब्राउज़र अपना नाम क्या बताता है',
            mr: 'अर्ज आणि प्रकरण: तुम्ही अर्जात, उत्तरात किंवा प्रस्तावात जे लिहिता ते, दोन्ही बाजूंची आणि त्यांच्या वतीने काम करणाऱ्यांची नावे, पत्ते आणि क्रमांक, पाठवलेली कागदपत्रे, कोणी काय कधी उघडले, आणि तुम्ही कोण आहात हे कोडने दाखवता तेव्हा तो कोड गेलेला पत्ता किंवा क्रमांक, तुमचा नेटवर्क पत्ता आणि तुमचा ब्राउझर स्वतःचे नाव काय सांगतो',
          },
          {
            en: 'Account: your name, your e-mail address or mobile number and when you showed that it is yours, your language and time zone, which version of this policy, of the Code of Conduct and of the Terms you agreed to and when, and your password as a value from which it cannot be read back (argon2id)',
            hi: 'अकाउंट: आपका नाम, आपका ईमेल पता या मोबाइल नंबर और आपने कब दिखाया कि वह आपका है, आपकी भाषा और समय क्षेत्र, इस पॉलिसी, आचार संहिता और इस्तेमाल की शर्तों का कौन-सा संस्करण आपने कब मंज़ूर किया, और आपका पासवर्ड, ऐसे रूप में जिससे वह वापस नहीं पढ़ा जा सकता (argon2id)',
            mr: 'अकाउंट: तुमचे नाव, तुमचा ईमेल पत्ता किंवा मोबाइल नंबर आणि तो तुमचा आहे हे तुम्ही कधी दाखवले, तुमची भाषा आणि वेळ क्षेत्र, हे धोरण, आचारसंहिता आणि अटी व शर्ती यांची कोणती आवृत्ती तुम्ही कधी मान्य केली, आणि तुमचा पासवर्ड, तो परत वाचता येणार नाही अशा रूपात (argon2id)',
          },
        ],
      },
      {
        en: 'Please do not send identity numbers, health details or other people’s secrets in the other forms. We never keep an Aadhaar number: whatever looks like one in a text is cut to its last four digits before it is stored. If you attach a copy of an Aadhaar card, attach a masked one; we cannot mask a picture for you.',
        hi: 'कृपया बाकी फ़ॉर्मों में पहचान-पत्र के नंबर, सेहत की बातें या दूसरों के राज़ न भेजें। हम आधार नंबर कभी नहीं रखते: लिखे हुए में जो भी आधार नंबर जैसा दिखे, सहेजने से पहले उसके सिर्फ़ आख़िरी चार अंक छोड़े जाते हैं। आधार कार्ड की कॉपी जोड़ें, तो मास्क्ड कॉपी जोड़ें; तस्वीर में हम आपके लिए नंबर नहीं छिपा सकते।',
        mr: 'कृपया इतर फॉर्ममध्ये ओळख क्रमांक, आरोग्याचे तपशील किंवा इतरांची गुपिते पाठवू नका. आम्ही आधार क्रमांक कधीही ठेवत नाही: मजकुरात आधार क्रमांकासारखे जे दिसते, त्याचे साठवण्याआधी फक्त शेवटचे चार अंक ठेवले जातात. आधार कार्डाची प्रत जोडत असाल, तर मास्क केलेली जोडा; चित्रातला क्रमांक आम्ही तुमच्यासाठी झाकू शकत नाही.',
      },
      {
        en: 'While you fill in a form of ours, your browser keeps what you typed, so that nothing is lost without a line. It keeps it until you close the tab; in a request, on a notice and in a case for up to 12 hours, also when you close it. It forgets it once we have it and when you sign out. Passwords, codes and files are never kept so.',
        hi: 'हमारा कोई फ़ॉर्म भरते समय आपका ब्राउज़र आपका लिखा रखता है, ताकि नेट न होने पर कुछ न खोए। वह उसे तब तक रखता है जब तक आप टैब बंद न करें; आवेदन, नोटिस और केस में टैब बंद होने पर भी 12 घंटे तक। हमें मिल जाने पर और आपके लॉगआउट करने पर वह उसे भुला देता है। पासवर्ड, कोड और फ़ाइलें इस तरह कभी नहीं रखी जातीं।',
        mr: 'आमचा फॉर्म भरताना तुम्ही लिहिलेले तुमचा ब्राउझर ठेवतो, म्हणजे नेट नसताना काही हरवत नाही. तुम्ही टॅब बंद करेपर्यंत तो ते ठेवतो; अर्जात, नोटिशीवर आणि प्रकरणात टॅब बंद केला तरी 12 तासांपर्यंत. ते आम्हाला मिळाल्यावर आणि तुम्ही लॉगआउट केल्यावर तो ते विसरतो. पासवर्ड, कोड आणि फाइल्स अशा कधीही ठेवल्या जात नाहीत.',
      },
      {
        en: 'While you fill in the application to the panel, your browser remembers what you typed until you close the tab. If you ask for a link to finish later, what you typed is also kept with us, without files, for thirty days.',
        hi: 'पैनल का आवेदन भरते समय आपका ब्राउज़र आपका लिखा तब तक याद रखता है जब तक आप टैब बंद न करें। अगर आप बाद में पूरा करने के लिए लिंक माँगें, तो आपका लिखा, फ़ाइलों के बिना, तीस दिन तक हमारे पास भी रहता है।',
        mr: 'पॅनेलसाठी अर्ज भरताना तुम्ही लिहिलेले तुमचा ब्राउझर टॅब बंद करेपर्यंत लक्षात ठेवतो. नंतर पूर्ण करण्यासाठी लिंक मागितली, तर तुम्ही लिहिलेले, फाइल्सशिवाय, तीस दिवस आमच्याकडेही राहते.',
      },
      {
        en: 'What is typed into the fee calculator is not sent to us and not kept.',
        hi: 'फ़ीस कैलकुलेटर में जो लिखा जाए, वह न हमें भेजा जाता है, न रखा जाता है।',
        mr: 'फी कॅल्क्युलेटरमध्ये जे लिहिले जाते, ते आम्हाला पाठवले जात नाही आणि ठेवले जात नाही.',
      },
    ],
  },
  {
    id: 'technical-data',
    title: { en: 'Technical data', hi: 'तकनीकी जानकारी', mr: 'तांत्रिक माहिती' },
    clauses: [
      {
        en: 'The public pages set no cookies. The site has no analytics and no advertising, and loads its pictures, films and letters from its own address. If you choose the light or the dark look, your browser keeps that choice; it is not sent to us. For every request our server writes one line: the time, the page asked for, the result, how long it took and a random number. Your network address and what you typed are not written there.',
        hi: 'सबके लिए खुले पन्ने कोई कुकी नहीं रखते। साइट पर न एनालिटिक्स है, न विज्ञापन, और वह अपनी तस्वीरें, फ़िल्में और अक्षर (फ़ॉन्ट) अपने ही पते से लाती है। आप उजला या गहरा रूप चुनें, तो वह पसंद आपका ब्राउज़र रखता है; वह हमें नहीं भेजी जाती। हमसे जब भी कुछ माँगा जाए, हमारा सर्वर एक लाइन लिखता है: समय, माँगा गया पन्ना, नतीजा, कितना समय लगा और एक रैंडम नंबर। उसमें न आपका नेटवर्क पता लिखा जाता है, न वह जो आपने लिखा।',
        mr: 'सर्वांसाठी खुली पाने कोणतीही कुकी ठेवत नाहीत. साइटवर विश्लेषण (analytics) नाही आणि जाहिरात नाही, आणि ती तिची चित्रे, फिल्म आणि अक्षरे (फॉन्ट) स्वतःच्याच पत्त्यावरून आणते. तुम्ही उजळ किंवा गडद रूप निवडले, तर ती निवड तुमचा ब्राउझर ठेवतो; ती आम्हाला पाठवली जात नाही. आमच्याकडे काहीही मागितले की आमचा सर्व्हर एक ओळ लिहितो: वेळ, मागितलेले पान, निकाल, किती वेळ लागला आणि एक रँडम क्रमांक. तुमचा नेटवर्क पत्ता आणि तुम्ही लिहिलेले तिथे लिहिले जात नाही.',
      },
      {
        text: {
          en: 'When you sign in, two cookies are set, both for this site alone and out of reach for scripts:',
          hi: 'आपके लॉगिन करने पर दो कुकी रखी जाती हैं, दोनों सिर्फ़ इस साइट के लिए और स्क्रिप्ट की पहुँच से बाहर:',
          mr: 'तुम्ही लॉगिन करता तेव्हा दोन कुकी ठेवल्या जातात, दोन्ही फक्त या साइटसाठी आणि स्क्रिप्टच्या आवाक्याबाहेर:',
        },
        list: [
          {
            en: 'one that keeps you signed in: it ends when you sign out, after fourteen days without a visit, and after thirty days in any case. With it we keep when you signed in and were last here, how your browser calls itself, and your network address, so that you can see your sessions and end one that is not yours',
            hi: 'एक, जो आपको लॉगिन रखती है: वह आपके लॉगआउट करने पर, चौदह दिन तक न आने पर, और हर हाल में तीस दिन बाद ख़त्म होती है। उसके साथ हम रखते हैं कि आपने कब लॉगिन किया और आख़िरी बार साइट कब खोली, आपका ब्राउज़र अपना नाम क्या बताता है, और आपका नेटवर्क पता, ताकि आप अपने सेशन देख सकें और जो आपका न हो उसे बंद कर सकें',
            mr: 'एक, जी तुम्हाला लॉगिन ठेवते: तुम्ही लॉगआउट केल्यावर, चौदा दिवस भेट दिली नाही तर, आणि काहीही झाले तरी तीस दिवसांनंतर ती संपते. तिच्यासोबत तुम्ही कधी लॉगिन केले आणि शेवटचे इथे कधी होता, तुमचा ब्राउझर स्वतःचे नाव काय सांगतो, आणि तुमचा नेटवर्क पत्ता आम्ही ठेवतो, म्हणजे तुमची सेशन तुम्हाला पाहता येतात आणि जे तुमचे नाही ते बंद करता येते',
          },
          {
            en: 'one by which your browser is known again for up to 400 days, so that we write to you only about a new one. It opens nothing',
            hi: 'दूसरी, जिससे आपका ब्राउज़र 400 दिन तक फिर पहचाना जाता है, ताकि हम आपको सिर्फ़ किसी नए ब्राउज़र के बारे में लिखें। उससे कुछ नहीं खुलता',
            mr: 'दुसरी, जिच्यामुळे तुमचा ब्राउझर 400 दिवसांपर्यंत पुन्हा ओळखला जातो, म्हणजे आम्ही फक्त नव्या ब्राउझरबद्दलच तुम्हाला लिहितो. तिने काहीही उघडत नाही',
          },
        ],
      },
      {
        en: 'Without an account one cookie is set when you begin a request, so that it opens in your browser alone (for 30 days), and one when you show on a notice that it is you, which ends after 12 hours. Both are for this site alone and out of reach for scripts.',
        hi: 'अकाउंट के बिना एक कुकी तब रखी जाती है जब आप आवेदन शुरू करें, ताकि वह सिर्फ़ आपके ब्राउज़र में खुले (30 दिन तक), और एक तब जब आप किसी नोटिस पर दिखाएँ कि वह आप ही हैं; यह 12 घंटे बाद ख़त्म होती है। दोनों सिर्फ़ इस साइट के लिए और स्क्रिप्ट की पहुँच से बाहर हैं।',
        mr: 'अकाउंटशिवाय एक कुकी तुम्ही अर्ज सुरू करता तेव्हा ठेवली जाते, म्हणजे तो फक्त तुमच्या ब्राउझरमध्ये उघडतो (30 दिवस), आणि एक तुम्ही नोटिशीवर ते तुम्हीच आहात हे दाखवता तेव्हा; ती 12 तासांनी संपते. दोन्ही फक्त या साइटसाठी आणि स्क्रिप्टच्या आवाक्याबाहेर आहेत.',
      },
      {
        en: 'Codes and links that we send you are kept only in a form from which they cannot be rebuilt, and deleted a day after they end. To stop guessing, tries are counted for a username and for a network address under a value from which neither can be read, and forgotten after a week at most. Each sign-in, sign-out and change of password is written into a record that nobody can change, without your name or address.',
        hi: 'जो कोड और लिंक हम आपको भेजते हैं, वे सिर्फ़ ऐसे रूप में रखे जाते हैं जिससे उन्हें दोबारा नहीं बनाया जा सकता, और ख़त्म होने के एक दिन बाद मिटा दिए जाते हैं। अंदाज़े से घुसने को रोकने के लिए हर यूज़रनेम और हर नेटवर्क पते की कोशिशें गिनी जाती हैं, ऐसे निशान के नीचे जिससे दोनों में से कुछ नहीं पढ़ा जा सकता, और ज़्यादा से ज़्यादा एक हफ़्ते में भुला दी जाती हैं। हर लॉगिन, लॉगआउट और पासवर्ड बदलना ऐसे रिकॉर्ड में लिखा जाता है जिसे कोई नहीं बदल सकता, आपके नाम या पते के बिना।',
        mr: 'आम्ही तुम्हाला पाठवतो ते कोड आणि लिंक पुन्हा तयार करता येणार नाहीत अशाच रूपात ठेवल्या जातात, आणि संपल्यानंतर एका दिवसाने पुसल्या जातात. अंदाजाने आत शिरणे रोखण्यासाठी प्रत्येक युजरनेमचे आणि प्रत्येक नेटवर्क पत्त्याचे प्रयत्न मोजले जातात, दोन्हींपैकी काहीही वाचता येणार नाही अशा खुणेखाली, आणि जास्तीत जास्त एका आठवड्यात विसरले जातात. प्रत्येक लॉगिन, लॉगआउट आणि पासवर्ड बदलणे कोणीही बदलू शकत नाही अशा नोंदीत लिहिले जाते, तुमचे नाव किंवा पत्ता न लिहिता.',
      },
      {
        en: 'To stop floods of posts, the server counts the posts of a network address for a minute. The count is in the memory of the machine and is never written down. To answer a form that was sent twice only once, a fingerprint of what was sent, which cannot be turned back into its words, is kept for about a day.',
        hi: 'फ़ॉर्मों की बाढ़ रोकने के लिए सर्वर एक मिनट तक गिनता है कि एक नेटवर्क पते से कितना भेजा गया। यह गिनती मशीन की मेमोरी में रहती है और कभी लिखी नहीं जाती। दो बार भेजे गए फ़ॉर्म का जवाब एक ही बार देने के लिए, जो भेजा गया उसकी एक छाप, जिससे उसके शब्द वापस नहीं बन सकते, करीब एक दिन रखी जाती है।',
        mr: 'फॉर्मचा मारा रोखण्यासाठी एका नेटवर्क पत्त्यावरून किती पाठवले जाते ते सर्व्हर एक मिनिट मोजतो. ही मोजणी यंत्राच्या मेमरीत असते आणि कधीही लिहून ठेवली जात नाही. दोनदा पाठवलेल्या फॉर्मला एकदाच उत्तर देण्यासाठी, जे पाठवले त्याचा एक ठसा, ज्यातून त्याचे शब्द परत मिळत नाहीत, सुमारे एक दिवस ठेवला जातो.',
      },
    ],
  },
  {
    id: 'why-we-use-it',
    title: {
      en: 'Why we use it, and on what ground',
      hi: 'क्यों इस्तेमाल करते हैं, और किस आधार पर',
      mr: 'ती का वापरतो, आणि कोणत्या आधारावर',
    },
    clauses: [
      {
        text: {
          en: 'We use personal data only for the purpose it was sent for:',
          hi: 'निजी जानकारी हम सिर्फ़ उसी काम के लिए इस्तेमाल करते हैं जिसके लिए वह भेजी गई:',
          mr: 'वैयक्तिक माहिती ज्या कामासाठी पाठवली, फक्त त्याच कामासाठी आम्ही वापरतो:',
        },
        list: [
          {
            en: 'to answer your enquiry or hold the free consultation that you asked for, which is a purpose for which you gave your data of your own accord (section 7(a) of the DPDP Act)',
            hi: 'आपके सवाल का जवाब देने या आपकी माँगी मुफ़्त बातचीत करने के लिए; इस काम के लिए आपने अपनी जानकारी ख़ुद अपनी मर्ज़ी से दी (DPDP Act की धारा 7(a))',
            mr: 'तुमच्या चौकशीला उत्तर देण्यासाठी किंवा तुम्ही मागितलेली मोफत चर्चा करण्यासाठी; या कामासाठी तुम्ही तुमची माहिती स्वतःहून दिली (DPDP Act चे कलम 7(a))',
          },
          {
            en: 'to send the newsletter, on your consent (section 6). You confirm it by a link in a mail before the first issue comes, and you can withdraw it by a link in every issue',
            hi: 'आपकी सहमति पर न्यूज़लेटर भेजने के लिए (धारा 6)। पहला अंक आने से पहले आपको एक ईमेल के लिंक से इसे कन्फ़र्म करना होता है, और हर अंक के एक लिंक से सहमति वापस ली जा सकती है',
            mr: 'तुमच्या संमतीवर न्यूजलेटर पाठवण्यासाठी (कलम 6). पहिला अंक येण्याआधी तुम्ही ईमेलमधल्या लिंकने ती कन्फर्म करता, आणि प्रत्येक अंकातल्या लिंकने ती मागे घेऊ शकता',
          },
          {
            en: 'to decide on your application to the panel and to verify who applies, which you gave your data for of your own accord (section 7(a))',
            hi: 'पैनल के लिए आपके आवेदन पर फ़ैसला करने और आवेदन करने वाले की जाँच के लिए, जिसके लिए आपने जानकारी अपनी मर्ज़ी से दी (धारा 7(a))',
            mr: 'पॅनेलसाठीच्या तुमच्या अर्जावर निर्णय घेण्यासाठी आणि अर्ज कोण करत आहे याची पडताळणी करण्यासाठी, ज्यासाठी तुम्ही माहिती स्वतःहून दिली (कलम 7(a))',
          },
          {
            en: 'to keep your account, which you open of your own accord (section 7(a)), and to write to you about it: codes, links, a new sign-in, a changed password',
            hi: 'आपका अकाउंट रखने के लिए, जो आपने अपनी मर्ज़ी से खोला (धारा 7(a)), और उसके बारे में आपको लिखने के लिए: कोड, लिंक, नया लॉगिन, बदला हुआ पासवर्ड',
            mr: 'तुमचे अकाउंट ठेवण्यासाठी, जे तुम्ही स्वतःहून उघडता (कलम 7(a)), आणि त्याबद्दल तुम्हाला लिहिण्यासाठी: कोड, लिंक, नवे लॉगिन, बदललेला पासवर्ड',
          },
          {
            en: 'to keep the site safe, and to meet a duty under law or an order of a court',
            hi: 'साइट को सुरक्षित रखने के लिए, और कानून की कोई ज़िम्मेदारी या अदालत का आदेश पूरा करने के लिए',
            mr: 'साइट सुरक्षित ठेवण्यासाठी, आणि कायद्याने दिलेले कर्तव्य किंवा कोर्टाचा आदेश पाळण्यासाठी',
          },
        ],
      },
      {
        en: 'We do not sell personal data, do not build profiles, and make no automated decisions about you. What you write in a form is not used to train AI.',
        hi: 'हम निजी जानकारी नहीं बेचते, लोगों की प्रोफ़ाइल नहीं बनाते, और आपके बारे में मशीन से फ़ैसले नहीं लेते। फ़ॉर्म में आप जो लिखें, उससे AI को नहीं सिखाया जाता।',
        mr: 'आम्ही वैयक्तिक माहिती विकत नाही, लोकांचे प्रोफाइल तयार करत नाही, आणि तुमच्याबद्दल यंत्राने निर्णय घेत नाही. तुम्ही फॉर्ममध्ये लिहिलेले AI ला शिकवण्यासाठी वापरले जात नाही.',
      },
    ],
  },
  {
    id: 'who-sees-it',
    title: { en: 'Who may see it', hi: 'कौन देख सकता है', mr: 'ती कोण पाहू शकते' },
    clauses: [
      {
        en: 'Case officers and staff who need it to answer you; the companies that host our server and carry our mail, under contracts that bind them; and an authority or court where the law requires it. The other side of your dispute does not learn from us that you have written.',
        hi: 'केस अधिकारी और कर्मचारी, जिन्हें आपको जवाब देने के लिए इसकी ज़रूरत हो; वे कंपनियाँ जो हमारा सर्वर रखती और हमारे ईमेल पहुँचाती हैं, उन करारों के तहत जो उन्हें बाँधते हैं; और कोई सरकारी विभाग या अदालत, जहाँ कानून माँगे। आपके विवाद के दूसरे पक्ष को हमसे यह पता नहीं चलता कि आपने हमें लिखा है।',
        mr: 'तुम्हाला उत्तर देण्यासाठी ज्यांना ती लागते ते प्रकरण अधिकारी आणि कर्मचारी; आमचा सर्व्हर ठेवणाऱ्या आणि आमचे ईमेल पोहोचवणाऱ्या कंपन्या, त्यांना बांधणाऱ्या करारांखाली; आणि कायदा सांगतो तिथे एखादी सरकारी यंत्रणा किंवा कोर्ट. तुम्ही आम्हाला लिहिले आहे हे तुमच्या वादातल्या दुसऱ्या बाजूला आमच्याकडून कळत नाही.',
      },
      {
        en: 'Links to a chat service or a social network lead away from this site. What you send there is under the terms of that service.',
        hi: 'चैट सेवा या सोशल नेटवर्क के लिंक इस साइट से बाहर ले जाते हैं। वहाँ आप जो भेजें, उस पर उस सेवा की शर्तें लागू होती हैं।',
        mr: 'चॅट सेवेच्या किंवा सोशल नेटवर्कच्या लिंक या साइटबाहेर नेतात. तिथे तुम्ही जे पाठवता, त्याला त्या सेवेच्या अटी लागू होतात.',
      },
    ],
  },
];
