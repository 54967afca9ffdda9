import { isRouteErrorResponse, useLocation } from 'react-router';
import { here, withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Frame } from './frame.tsx';

/** What an error shows on these pages, in their own frame: what is the matter, and the way back to the notice. */
export function NoticeErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const path = withoutLanguage(pathname);
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  const [, notice] = /^(\/n\/[^/]+)\//.exec(path) ?? [];
  return (
    <Frame path={path} house={null}>
      <h1>{isLost ? m.site_astray_title() : m.desk_trouble()}</h1>
      <p>{isLost ? m.site_astray_words() : m.error_unexpected()}</p>
      <p>
        <a href={here(notice ?? '/notice')}>{notice ? m.notice_back() : m.site_astray_notice()}</a>
      </p>
    </Frame>
  );
}
