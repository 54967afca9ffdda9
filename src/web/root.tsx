import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { apiOver } from '#kernel/client.ts';
import { ContactForm } from '#modules/enquiries/ui/contact-form.tsx';
import { NewsletterForm } from '#modules/enquiries/ui/newsletter-form.tsx';
import { Failure } from '#site/failure.tsx';
import { SiteLayout } from '#site/layout.tsx';
import { NotFound } from '#site/not-found.tsx';
import { ApiProvider } from '#ui/api-context.tsx';
import latin from '#ui/fonts/anek-latin.woff2?url';
import '#ui/styles/app.css';
import { Toaster } from '#ui/toast.tsx';

declare const __API_URL__: string;

// React Router writes its start-up scripts on the server alone: the press (scripts/press.ts) moves them out of pages
// built ahead, so the browser's tree must not expect them. While developing they carry the hot reload.
const writesScripts = import.meta.env.SSR || import.meta.env.DEV;

export function links() {
  return [
    { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#570c1a" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {writesScripts ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  const [api] = useState(() => apiOver((request) => fetch(request), __API_URL__ || addressOfPage()));
  const [live, setLive] = useState(false);
  useEffect(() => {
    announce();
    setLive(true);
  }, []);
  return (
    <ApiProvider api={api}>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
      <Toaster />
      {live ? <ScrollRestoration /> : null}
    </ApiProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <SiteLayout hello={null} newsletter={null}>
      {status === 404 ? <NotFound /> : <Failure status={status} />}
    </SiteLayout>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const overPicture = useMatches().some((match) => isRecord(match.handle) && match.handle.overPicture === true);
  return (
    <SiteLayout overPicture={overPicture} hello={<ContactForm />} newsletter={<NewsletterForm />}>
      {children}
    </SiteLayout>
  );
}

/** Tells the waiting loader (web/wake.ts) that forms are React's from now on. */
function announce(): void {
  document.documentElement.dataset.live = 'yes';
  dispatchEvent(new Event('munch:live'));
}

function addressOfPage(): string {
  return import.meta.env.SSR ? 'http://localhost' : location.origin;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
