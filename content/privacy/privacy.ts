import { institution } from '../institution.ts';
import type { Paper } from '../paper.ts';

/** Eleven sections (spec section 2). True of what the site keeps: migrations/ and platform/log.ts are its sources. */
export const privacy: Paper = {
  heading: '_Privacy_ *Policy*',
  description: `What personal data ${institution.name} keeps, why and for how long, your rights, and how a grievance is addressed within 30 days.`,
  lead: 'What we keep about you, why, for how long, and who may see it.',
  version: '1.0',
  updatedOn: '2026-11-20',
  note: 'In short: we keep what you send us through a form, to answer you. This website sets no cookies, counts no visits and shows no advertisements. You may ask us at any time what we hold, to correct it or to erase it.',
  parts: [
    {
      sections: [
        {
          id: 'who-we-are',
          title: 'Who is responsible',
          clauses: [
            `${institution.company} runs this website and decides why and how personal data is used here. In the words of the Digital Personal Data Protection Act, 2023 (“DPDP Act”) it is the data fiduciary and you are the data principal. You reach us at [${institution.email}](mailto:${institution.email}), on ${institution.phone.shown}, or at ${institution.address.join(', ')}.`,
            'We keep to the DPDP Act already, although most of its duties begin only in May 2027, eighteen months after the Digital Personal Data Protection Rules, 2025 were notified. Until then section 43A of the Information Technology Act, 2000 and the rules of 2011 made under it apply as well.',
          ],
        },
        {
          id: 'what-we-collect',
          title: 'What we collect',
          clauses: [
            {
              text: 'Only what you type into a form and send:',
              list: [
                'Free consultation: your name, e-mail address and phone number, the kind of dispute, how you would like it resolved, your description, whether any action was taken before, and a deadline if you give one',
                'Say hello: your name, e-mail address, phone number and message',
                'Newsletter: your e-mail address, the words of the consent that you ticked, and when you asked, confirmed and left',
              ],
            },
            'Please do not send identity numbers, health details or other people’s secrets in these forms. We never ask for an Aadhaar number in them. If another form of this site asks for more, such as an application to join the panel, that form says so, and it is used for that application alone.',
            'What is typed into the fee calculator is not sent to us and not kept.',
          ],
        },
        {
          id: 'technical-data',
          title: 'Technical data',
          clauses: [
            'The site sets no cookies, has no analytics and no advertising, and loads its pictures, films and letters from its own address. For every request our server writes one line: the time, the page asked for, the result, how long it took and a random number. Your network address and what you typed are not written there.',
            'To stop floods of posts, the server counts the posts of a network address for a minute. The count is in the memory of the machine and is never written down. To answer a form that was sent twice only once, a fingerprint of what was sent, which cannot be turned back into its words, is kept for about a day.',
          ],
        },
        {
          id: 'why-we-use-it',
          title: 'Why we use it, and on what ground',
          clauses: [
            {
              text: 'We use personal data only for the purpose it was sent for:',
              list: [
                'to answer your enquiry or hold the free consultation that you asked for, which is a purpose for which you gave your data of your own accord (section 7(a) of the DPDP Act)',
                'to send the newsletter, on your consent (section 6). You confirm it by a link in a mail before the first issue comes, and you can withdraw it by a link in every issue',
                'to keep the site safe, and to meet a duty under law or an order of a court',
              ],
            },
            'We do not sell personal data, do not build profiles, and make no automated decisions about you. What you write in a form is not used to train AI.',
          ],
        },
        {
          id: 'who-sees-it',
          title: 'Who may see it',
          clauses: [
            'Case officers and staff who need it to answer you; the companies that host our server and carry our mail, under contracts that bind them; and an authority or court where the law requires it. The other side of your dispute does not learn from us that you have written.',
            'Links to a chat service or a social network lead away from this site. What you send there is under the terms of that service.',
          ],
        },
        {
          id: 'cases',
          title: 'Papers of a case',
          clauses: [
            'When a case begins, its papers are also governed by the [Arbitration Rules](/arbitration-rules) and by the confidentiality that the law lays on arbitration, conciliation and mediation (sections 42A and 75 of the Arbitration and Conciliation Act, 1996; sections 22 and 23 of the Mediation Act, 2023).',
            'Where personal data is needed to enforce a legal right or claim, or to decide a dispute, section 17(1) of the DPDP Act sets some rights aside, such as erasure. We use that only as far as the case needs it.',
          ],
        },
        {
          id: 'how-long',
          title: 'How long we keep it',
          clauses: [
            {
              text: 'We keep data as long as its purpose lasts, or a law asks for it:',
              list: [
                'Enquiries and consultation requests: until the matter is closed, and then at most three years, the usual time in which a claim may still come up',
                'Newsletter: your address until you leave, and then the fact that you left, so that we do not write again',
                'The list of mails we sent (to whom, when and of what kind): three years',
                'Backups: copies are made so that nothing is lost, and are kept apart and replaced in turn',
              ],
            },
            'Nothing but the day-old fingerprints is deleted by machine at present: a person of the office goes through the records once a year. If you do not wish to wait for that, ask, and it is done for you.',
          ],
        },
        {
          id: 'safety',
          title: 'How we keep it safe',
          clauses: [
            'Access is limited to those who need it. Links in our newsletter mails are kept only in a form from which they cannot be rebuilt. The site accepts posts from its own pages, limits how many may come in a minute, and runs no scripts of others. Backups can be read by their owner alone.',
            'No system is beyond failure. If personal data is lost or seen by somebody who should not see it, we tell those concerned without delay, and inform the Data Protection Board as the law provides: at once, and in detail within 72 hours.',
          ],
        },
        {
          id: 'your-rights',
          title: 'Your rights',
          clauses: [
            {
              text: 'You may, free of charge:',
              list: [
                'ask what we hold about you and with whom it was shared (section 11 of the DPDP Act)',
                'have it corrected, completed, updated or erased (section 12)',
                'complain, and be answered (section 13)',
                'name somebody who may use these rights if you die or cannot act (section 14)',
                'withdraw a consent as easily as you gave it (section 6(4)); what was done before stays lawful',
              ],
            },
            'Write from the address that we know, or tell us enough to be sure that it is you. We do not ask for more than that.',
          ],
        },
        {
          id: 'children',
          title: 'Children, and data about others',
          clauses: [
            'These forms are meant for adults. Data of a person under 18 is used only with the verifiable consent of a parent or guardian (section 9). If you find that a child has written to us, tell us and we erase it.',
            'If you write about other people, tell only what the matter needs. You are answerable for what you send about them.',
          ],
        },
        {
          id: 'grievances',
          title: 'Grievances and changes',
          clauses: [
            `Write to the Grievance Officer at [${institution.email}](mailto:${institution.email}) with the word “Grievance” in the subject, or by post to the office. Every grievance is addressed within 30 days of its arrival. If you are not satisfied, you may go to the Data Protection Board of India once it takes complaints; the law asks that you come to us first (section 13(3)).`,
            'We may change this policy. A new version has a new number and date at its head. If a change matters to people who gave their consent, we tell them before it takes effect.',
          ],
        },
      ],
    },
  ],
};
