import { ownInstitutions } from '#modules/filing/contract/batches.ts';
import { theAccount } from '#modules/identity/contract/session.ts';
import { unreadNotices } from '#modules/notifications/contract/notices.ts';
import { type Asking, asked } from '../asked.ts';
import type { Having } from './links.ts';

/** What the frame of a person's own pages shows: her name, her pages, how many notices she has not read. */
export async function viewingOf(asking: Asking) {
  const viewer = await asked(asking, theAccount, {});
  const none: readonly Having[] = [];
  // Whoever still has to give her second factor sees the page that asks for it, and nothing of hers.
  if (!viewer.may.includes('have_account')) return { viewer, unread: 0, has: none };
  const [{ unread }, { institutions }] = await Promise.all([
    asked(asking, unreadNotices, {}),
    asked(asking, ownInstitutions, {}),
  ]);
  const has: readonly Having[] = institutions.length > 0 ? ['institution'] : [];
  return { viewer, unread, has };
}
