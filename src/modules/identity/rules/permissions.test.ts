import { expect, test } from 'vitest';
import { permissions } from '#kernel/viewer.ts';
import { asksForSecondFactor, rolesFor } from './permissions.ts';

test('every permission but one’s own asks for a second factor, and no visitor has it', () => {
  for (const needs of permissions.filter(asksForSecondFactor)) {
    expect(rolesFor[needs], needs).not.toContain('visitor');
    expect(rolesFor[needs], needs).not.toContain('person');
  }
});
