import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { unlisted } from '#site/head.ts';
import { AccountFrame } from '../account/frame.tsx';
import { viewingOf } from '../account/viewing.ts';
import { Bells } from '../cases/bells.tsx';
import { OfficeErrorPage } from '../office/error-page.tsx';

export const handle = { frame: 'own' };

export function meta() {
  return unlisted(m.site_title({ page: m.account_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return viewingOf(asking);
}

/** The frame of a person's own pages. */
export default function Account() {
  const { viewer, unread, has } = useLoaderData<typeof loader>();
  return (
    <AccountFrame viewer={viewer} has={has} bell={<Bells to="/account/notices" unread={unread} />}>
      <Outlet />
    </AccountFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('routes/account');
  const trouble = <OfficeErrorPage error={error} back="/account" />;
  if (!data) return <main id="main">{trouble}</main>;
  return (
    <AccountFrame
      viewer={data.viewer}
      has={data.has}
      bell={<Bells to="/account/notices" unread={data.unread} />}
    >
      {trouble}
    </AccountFrame>
  );
}
