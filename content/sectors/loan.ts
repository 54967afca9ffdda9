import type { Sector } from './sector.ts';

export const loan: Sector = {
  description:
    'Online arbitration and mediation for loan disputes in India. No lender can choose the arbitrator alone: how an appointment is made, and what belongs in another forum.',
  lead: 'Missed instalments, charges that grew, a settlement letter that was not kept. A loan dispute is fair only if both sides chose how it is heard, so that is the first thing we check. A borrower who says nothing has agreed to nothing.',
  kinds: [
    {
      title: 'Instalments and arrears',
      text: 'What is due, what was paid, and where each payment was counted.',
    },
    {
      title: 'Interest and charges',
      text: 'Penal charges, changed rates, fees for closing early. What the agreement and the key facts statement really say.',
    },
    {
      title: 'Settlements not kept',
      text: 'A one-time settlement or a new plan was agreed. One side says it lapsed, the other has paid.',
    },
    {
      title: 'Guarantors',
      text: 'Someone signed for a friend, and now gets the letters. How far the promise reaches, and when it ended.',
    },
    {
      title: 'Credit between businesses',
      text: 'Trade credit, shareholder loans, and money lent on a short paper between people who knew each other.',
    },
  ],
  brings: {
    name: 'Who brings it',
    who: [
      'Lenders: banks, finance companies, private people',
      'Borrowers who dispute the sum',
      'Guarantors who want to be released',
      'Businesses with money outstanding',
    ],
  },
  answers: {
    name: 'Who answers it',
    who: [
      'Borrowers and co-borrowers',
      'Guarantors and heirs',
      'Lenders, on charges and settlements',
      'Lending apps and the lenders behind them',
    ],
  },
  ready: [
    'The loan agreement, with the page of the arbitration clause, and its date',
    'The sanction letter and the key facts statement',
    'The statement of account, and your own proof of what was paid',
    'Every letter about a settlement, a pause or a new plan',
    'A borrower’s honest figure: what you could pay each month, and keep paying',
  ],
  limits: [
    {
      title: 'First question: who chose us?',
      text: 'Our rules appoint nobody unless a contract from before the dispute names this institution, or all parties agree in writing afterwards, or a court orders it. Otherwise all we may send is an invitation, and silence is not a yes.',
      law: 'Arbitration and Conciliation Act 1996, sections 7 and 11',
    },
    {
      title: 'No lender picks the arbitrator alone',
      text: 'A party with a stake in the result can neither be the sole arbitrator nor name one, and a one-sided panel is no equal treatment. An award made that way may turn out to be worth nothing.',
      law: 'Section 12(5) and Seventh Schedule; Perkins Eastman v HSCC (2019); CORE v ECI-SPIC, 2024 INSC 857',
    },
    {
      title: 'Large bank claims go to the debt tribunal',
      text: 'Claims of banks and notified financial institutions that fall under the Recovery of Debts and Bankruptcy Act, today from ₹20 lakh, are for the Debts Recovery Tribunal. They cannot be arbitrated.',
      law: 'Recovery of Debts and Bankruptcy Act 1993; Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: 'Mortgages and seized security',
      text: 'The sale of a mortgaged home is a matter for a court. Steps that a lender takes on security under the SARFAESI Act are challenged before the Debts Recovery Tribunal.',
      law: 'Booz Allen v SBI Home Finance (2011); SARFAESI Act 2002, section 17',
    },
    {
      title: 'Insolvency and bounced cheques',
      text: 'When a company’s insolvency begins, arbitration against it must stop. A cheque that bounced may be a crime with short dates of its own, and no arbitration holds them up.',
      law: 'Insolvency and Bankruptcy Code 2016, section 14; Negotiable Instruments Act 1881, section 138',
    },
    {
      title: 'The ombudsman costs nothing',
      text: 'A complaint about how a bank or finance company has treated you can go to the Reserve Bank’s ombudsman, free of charge, after you have first complained to the lender.',
      law: 'Reserve Bank of India, Integrated Ombudsman Scheme',
    },
  ],
};
