import { institution } from '../institution.ts';
import type { LegalText } from '../legal-text.ts';
import { collected } from './collected.ts';
import { rights } from './rights.ts';

/** Eleven sections (spec section 2). True of what the site keeps: migrations/ and platform/log.ts are its sources. */
export const privacy: LegalText = {
  heading: { en: '_Privacy_ *Policy*', hi: '_प्राइवेसी_ *पॉलिसी*', mr: '_गोपनीयता_ *धोरण*' },
  description: {
    en: `What personal data ${institution.name} keeps, why and for how long, your rights, and how a grievance is addressed within 30 days.`,
    hi: `${institution.name} आपकी कौन-सी निजी जानकारी रखता है, क्यों और कब तक, आपके हक क्या हैं, और शिकायत का जवाब 30 दिन में कैसे दिया जाता है।`,
    mr: `${institution.name} कोणती वैयक्तिक माहिती ठेवते, का आणि किती काळ, तुमचे हक्क, आणि तक्रारीची दखल 30 दिवसांत कशी घेतली जाते.`,
  },
  lead: {
    en: 'What we keep about you, why, for how long, and who may see it.',
    hi: 'हम आपके बारे में क्या रखते हैं, क्यों, कब तक, और कौन उसे देख सकता है।',
    mr: 'तुमच्याबद्दल आम्ही काय ठेवतो, का, किती काळ, आणि ते कोण पाहू शकते.',
  },
  version: '1.2',
  updatedOn: '2026-11-23',
  note: {
    en: 'In short: we keep what you send us through a form, to answer you. The public pages of this website set no cookies, and it counts no visits and shows no advertisements. You may ask us at any time what we hold, to correct it or to erase it.',
    hi: 'छोटे में: फ़ॉर्म से आप हमें जो भेजें, वह हम आपको जवाब देने के लिए रखते हैं। इस वेबसाइट के सबके लिए खुले पन्ने कोई कुकी नहीं रखते, और वह आने वालों को नहीं गिनती और विज्ञापन नहीं दिखाती। आप कभी भी हमसे पूछ सकते हैं कि हमारे पास आपका क्या है, और उसे ठीक करने या मिटाने को कह सकते हैं।',
    mr: 'थोडक्यात: तुम्ही फॉर्ममधून जे पाठवता, ते तुम्हाला उत्तर देण्यासाठी आम्ही ठेवतो. या वेबसाइटची सर्वांसाठी खुली पाने कोणतीही कुकी ठेवत नाहीत, आणि ती भेटी मोजत नाही आणि जाहिराती दाखवत नाही. आमच्याकडे तुमचे काय आहे ते तुम्ही कधीही विचारू शकता, आणि ते दुरुस्त करायला किंवा पुसायला सांगू शकता.',
  },
  parts: [
    {
      sections: [...collected, ...rights],
    },
  ],
};
