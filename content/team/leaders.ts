import type { PanelPortrait } from '../panel/panel.ts';
import type { TeamPortrait } from './team.ts';

export type Leader = {
  name: string;
  role: string;
  portrait: TeamPortrait | PanelPortrait;
  /** What they would say at the door. */
  line: string;
  text: string;
  /** What they answer for. */
  answersFor: readonly string[];
};

/** Two of the people of team.ts and panel.ts, told at more length. */
export const leaders: readonly Leader[] = [
  {
    name: 'Kabir Salunkhe',
    role: 'Technology Partner',
    portrait: 't7',
    line: 'A good match is half the talk.',
    text: 'Kabir and his engineers are building AI tools that match a dispute with a mediator: by subject, language, hours free and past ties to either side. The tools suggest and show their reasons. Under our rules, people choose.',
    answersFor: [
      'Tools that suggest mediators and say why',
      'A check for ties to a party, before anyone is named',
      'No finding, award or agreement made by software',
    ],
  },
  {
    name: 'Meher Daruwala',
    role: 'Lead Mediator',
    portrait: 'p1',
    line: 'I ask one question more than is comfortable.',
    text: 'Meher looks after the mediators and how they work. A mediator helps two sides to find their own agreement. She cannot force one, and what is said in the room stays there, as sections 22 and 23 of the Mediation Act 2023 set out.',
    answersFor: [
      'How mediators are trained and watched over',
      'Room for each side to speak alone and be heard',
      'A plain end: a signed agreement, or a clean stop',
    ],
  },
];
