import { institution } from '../institution.ts';
import type { LegalTextPart } from '../legal-text.ts';

export const general: LegalTextPart = {
  title: { en: 'Part A. General', hi: 'भाग A. आम बातें', mr: 'भाग A. सर्वसाधारण' },
  sections: [
    {
      id: 'scope',
      title: {
        en: 'When these rules apply',
        hi: 'ये नियम कब लागू होते हैं',
        mr: 'हे नियम कधी लागू होतात',
      },
      clauses: [
        'These rules apply where the parties have agreed in writing to arbitration, mediation or conciliation administered by the institution or under its rules, or where a court has referred them to it.',
        'The version in force when the request is filed governs the case, unless the parties agree on another. A later version does not change a case that has begun.',
        'The law stands above these rules. Where a rule conflicts with a provision from which the parties may not depart, the provision counts. “The Act” is the Arbitration and Conciliation Act, 1996, and sections without another name are sections of it.',
      ],
    },
    {
      id: 'words',
      title: { en: 'What the words mean', hi: 'शब्दों का मतलब', mr: 'शब्दांचे अर्थ' },
      clauses: [
        {
          text: 'In these rules:',
          list: [
            `“institution” is ${institution.name}, run by ${institution.company}; it acts through its registrar and case officers and decides no dispute itself`,
            '“registrar” is the officer who takes the decisions that these rules give to the institution; a case officer prepares and serves papers',
            '“neutral” is an arbitrator, a mediator or a conciliator; “tribunal” is a sole arbitrator or all arbitrators together',
            '“case channel” is the e-mail address, or the online workspace, that the registrar names in writing for a case',
            '“procedure” is online, expedited or ordinary, as rule 6 tells them apart',
            '“in writing” includes e-mail and other electronic records (sections 4, 5 and 10A of the Information Technology Act, 2000)',
          ],
        },
      ],
    },
    {
      id: 'time',
      title: { en: 'How time is counted', hi: 'समय कैसे गिना जाता है', mr: 'मुदत कशी मोजतात' },
      clauses: [
        'The day of the event is not counted. A period of these rules that ends on a Saturday, a Sunday or a public holiday in Maharashtra ends on the next working day. A period that the law gives is told as it is counted; what a party does on the next working day is taken and noted, except where the law allows no day more. Dates and hours are those of Indian Standard Time.',
        'A month ends on the day with the same number; if the month has no such day, on its last day.',
        'The registrar, and after its constitution the tribunal, may extend a period of these rules for a reason, before or after it has passed, equally for both sides or with reasons for a difference. Periods set by law are not extended except as the law allows.',
        'No party is given less than 7 days for an answer or a pleading, or 5 days where the parties have signed for the expedited procedure, unless both agree.',
      ],
    },
    {
      id: 'service',
      title: { en: 'Service of notices', hi: 'नोटिस की तामील', mr: 'नोटीस पोहोचवणे' },
      clauses: [
        'The first notice to a respondent goes out by e-mail, by a message to a phone number where the respondent has named one, and by speed post or registered post with proof of delivery. It carries the request and every paper filed with it.',
        {
          text: 'A paper is served on the day on which the first of these happens:',
          list: [
            'the addressee opens it in the case channel after proving who they are',
            'it reaches an address that the contract, an agreement or the addressee has designated for notices, and no failure is reported within 72 hours (section 13 of the Information Technology Act, 2000)',
            'it is delivered to the addressee in person or at the place of business, habitual residence or mailing address, with proof of delivery (section 3 of the Act)',
            'the day fixed in an order under clause 4.4',
          ],
        },
        'A message that was only sent is not served. Nor is one whose status is unknown after 72 hours.',
        'If at least two ways have failed and the claimant shows a reasonable inquiry, the registrar may order that the paper be sent to the last known address in a way that records the attempt. It is then deemed received on that day (section 3(1)(b)). The order gives reasons and is served in the same way.',
        'Each party keeps one e-mail address for service and tells the institution at once if it changes. What one party sends to the tribunal or the institution is passed on to the other (section 24(3)).',
        'The institution keeps the record of every attempt: to whom, how, when, and with what proof. Each party may see it.',
      ],
    },
    {
      id: 'representation',
      title: { en: 'Representation and language', hi: 'प्रतिनिधि और भाषा', mr: 'प्रतिनिधी आणि भाषा' },
      clauses: [
        'A party may act alone or through any person it has authorised in writing. The authority is filed. A company names the person who may settle for it.',
        'The parties choose the language. Until they do, the institution writes in English and adds Hindi or Marathi where a party asks. The tribunal may order translations (section 22).',
      ],
    },
    {
      id: 'procedures',
      title: { en: 'The three procedures', hi: 'तीन तरह की प्रक्रिया', mr: 'तीन प्रक्रिया' },
      clauses: [
        {
          text: 'An arbitration runs under the procedure that the parties agree on, and otherwise under the online procedure:',
          list: [
            'Online: papers and hearings are electronic from beginning to end',
            'Expedited: the fast track of section 29B. It needs the written agreement of all parties, made before or when the tribunal is appointed. It is decided on papers by a sole arbitrator, unless all parties ask for an oral hearing or the tribunal needs one',
            'Ordinary: for complex cases and those with several parties. Hearings may be online, in a room, or both',
          ],
        },
        'Rule 44 sets out the periods of each. If a case outgrows its procedure, the parties may agree on another, or the tribunal may order the ordinary one after hearing them.',
      ],
    },
    {
      id: 'confidentiality',
      title: { en: 'Confidentiality', hi: 'गोपनीयता', mr: 'गोपनीयता' },
      clauses: [
        'The institution, the neutrals and the parties keep all proceedings confidential. An award may be disclosed where that is necessary to implement or enforce it (section 42A).',
        'Mediation and conciliation are protected further by rules 37 and 42. Their papers are kept apart and are never part of the record of an arbitration.',
        'Whoever brings in a witness, an expert, an interpreter or a helper sees to it that they are bound in the same way.',
      ],
    },
    {
      id: 'data',
      title: { en: 'Data and technology', hi: 'जानकारी और टेक्नोलॉजी', mr: 'डेटा आणि तंत्रज्ञान' },
      clauses: [
        'Personal data is used for the case only, seen only by those who need it, and protected with safeguards that fit its weight. A party files only what the case needs. All but the last four digits of an Aadhaar number are blacked out before filing.',
        'Software may be used to sort papers, transcribe, translate or suggest names of neutrals, once the parties have been told which and what for. A person checks its work. It makes no finding and no decision. A party may object to its use on its papers.',
        'Whoever files a text or citation made with the help of such software has checked it and answers for it.',
        'An electronic record is filed with what is needed to prove it. A certificate under section 63(4) of the Bharatiya Sakshya Adhiniyam, 2023 is not required by these rules, but is useful if the matter goes to a court.',
        'The institution keeps the record of a case for as long as a challenge or enforcement is possible, and after that only what a law asks it to keep.',
      ],
    },
  ],
};
