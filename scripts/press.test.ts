import { expect, test } from 'vitest';
import { split } from './press.ts';

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

test('data for search engines stays in the page', () => {
  const kept = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
  expect(split(`<html><head>${kept}</head></html>`).html).toContain(kept);
});
