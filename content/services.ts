import type { LocalizedText } from '#kernel/language.ts';

export type ServicePicture = 'negotiate' | 'art' | 'sports' | 'tech' | 'ecommerce' | 'loan';

export type Service = {
  path: `/services/${string}`;
  name: LocalizedText;
  /** What the row says when it opens: tight words first, then wide ones (design 3). */
  line: { tight: LocalizedText; wide: LocalizedText };
  picture: ServicePicture;
};

/** The six sectors, in the order of the spec's route table. */
export const services: readonly Service[] = [
  {
    path: '/services/ai-powered-negotiate',
    name: {
      en: 'AI-Powered Negotiation',
      hi: 'AI की मदद से समझौते की बात',
      mr: 'AI च्या मदतीने वाटाघाटी',
    },
    line: {
      tight: { en: 'Software does the sums,', hi: 'हिसाब सॉफ़्टवेयर का,', mr: 'हिशोब सॉफ्टवेअरचा,' },
      wide: { en: 'you do the deal.', hi: 'समझौता आपका।', mr: 'तडजोड तुमची.' },
    },
    picture: 'negotiate',
  },
  {
    path: '/services/art-disputes',
    name: { en: 'Art Disputes', hi: 'कला के विवाद', mr: 'कलेतील वाद' },
    line: {
      tight: { en: 'Left hanging?', hi: 'बात लटकी है?', mr: 'लटकून राहिले?' },
      wide: { en: 'Let’s straighten it.', hi: 'सीधी कर देते हैं।', mr: 'चला, सरळ करू.' },
    },
    picture: 'art',
  },
  {
    path: '/services/sports-disputes',
    name: { en: 'Sports Disputes', hi: 'खेल के विवाद', mr: 'खेळातील वाद' },
    line: {
      tight: { en: 'Off the back page,', hi: 'अख़बार में नहीं,', mr: 'क्रीडा पानावरून,' },
      wide: { en: 'into the room.', hi: 'कमरे में।', mr: 'थेट खोलीत.' },
    },
    picture: 'sports',
  },
  {
    path: '/services/tech-disputes',
    name: { en: 'Tech Disputes', hi: 'टेक के विवाद', mr: 'टेक वाद' },
    line: {
      tight: { en: 'Not a bug.', hi: 'बग नहीं।', mr: 'बग नव्हे.' },
      wide: { en: 'A clause.', hi: 'करार की शर्त।', mr: 'करारातली अट.' },
    },
    picture: 'tech',
  },
  {
    path: '/services/ecommerce-disputes',
    name: { en: 'E-Commerce Disputes', hi: 'ई-कॉमर्स के विवाद', mr: 'ई-कॉमर्स वाद' },
    line: {
      tight: { en: 'Return to sender?', hi: 'सामान लौटाएँ?', mr: 'पार्सल परत?' },
      wide: { en: 'Return to sense.', hi: 'आइए, बात बनाएँ।', mr: 'शहाणपणही परत.' },
    },
    picture: 'ecommerce',
  },
  {
    path: '/services/loan-disputes',
    name: { en: 'Loan Disputes', hi: 'लोन के विवाद', mr: 'कर्जाचे वाद' },
    line: {
      tight: { en: 'Interest in settling?', hi: 'निपटाने में इंटरेस्ट है?', mr: 'मिटवण्यात रस आहे?' },
      wide: { en: 'Same.', hi: 'हमें भी।', mr: 'आम्हालाही.' },
    },
    picture: 'loan',
  },
];
