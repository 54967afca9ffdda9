import { institution } from '../institution.ts';
import type { Paper } from '../paper.ts';

export const terms: Paper = {
  heading: '_Terms &_ *Conditions*',
  description: `The terms on which ${institution.name} offers its website: what you may expect, what we ask of you, and which law applies.`,
  lead: 'The terms on which this website is offered: what you may expect from us, and what we ask of you.',
  version: '1.0',
  updatedOn: '2026-11-20',
  note: 'In short: this site informs you and lets you reach us. It is not a law firm, and using it does not start a case, bind you to arbitration or make anybody your lawyer.',
  parts: [
    {
      sections: [
        {
          id: 'about',
          title: 'Who we are, and what this is',
          clauses: [
            `This website is run by ${institution.company} (“we”, “the institution”), ${institution.address.join(', ')}. By using it you accept these terms. If you do not, please leave the site; nothing is lost by that.`,
            'We administer arbitration, mediation and conciliation. We do not decide disputes ourselves: independent arbitrators do that, and mediators and conciliators help the sides to settle.',
          ],
        },
        {
          id: 'no-legal-advice',
          title: 'No legal advice, no attorney-client relationship',
          clauses: [
            'The institution is not a law firm and gives no legal advice. What stands on this site, what the fee calculator shows and what a case officer says in a free consultation is general information. None of it creates an attorney-client relationship. Please take advice from an advocate of your own before you decide anything of weight.',
            'Time limits run whether you write to us or not. An enquiry, a consultation or a subscription does not stop the time under the Limitation Act, 1963: an arbitration begins when the other side receives the request to refer the dispute (section 21 of the Arbitration and Conciliation Act, 1996).',
          ],
        },
        {
          id: 'the-site',
          title: 'What the site offers',
          clauses: [
            'Today the site gives information, estimates fees, and takes enquiries, requests for a free consultation, applications and newsletter subscriptions where it has a form for them. A service that is described as part of the platform is available to you once we have confirmed it for your case in writing.',
            'We try to keep the site open at all hours but do not promise that it always is. We may change or close parts of it.',
          ],
        },
        {
          id: 'cases',
          title: 'Cases have terms of their own',
          clauses: [
            'A case is governed by the [Arbitration Rules](/arbitration-rules), by what the sides have agreed, and by the law. Ticking a box on this site is not an agreement to arbitrate. Such an agreement must be in writing between the sides (section 7), and silence is never taken for one.',
            'The neutrals on our panel are bound by the [Code of Conduct](/code-of-conduct). They are independent, and neither our employees nor our agents.',
          ],
        },
        {
          id: 'times-and-results',
          title: 'Times, savings and results',
          clauses: [
            'Where the site names a time or a saving, that is a target or an experience and not a promise for your case. How long a case takes depends on both sides, on the tribunal and on the law. Nobody here can promise a result.',
          ],
        },
        {
          id: 'fees',
          title: 'Fees',
          clauses: [
            'Reading this site and the free consultation cost nothing. The fee calculator gives an indication without taxes; it is not an offer or an invoice. What a case costs follows from the schedule of the [rules](/arbitration-rules#schedule-of-fees) in force when the case is filed and is told to you in writing before you pay. The registration fee is not refunded.',
          ],
        },
        {
          id: 'your-part',
          title: 'What we ask of you',
          clauses: [
            {
              text: 'Please:',
              list: [
                'give true details, and only details that you are allowed to give',
                'do not pretend to be somebody else, and do not write in another’s name without authority',
                'do not send harmful files, flood our forms, look for ways around the safeguards, or copy the site by machine in a way that burdens it',
                'do not use the site to threaten or shame the other side of a dispute',
              ],
            },
            'We may refuse posts that break these points, and tell the authorities where the law asks for it.',
          ],
        },
        {
          id: 'privacy',
          title: 'Privacy',
          clauses: [
            'The [Privacy Policy](/privacy-policy) says what we keep, why and for how long. Notices about your enquiry go to the e-mail address that you gave; please keep it right.',
          ],
        },
        {
          id: 'content',
          title: 'Words, pictures and names',
          clauses: [
            'The text, pictures, films and marks of this site belong to us or to those who let us use them. You may read, print and link to it, and quote it with its source. The rules and the code of conduct may be copied whole for use in a case or an agreement. Software that carries an open licence stays under that licence.',
            'Links to other sites are a courtesy. We do not answer for what is there.',
          ],
        },
        {
          id: 'liability',
          title: 'What we answer for',
          clauses: [
            'We answer for loss that we cause by fraud, by intent or by gross negligence, and wherever the law does not allow it to be limited. Consumer rights under the Consumer Protection Act, 2019 stay untouched. Beyond that, and as far as the law allows, we do not answer for loss that comes from relying on general information on this site, from the site being closed for a time, or from the acts of others.',
            'For what an arbitrator does in good faith, section 42B of the Arbitration and Conciliation Act, 1996 protects the arbitrator.',
          ],
        },
        {
          id: 'law',
          title: 'Law, courts and complaints',
          clauses: [
            `Indian law applies. If something about the site troubles you, write to [${institution.email}](mailto:${institution.email}) first: a complaint is addressed within 30 days. What cannot be settled goes to the courts in Mumbai; a consumer may also go to the consumer commission where they live or work. We do not ask you to arbitrate against us.`,
          ],
        },
        {
          id: 'changes',
          title: 'Changes',
          clauses: [
            'We may change these terms. The version and date stand at the head of this page, and the version that was there when you sent a form is the one that counts for that form. If one term is invalid, the others stay.',
          ],
        },
      ],
    },
  ],
};
