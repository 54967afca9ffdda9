import { addressIn, languages } from '#kernel/language.ts';
import { crawl } from '../tests/e2e/crawl.ts';
import { pagesAsked } from './pages.ts';

/** Every address that the running site names, asked; those of others are listed and left alone. */
export async function linksOf(url: string): Promise<void> {
  const startedAt = performance.now();
  // What machines read is asked where it is; its absence is not a broken link.
  const here = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/feed.xml'].map(async (path) =>
      (await fetch(url + path)).ok ? [path] : [],
    ),
  );
  const { pages, files, outside, broken } = await crawl(
    url,
    ['/', ...here.flat()],
    languages.map((language) => addressIn(language, '/nowhere')),
  );
  const unreached = pagesAsked([]).filter((path) => !pages.includes(path));
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Links: ${pages.length} pages and ${files.length} files reached from the home page in ${took} s, ${broken.length} broken`,
  );
  for (const { from, to, why } of broken) console.log(`  BROKEN ${from} -> ${to}: ${why}`);
  if (unreached.length > 0) console.log(`  no link leads to: ${unreached.join(', ')}`);
  console.log(`  ${outside.length} addresses elsewhere, not asked:`);
  for (const address of outside) console.log(`    ${address.slice(0, 140)}`);
}
