import type { Sector } from './sector.ts';

export const sports: Sector = {
  description:
    'Online arbitration and mediation for sports disputes in India: player and coach contracts, transfers, sponsorship and selection, and which of them belong elsewhere.',
  lead: 'A season does not wait for a hearing date. Contracts, transfers, sponsorship and selection can be heard in private and in order of the calendar: the next match first. Both sides get the same days to answer, whether they wear a jersey or own the club.',
  kinds: [
    {
      title: 'Player and coach contracts',
      text: 'Salary that stopped, a bonus that was earned, a contract that ended early.',
    },
    {
      title: 'Transfers and agents',
      text: 'Release letters, transfer money, and the commission of an agent whom both remember differently.',
    },
    {
      title: 'Sponsorship and image',
      text: 'A face on a poster after the deal ran out, an appearance that never happened, a clash between two brands.',
    },
    {
      title: 'Leagues and franchises',
      text: 'Fees, broadcast shares, grounds and gate money between organiser and team.',
    },
    {
      title: 'Selection and eligibility',
      text: 'Was the published policy followed, and was the athlete heard? Only where the athlete and the body both agree to arbitrate.',
    },
    {
      title: 'Events that fell through',
      text: 'A tournament is called off, and deposits, flights and prize money hang in the air.',
    },
  ],
  brings: {
    name: 'Who brings it',
    who: [
      'Players, coaches and support staff',
      'Agents and managers',
      'Clubs and franchises that were left waiting',
      'Small event firms and ground owners',
    ],
  },
  answers: {
    name: 'Who answers it',
    who: ['Clubs, leagues and franchises', 'Federations and associations', 'Sponsors and broadcasters', 'Organisers of tournaments'],
  },
  ready: [
    'The contract, and the version of the rulebook that was in force on the day',
    'The dispute clause of both, with its page: it may name another forum',
    'The selection policy, the notice and the result, if selection is in question',
    'Payment records and the messages around them',
    'The dates that cannot move: next match, trial, transfer window',
  ],
  limits: [
    {
      title: 'The rulebook’s own ladder comes first',
      text: 'Many federations name their own committee, or the Court of Arbitration for Sport in Lausanne. Where you have agreed to that, we can step in only if all parties agree anew, in writing.',
      law: 'Arbitration and Conciliation Act 1996, section 7',
    },
    {
      title: 'We do not pick the team',
      text: 'A tribunal can ask whether a fair and published process was kept. It does not put one athlete in place of another on merit. Public duties of a federation can be taken to the High Court.',
      law: 'Constitution of India, article 226; Zee Telefilms v Union of India (2005)',
    },
    {
      title: 'National bodies may have their own tribunal',
      text: 'The law provides for a National Sports Tribunal for disputes of recognised sports bodies. Where it has the power to decide, that is the place to go.',
      law: 'National Sports Governance Act 2025',
    },
    {
      title: 'Doping is not for us',
      text: 'Anti-doping cases go to the disciplinary panel and the appeal panel that the law has set up. No contract can move them.',
      law: 'National Anti-Doping Act 2022',
    },
    {
      title: 'A minor cannot sign alone',
      text: 'An athlete under 18 cannot bind himself or herself by contract. A parent or guardian must act, and must be named in the papers. Assault and match-fixing are for the police.',
      law: 'Indian Contract Act 1872, section 11',
    },
  ],
};
