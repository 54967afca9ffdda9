import type { ReactNode } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useParams,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeWorkspace } from '#modules/disputes/contract/workspace.ts';
import { useLive } from '#modules/notifications/ui/live.ts';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { AccountFrame } from '../account/frame.tsx';
import { viewingOf } from '../account/viewing.ts';
import { Bells } from '../cases/bells.tsx';
import { CaseFrame, type ShownCase } from '../cases/frame.tsx';
import { apiContext } from '../context.ts';
import { OfficeErrorPage } from '../office/error-page.tsx';

export const handle = { frame: 'own' };

export function meta() {
  return unlisted(m.case_list_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { id } = asking.params;
  const [viewing, shown] = await Promise.all([viewingOf(asking), id ? shownOf(asking, id) : null]);
  return { ...viewing, shown };
}

/** Null where the page itself tells that there is no such case: the frame around it stays. */
async function shownOf({ context }: LoaderFunctionArgs, id: string): Promise<ShownCase | null> {
  const answer = await context.get(apiContext)(disputeWorkspace, { id });
  if (answer.outcome !== 'done') return null;
  const { reference, as, invitedAs, claimant, respondent, places, mayLeaveTalks } = answer.data;
  return {
    reference,
    as,
    invitedAs,
    sides: `${claimant} ${m.case_home_and()} ${respondent}`,
    open: places,
    mayLeaveTalks,
  };
}

/** A notice may say that the reader stands otherwise in the case that is open, or no more: then it is asked for anew. */
function useNoticed(id: string | undefined): void {
  const { revalidate } = useRevalidator();
  useLive((heard) => {
    if (id && heard.topic === 'notice' && heard.data.read !== true) void revalidate();
  });
}

type Viewing = Awaited<ReturnType<typeof loader>>;

/** The list stands among a person's own pages; one case is a place of its own, with its parts at hand. */
function Frame({
  viewing: { viewer, unread, has, shown },
  children,
}: {
  viewing: Viewing;
  children: ReactNode;
}) {
  const { id } = useParams();
  const bell = <Bells to="/account/notices" unread={unread} />;
  if (!id)
    return (
      <AccountFrame viewer={viewer} has={has} bell={bell}>
        {children}
      </AccountFrame>
    );
  return <CaseFrame {...{ viewer, has, shown, bell, children }} />;
}

export default function Cases() {
  useNoticed(useParams().id);
  return (
    <Frame viewing={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const ofCases = useRouteLoaderData<typeof loader>('routes/cases');
  const ofCalendar = useRouteLoaderData<typeof loader>('routes/calendar-frame');
  const viewing = ofCases ?? ofCalendar;
  const trouble = <OfficeErrorPage error={error} back="/cases" />;
  return viewing ? <Frame viewing={viewing}>{trouble}</Frame> : <main id="main">{trouble}</main>;
}
