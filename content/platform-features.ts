import type { FeatureCard } from './platform.ts';

export const featureCards: readonly FeatureCard[] = [
  {
    icon: 'push-pin',
    title: { en: 'Key Features', hi: 'मुख्य बातें', mr: 'मुख्य सोयी' },
    text: {
      en: 'One place for a whole case, from the first paper to the last signature.',
      hi: 'पूरे केस की एक ही जगह, पहले कागज़ से आख़िरी दस्तख़त तक।',
      mr: 'पहिल्या कागदापासून शेवटच्या सहीपर्यंत, संपूर्ण प्रकरण एकाच जागी.',
    },
    features: [
      {
        title: { en: 'A built-in calendar', hi: 'अपना कैलेंडर', mr: 'आतच असलेले कॅलेंडर' },
        text: {
          en: 'Every hearing and every deadline, with who must act next.',
          hi: 'हर सुनवाई और हर आख़िरी तारीख़, और यह भी कि अगला कदम किसका है।',
          mr: 'प्रत्येक सुनावणी आणि प्रत्येक शेवटची तारीख, आणि पुढे कोणी काय करायचे तेही.',
        },
      },
      {
        title: { en: 'A notice board', hi: 'नोटिस बोर्ड', mr: 'सूचना फलक' },
        text: {
          en: 'What the tribunal says will be posted here first, and will stay.',
          hi: 'ट्रिब्यूनल की बात पहले यहीं लगेगी, और यहीं रहेगी।',
          mr: 'लवाद मंडळ जे सांगेल ते आधी इथे येईल आणि इथेच राहील.',
        },
      },
      {
        title: { en: 'Search across the file', hi: 'पूरी फ़ाइल में खोज', mr: 'पूर्ण फाइलमध्ये शोध' },
        text: {
          en: 'One box for exhibits, messages and orders.',
          hi: 'सबूत, संदेश और आदेश, सबके लिए एक ही खोज।',
          mr: 'पुरावे, मेसेज आणि आदेश यांच्यासाठी एकच सर्च बॉक्स.',
        },
      },
      {
        title: {
          en: 'AI analysis and negotiation support',
          hi: 'AI की मदद: केस परखना और समझौते की बात',
          mr: 'AI विश्लेषण आणि वाटाघाटीला मदत',
        },
        text: {
          en: 'Points of agreement, gaps and possible deals, each with its reasons.',
          hi: 'कहाँ सहमति है, कहाँ दूरी है और कौन-से समझौते हो सकते हैं, हर बात वजह के साथ।',
          mr: 'सहमतीचे मुद्दे, मतभेद आणि शक्य तडजोडी, प्रत्येक कारणासह.',
        },
      },
    ],
  },
  {
    icon: 'lock',
    title: { en: 'Secure & Private', hi: 'सुरक्षित और निजी', mr: 'सुरक्षित आणि खासगी' },
    text: {
      en: 'A dispute is nobody’s business but that of the people in it.',
      hi: 'विवाद उन्हीं का है जो उसमें हैं, किसी और का नहीं।',
      mr: 'वाद ज्यांचा, त्यांच्याशिवाय तो इतर कोणाचाही विषय नाही.',
    },
    features: [
      {
        title: {
          en: 'A private workspace per case',
          hi: 'हर केस की निजी जगह',
          mr: 'प्रत्येक प्रकरणाला खासगी जागा',
        },
        text: {
          en: 'Only for the parties, their lawyers, the tribunal and the case officer.',
          hi: 'सिर्फ़ दोनों पक्षों, उनके वकीलों, ट्रिब्यूनल और केस अधिकारी के लिए।',
          mr: 'फक्त पक्ष, त्यांचे वकील, लवाद मंडळ आणि प्रकरण अधिकारी यांच्यासाठी.',
        },
      },
      {
        title: {
          en: 'Secure upload and sharing',
          hi: 'सुरक्षित अपलोड और शेयर',
          mr: 'सुरक्षित अपलोड आणि शेअरिंग',
        },
        text: {
          en: 'Before a file is sent it will be said who can open it.',
          hi: 'भेजने से पहले बताया जाएगा कि फ़ाइल कौन खोल पाएगा।',
          mr: 'फाइल कोण उघडू शकेल, ते पाठवण्याआधी सांगितले जाईल.',
        },
      },
      {
        title: {
          en: 'Confidential and encrypted',
          hi: 'गोपनीय और एन्क्रिप्टेड',
          mr: 'गोपनीय आणि एन्क्रिप्टेड',
        },
        text: {
          en: 'Arbitration is confidential by law, section 42A of the Act. Parties sign an NDA as well.',
          hi: 'कानून के तहत आर्बिट्रेशन गोपनीय है, अधिनियम की धारा 42A। पक्ष गोपनीयता करार (NDA) पर भी दस्तख़त करते हैं।',
          mr: 'लवाद कायद्यानेच गोपनीय असतो (कायद्याचे कलम 42A). शिवाय पक्ष गोपनीयता करारावरही (NDA) सही करतात.',
        },
      },
      {
        title: { en: 'Archiving after the case', hi: 'केस के बाद भी रिकॉर्ड', mr: 'प्रकरणानंतर जतन' },
        text: {
          en: 'The record will be kept in order, and the mediation’s papers will never be part of it.',
          hi: 'रिकॉर्ड सँभालकर रखा जाएगा, और मीडिएशन के कागज़ उसमें कभी नहीं जाएँगे।',
          mr: 'नोंदी नीट लावून ठेवल्या जातील. मध्यस्थीची कागदपत्रे त्यांत कधीच नसतील.',
        },
      },
    ],
  },
  {
    icon: 'chats',
    title: { en: 'User-Centric Tools', hi: 'आपके लिए बने टूल', mr: 'तुमच्यासाठी बनवलेली साधने' },
    text: {
      en: 'Made for someone who has never been in a dispute before, on a phone, after work.',
      hi: 'उसके लिए बने, जो पहले कभी किसी विवाद में नहीं पड़ा, जो काम के बाद फ़ोन पर देख रहा है।',
      mr: 'याआधी कधीच वादात न पडलेल्या, काम संपल्यावर फोनवर बसलेल्या माणसासाठी बनवलेली.',
    },
    features: [
      {
        title: { en: 'Discussion in your own time', hi: 'अपने समय पर बात', mr: 'तुमच्या सवडीने चर्चा' },
        text: {
          en: 'Asynchronous: each side will write when it can. No live call unless somebody asks for a hearing.',
          hi: 'असिंक्रोनस, यानी हर पक्ष अपने समय पर लिखेगा। जब तक कोई सुनवाई न माँगे, लाइव कॉल नहीं।',
          mr: 'असिंक्रोनस, म्हणजे प्रत्येक बाजू जमेल तेव्हा लिहील. कोणी सुनावणी मागितली नाही, तर लाइव्ह कॉल नाही.',
        },
      },
      {
        title: { en: 'Multi-language support', hi: 'कई भाषाएँ', mr: 'अनेक भाषा' },
        text: {
          en: 'Every page and form in English, Hindi and Marathi.',
          hi: 'हर पन्ना और फ़ॉर्म अंग्रेज़ी, हिन्दी और मराठी में।',
          mr: 'प्रत्येक पान आणि फॉर्म इंग्रजी, हिंदी आणि मराठीत.',
        },
      },
      {
        title: { en: 'Predictive insights', hi: 'समय का अंदाज़ा', mr: 'पुढचा अंदाज' },
        text: {
          en: 'How long cases like yours have taken. Never a guess at who will win.',
          hi: 'आपके जैसे केस में कितना समय लगा है। कौन जीतेगा, इसका अंदाज़ा कभी नहीं।',
          mr: 'तुमच्यासारख्या प्रकरणांना किती वेळ लागला. कोण जिंकेल याचा अंदाज कधीच नाही.',
        },
      },
      {
        title: { en: 'Every tool by keyboard', hi: 'हर टूल कीबोर्ड से', mr: 'प्रत्येक साधन कीबोर्डवरून' },
        text: {
          en: 'Large print, small screen, screen reader: the same doors for all.',
          hi: 'बड़े अक्षर, छोटी स्क्रीन, स्क्रीन रीडर: सबके लिए वही दरवाज़े।',
          mr: 'मोठी अक्षरे, छोटी स्क्रीन, स्क्रीन रीडर: सर्वांना सारखीच दारे.',
        },
      },
    ],
  },
];
