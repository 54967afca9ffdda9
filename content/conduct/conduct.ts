import { institution } from '../institution.ts';
import type { Paper } from '../paper.ts';

/** Fifteen principles (spec section 2), then what happens when one is broken. */
export const conduct: Paper = {
  heading: '_Code of_ *Conduct*',
  description: `Fifteen principles for the conciliators, mediators and arbitrators of ${institution.name}, and what follows when one is broken.`,
  lead: 'What we ask of every conciliator, mediator and arbitrator. A breach can end their place on the panel.',
  version: '1.0',
  updatedOn: '2026-11-20',
  note: 'In this code a “neutral” is a conciliator, a mediator or an arbitrator. “The Act” is the Arbitration and Conciliation Act, 1996. The code adds to the law and never takes from it. Where the [Arbitration Rules](/arbitration-rules) say more, they say it for the case at hand.',
  parts: [
    {
      title: 'The fifteen principles',
      sections: [
        {
          id: 'independence',
          title: 'Be independent',
          clauses: [
            'A neutral has no stake in the outcome and takes no instructions from anybody about it: not from a side, not from the institution, not from whoever pays the fee.',
            'A person whom the Seventh Schedule of the Act makes ineligible does not act as an arbitrator, unless all sides waive that in writing after the dispute has arisen (section 12(5)).',
          ],
        },
        {
          id: 'impartiality',
          title: 'Favour neither side',
          clauses: [
            'A neutral treats both sides equally and gives each a full opportunity to be heard (section 18 of the Act). Patience, time and tone are shared out evenly too.',
            'Nobody is judged by accent, gender, caste, faith, age, disability, wealth or the size of the law firm.',
          ],
        },
        {
          id: 'disclosure',
          title: 'Disclose early, and keep disclosing',
          clauses: [
            'Before taking a case a neutral discloses in writing whatever could raise a justifiable doubt about independence or impartiality, and whether there is enough time for the case. An arbitrator uses the form in the Sixth Schedule and reads the Fifth Schedule first (section 12).',
            'The duty lasts until the case is over. What comes up later is disclosed as soon as it is known. When in doubt, disclose.',
          ],
        },
        {
          id: 'conflicts',
          title: 'Stay out of conflicts, before and after',
          clauses: [
            'A neutral does not take a case that touches a present client, a close relative, a business partner or money of their own.',
            'Nobody is both the conciliator and the arbitrator of one dispute, or a witness or lawyer in it later, unless all sides agree in writing (section 80 of the Act for conciliation, section 17 of the Mediation Act, 2023 for mediation).',
          ],
        },
        {
          id: 'competence',
          title: 'Take only what you can do well',
          clauses: [
            'A neutral accepts a case only with the knowledge, the language and the experience that it needs, and says so when something lies outside them.',
            'Skills are kept fresh: law, procedure, and the tools through which hearings are held.',
          ],
        },
        {
          id: 'diligence',
          title: 'Be prepared and be on time',
          clauses: [
            'Papers are read before the hearing. Orders come when they were promised. Nobody takes on more cases than they can finish: an arbitrator must be able to complete the case within twelve months (section 12(1)(b)).',
            'The limits of sections 23(4), 29A and 29B are duties of the arbitrator, and not only of the parties.',
          ],
        },
        {
          id: 'self-determination',
          title: 'Let the sides decide what is theirs to decide',
          clauses: [
            'In a mediation or a conciliation the sides settle, or they do not. A neutral may propose and may ask hard questions, and never threatens, tires out or tricks anybody into signing.',
            'A neutral makes sure that each side knows that it may stop, take advice, or say no.',
          ],
        },
        {
          id: 'confidentiality',
          title: 'Keep what you hear',
          clauses: [
            'What is said and shown in a case stays in the case (sections 42A and 75 of the Act, section 22 of the Mediation Act, 2023). It is not a story for a class, a post or a dinner, not even without names if the case could be recognised.',
            'What one side tells a mediator or conciliator in confidence is not passed on to the other (section 70, proviso).',
          ],
        },
        {
          id: 'one-sided-talk',
          title: 'No talk with one side alone',
          clauses: [
            'An arbitrator does not discuss the case with one side in the absence of the other. What one side sends to the tribunal goes to the other side as well (section 24(3)).',
            'A mediator or conciliator may meet the sides separately. That is said openly at the start, and done with both.',
          ],
        },
        {
          id: 'reasons',
          title: 'Decide yourself, and say why',
          clauses: [
            'An arbitrator decides on the evidence and the law that the sides have had the chance to answer, and gives reasons unless the sides agreed otherwise (section 31(3)).',
            'The decision is not handed to anyone else: not to an assistant, not to the institution, not to software.',
          ],
        },
        {
          id: 'technology',
          title: 'Use technology with care',
          clauses: [
            'Papers of a case go only into tools that the institution has approved for it. A neutral checks every citation, translation and summary that software has made, and tells the sides when such a tool was used on their papers.',
            'Software may sort and suggest. It makes no findings.',
          ],
        },
        {
          id: 'data',
          title: 'Guard papers and personal data',
          clauses: [
            'Papers are kept on protected devices, opened by nobody else, and deleted or returned when the case and the time to challenge it are over. A loss or leak is reported to the institution at once, and within 24 hours at the latest.',
            'A full Aadhaar number is never asked for and never kept.',
          ],
        },
        {
          id: 'fees',
          title: 'Be plain about money',
          clauses: [
            'A neutral takes the fee fixed under the rules and nothing else: no gifts, no favours, no share of the outcome, no side agreement with one party. Fees are not raised alone or late.',
            'A neutral pays nobody for sending cases.',
          ],
        },
        {
          id: 'honest-words',
          title: 'Speak honestly about yourself',
          clauses: [
            'Qualifications, experience and the number of cases are stated as they are. A neutral promises no result and does not solicit a side in a pending dispute.',
            'Membership of our panel is a fact and not a recommendation by the institution. It is mentioned in that way.',
          ],
        },
        {
          id: 'respect',
          title: 'Keep the room safe',
          clauses: [
            'Everyone in a hearing, online or in a room, is treated with courtesy: parties, witnesses, lawyers, interpreters and staff. Harassment of any kind ends an appointment.',
            'A neutral watches for signs that somebody takes part under pressure or cannot follow, and stops until that is mended.',
          ],
        },
      ],
    },
    {
      title: 'When a principle is broken',
      uncounted: true,
      sections: [
        {
          id: 'complaint',
          title: 'How to complain',
          clauses: [
            'Anyone who has met a neutral of ours in a case may write to the [office](/say-hello). Say which case and which principle, and what happened. Nobody is treated worse for it.',
            'A complaint under this code does not stop a case and does not replace a challenge to an arbitrator, which must be made within 15 days under section 13 of the Act.',
          ],
        },
        {
          id: 'notice-and-reply',
          title: 'Notice, and 14 days to reply',
          clauses: [
            'If the complaint shows a possible breach, the neutral gets a written notice with the complaint, the principle and the papers, and has 14 days to reply. On request there is a hearing, which may be held online.',
            'While the matter is open the institution may pause new appointments of that person. A pause is not a finding.',
          ],
        },
        {
          id: 'decision',
          title: 'Decision, with reasons',
          clauses: [
            {
              text: 'A committee of three, none of whom has a part in the case, decides in writing and gives reasons. It may:',
              list: [
                'close the complaint',
                'warn the neutral, or ask for training',
                'suspend the empanelment for a stated time',
                'remove the neutral from the panel',
              ],
            },
            'Reasons go to the neutral and, as far as confidentiality allows, to whoever complained. The neutral may ask once, within 14 days, for a review by persons who did not decide before.',
          ],
        },
        {
          id: 'open-cases',
          title: 'Cases that are still open',
          clauses: [
            'Removal from the panel does not by itself end an appointment in a pending arbitration: that follows sections 13 to 15 of the Act. Where a substitute is needed, it is appointed in the way the first was. In a mediation or conciliation the sides choose whether to go on, with whom, or not at all.',
          ],
        },
      ],
    },
  ],
};
