import type { Topic } from './topic.ts';

export const loan: Topic = {
  id: 'loan',
  tab: { en: 'Loan Disputes', hi: 'लोन के विवाद', mr: 'कर्जाचे वाद' },
  lead: {
    en: 'Nine questions from borrowers, guarantors and lenders.',
    hi: 'लोन लेने वालों, गारंटर और लोन देने वालों के नौ सवाल।',
    mr: 'कर्जदार, जामीनदार आणि कर्ज देणाऱ्यांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'loan-notice',
      question: 'I got an arbitration notice about my loan. Must I take part?',
      answer:
        'Nobody can force you to speak, but do not ignore it. If your loan agreement has a valid arbitration clause, the case may go on without you and be decided on what the lender shows (Arbitration and Conciliation Act 1996, section 25). If there is none, your silence is not consent. Check three things: the page with the clause, whether it names this institution or its rules, and whether the sum is right. Then answer in writing within the time in the notice. You can object to the arbitration and dispute the sum in the same letter.',
    },
    {
      id: 'loan-lender-chose',
      question: 'Can the lender choose the arbitrator alone?',
      answer:
        'No. A side with an interest in the result may not be the only one to name the arbitrator (Perkins Eastman v HSCC, 2019; CORE v ECI-SPIC, 2024), and persons with close ties to a party are barred (Arbitration and Conciliation Act 1996, section 12(5) and Seventh Schedule). Only an express written agreement, signed after the dispute began, can lift that bar. Taking part does not. If you got a letter that says “we have appointed” somebody, object in writing at once. Under our rules both sides get the same list of names, with the same strikes.',
    },
    {
      id: 'loan-same-arbitrator',
      question: 'How do I know that the arbitrator does not work for the lender?',
      answer:
        'Before the appointment the arbitrator must disclose in writing every tie to either side (Arbitration and Conciliation Act 1996, section 12). Two or more earlier appointments by the same party or its group within three years are a warning sign that the law itself lists (Fifth Schedule, item 22). If what you read or learn raises real doubts, send your reasons to the tribunal within 15 days (section 13). Under our rules nobody with two such appointments is put into a third case unless that is disclosed and you agree in writing. You need not agree.',
    },
    {
      id: 'loan-which',
      question: 'Can every loan be arbitrated?',
      answer:
        'No. Claims of banks and notified institutions that belong before the Debts Recovery Tribunal, today from ₹20 lakh, cannot be arbitrated (Vidya Drolia v Durga Trading, 2020). The sale of a mortgaged home is a matter for a court (Booz Allen v SBI Home Finance, 2011). Against steps on your security under the SARFAESI Act 2002 you apply to the Debts Recovery Tribunal within 45 days (section 17). When a company’s insolvency begins, arbitration against it stops (Insolvency and Bankruptcy Code 2016, section 14). If your case is one of these, say so in your first answer.',
    },
    {
      id: 'loan-cannot-pay',
      question: 'I owe the money but cannot pay it all now. Is there any point in coming?',
      answer:
        'Yes. Most loan cases end in a plan and not in a fight. Bring an honest figure: what comes in, what must go out, and what you could pay each month and keep paying. In a conciliation, offers and admissions cannot be used against you later (Arbitration and Conciliation Act 1996, section 81). If you agree, have it written down: sums, dates, what happens to penalties, what is reported to the credit bureaus, and when you get the no-dues letter. Do not sign a plan that you know you cannot keep. A signed one can be enforced.',
    },
    {
      id: 'loan-interest',
      question: 'Can I dispute interest and penal charges?',
      answer:
        'Yes. Ask for a statement that shows each charge, its date and the clause behind it, and compare it with your agreement and key facts statement. A sum fixed as a penalty is recoverable only as far as it is reasonable (Indian Contract Act 1872, section 74). The Reserve Bank’s instructions of 2023 let regulated lenders take reasonable penal charges but not add them to the interest rate. For the time up to the award, the arbitrator sets reasonable interest, unless the parties have agreed on it (Arbitration and Conciliation Act 1996, section 31(7)).',
    },
    {
      id: 'loan-guarantor',
      question: 'I only signed as guarantor. Can they claim from me?',
      answer:
        'Possibly the whole sum, and without trying the borrower first: a guarantor owes as much as the borrower unless the paper says otherwise (Indian Contract Act 1872, section 128). But look closely. If the lender changed the loan without your consent, you may be free for what came after (section 133), and a deal that gives the borrower more time without you may free you as well (section 135). Check too that the arbitration clause is in a paper that you signed. You have your own right to answer, apart from the borrower.',
    },
    {
      id: 'loan-recovery-agents',
      question: 'Recovery agents call all day. Who can stop that?',
      answer:
        'Not an arbitrator. Write to the lender’s grievance officer with dates, numbers and recordings. Agents of regulated lenders may call only at decent hours and may not threaten you or shame you before others; the Reserve Bank’s instructions say so. If there is no good answer within 30 days, complain to the Reserve Bank’s Ombudsman under its Integrated Ombudsman Scheme, online and free of charge. For threats or force, go to the police. A dispute about the sum itself is another matter, and may go on in an arbitration or a mediation.',
    },
    {
      id: 'loan-cheque',
      question: 'My cheque bounced. Does arbitration stop the criminal case?',
      answer:
        'No. A bounced cheque for a debt can be an offence with its own clock (Negotiable Instruments Act 1881, section 138). The other side must send a demand within 30 days of learning from its bank that the cheque was returned. You then have 15 days from receiving the demand to pay. An arbitration does not pause that. The offence may be settled between the two of you (section 147), so a mediation can deal with both. If such a demand has reached you, speak to a lawyer before the 15 days are over.',
    },
  ],
};
