import { institution } from '../institution.ts';
import type { Paper } from '../paper.ts';

/** Eleven sections (spec section 2). True of what the site keeps: migrations/ and platform/log.ts are its sources. */
export const privacy: Paper = {
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
  version: '1.1',
  updatedOn: '2026-11-21',
  note: 'In short: we keep what you send us through a form, to answer you. This website sets no cookies before you sign in, counts no visits and shows no advertisements. You may ask us at any time what we hold, to correct it or to erase it.',
  onlyEnglish: true,
  parts: [
    {
      sections: [
        {
          id: 'who-we-are',
          title: { en: 'Who is responsible', hi: 'ज़िम्मेदार कौन है', mr: 'जबाबदार कोण' },
          clauses: [
            `${institution.company} runs this website and decides why and how personal data is used here. In the words of the Digital Personal Data Protection Act, 2023 (“DPDP Act”) it is the data fiduciary and you are the data principal. You reach us at [${institution.email}](mailto:${institution.email}), on ${institution.phone.shown}, or at ${institution.address.join(', ')}.`,
            'We keep to the DPDP Act already, although most of its duties begin only in May 2027, eighteen months after the Digital Personal Data Protection Rules, 2025 were notified. Until then section 43A of the Information Technology Act, 2000 and the rules of 2011 made under it apply as well.',
          ],
        },
        {
          id: 'what-we-collect',
          title: { en: 'What we collect', hi: 'हम क्या लेते हैं', mr: 'आम्ही काय गोळा करतो' },
          clauses: [
            {
              text: 'Only what you type into a form and send:',
              list: [
                'Free consultation: your name, e-mail address and phone number, the kind of dispute, how you would like it resolved, your description, whether any action was taken before, and a deadline if you give one',
                'Say hello: your name, e-mail address, phone number and message',
                'Newsletter: your e-mail address, the words of the consent that you ticked, and when you asked, confirmed and left',
                'Application to the panel: your name, e-mail address, phone number, date of birth, gender, nationality, addresses, profile, education, certifications, specialisations, experience, availability, your CV, and a national ID for verification, as text or as files. It is used for that application alone',
                'Account: your name, your e-mail address or mobile number and when you showed that it is yours, your language and time zone, which version of this policy, of the Code of Conduct and of the Terms you agreed to and when, and your password as a value from which it cannot be read back (argon2id)',
              ],
            },
            'Please do not send identity numbers, health details or other people’s secrets in the other forms. We never keep an Aadhaar number: whatever looks like one in a text is cut to its last four digits before it is stored. If you attach a copy of an Aadhaar card, attach a masked one; we cannot mask a picture for you.',
            'While you fill in the application to the panel, your browser remembers what you typed until you close the tab. If you ask for a link to finish later, what you typed is also kept with us, without files, for thirty days.',
            'What is typed into the fee calculator is not sent to us and not kept.',
          ],
        },
        {
          id: 'technical-data',
          title: { en: 'Technical data', hi: 'तकनीकी जानकारी', mr: 'तांत्रिक माहिती' },
          clauses: [
            'The public pages set no cookies. The site has no analytics and no advertising, and loads its pictures, films and letters from its own address. If you choose the light or the dark look, your browser keeps that choice; it is not sent to us. For every request our server writes one line: the time, the page asked for, the result, how long it took and a random number. Your network address and what you typed are not written there.',
            {
              text: 'When you sign in, two cookies are set, both for this site alone and out of reach for scripts:',
              list: [
                'one that keeps you signed in: it ends when you sign out, after fourteen days without a visit, and after thirty days in any case. With it we keep when you signed in and were last here, how your browser calls itself, and your network address, so that you can see your sessions and end one that is not yours',
                'one by which your browser is known again for up to 400 days, so that we write to you only about a new one. It opens nothing',
              ],
            },
            'Codes and links that we send you are kept only in a form from which they cannot be rebuilt, and deleted a day after they end. To stop guessing, tries are counted for a username and for a network address under a value from which neither can be read, and forgotten after a week at most. Each sign-in, sign-out and change of password is written into a record that nobody can change, without your name or address.',
            'To stop floods of posts, the server counts the posts of a network address for a minute. The count is in the memory of the machine and is never written down. To answer a form that was sent twice only once, a fingerprint of what was sent, which cannot be turned back into its words, is kept for about a day.',
          ],
        },
        {
          id: 'why-we-use-it',
          title: {
            en: 'Why we use it, and on what ground',
            hi: 'क्यों इस्तेमाल करते हैं, और किस आधार पर',
            mr: 'ती का वापरतो, आणि कोणत्या आधारावर',
          },
          clauses: [
            {
              text: 'We use personal data only for the purpose it was sent for:',
              list: [
                'to answer your enquiry or hold the free consultation that you asked for, which is a purpose for which you gave your data of your own accord (section 7(a) of the DPDP Act)',
                'to send the newsletter, on your consent (section 6). You confirm it by a link in a mail before the first issue comes, and you can withdraw it by a link in every issue',
                'to decide on your application to the panel and to verify who applies, which you gave your data for of your own accord (section 7(a))',
                'to keep your account, which you open of your own accord (section 7(a)), and to write to you about it: codes, links, a new sign-in, a changed password',
                'to keep the site safe, and to meet a duty under law or an order of a court',
              ],
            },
            'We do not sell personal data, do not build profiles, and make no automated decisions about you. What you write in a form is not used to train AI.',
          ],
        },
        {
          id: 'who-sees-it',
          title: { en: 'Who may see it', hi: 'कौन देख सकता है', mr: 'ती कोण पाहू शकते' },
          clauses: [
            'Case officers and staff who need it to answer you; the companies that host our server and carry our mail, under contracts that bind them; and an authority or court where the law requires it. The other side of your dispute does not learn from us that you have written.',
            'Links to a chat service or a social network lead away from this site. What you send there is under the terms of that service.',
          ],
        },
        {
          id: 'cases',
          title: { en: 'Papers of a case', hi: 'केस के कागज़', mr: 'प्रकरणाची कागदपत्रे' },
          clauses: [
            'When a case begins, its papers are also governed by the [Arbitration Rules](/arbitration-rules) and by the confidentiality that the law lays on arbitration, conciliation and mediation (sections 42A and 75 of the Arbitration and Conciliation Act, 1996; sections 22 and 23 of the Mediation Act, 2023).',
            'Where personal data is needed to enforce a legal right or claim, or to decide a dispute, section 17(1) of the DPDP Act sets some rights aside, such as erasure. We use that only as far as the case needs it.',
          ],
        },
        {
          id: 'how-long',
          title: { en: 'How long we keep it', hi: 'कब तक रखते हैं', mr: 'किती काळ ठेवतो' },
          clauses: [
            {
              text: 'We keep data as long as its purpose lasts, or a law asks for it:',
              list: [
                'Enquiries and consultation requests: until the matter is closed, and then at most three years, the usual time in which a claim may still come up',
                'Newsletter: your address until you leave, and then the fact that you left, so that we do not write again; an address that was never confirmed, ninety days at most',
                'Applications to the panel, with their documents: until they are decided on, then as long as the panel membership lasts, and at most three years after',
                'A file that was uploaded and never sent with an application: seven days. A half-done application: thirty days',
                'Account: until you ask us to erase it. What the record says of it stays, without your name',
                'The list of mails we sent (to whom, when and of what kind): three years',
                'Backups: copies are made so that nothing is lost, and are kept apart and replaced in turn',
              ],
            },
            'Day-old fingerprints, files that no application names, half-done applications, codes, links and sessions that are over are deleted by machine, and so are, every night, unconfirmed addresses, closed enquiries and the documents of applications that came to nothing, once they were kept for the time that the office has set within these limits. The rest is not, at present: a person of the office goes through the records once a year. If you do not wish to wait for that, ask, and it is done for you.',
          ],
        },
        {
          id: 'safety',
          title: { en: 'How we keep it safe', hi: 'कैसे सुरक्षित रखते हैं', mr: 'सुरक्षित कशी ठेवतो' },
          clauses: [
            'Access is limited to those who need it. Links in our mails are kept only in a form from which they cannot be rebuilt. Passwords have at least twelve characters, are checked against what guessers try first, and are never kept as they are; whoever works for us needs a second factor as well. Documents that you upload are encrypted on our disk; only the officers and the committee members who work on your application can open them, and each opening is written down. The site accepts posts from its own pages, limits how many may come in a minute, and runs no scripts of others. Backups can be read by their owner alone, and do not hold the key of the documents.',
            'No system is beyond failure. If personal data is lost or seen by somebody who should not see it, we tell those concerned without delay, and inform the Data Protection Board as the law provides: at once, and in detail within 72 hours.',
          ],
        },
        {
          id: 'your-rights',
          title: { en: 'Your rights', hi: 'आपके हक', mr: 'तुमचे हक्क' },
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
          title: { en: 'Children, and data about others', hi: 'बच्चे, और दूसरों की जानकारी', mr: 'मुले, आणि इतरांबद्दलची माहिती' },
          clauses: [
            'These forms are meant for adults. Data of a person under 18 is used only with the verifiable consent of a parent or guardian (section 9). If you find that a child has written to us, tell us and we erase it.',
            'If you write about other people, tell only what the matter needs. You are answerable for what you send about them.',
          ],
        },
        {
          id: 'grievances',
          title: { en: 'Grievances and changes', hi: 'शिकायतें और बदलाव', mr: 'तक्रारी आणि बदल' },
          clauses: [
            `Write to the Grievance Officer at [${institution.email}](mailto:${institution.email}) with the word “Grievance” in the subject, or by post to the office. Every grievance is addressed within 30 days of its arrival. If you are not satisfied, you may go to the Data Protection Board of India once it takes complaints; the law asks that you come to us first (section 13(3)).`,
            'We may change this policy. A new version has a new number and date at its head. If a change matters to people who gave their consent, we tell them before it takes effect.',
          ],
        },
      ],
    },
  ],
};
