import { createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { languages, prefixOf } from '#kernel/language.ts';
import { onward, onwardDocument, outward } from './redirects.ts';

/** Where a browser goes after a post to a page of this language, whose action leads on to `to`. */
async function landing(prefix: string, leadOn: () => Response): Promise<string | null> {
  const { query } = createStaticHandler([{ path: '/page', action: leadOn }], {
    basename: prefix || '/',
  });
  const request = new Request(`http://munch.example${prefix}/page`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'on' }),
  });
  const came = await query(request);
  if (!(came instanceof Response)) throw new Error('The page led nowhere.');
  return came.headers.get('location');
}

test.each(languages)(
  'an address that a page leads to has its language once, whether or not it brings one (%s)',
  async (spoken) => {
    const prefix = prefixOf(spoken);
    for (const brought of ['', '/hi', '/mr']) {
      expect(await landing(prefix, () => onward(`${brought}/n/7K2P?step=review#words`, 303))).toBe(
        `${prefix}/n/7K2P?step=review#words`,
      );
      expect(await landing(prefix, () => onwardDocument(`${brought}/account`))).toBe(
        `${prefix}/account`,
      );
      expect(await landing(prefix, () => onward(brought || '/'))).toBe(prefix || '/');
    }
  },
);

test('what leads on leads to no other site', async () => {
  for (const to of ['//eve.example/x', '\\\\eve.example/x', '/\\eve.example/x'])
    expect(await landing('', () => onward(to))).toBe('/eve.example/x');
  expect(await landing('/hi', () => outward('https://pay.example/p?id=1'))).toBe(
    'https://pay.example/p?id=1',
  );
});
