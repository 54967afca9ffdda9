import type { ReactNode } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useParams,
  useRouteLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { namedOf } from '#modules/disputes/ui/party/home/head.tsx';
import type { PartyDisputeView } from '#modules/disputes/ui/party/shapes.ts';
import { Bell } from '#modules/notifications/ui/bell.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { AccountFrame } from '../account/frame.tsx';
import { viewingOf } from '../account/viewing.ts';
import { CaseFrame } from '../cases/frame.tsx';
import { OfficeErrorPage } from '../office/trouble.tsx';

export const handle = { frame: 'own' };

export function meta() {
  return unlisted(m.case_list_title({ name: institution.name }));
}

export function loader(asking: LoaderFunctionArgs) {
  return viewingOf(asking);
}

type Viewing = Awaited<ReturnType<typeof loader>>;

/** The list stands among a person's own pages; one case is a place of its own, with its parts at hand. */
function Frame({
  viewing: { viewer, unread, has },
  children,
}: {
  viewing: Viewing;
  children: ReactNode;
}) {
  const { id } = useParams();
  const opened = useRouteLoaderData<{ dispute: PartyDisputeView }>('routes/case');
  const bell = <Bell to="/account/notices" unread={unread} />;
  if (!id)
    return (
      <AccountFrame viewer={viewer} has={has} bell={bell}>
        {children}
      </AccountFrame>
    );
  return (
    <CaseFrame
      viewer={viewer}
      has={has}
      bell={bell}
      shown={opened ? shownOf(opened.dispute) : null}
    >
      {children}
    </CaseFrame>
  );
}

function shownOf({ reference, as, parties }: PartyDisputeView) {
  const { claimant, respondent } = namedOf(parties);
  return { reference, as, sides: `${claimant} ${m.case_home_and()} ${respondent}` };
}

export default function Cases() {
  return (
    <Frame viewing={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const viewing = useRouteLoaderData<typeof loader>('routes/cases');
  const trouble = <OfficeErrorPage error={error} back="/cases" />;
  return viewing ? <Frame viewing={viewing}>{trouble}</Frame> : <main id="main">{trouble}</main>;
}
