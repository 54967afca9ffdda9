import type { Permission } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';

/** What a person has beside their permissions, and some of their pages are about. */
export type AccountTrait = 'institution';
type AccountLink = { path: string; label: () => string; needs: Permission; has?: AccountTrait };

/** A person's own pages, in their order. */
const accountLinks: readonly AccountLink[] = [
  { path: '/account', label: () => m.desk_account_profile(), needs: 'have_account' },
  { path: '/cases', label: () => m.case_list_heading(), needs: 'have_account' },
  { path: '/calendar', label: () => m.calendar_title(), needs: 'have_account' },
  { path: '/account/security', label: () => m.account_security(), needs: 'have_account' },
  { path: '/account/notices', label: () => m.notice_heading(), needs: 'have_account' },
  { path: '/account/data', label: () => m.mydata_title(), needs: 'have_account' },
  {
    path: '/account/application',
    label: () => m.standing_account_application(),
    needs: 'have_account',
  },
  {
    path: '/account/filings',
    label: () => m.bulk_heading(),
    needs: 'have_account',
    has: 'institution',
  },
  { path: '/account/desk', label: () => m.desk_title(), needs: 'keep_profile' },
  { path: '/account/statement', label: () => m.earned_title(), needs: 'keep_profile' },
  {
    path: '/account/appointments',
    label: () => m.invited_title(),
    needs: 'keep_profile',
  },
  {
    path: '/account/profile-of-neutral',
    label: () => m.standing_account_profile(),
    needs: 'keep_profile',
  },
];

/** The pages that a person is shown; whoever goes to the address of another is told there how they come to it. */
export function linksFor({
  may,
  has,
}: {
  may: readonly string[];
  has: readonly AccountTrait[];
}): readonly AccountLink[] {
  return accountLinks.filter(
    (link) => may.includes(link.needs) && (link.has === undefined || has.includes(link.has)),
  );
}
