import { expect, test } from 'vitest';
import { themeScript } from '../src/kernel/theme.ts';
import { ownPart, split } from './press.ts';

const rendered = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Hello</p><script>window.first = 1;</script><script type="module" async="">import "/a.js";</script></body></html><!--$--><script>window.second = 2;</script><!--/$-->`;

test('no script and no preload of one is left in the way of the first paint', () => {
  const { html } = split(rendered);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<p>Hello</p></body></html>');
});

test('what starts React keeps its order: the data first, the modules last', () => {
  expect(split(rendered).boot).toBe('window.first = 1;\nwindow.second = 2;\nimport "/a.js";');
});

test('the script that sets the kept theme stays where it is, before anything is painted', () => {
  const kept = `<script>${themeScript}</script>`;
  const { html, boot } = split(
    rendered.replace('<link rel="stylesheet"', `${kept}<link rel="stylesheet"`),
  );
  expect(html).toContain(`${kept}<link rel="stylesheet"`);
  expect(boot).not.toContain(themeScript);
});

test('data for search engines stays in the page', () => {
  const kept = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
  expect(split(`<html><head>${kept}</head></html>`).html).toContain(kept);
});

test('a page built ahead carries the routes of its like, and none of the office, the accounts and their pages', () => {
  const routes = {
    root: { id: 'root', path: '' },
    faqs: { id: 'faqs', parentId: 'root', path: '/faqs' },
    officials: { id: 'officials', parentId: 'root', path: '/officials' },
    office: { id: 'office', parentId: 'root', path: '/office' },
    queue: { id: 'queue', parentId: 'office', path: 'queue' },
    index: { id: 'index', parentId: 'office' },
    visit: { id: 'visit', parentId: 'root', path: '/consultation/:token' },
  };
  expect(Object.keys(ownPart({ routes }).routes)).toEqual(['root', 'faqs', 'officials']);
});
