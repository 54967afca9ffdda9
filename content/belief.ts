/** The three items of "Spilling the tea on our belief", the same on both service pages (spec section 2). */
export type Belief = {
  title: string;
  /** A time that is promised is a target; the law's own limit stands in `law`. */
  target: string;
  text: string;
  points: readonly string[];
  law: string;
};

export const beliefs: readonly Belief[] = [
  {
    title: 'Expedited Arbitration',
    target: 'Target: 5 days',
    text: 'For one clear question, or money that cannot wait. A single arbitrator, papers in writing, and a hearing only where it helps. The target is a binding decision in as little as 5 days from the day on which both sides have said everything.',
    points: [
      'AI matching of arbitrators: it suggests names with its reasons, and people choose',
      'Virtual hearings, if both sides or the arbitrator ask for one',
      'Only where both sides have agreed to it in writing',
    ],
    law: 'The law allows six months for this fast track: section 29B of the Arbitration and Conciliation Act 1996.',
  },
  {
    title: 'Online Arbitration',
    target: 'Target: 4–9 weeks',
    text: 'A fully digital binding process, from the request to the signed award. Papers, messages, dates and hearings stay in one place, and nobody has to travel. The rooms for this are being built.',
    points: [
      'Video conferencing for hearings, messaging for everything that needs no hearing',
      'AI arbitrator recommendations, shown to both sides with the same reasons',
      'Each side sees all that the tribunal sees, and has the same days to answer',
    ],
    law: 'Either side may ask for an oral hearing, unless both have agreed to do without: section 24 of the Act.',
  },
  {
    title: 'Ordinary Arbitration',
    target: 'Target: 60–120 days',
    text: 'For complex or multi-party cases: many papers, experts, witnesses, or a tribunal of three. More room for each step, and still an end in sight. The target is a binding decision within 60–120 days.',
    points: [
      'One arbitrator or three, never two: the law asks for an odd number',
      'Time for witnesses, experts and a counterclaim',
      'A timetable that is fixed at the first meeting and kept in view',
    ],
    law: 'The law allows twelve months after the pleadings are complete, and up to six more if all agree: section 29A of the Act.',
  },
];
