import type { Still } from '../../../content/still.ts';
import arcade from './arcade.webp';
import b1 from './b1.webp';
import b2 from './b2.webp';
import b3 from './b3.webp';
import b4 from './b4.webp';
import b5 from './b5.webp';
import b6 from './b6.webp';
import consult from './consult.webp';
import gallery from './gallery.webp';
import login from './login.webp';
import art from './s-art.webp';
import ecommerce from './s-ecommerce.webp';
import loan from './s-loan.webp';
import negotiate from './s-negotiate.webp';
import sports from './s-sports.webp';
import tech from './s-tech.webp';
import table from './table.webp';

/** `pale` is a white room: in the dark it is night there (site/night.tsx). */
type Picture = { src: string; width: number; height: number; pale?: true };

/** Path-traced rooms (art/stills.sh). None is over 31 kB, so one size serves every screen. */
export const stills: Record<Still, Picture> = {
  arcade: { src: arcade, width: 1600, height: 800 },
  b1: { src: b1, width: 900, height: 680 },
  b2: { src: b2, width: 900, height: 680 },
  b3: { src: b3, width: 900, height: 680 },
  b4: { src: b4, width: 900, height: 680 },
  b5: { src: b5, width: 900, height: 680, pale: true },
  b6: { src: b6, width: 900, height: 680 },
  consult: { src: consult, width: 900, height: 1200 },
  gallery: { src: gallery, width: 1440, height: 900, pale: true },
  login: { src: login, width: 1000, height: 1200 },
  's-art': { src: art, width: 800, height: 1000 },
  's-ecommerce': { src: ecommerce, width: 800, height: 1000 },
  's-loan': { src: loan, width: 800, height: 1000 },
  's-negotiate': { src: negotiate, width: 800, height: 1000 },
  's-sports': { src: sports, width: 800, height: 1000 },
  's-tech': { src: tech, width: 800, height: 1000 },
  table: { src: table, width: 1440, height: 900, pale: true },
};
