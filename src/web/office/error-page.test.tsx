import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as m from '#messages/all.ts';
import { OfficeErrorPage } from './error-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A refusal as the router hands it to a page. */
const refused = (status: number, data: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data,
});
const page = (error: unknown) => renderToStaticMarkup(<OfficeErrorPage error={error} />);

test('whoever opens a case of their own is told that, and who acts on it', () => {
  const shown = page(refused(403, { code: 'own_dispute', message: m.error_own_dispute() }));
  expect(shown).toContain(m.error_own_dispute());
  expect(shown).not.toContain(m.desk_trouble_403_words());
});

test('whoever lacks a permission is told whom to ask, and an accident says nothing of itself', () => {
  expect(page(refused(403, { code: 'not_allowed', message: 'No.' }))).toContain(
    m.desk_trouble_403_words(),
  );
  expect(page(refused(403, null))).toContain(m.desk_trouble_403_words());
  expect(page(new Error('a secret'))).not.toContain('a secret');
});

test('a line that is missing is told as that, in the browser alone, and a mistake of ours is not blamed on it', () => {
  const lost = new TypeError('Failed to fetch');
  expect(page(lost)).toContain(m.desk_trouble());
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { onLine: true });
  expect(page(lost)).toContain(m.ui_offline_title());
  expect(page(new TypeError('x is not a function'))).toContain(m.desk_trouble());
  expect(page(refused(500, null))).toContain(m.desk_trouble());
  vi.stubGlobal('navigator', { onLine: false });
  expect(page(new Error('anything'))).toContain(m.ui_offline_title());
});
