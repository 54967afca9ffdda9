import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { head, TITLE_MAX, unlisted } from './head.ts';
import { article, breadcrumbs, courseList, organization, type Thing } from './linked-data.ts';

const words = {
  title: 'The Panel | Munch',
  description: 'Eight people, and how to know that they favour nobody.',
};

function at(pathname: string) {
  return { location: { pathname } };
}
function property(tags: MetaDescriptor[], name: string): unknown {
  return tags.flatMap((tag) =>
    'property' in tag && tag.property === name && 'content' in tag ? [tag.content] : [],
  )[0];
}
function linked(tags: MetaDescriptor[]): Thing[] {
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Thing] : []));
}

test('a page has one address, however it was reached', () => {
  for (const path of ['/the-panel', '/the-panel/', '/the-panel//']) {
    const tags = head(at(path), words);
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://munch.example/the-panel',
    });
    expect(property(tags, 'og:url')).toBe('https://munch.example/the-panel');
  }
  expect(head(at('/'), words)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://munch.example/',
  });
});

test('a title that would be cut goes without the name of the house', () => {
  const long = 'What an arbitration costs, line by line, and who pays it';
  const [tag] = head(at('/blogs/1'), { ...words, title: `${long} | Munch` });
  expect(`${long} | Munch`.length).toBeGreaterThan(TITLE_MAX);
  expect(tag).toEqual({ title: long });
  expect(head(at('/blogs/1'), words)[0]).toEqual({ title: words.title });
});

test('a page that is shared shows its picture, and says in words what is on it', () => {
  const tags = head(at('/the-panel'), words);
  expect(property(tags, 'og:image')).toBe('https://munch.example/pictures/the-panel.jpg');
  expect([property(tags, 'og:image:width'), property(tags, 'og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
  expect(property(tags, 'og:image:alt')).toMatch(/^The Panel: /);
  expect(property(tags, 'og:type')).toBe('website');
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('an article says when it was published and what lies above it', () => {
  const tags = head(at('/blogs/3'), {
    ...words,
    above: [{ name: 'Blogs', path: '/blogs' }],
    publishedOn: '2026-03-05',
  });
  expect([property(tags, 'og:type'), property(tags, 'article:published_time')]).toEqual([
    'article',
    '2026-03-05',
  ]);
  expect(linked(tags)).toEqual([
    breadcrumbs([
      { name: 'Munch', path: '/' },
      { name: 'Blogs', path: '/blogs' },
      { name: 'The Panel', path: '/blogs/3' },
    ]),
  ]);
});

test('the front page has no way to itself', () => {
  expect(linked(head(at('/'), words))).toEqual([]);
});

test('a page that nobody should find names no address and no picture', () => {
  expect(unlisted('Gone')).toEqual([{ title: 'Gone' }, { name: 'robots', content: 'noindex' }]);
});

test('no text can end the script that carries it', () => {
  const evil = '</script><script>alert(1)</script>';
  const meta = () =>
    head(at('/'), {
      ...words,
      data: [
        article({ path: '/', title: evil, excerpt: evil, date: '2026-03-05', onlyEnglish: false }),
      ],
    });
  const Page = createRoutesStub([{ id: 'page', path: '/', Component: Meta, meta }]);
  const html = renderToStaticMarkup(createElement(Page));
  expect(html.match(/<script/g)).toHaveLength(1);
  const written = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect((JSON.parse(written) as Thing).headline).toBe(evil);
});

test('a course is offered for rupees by the house', () => {
  const list = courseList('/academy', [
    { title: 'Mediation', teaches: 'To listen.', rupees: 3000, hours: 12 },
  ]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Course',
          name: 'Mediation',
          timeRequired: 'PT12H',
          provider: { name: 'Munch' },
          offers: { price: 3000, priceCurrency: 'INR' },
        },
      },
    ],
  });
});

test('the house is one and the same wherever it is named', () => {
  const { '@graph': graph } = organization('What we do') as unknown as { '@graph': Thing[] };
  const id = 'https://munch.example/#organization';
  expect(graph[0]).toMatchObject({ '@id': id, '@type': 'Organization', telephone: '+12125550142' });
  expect(
    article({
      path: '/blogs/1',
      title: 'One',
      excerpt: 'Two',
      date: '2026-03-05',
      onlyEnglish: false,
    }),
  ).toMatchObject({
    publisher: { '@id': id },
  });
});
