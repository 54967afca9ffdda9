import type { Permission } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';

type AccountLink = { path: string; label: () => string; needs: Permission };

/** A person's own pages, in their order. */
export const accountLinks: readonly AccountLink[] = [
  { path: '/account', label: () => m.desk_account_profile(), needs: 'have_account' },
  { path: '/cases', label: () => m.case_list_heading(), needs: 'have_account' },
  { path: '/account/security', label: () => m.account_security(), needs: 'have_account' },
  { path: '/account/notices', label: () => m.notice_heading(), needs: 'have_account' },
  { path: '/account/data', label: () => m.mydata_title(), needs: 'have_account' },
  { path: '/account/application', label: () => m.standing_account_application(), needs: 'have_account' },
  { path: '/account/filings', label: () => m.bulk_heading(), needs: 'have_account' },
  { path: '/account/profile-of-neutral', label: () => m.standing_account_profile(), needs: 'keep_profile' },
];
