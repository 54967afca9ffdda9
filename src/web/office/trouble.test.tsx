import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as m from '#messages/all.ts';
import { Trouble } from './trouble.tsx';

/** A refusal as the router hands it to a page. */
const refused = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });
const page = (error: unknown) => renderToStaticMarkup(<Trouble error={error} />);

test('whoever opens a case of their own is told that, and who acts on it', () => {
  const shown = page(refused(403, { code: 'own_dispute', message: m.error_own_dispute() }));
  expect(shown).toContain(m.error_own_dispute());
  expect(shown).not.toContain(m.desk_trouble_403_words());
});

test('whoever lacks a permission is told whom to ask, and an accident says nothing of itself', () => {
  expect(page(refused(403, { code: 'not_allowed', message: 'No.' }))).toContain(m.desk_trouble_403_words());
  expect(page(refused(403, null))).toContain(m.desk_trouble_403_words());
  expect(page(new Error('a secret'))).not.toContain('a secret');
});
