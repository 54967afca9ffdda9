import { institution } from '../institution.ts';
import type { LegalText } from '../legal-text.ts';
import { breach } from './breach.ts';
import { principles } from './principles.ts';

/** Fifteen principles (spec section 2), then what happens when one is broken. */
export const conduct: LegalText = {
  heading: { en: '_Code of_ *Conduct*', hi: '_आचार_ *संहिता*', mr: '_आचार_*संहिता*' },
  description: {
    en: `Fifteen principles for the conciliators, mediators and arbitrators of ${institution.name}, and what follows when one is broken.`,
    hi: `${institution.name} के सुलहकर्ताओं, मीडिएटरों और आर्बिट्रेटरों के लिए पंद्रह सिद्धांत, और उनमें से कोई टूटे तो क्या होता है।`,
    mr: `${institution.name} चे समेटकर्ते, मध्यस्थ आणि लवाद पंच यांच्यासाठी पंधरा तत्त्वे, आणि एखादे मोडले तर काय होते.`,
  },
  lead: {
    en: 'What we ask of every conciliator, mediator and arbitrator. A breach can end their place on the panel.',
    hi: 'हम हर सुलहकर्ता, मीडिएटर और आर्बिट्रेटर से यह चाहते हैं। इसे तोड़ने पर पैनल में उनकी जगह जा सकती है।',
    mr: 'प्रत्येक समेटकर्ता, मध्यस्थ आणि लवाद पंच यांच्याकडून आमची अपेक्षा. ती मोडली, तर पॅनेलवरची जागा जाऊ शकते.',
  },
  version: '1.0',
  updatedOn: '2026-11-20',
  note: {
    en: 'In this code a “neutral” is a conciliator, a mediator or an arbitrator. “The Act” is the Arbitration and Conciliation Act, 1996. The code adds to the law and never takes from it. Where the [Arbitration Rules](/arbitration-rules) say more, they say it for the case at hand.',
    hi: 'इस संहिता में “निष्पक्ष व्यक्ति” का मतलब है सुलहकर्ता, मीडिएटर या आर्बिट्रेटर। “अधिनियम” का मतलब है माध्यस्थम् और सुलह अधिनियम, 1996। यह संहिता कानून में जोड़ती है, उससे कुछ घटाती नहीं। जहाँ [आर्बिट्रेशन नियम](/arbitration-rules) इससे ज़्यादा कहते हैं, वे उस केस के लिए कहते हैं।',
    mr: 'या संहितेत “तटस्थ व्यक्ती” म्हणजे समेटकर्ते, मध्यस्थ किंवा लवाद पंच. “कायदा” म्हणजे लवाद आणि समेट कायदा, 1996. ही संहिता कायद्यात भर घालते, त्यातून काही काढत नाही. [लवाद नियम](/arbitration-rules) जिथे जास्त सांगतात, तिथे ते त्या प्रकरणासाठी सांगतात.',
  },
  parts: [principles, breach],
};
