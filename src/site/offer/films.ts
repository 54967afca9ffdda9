import type { ProcedurePage } from '../../../content/procedures/arbitration.ts';
import type { LitFilm } from './lit-hero.tsx';
import arbitrationMp4 from './media/arbitration.mp4';
import arbitrationWebm from './media/arbitration.webm';
import arbitrationAvif from './media/arbitration-1200.avif';
import arbitrationWebp from './media/arbitration-1200.webp';
import mediationMp4 from './media/mediation.mp4';
import mediationWebm from './media/mediation.webm';
import mediationAvif from './media/mediation-900.avif';
import mediationWebp from './media/mediation-900.webp';

/** The moving pictures of the two services (art/services.sh). No poster is over 20 kB, so one size serves every screen. */
export const films: Record<ProcedurePage['film'], LitFilm> = {
  arbitration: {
    webm: arbitrationWebm,
    mp4: arbitrationMp4,
    poster: { avif: arbitrationAvif, webp: arbitrationWebp, width: 1200, height: 906 },
  },
  mediation: {
    webm: mediationWebm,
    mp4: mediationMp4,
    poster: { avif: mediationAvif, webp: mediationWebp, width: 900, height: 1200 },
  },
};
