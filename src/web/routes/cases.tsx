import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { theAccount } from '#modules/identity/contract/session.ts';
import { unreadNotices } from '#modules/notifications/contract/notices.ts';
import { Bell } from '#modules/notifications/ui/bell.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { AccountFrame } from '../account/frame.tsx';
import { asked } from '../asked.ts';
import { Trouble } from '../office/trouble.tsx';

export const handle = { frame: 'own' };

export function meta() {
  return unlisted(m.case_list_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const viewer = await asked(asking, theAccount, {});
  const { unread } = viewer.may.includes('have_account') ? await asked(asking, unreadNotices, {}) : { unread: 0 };
  return { viewer, unread };
}

/** The frame of a person's cases: that of her own pages. */
export default function Cases() {
  const { viewer, unread } = useLoaderData<typeof loader>();
  return (
    <AccountFrame viewer={viewer} bell={<Bell to="/account/notices" unread={unread} />}>
      <Outlet />
    </AccountFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('routes/cases');
  const trouble = <Trouble status={isRouteErrorResponse(error) ? error.status : 500} back="/cases" />;
  if (!data) return <main id="main">{trouble}</main>;
  return (
    <AccountFrame viewer={data.viewer} bell={<Bell to="/account/notices" unread={data.unread} />}>
      {trouble}
    </AccountFrame>
  );
}
