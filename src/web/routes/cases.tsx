import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { Bell } from '#modules/notifications/ui/bell.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { AccountFrame } from '../account/frame.tsx';
import { viewingOf } from '../account/viewing.ts';
import { Trouble } from '../office/trouble.tsx';

export const handle = { frame: 'own' };

export function meta() {
  return unlisted(m.case_list_title({ name: institution.name }));
}

export function loader(asking: LoaderFunctionArgs) {
  return viewingOf(asking);
}

/** The frame of a person's cases: that of her own pages. */
export default function Cases() {
  const { viewer, unread, has } = useLoaderData<typeof loader>();
  return (
    <AccountFrame viewer={viewer} has={has} bell={<Bell to="/account/notices" unread={unread} />}>
      <Outlet />
    </AccountFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('routes/cases');
  const trouble = <Trouble error={error} back="/cases" />;
  if (!data) return <main id="main">{trouble}</main>;
  return (
    <AccountFrame viewer={data.viewer} has={data.has} bell={<Bell to="/account/notices" unread={data.unread} />}>
      {trouble}
    </AccountFrame>
  );
}
