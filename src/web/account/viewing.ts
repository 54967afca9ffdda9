import { ownInstitutions } from '#modules/filing/contract/batches.ts';
import { theAccount } from '#modules/identity/contract/session.ts';
import { unreadNotices } from '#modules/notifications/contract/notices.ts';
import { loadFromApi, type PageRequest } from '../page-request.ts';
import type { AccountTrait } from './links.ts';

/** What the frame of a person's own pages shows: their name, their pages, how many notices they have not read. */
export async function viewingOf(asking: PageRequest) {
  const viewer = await loadFromApi(asking, theAccount, {});
  const none: readonly AccountTrait[] = [];
  // Whoever still has to give their second factor sees the page that asks for it, and nothing of theirs.
  if (!viewer.may.includes('have_account')) return { viewer, unread: 0, has: none };
  const [{ unread }, { institutions }] = await Promise.all([
    loadFromApi(asking, unreadNotices, {}),
    loadFromApi(asking, ownInstitutions, {}),
  ]);
  const has: readonly AccountTrait[] = institutions.length > 0 ? ['institution'] : [];
  return { viewer, unread, has };
}
