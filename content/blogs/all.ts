import { aiInADispute } from './ai-in-a-dispute.ts';
import { depositsAndLandlords } from './deposits.ts';
import { evidenceFromAPhone } from './evidence-from-a-phone.ts';
import { feesExplained } from './fees-explained.ts';
import { loansAndAppointments } from './loans-and-appointments.ts';
import { mediationFirst } from './mediation-first.ts';
import { noticeOfArbitration } from './notice-of-arbitration.ts';
import type { Post } from './post.ts';
import { settlements } from './settlements.ts';
import { silence } from './silence.ts';

/** Newest first. Whole articles: only a loader reads this, so that no script carries them. */
export const posts: readonly Post[] = [
  noticeOfArbitration,
  silence,
  mediationFirst,
  loansAndAppointments,
  evidenceFromAPhone,
  feesExplained,
  settlements,
  depositsAndLandlords,
  aiInADispute,
];
