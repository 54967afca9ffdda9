// Walks over the running site as a search engine would, only more strictly: every address that a page, a stylesheet, a
// script, a sitemap or a feed names must answer, and every `#place` must be there. Pages are read as text: they are our
// own, and React writes them well-formed.

/** Something named that is not there. `from` is the address that names it. */
export type Broken = { from: string; to: string; why: string };
/** Addresses are paths on the site, except `outside`, which nobody asked. */
export type Crawl = { pages: string[]; files: string[]; outside: string[]; broken: Broken[] };

type Answer = { status: number; type: string; text: string; ids: Set<string> };
type Named = { from: string; to: string };

const AT_ONCE = 8;
const LINKS = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data-boot',
  'data-src',
  'data-poster',
  'data-webm',
  'data-mp4',
]);
const SETS = new Set(['srcset', 'imagesrcset', 'data-srcset']);
// Shared pictures and addresses stand in the head as text, absolute, as other sites want them.
const SHARED = /^(?:og:(?:image|url)|twitter:image)$/;

/**
 * Follows everything from `seeds` on. `missing` are addresses that must be a 404 page, whose own links must hold.
 * Absolute addresses are the site's when they begin with `url` or with the origin of the first seed's canonical link.
 */
export async function crawl(url: string, seeds: string[], missing: string[] = []): Promise<Crawl> {
  const ours = new Set([new URL(url).origin]);
  const outside = new Set<string>();
  const answers = new Map<string, Promise<Answer>>();
  const named: Named[] = [];
  const broken: Broken[] = [];
  const waiting: Named[] = [...seeds, ...missing].map((to) => ({ from: '', to }));

  const visit = async ({ from, to }: Named) => {
    const address = new URL(to, new URL(from, url));
    if (!/^https?:$/.test(address.protocol))
      return void (/^(mailto|tel|sms):/.test(address.protocol) && outside.add(to));
    if (!ours.has(address.origin)) return void outside.add(address.href);
    named.push({ from, to: address.href });
    const path = address.pathname + address.search;
    if (answers.has(path)) return;
    const answer = ask(url + path);
    answers.set(path, answer);
    const found = await answer;
    if (from === '' && to === seeds[0]) ours.add(canonicalOf(found.text) ?? new URL(url).origin);
    for (const next of namesIn(found)) waiting.push({ from: path, to: next });
  };

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));

  for (const { from, to } of named) {
    const { pathname, search, hash } = new URL(to);
    const answer = await answers.get(pathname + search);
    if (!answer) continue;
    const expected =
      missing.includes(pathname) && (from === '' || missing.includes(from)) ? 404 : 200;
    // A form's address may take posts alone.
    if (answer.status !== expected && answer.status !== 405)
      broken.push({ from, to: pathname + search, why: `answers ${answer.status}` });
    else if (hash && !answer.ids.has(decodeURIComponent(hash.slice(1))))
      broken.push({ from, to: pathname + search + hash, why: 'no such place' });
  }
  const visited = await Promise.all(
    [...answers].map(async ([path, answer]) => ({ path, ...(await answer) })),
  );
  const isPage = (type: string) => type.startsWith('text/html');
  return {
    pages: visited
      .filter(({ type }) => isPage(type))
      .map(({ path }) => path)
      .sort(),
    files: visited
      .filter(({ type }) => !isPage(type))
      .map(({ path }) => path)
      .sort(),
    outside: [...outside].sort(),
    broken: [...new Map(broken.map((it) => [`${it.from} ${it.to}`, it])).values()],
  };
}

async function ask(url: string): Promise<Answer> {
  // A busy server may have closed an idle connection just when it is used again.
  const answer = await fetch(url, { headers: { connection: 'close' } });
  const type = answer.headers.get('content-type') ?? '';
  const isText = /^text\/|javascript|json|xml|manifest/.test(type);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = isText ? bytes.toString() : '';
  const ids = /html|svg/.test(type)
    ? [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => plain(id))
    : [];
  return { status: answer.status, type, text, ids: new Set(ids) };
}

function namesIn({ type, text }: Answer): string[] {
  if (type.startsWith('text/html')) return namesInPage(text);
  if (type.startsWith('text/css')) return namesInStyle(text);
  if (type.includes('javascript')) return namesInScript(text);
  if (type.includes('manifest'))
    return [...text.matchAll(/"(?:src|start_url|url)":\s*"([^"]+)"/g)].map(([, to = '']) => to);
  if (type.includes('svg')) return [];
  if (type.includes('xml'))
    return [...text.matchAll(/<(?:loc|link|url|guid)>([^<]+)<|\s(?:href|url)="([^"]+)"/g)].map(
      ([, a, b]) => plain(a ?? b ?? ''),
    );
  return [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, to = '']) => to);
}

function namesInPage(html: string): string[] {
  const found: string[] = [];
  const linked = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, body = '']) => body);
  for (const body of linked)
    for (const [, to = ''] of body.matchAll(/"(?:url|item|image|logo)":\s*"(https?:[^"]+)"/g))
      found.push(to);
  const markup = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  for (const [, attributes = ''] of markup.matchAll(
    /<[a-z][\w-]*((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    const of = new Map(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    );
    for (const [name, value] of of) {
      if (LINKS.has(name)) found.push(value);
      if (SETS.has(name))
        found.push(...value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
      if (name === 'content' && SHARED.test(of.get('property') ?? of.get('name') ?? ''))
        found.push(value);
    }
  }
  return found;
}

function namesInStyle(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^(?:data:|#)/.test(to));
}

// Chunks name each other as "./x.js" and pictures as "/assets/x.webp"; both are hashed files that must be there.
function namesInScript(script: string): string[] {
  return [
    ...script.matchAll(
      /["'`]((?:\.\/|\/assets\/)[\w.-]+\.(?:js|css|svg|webp|avif|png|jpg|webm|mp4|woff2|pdf))#?["'`]/g,
    ),
  ].map(([, to = '']) => to);
}

function canonicalOf(html: string): string | undefined {
  const link = /<link [^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  const href = /href="(https?:[^"]+)"/.exec(link)?.[1];
  return href && new URL(href).origin;
}

function plain(text: string): string {
  return text
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
