/** The seven steps of a case (spec section 9 has the times). A time is a target, never a promise. */
export type Step = {
  id: string;
  title: string;
  /** The target, as the closed row shows it. */
  time: string;
  text: string;
  /** Who acts in this step. */
  who: string;
  bring: readonly [string, string, ...string[]];
};

export const steps: readonly Step[] = [
  {
    id: 'free-consultation',
    title: 'Free consultation',
    time: '30 minutes, booked in 24–48 hours',
    text: 'Tell us what happened, in plain words. A case officer listens, asks a few questions and says honestly whether this is a case for arbitration, mediation, conciliation or a strongly worded email. We explain the way forward. We do not give legal advice, and nothing you say here starts a case.',
    who: 'You and a case officer. The other side is not contacted.',
    bring: ['A short summary of the dispute', 'Any contract or order number', 'What a good outcome looks like'],
  },
  {
    id: 'registration',
    title: 'Registration and documentation',
    time: '2–3 days',
    text: 'The claim goes into writing and the registration fee is paid. The registrar checks two things before anything else: that the dispute may be decided outside a court at all, and that both sides have agreed to come here. If there is no agreement yet, we may only invite the other side to make one. Silence is never taken as a yes.',
    who: 'The claimant files. The registrar checks. The other side then gets its notice, with every paper.',
    bring: [
      'The clause or agreement that names the institution',
      'Addresses at which the other side can be reached',
      'The papers you rely on',
    ],
  },
  {
    id: 'ai-analysis',
    title: 'AI analysis',
    time: '1–2 days',
    text: 'Software may sort the papers, list the points on which the sides differ and suggest which members of the panel know this kind of case. Every suggestion shows its reasons and is checked by a person. Software never decides who is right, and a side may ask that it is not used on its papers.',
    who: 'A case officer, with tools. Both sides see the same list.',
    bring: ['Papers that can be read and searched', 'A word on anything that must stay private'],
  },
  {
    id: 'assignment',
    title: 'Assignment',
    time: '2–3 days',
    text: 'Both sides rank or strike names on a list, or agree on one. Whoever is chosen must first disclose in writing anything that could raise a doubt (section 12 of the Arbitration and Conciliation Act, 1996). Only when both sides have seen that, and had time to object, is the appointment made.',
    who: 'Both sides choose. The arbitrator, mediator or conciliator discloses. The registrar appoints.',
    bring: ['Your ranking of the names', 'Any link you know of between a name and either side'],
  },
  {
    id: 'preliminary-hearing',
    title: 'Preliminary hearing',
    time: '1–2 hours',
    text: 'Everybody meets for the first time, by video unless somebody needs a room. The tribunal settles the timetable, the language, the seat, the fees and how papers are exchanged, and writes it down the same week. In a mediation or conciliation this is the first joint session, and the talk is about the talk.',
    who: 'Both sides and the tribunal, or the mediator or conciliator.',
    bring: ['Dates you cannot make', 'The names of your witnesses, if any', 'A quiet room and a working camera'],
  },
  {
    id: 'resolution-hearings',
    title: 'Resolution hearings',
    time: '1–6 weeks',
    text: 'In an arbitration each side puts its case and answers the other, on paper and, if a side asks for it, by word of mouth. In a mediation or conciliation there are joint and separate sessions until the sides agree or one of them stops. You may settle at any point, also in the middle of an arbitration (section 30).',
    who: 'Both sides, their representatives, witnesses, and the tribunal, mediator or conciliator.',
    bring: ['Your papers, numbered', 'Proof of identity for whoever speaks', 'Room to move, if you want to settle'],
  },
  {
    id: 'closure',
    title: 'Settlement and closure',
    time: '3–5 days',
    text: 'An agreement is written down and signed, or an award is given with its reasons, date and seat, and a signed copy is delivered to each side (section 31). An award is final and binding, and can be enforced like the decree of a court once the time to challenge it is over (sections 34 to 36). We tell you what comes next and by when.',
    who: 'Both sides sign a settlement. The tribunal signs an award.',
    bring: ['Somebody with the authority to sign', 'Bank details, if money is to be paid'],
  },
];
