import { type ActionFunctionArgs, useSearchParams } from 'react-router';
import * as m from '#messages/all.ts';
import { FindPage } from '#modules/response/ui/notice/find.tsx';
import { unlisted } from '#site/head.ts';
import { formOf } from '../form-of.ts';
import { onward } from '../redirects.ts';

export { NoticeErrorPage as ErrorBoundary } from '#modules/response/ui/notice/error-page.tsx';

export const handle = { frame: 'own', document: 'plain' };

export function meta() {
  return unlisted(m.site_title({ page: m.notice_find_title() }));
}

/** Whether the code is one says the page that it leads to: there alone guesses are counted. */
export async function action({ request }: ActionFunctionArgs) {
  const typed = String((await formOf(request)).get('code') ?? '');
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, 12);
  throw onward(
    plain === ''
      ? '/notice'
      : `/n/${plain.length === 8 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain}`,
  );
}

export default function NoticeFind() {
  const [asked] = useSearchParams();
  return <FindPage typed={asked.get('code') ?? ''} problem={null} path="/notice" />;
}
