import type { MiddlewareHandler } from 'hono';
import * as m from '#messages/all.ts';
import { fail, type Vars } from './http.ts';

export type Policy = { https: boolean; apiUrl: string; allowedOrigins: readonly string[]; publicUrl: string };

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

/** The Content-Security-Policy of a page. Pages built ahead have no inline script, so they need no nonce. */
export function contentPolicy(policy: Policy, nonce?: string): string {
  const api = policy.apiUrl ? ` ${new URL(policy.apiUrl).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A post that carries cookies must come from our own pages, or from a site that was allowed by name. */
export function sameOrigin(policy: Policy): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    if (SAFE.has(c.req.method) || !c.req.header('cookie')) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const own = origin ? isOwn(origin, c.req.header('host'), policy) : site === 'same-origin' || site === 'none';
    return own ? next() : fail(c, 403, 'wrong_origin', m.error_origin());
  };
}

function isOwn(origin: string, host: string | undefined, policy: Policy): boolean {
  if (origin === new URL(policy.publicUrl).origin || policy.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
