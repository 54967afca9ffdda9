import { expect, test } from 'vitest';
import { choicesFrom, usualChoices } from './choices.ts';

test('whoever never chose has the usual ones', () => {
  expect(choicesFrom({})).toEqual(usualChoices);
});

test('what was chosen holds, but notices about the account itself come at once whatever is kept', () => {
  expect(choicesFrom({ work: 'here', consultation: 'daily', account: 'here' })).toEqual({
    work: 'here',
    empanelment: 'at_once',
    account: 'at_once',
    consultation: 'daily',
  });
});
