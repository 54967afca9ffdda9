export type PanelPortrait = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8';

export type PanelMember = {
  /** Stays the same whatever the order. */
  id: string;
  name: string;
  qualifications: string;
  portrait: PanelPortrait;
};

/** Eight members, in the order that is shown without JavaScript. Invented people with drawn portraits, until real ones are named. */
export const panel: readonly PanelMember[] = [
  { id: 'daruwala', name: 'Meher Daruwala', qualifications: 'LL.M., accredited mediator, 18 years', portrait: 'p1' },
  { id: 'sandhu', name: 'H. S. Sandhu', qualifications: 'Former commercial judge, FCIArb', portrait: 'p2' },
  { id: 'raghavan', name: 'Lakshmi Raghavan', qualifications: 'Conciliator, banking and loans', portrait: 'p3' },
  { id: 'qureshi', name: 'Imran Qureshi', qualifications: 'B.Tech, LL.B., technology disputes', portrait: 'p4' },
  { id: 'siddiqui', name: 'Farah Siddiqui', qualifications: 'Advocate, e\u2011commerce and consumer law', portrait: 'p5' },
  { id: 'bhonsle', name: 'Dinesh Bhonsle', qualifications: 'Chartered engineer, construction arbitrator', portrait: 'p6' },
  { id: 'chandran', name: 'Ritu Chandran', qualifications: 'Sports law, athlete contracts', portrait: 'p7' },
  { id: 'mehta', name: 'Arjun Mehta', qualifications: 'Art and intellectual property, LL.M.', portrait: 'p8' },
];
