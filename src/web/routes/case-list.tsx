import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { unreadTalk } from '#modules/discussion/contract/unread.ts';
import { myDisputes } from '#modules/disputes/contract/party-view.ts';
import { OwnDisputes } from '#modules/disputes/ui/party/list.tsx';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { institution } from '../../../content/institution.ts';
import { useUnreadOf } from '../cases/unread-talk.tsx';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.case_list_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const before = new URL(asking.request.url).searchParams.get('before');
  const own = loadFromApi(asking, myDisputes, before ? { before } : {});
  return Promise.all([own, loadFromApi(asking, unreadTalk, {})]);
}

export default function CaseList() {
  const [own, unread] = useLoaderData<typeof loader>();
  const unreadOf = useUnreadOf(unread);
  return (
    <div className="desk-stack">
      <PageHead title={m.case_list_heading()}>
        <Button look="ghost" to="/cases/search">
          {m.search_all_link()}
        </Button>
      </PageHead>
      <OwnDisputes {...own} beside={unreadOf} />
    </div>
  );
}
