import type { LegalTextPart } from '../legal-text.ts';

export const tribunal: LegalTextPart = {
  title: { en: 'Part C. The tribunal', hi: 'भाग C. ट्रिब्यूनल', mr: 'भाग C. लवाद मंडळ' },
  sections: [
    {
      id: 'number',
      title: { en: 'Number of arbitrators', hi: 'आर्बिट्रेटर कितने', mr: 'लवाद पंचांची संख्या' },
      clauses: [
        'The parties choose the number. It is not even (section 10). If they have not chosen, there is one arbitrator.',
      ],
    },
    {
      id: 'choosing',
      title: { en: 'Choosing the arbitrator', hi: 'आर्बिट्रेटर चुनना', mr: 'लवाद पंच निवडणे' },
      clauses: [
        'The parties may agree on any person, from the panel or not, who is free to act under rule 17. They have the period of rule 44 for it.',
        'If they do not agree, the registrar sends both the same list: at least five names for a sole arbitrator, ten for three, each checked for conflicts and for load. Each party may strike two names of five, or three of ten, and ranks the rest. A party that does not reply accepts all names. The name with the best ranks of both is approached first.',
        'For a tribunal of three, each side names one arbitrator within 30 days, and these two name the presiding arbitrator within 30 days. Where a side or the two do not, the registrar appoints from a list under clause 16.2 if the basis of rule 11 covers it; otherwise the court may be asked under section 11.',
        'Where there are several claimants or respondents who cannot name one arbitrator together, the registrar appoints all three.',
        'The registrar does not appoint a person who was appointed in two cases of the same party or its group in the last 36 months, unless that is disclosed and the other side agrees in writing.',
      ],
    },
    {
      id: 'disclosure',
      title: {
        en: 'Disclosure before appointment',
        hi: 'नियुक्ति से पहले खुलासा',
        mr: 'नेमणुकीआधी संबंध उघड करणे',
      },
      clauses: [
        'Whoever is approached discloses in writing, in the form of the Sixth Schedule, any relationship or interest that could raise justifiable doubts, the number of ongoing arbitrations, and anything that could keep them from finishing within twelve months (section 12(1)). The Fifth Schedule guides what counts.',
        'A person who falls under the Seventh Schedule is ineligible, unless all parties waive that by an express written agreement made after the dispute arose (section 12(5)).',
        'The disclosure is served on all parties. They have 7 days to object, or 5 where all signed for the expedited procedure, or may say earlier that they do not. The registrar decides on an objection within 3 days, with reasons. That is not a decision under section 13, and the right to challenge remains.',
        'The duty to disclose goes on until the award.',
      ],
    },
    {
      id: 'appointment',
      title: { en: 'Appointment', hi: 'नियुक्ति', mr: 'नेमणूक' },
      clauses: [
        'The appointment is made in writing once the basis is recorded, the disclosure served, and the time to object is over. The arbitrators get notice of it, and the parties a copy. On the day on which all arbitrators have received it the tribunal enters on the reference.',
        'The fees of rule 28 are fixed, and the arbitrator accepts them, before the appointment takes effect.',
      ],
    },
    {
      id: 'challenge',
      title: { en: 'Challenge', hi: 'आर्बिट्रेटर पर आपत्ति', mr: 'हरकत' },
      clauses: [
        'A party that has justifiable doubts sends its written reasons to the tribunal within 15 days of learning of the constitution of the tribunal or of the circumstances (section 13(2)). The other side may comment within the period of rule 44.',
        'Unless the arbitrator withdraws or the other side agrees, the tribunal decides, if it can within 10 days. If the challenge fails, the case goes on and the point may be raised against the award under section 34.',
        'The case is not paused by a challenge unless the tribunal orders it.',
      ],
    },
    {
      id: 'replacement',
      title: { en: 'Replacement', hi: 'आर्बिट्रेटर बदलना', mr: 'बदली नेमणूक' },
      clauses: [
        'The mandate ends if an arbitrator withdraws, cannot act or does not act without undue delay, or if the parties agree (sections 14 and 15). A substitute is appointed in the way the first was.',
        'Orders made before stay valid. Hearings may be repeated if the tribunal thinks it right.',
      ],
    },
  ],
};
