import type { LocalizedText } from '#kernel/language.ts';
import type { SectorPoint } from './sectors/sector.ts';

/**
 * The platform's three feature cards (spec sections 1 and 2). What does not stand yet is told without a verb or of the future:
 * one feature is not both there and being built.
 */
export type FeatureCard = {
  icon: 'push-pin' | 'lock' | 'chats';
  title: LocalizedText;
  text: LocalizedText;
  features: readonly SectorPoint[];
};

/** What a visitor finds today, and what is still behind the wall. */
export const standing: { today: readonly SectorPoint[]; next: readonly SectorPoint[] } = {
  today: [
    {
      title: { en: 'A free consultation', hi: 'मुफ़्त बातचीत', mr: 'मोफत चर्चा' },
      text: {
        en: 'Tell us about the dispute. A person reads it and writes back.',
        hi: 'अपने विवाद के बारे में बताएँ। एक इंसान उसे पढ़कर जवाब देता है।',
        mr: 'वादाबद्दल आम्हाला सांगा. माणूस ते वाचतो आणि उत्तर देतो.',
      },
    },
    {
      title: { en: 'The public site', hi: 'यह वेबसाइट', mr: 'सर्वांसाठी खुली साइट' },
      text: {
        en: 'The process, the fees and the services, open to both sides alike.',
        hi: 'प्रक्रिया, फ़ीस और सेवाएँ, दोनों पक्षों के लिए एक जैसी खुली।',
        mr: 'प्रक्रिया, फी आणि सेवा, दोन्ही बाजूंना सारख्याच खुल्या.',
      },
    },
    {
      title: { en: 'Requests and answers', hi: 'अनुरोध और जवाब', mr: 'विनंत्या आणि उत्तरे' },
      text: {
        en: 'File a request step by step, or answer a notice with its code, without an account.',
        hi: 'कदम-दर-कदम अनुरोध दाख़िल करें, या नोटिस का जवाब उसके कोड से दें, बिना खाते के।',
        mr: 'टप्प्याटप्प्याने विनंती दाखल करा, किंवा नोटिशीला तिच्या कोडने उत्तर द्या, खात्याशिवाय.',
      },
    },
  ],
  next: [
    {
      title: { en: 'The case room', hi: 'केस का कमरा', mr: 'प्रकरणाची खोली' },
      text: {
        en: 'Discussion, calendar, notice board and search inside a case.',
        hi: 'केस के भीतर बातचीत, कैलेंडर, नोटिस बोर्ड और खोज।',
        mr: 'प्रकरणाच्या आत चर्चा, कॅलेंडर, सूचना फलक आणि शोध.',
      },
    },
    {
      title: { en: 'The negotiation room', hi: 'समझौते की बात का कमरा', mr: 'वाटाघाटीची खोली' },
      text: {
        en: 'Private lists, sealed offers, and deals that the software will find for both.',
        hi: 'निजी सूचियाँ, बंद प्रस्ताव, और ऐसे समझौते जो सॉफ़्टवेयर दोनों के लिए ढूँढेगा।',
        mr: 'खासगी याद्या, बंद पाकिटातले प्रस्ताव आणि सॉफ्टवेअर दोघांसाठी शोधेल अशा तडजोडी.',
      },
    },
    {
      title: { en: 'The hearing room', hi: 'सुनवाई का कमरा', mr: 'सुनावणीची खोली' },
      text: {
        en: 'Video hearings with a record that both sides can trust.',
        hi: 'वीडियो पर सुनवाई, और ऐसा रिकॉर्ड जिस पर दोनों पक्ष भरोसा कर सकें।',
        mr: 'व्हिडिओ सुनावण्या आणि दोन्ही बाजूंना भरवसा वाटेल अशी नोंद.',
      },
    },
  ],
};
