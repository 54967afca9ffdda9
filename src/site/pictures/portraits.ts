import type { PanelPortrait } from '../../../content/panel/panel.ts';
import type { TeamPortrait } from '../../../content/team/team.ts';
import p1 from './portraits/p1.webp';
import p2 from './portraits/p2.webp';
import p3 from './portraits/p3.webp';
import p4 from './portraits/p4.webp';
import p5 from './portraits/p5.webp';
import p6 from './portraits/p6.webp';
import p7 from './portraits/p7.webp';
import p8 from './portraits/p8.webp';
import t1 from './portraits/t1.webp';
import t2 from './portraits/t2.webp';
import t3 from './portraits/t3.webp';
import t4 from './portraits/t4.webp';
import t5 from './portraits/t5.webp';
import t6 from './portraits/t6.webp';
import t7 from './portraits/t7.webp';
import t8 from './portraits/t8.webp';

/** Drawn people (art/portraits.sh), 600 by 750, on no ground: the backdrop is the card's. */
export const portraits: Record<PanelPortrait | TeamPortrait, string> = { p1, p2, p3, p4, p5, p6, p7, p8, t1, t2, t3, t4, t5, t6, t7, t8 };
