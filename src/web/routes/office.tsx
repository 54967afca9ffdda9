import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { theOffice } from '#modules/identity/contract/session.ts';
import { unreadNotices } from '#modules/notifications/contract/notices.ts';
import { officeCounts } from '#modules/office/contract.ts';
import { unlisted } from '#site/head.ts';
import { Bells } from '../cases/bells.tsx';
import { OfficeErrorPage } from '../office/error-page.tsx';
import { OfficeFrame } from '../office/frame.tsx';
import { loadFromApi } from '../page-request.ts';

export const handle = { frame: 'own' };

export function meta() {
  return unlisted(m.site_title({ page: m.office_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [viewer, counts, { unread }] = await Promise.all([
    loadFromApi(asking, theOffice, {}),
    loadFromApi(asking, officeCounts, {}),
    loadFromApi(asking, unreadNotices, {}),
  ]);
  return { viewer, counts, unread };
}

/** The office's frame; each of its pages asks for what it needs. */
export default function Office() {
  const { viewer, counts, unread } = useLoaderData<typeof loader>();
  return (
    <OfficeFrame
      viewer={viewer}
      counts={counts}
      bell={<Bells to="/office/notices" unread={unread} />}
    >
      <Outlet />
    </OfficeFrame>
  );
}

/** What went wrong on one page stands in the frame, so that the way to the others stays. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('routes/office');
  const trouble = <OfficeErrorPage error={error} />;
  if (!data) return <main id="main">{trouble}</main>;
  const { viewer, counts, unread } = data;
  return (
    <OfficeFrame
      viewer={viewer}
      counts={counts}
      bell={<Bells to="/office/notices" unread={unread} />}
    >
      {trouble}
    </OfficeFrame>
  );
}
