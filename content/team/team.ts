export type TeamPortrait = 't1' | 't2' | 't3' | 't4' | 't5' | 't6' | 't7' | 't8';

export type TeamMember = { name: string; role: string; portrait: TeamPortrait };

/** The spec's eight roles in its order and spelling. The people are invented and their portraits drawn, until real ones are named. */
export const team: readonly TeamMember[] = [
  { name: 'Nandini Phadnis', role: 'Director Of Operations', portrait: 't1' },
  { name: 'Homi Batliwala', role: 'Advisor & Mentor', portrait: 't2' },
  { name: 'Sushma Kadam', role: 'Director of Filing', portrait: 't3' },
  { name: 'Zaid Merchant', role: 'Sales & Marketing', portrait: 't4' },
  { name: 'Tara D’Mello', role: 'UI UX Designer', portrait: 't5' },
  { name: 'Raghunath Iyer', role: 'Senior Strategic Advisor', portrait: 't6' },
  { name: 'Kabir Salunkhe', role: 'Technology Partner', portrait: 't7' },
  { name: 'Wangmo Lepcha', role: 'Director of Operations (Tech)', portrait: 't8' },
];
