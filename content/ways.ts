import type { Still } from './pages.ts';

/** The two service pages: what each way is, how it runs, and what it cannot do. */
export type Way = {
  heading: readonly [tight: string, wide: string];
  description: string;
  lead: string;
  help: { text: string; points: readonly string[] };
  steps: readonly { title: string; text: string }[];
  limits: readonly { title: string; text: string; law: string }[];
  still: Still;
};

const arbitration: Way = {
  heading: ['Arbitration', 'Services'],
  description:
    'Expedited, online and ordinary arbitration at Munch: how a case runs, which times are targets, and what may not be arbitrated in India.',
  lead: 'A neutral person hears both sides and decides. The decision binds, and a court enforces it like its own.',
  help: {
    text: 'You bring the dispute. We bring the rules, a panel to choose from, the notices, the dates and a room for both sides. What we never bring is an opinion on who is right.',
    points: [
      'We check first whether we may act: a clause, a new agreement of all sides, or a court’s order',
      'We see to it that the other side really gets the notice',
      'We keep the same days, the same fees and the same papers for both',
    ],
  },
  steps: [
    { title: 'You ask', text: 'One side files a request. The case begins on the day on which the other side receives it.' },
    { title: 'They answer', text: 'The other side has its own time to answer, and to say that we should not act at all.' },
    {
      title: 'A neutral is found',
      text: 'Both sides choose from a list, or agree on a name. The arbitrator discloses every tie before the appointment.',
    },
    { title: 'It ends', text: 'A reasoned award, signed and sent to each side. Or a settlement on the way, which can be made an award.' },
  ],
  limits: [
    {
      title: 'Rented homes under rent control',
      text: 'Eviction and rent where a rent law has given the power to its own court are not for us. Tenancies under the general law can be arbitrated.',
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: 'Crime, family status, insolvency',
      text: 'What the State punishes, who is married to whom, and the winding-up of a company are for the courts and tribunals of the State.',
      law: 'Booz Allen v SBI Home Finance (2011); Vidya Drolia (2020)',
    },
    {
      title: 'A consumer who did not choose it',
      text: 'The consumer commission stays open to a buyer whatever the small print says. Our rules need a consumer’s agreement from after the dispute.',
      law: 'Emaar MGF v Aftab Singh (2018)',
    },
    {
      title: 'A second try on the merits',
      text: 'An award can be set aside only on few grounds, and the request must reach the court within three months, with 30 days more for good cause.',
      law: 'Arbitration and Conciliation Act 1996, section 34',
    },
  ],
  still: 'b2',
};

const mediation: Way = {
  heading: ['Mediation', 'Services'],
  description:
    'Mediation at Munch: a neutral person helps both sides to find their own agreement, in private. How it runs, what binds, and when it ends.',
  lead: 'A neutral person helps both sides to talk. Nobody decides for you; the agreement is your own, or there is none.',
  help: {
    text: 'A mediator listens to both, together and apart, and looks for what each side needs behind what it asks. You may leave at any time, and nothing that you only offered binds you.',
    points: [
      'What you tell the mediator alone stays with the mediator, unless you say otherwise',
      'Offers and admissions from the talks are not carried into a later case',
      'Your mediator never becomes your arbitrator, unless all sides ask for it in writing',
    ],
  },
  steps: [
    { title: 'You invite', text: 'We write to the other side. If no yes comes within 30 days, you may take that as a no.' },
    { title: 'A mediator is found', text: 'Both sides agree on a name. The mediator discloses every tie, and either side may object.' },
    { title: 'You talk', text: 'Together, apart, by message or by video. Our rules set 120 days, and 60 more if both agree.' },
    {
      title: 'You sign, or you part',
      text: 'Signed terms, authenticated by the neutral. Or a note that there was no settlement, without a word on why.',
    },
  ],
  limits: [
    {
      title: 'What makes the paper strong',
      text: 'Run as a conciliation, the signed and authenticated terms have the effect of an award. We offer that form while parts of the Mediation Act 2023 still wait to come into force.',
      law: 'Arbitration and Conciliation Act 1996, sections 73 and 74',
    },
    {
      title: 'What is not secret',
      text: 'A threat, a plan to commit an offence, violence at home or harm to a child is not protected by the silence of the room.',
      law: 'Mediation Act 2023, sections 22 and 23',
    },
    {
      title: 'Matters unfit for mediation',
      text: 'The prosecution of crimes, and the other matters of the Act’s list, cannot be settled here. A court may still send a part of them to a mediator.',
      law: 'Mediation Act 2023, section 6 and First Schedule',
    },
    {
      title: 'It needs two',
      text: 'We cannot make anybody come. If the other side stays away, arbitration with a valid agreement, or a court, is the way on.',
      law: 'Arbitration and Conciliation Act 1996, section 62',
    },
  ],
  still: 'consult',
};

export const ways = { '/arbitration-services': arbitration, '/mediation-services': mediation } as const;
