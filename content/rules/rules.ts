import { institution } from '../institution.ts';
import type { LegalText } from '../legal-text.ts';
import { awards } from './awards.ts';
import { beginning } from './beginning.ts';
import { conciliation } from './conciliation.ts';
import { conductOfCase } from './conduct-of-case.ts';
import { general } from './general.ts';
import { mediation } from './mediation.ts';
import { schedules } from './schedules.ts';
import { tribunal } from './tribunal.ts';

/** The institutional rules. A new text is a new version with its own date; a case keeps the version it began under. */
export const rules: LegalText = {
  heading: { en: '_Arbitration_ *Rules*', hi: '_आर्बिट्रेशन के_ *नियम*', mr: '_लवाद_ *नियम*' },
  description: {
    en: `The rules of arbitration, mediation and conciliation of ${institution.name}: appointment, conduct, time limits, fees, service and awards.`,
    hi: `${institution.name} के आर्बिट्रेशन, मीडिएशन और सुलह के नियम: नियुक्ति, केस कैसे चलता है, समय-सीमा, फ़ीस, नोटिस की तामील और फ़ैसला (अवॉर्ड)।`,
    mr: `${institution.name} चे लवाद, मध्यस्थी आणि समेट यांचे नियम: नेमणूक, प्रकरणाचे कामकाज, मुदती, फी, नोटीस पोहोचवणे आणि निवाडा.`,
  },
  lead: {
    en: 'The rules of arbitration, mediation and conciliation of this institution, from the first notice to the award or the settlement.',
    hi: 'इस संस्था के आर्बिट्रेशन, मीडिएशन और सुलह के नियम, पहले नोटिस से फ़ैसले (अवॉर्ड) या समझौते तक।',
    mr: 'या संस्थेचे लवाद, मध्यस्थी आणि समेट यांचे नियम, पहिल्या नोटिशीपासून निवाडा किंवा तडजोडीपर्यंत.',
  },
  version: '1.3 (2026)',
  updatedOn: '2026-11-27',
  citesClauses: true,
  note: `To bring future disputes here, write into your contract: “Any dispute arising out of or in connection with this contract shall be referred to arbitration administered by ${institution.name} under its Arbitration Rules in force when the request is filed. The seat is Mumbai. The language is English. The tribunal consists of one arbitrator.” Both sides must sign it. Change the seat, the language and the number to what suits you.`,
  onlyEnglish: true,
  parts: [general, beginning, tribunal, conductOfCase, awards, mediation, conciliation, schedules],
};
