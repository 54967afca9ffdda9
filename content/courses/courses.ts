export type CoursePicture = 'c01' | 'c02' | 'c03' | 'c04' | 'c05' | 'c06' | 'c07' | 'c08' | 'c09' | 'c10';

export type Course = {
  title: string;
  /** The spec's: a dash, as no dates are set. */
  status: '-';
  rupees: number;
  picture: CoursePicture;
  teaches: string;
  forWhom: string;
  hours: number;
};

const PRICE = 3000;

/** The spec's ten, in its order. */
export const courses: readonly Course[] = [
  {
    title: 'Investment Arbitration Procedures',
    status: '-',
    rupees: PRICE,
    picture: 'c01',
    teaches:
      'How a claim by an investor against a state runs, from the notice and the cooling-off time to the award. You follow one file through the ICSID and the UNCITRAL rules and see where the two part ways.',
    forWhom: 'Lawyers and law students who know commercial arbitration and want to see the other kind.',
    hours: 16,
  },
  {
    title: 'Jurisdictional Investment Treaties',
    status: '-',
    rupees: PRICE,
    picture: 'c02',
    teaches:
      'Who counts as an investor, what counts as an investment, and when a tribunal must say that a case is not for it. With India’s Model Treaty of 2016, which first asks for five years in the local courts.',
    forWhom: 'Counsel and in-house lawyers of companies that put money across a border.',
    hours: 14,
  },
  {
    title: 'International Investment Law Framework',
    status: '-',
    rupees: PRICE,
    picture: 'c03',
    teaches:
      'The map of the field: treaties between two states, treaties among many, contracts with a state, and the rules that stand behind them. Why India is not a member of the ICSID Convention, and what that means for an award.',
    forWhom: 'Anyone who starts with investment law: students, officials, advisers.',
    hours: 12,
  },
  {
    title: 'Investment Treaty Arbitration',
    status: '-',
    rupees: PRICE,
    picture: 'c04',
    teaches:
      'The promises in a treaty, one by one: fair treatment, full protection, no taking without payment. Each is read through a decided case, White Industries v. India among them, and argued from both sides.',
    forWhom: 'Lawyers who may argue such a case, and arbitrators who may have to decide one.',
    hours: 18,
  },
  {
    title: 'Energy Disputes: Sector-Specific Arbitration',
    status: '-',
    rupees: PRICE,
    picture: 'c05',
    teaches:
      'Power purchase, gas supply, solar parks: what goes wrong and who may decide it. Some disputes belong to the electricity commissions under section 86(1)(f) of the Electricity Act 2003. You learn to tell which.',
    forWhom: 'Energy lawyers, engineers and contract teams.',
    hours: 14,
  },
  {
    title: 'Construction Disputes: Global Systems',
    status: '-',
    rupees: PRICE,
    picture: 'c06',
    teaches:
      'Delay, extra work, defects and the papers that prove them. How dispute boards under FIDIC contracts work, what an expert on time can and cannot show, and how an award deals with a hundred small claims.',
    forWhom: 'Engineers, quantity surveyors and lawyers on building projects.',
    hours: 16,
  },
  {
    title: 'Mock Arbitration Trials',
    status: '-',
    rupees: PRICE,
    picture: 'c07',
    teaches:
      'Two made-up cases, played from the first order to the award. You open, question a witness on screen, lose an objection, and sit as the tribunal once. After each round you hear what worked.',
    forWhom: 'Young lawyers and students who would like to be nervous here first.',
    hours: 24,
  },
  {
    title: "Arbitrator's Guide to ODR",
    status: '-',
    rupees: PRICE,
    picture: 'c08',
    teaches:
      'How to run a fair case online: notice that reaches people, equal time, papers in order, a hearing that survives a bad line. With the duty to disclose (section 12), to treat both alike (18) and to decide in time (29A).',
    forWhom: 'Arbitrators, and people about to apply to a panel.',
    hours: 12,
  },
  {
    title: 'International Arbitration: Comparative Systems',
    status: '-',
    rupees: PRICE,
    picture: 'c09',
    teaches:
      'The same dispute in Mumbai, Singapore, London and Paris. What the seat changes, how courts help or step in, and how an award travels under the New York Convention of 1958.',
    forWhom: 'Lawyers who draft or argue clauses between two countries.',
    hours: 18,
  },
  {
    title: 'Introduction to ADR & ODR',
    status: '-',
    rupees: PRICE,
    picture: 'c10',
    teaches:
      'Negotiation, mediation, conciliation, arbitration: what each is, when each fits, and what a signature at the end is worth. With the Mediation Act 2023 and the Arbitration and Conciliation Act 1996 in plain words.',
    forWhom: 'Everyone. No law degree is needed, and no dispute either.',
    hours: 8,
  },
];
