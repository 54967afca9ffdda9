import { expect, test } from 'vitest';
import { conduct } from '../../../../content/conduct/conduct.ts';
import { privacy } from '../../../../content/privacy/privacy.ts';
import { terms } from '../../../../content/terms/terms.ts';
import { AGREED_TEXT } from './agreement.ts';

test('what is kept of an agreement names the versions that the three pages show', () => {
  expect(AGREED_TEXT).toBe(
    `privacy-${privacy.version} conduct-${conduct.version} terms-${terms.version}`,
  );
});
