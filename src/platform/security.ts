import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { themeScript } from '#kernel/theme.ts';
import * as m from '#messages/all.ts';
import type { Vars } from './http.ts';
import { fail } from './http-errors.ts';

export type Policy = {
  https: boolean;
  apiUrl: string;
  allowedOrigins: readonly string[];
  publicUrl: string;
  /** Where a form of ours may end beside our own pages: a payment provider's, where one is set up. */
  formsTo?: readonly string[];
};

/** Headers of every answer. HSTS only behind TLS: on plain http a browser must ignore it (RFC 6797, 7.2). */
export function headersFor(policy: Policy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(policy.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

const THEME_HASH = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

/** The Content-Security-Policy of a page. Pages built ahead hold no script but the theme's, so they need no nonce. */
export function contentPolicy(policy: Policy, nonce?: string): string {
  const api = policy.apiUrl ? ` ${new URL(policy.apiUrl).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${THEME_HASH}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...(policy.formsTo ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A post that carries cookies must come from our own pages, or from a site that was allowed by name. */
export function sameOrigin(policy: Policy): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    if (SAFE.has(c.req.method) || !c.req.header('cookie')) return next();
    return isFromOwn(c, policy) ? next() : fail(c, 403, 'wrong_origin', m.error_origin());
  };
}

/**
 * Signing in needs no cookie, so the check above would let another site sign its visitor in to an account of its own, and
 * read there what they then write. Whatever a browser sends says where it comes from; a program says nothing, and may pass.
 */
export function ownPagesAlone(policy: Policy): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    const says =
      c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
    if (SAFE.has(c.req.method) || !says || isFromOwn(c, policy)) return next();
    return fail(c, 403, 'wrong_origin', m.error_origin());
  };
}

function isFromOwn(c: Context, policy: Policy): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  // A page's own call in process has the address of the page, and no Host of its own.
  return origin
    ? isOwn(origin, c.req.header('host') ?? new URL(c.req.url).host, policy)
    : site === 'same-origin' || site === 'none';
}

function isOwn(origin: string, host: string | undefined, policy: Policy): boolean {
  if (origin === new URL(policy.publicUrl).origin || policy.allowedOrigins.includes(origin))
    return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
