import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import { apiOver } from '#kernel/client.ts';
import { language } from '#kernel/language.ts';
import { themeColours, themeScript } from '#kernel/theme.ts';
import * as m from '#messages/all.ts';
import { ContactForm } from '#modules/enquiries/ui/contact-form.tsx';
import { NewsletterForm } from '#modules/enquiries/ui/newsletter-form.tsx';
import { Failure } from '#site/failure.tsx';
import { type At, lost, unlisted } from '#site/head.ts';
import { SiteLayout } from '#site/layout.tsx';
import { NotFound } from '#site/not-found.tsx';
import { ApiProvider } from '#ui/api-context.tsx';
import devanagari from '#ui/fonts/anek-devanagari-400.woff2?url';
import devanagariBold from '#ui/fonts/anek-devanagari-640.woff2?url';
import latin from '#ui/fonts/anek-latin.woff2?url';
import plain from '#ui/fonts/anek-latin-plain.woff2?url';
import { isCutOff, startDraftKeeping } from '#ui/offline-drafts/autosave.ts';
import { Offline } from '#ui/offline-drafts/offline.tsx';
import '#ui/styles/app.css';
import plainSheet from '#ui/styles/plain.css?url';
import { Toaster } from '#ui/toast.tsx';
import plainScript from './plain.ts?worker&url';

declare const __API_URL__: string;

// React Router writes its start-up scripts on the server alone: the press (scripts/press.ts) moves them out of pages
// built ahead, so the browser's tree must not expect them. While developing they carry the hot reload.
const writesScripts = import.meta.env.SSR || import.meta.env.DEV;

/** The faces of a page that has any; preloaded, because the sheet that names them comes later. */
function Faces() {
  const faces = language() === 'en' ? [latin] : [plain, devanagari, devanagariBold];
  return faces.map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}

export function links() {
  return [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ];
}

/** A page that broke, or whose address leads nowhere, has no `meta` of its own. */
export function meta({ error, ...at }: At & { error?: unknown }) {
  if (!error) return [];
  if (isRouteErrorResponse(error) && error.status === 404) return lost(at);
  if (isCutOff(error)) return unlisted(m.site_title({ page: m.ui_offline_title() }));
  return unlisted(
    m.site_title({ page: `${m.site_failed_heading()} ${m.site_failed_heading_wide()}` }),
  );
}

export function Layout({ children }: { children: ReactNode }) {
  if (useHandles().some((handle) => handle.document === 'plain'))
    return <PlainDocument>{children}</PlainDocument>;
  return (
    <html lang={language()} data-theme="auto" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColours />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Faces />
        <Links />
      </head>
      <body>
        {children}
        {writesScripts ? <Scripts /> : null}
      </body>
    </html>
  );
}

function ThemeColours() {
  return (
    <>
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/**
 * The document of a page that works on any phone over any line: its own small sheet, the faces that the phone has, the
 * theme's script, and one that keeps what is typed (web/plain.ts). Whoever gets a notice from us owes us no download (docs/decisions/0027).
 */
function PlainDocument({ children }: { children: ReactNode }) {
  return (
    <html lang={language()} data-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <link rel="stylesheet" href={plainSheet} />
        <link rel="icon" href="data:," />
        <script src={plainScript} defer />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  const [api] = useState(() =>
    apiOver((request) => fetch(request), __API_URL__ || addressOfPage()),
  );
  const [live, setLive] = useState(false);
  useEffect(() => {
    startDraftKeeping();
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
  return (
    <SiteLayout hello={null} newsletter={null}>
      {isCutOff(error) ? (
        <Offline />
      ) : (
        <Broken status={isRouteErrorResponse(error) ? error.status : 500} />
      )}
    </SiteLayout>
  );
}

function Broken({ status }: { status: number }) {
  return status === 404 ? <NotFound /> : <Failure status={status} />;
}

/** The public pages' furniture; the office and the accounts bring their own. */
function SiteFrame({ children }: { children: ReactNode }) {
  const handles = useHandles();
  if (handles.some(({ frame }) => frame === 'own')) return children;
  const overPicture = handles.some((handle) => handle.overPicture === true);
  return (
    <SiteLayout overPicture={overPicture} hello={<ContactForm />} newsletter={<NewsletterForm />}>
      {children}
    </SiteLayout>
  );
}

function useHandles(): Record<string, unknown>[] {
  return useMatches().map(({ handle }) => (isRecord(handle) ? handle : {}));
}

/** Tells the waiting loader (web/hydrate.ts) that forms are React's from now on. */
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
