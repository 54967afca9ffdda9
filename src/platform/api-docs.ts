import type { Endpoint } from '#kernel/endpoint.ts';
import type { App } from './http.ts';
import { openApi } from './openapi.ts';

type Json = Record<string, unknown>;

const STYLE = `
:root{color-scheme:light dark;--bg:#fcf9f9;--text:#3c0911;--soft:#6e5f60;--line:#e2d9d9;--sunk:#f7f3f3;--a:#fee3e8;--b:#f5fcc2}
@media (prefers-color-scheme:dark){:root{--bg:#16090a;--text:#faf0e7;--soft:#aa9191;--line:#3d2728;--sunk:#211112;--a:#4c1b27;--b:#2e3010}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 1.0625rem/1.55 system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:2.5rem 1.125rem 6rem}h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1;margin:0 0 1rem}
h2{font-size:1.375rem;margin:0 0 .5rem;overflow-wrap:anywhere}h3{font-size:1rem;margin:1.5rem 0 .5rem}p{max-width:44rem}a{color:inherit}
section{border-top:2px solid var(--text);padding:1.75rem 0;margin-top:2.5rem}.soft{color:var(--soft)}
code,pre{font:500 .9375rem/1.5 ui-monospace,monospace}pre{background:var(--sunk);border:1px solid var(--line);border-radius:12px;padding:1rem;overflow:auto}
.verb{display:inline-block;padding:.1rem .6rem;border-radius:.8rem .8rem .25rem .25rem;background:var(--b);margin-right:.5rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:32rem}th,td{text-align:left;vertical-align:top;padding:.6rem .75rem .6rem 0;border-top:1px solid var(--line)}th{font-weight:600}
:focus-visible{outline:2px solid #e22c5d;outline-offset:3px}nav li{margin:.35rem 0}`;

/**
 * Serves what the product says of itself: the description of its API, and the pages that are made of it. They are written
 * when somebody first asks: a start would take a tenth of a second longer, and few processes are ever asked.
 */
export function serveApiDocs(app: App, endpoints: readonly Endpoint[], server: string): void {
  const document = once(() => openApi(endpoints, { title: 'Munch API', version: '1', server }));
  const page = once(() => apiDocs(document()));
  app.get('/api/openapi.json', (c) => c.json(document()));
  app.get('/api/docs', (c) => {
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return c.html(page());
  });
  app.get('/api/docs.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
}

function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** A readable reference made of the OpenAPI document: a page that takes its style sheet and nothing from elsewhere. */
function apiDocs(document: Json): string {
  const paths = document.paths as Record<string, Record<string, Json>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const title = escaped((document.info as Json).title);
  const list = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${anchor(method, path)}"><code>${method.toUpperCase()} ${escaped(path)}</code></a> ${escaped(operation.summary)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${title}</h1><p>Every address gives JSON, and takes it unless it says otherwise. An answer stands under <code>data</code>; a refusal is <code>{ "error": { "code", "message", "fields"? } }</code>. The same as a machine reads it: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav aria-label="Addresses"><ul>${list.join('')}</ul></nav>${operations.map(section).join('')}</main></body></html>`;
}

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Json;
}): string {
  const content = ((operation.requestBody as Json | undefined)?.content ?? {}) as Record<
    string,
    Json
  >;
  const body = content['application/json']?.schema as Json | undefined;
  const bytes = body ? [] : Object.entries(content);
  const parameters = (operation.parameters ?? []) as Json[];
  return `<section id="${anchor(method, path)}"><h2><code><span class="verb">${method.toUpperCase()}</span>${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}</p><p class="soft">${escaped(operation.description)}</p>
${parameters.length > 0 ? `<h3>In the address</h3>${rows(parameters.map((part) => [String(part.name), part.schema as Json, part.required === true]))}` : ''}
${body ? `<h3>What to send</h3>${rows(fieldsOf(body))}` : ''}
${bytes.length > 0 ? `<h3>What to send</h3>${bytesToSend(bytes)}` : ''}
<h3>What comes back</h3>${answers(operation.responses as Record<string, Json>)}</section>`;
}

function bytesToSend(types: [string, Json][]): string {
  const most = types.map(([, { schema }]) => Number((schema as Json).maxLength))[0];
  const list = types.map(([type]) => `<li><code>${escaped(type)}</code></li>`);
  return `<p>The bytes of the file, at most ${most} of them, as one of:</p><ul>${list.join('')}</ul>`;
}

function fieldsOf(schema: Json): [string, Json, boolean][] {
  const required = new Set((schema.required ?? []) as string[]);
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, field]) => [
    name,
    field,
    required.has(name),
  ]);
}

function rows(fields: [string, Json, boolean][]): string {
  const body = fields.map(
    ([name, field, required]) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(typeOf(field))}</td><td>${required ? 'required' : 'optional'}</td><td>${escaped(field.description ?? '')}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table><thead><tr><th scope="col">Field</th><th scope="col">Type and limits</th><th scope="col">Need</th><th scope="col">About</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function answers(responses: Record<string, Json>): string {
  const body = Object.entries(responses).map(
    ([status, response]) =>
      `<tr><th scope="row">${status}</th><td>${escaped(response.description)
        .replaceAll('\n\n', '<br>')
        .replace(/`([^`]+)`/g, '<code>$1</code>')}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Answers"><table><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function typeOf(field: Json): string {
  if (Array.isArray(field.anyOf)) return (field.anyOf as Json[]).map(typeOf).join(' or ');
  if (Array.isArray(field.enum)) return `one of: ${(field.enum as unknown[]).join('; ')}`;
  if ('const' in field) return JSON.stringify(field.const);
  const limits = [
    field.minLength === undefined ? '' : `at least ${field.minLength} characters`,
    field.maxLength === undefined ? '' : `at most ${field.maxLength} characters`,
  ].filter(Boolean);
  return [String(field.type ?? 'value'), ...limits].join(', ');
}

function anchor(method: string, path: string): string {
  return `${method}${path.replace(/[^A-Za-z0-9]+/g, '-')}`;
}

function escaped(value: unknown): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return String(value ?? '').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
