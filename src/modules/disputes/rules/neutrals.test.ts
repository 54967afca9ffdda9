import { expect, test } from 'vitest';
import { neutralsOf } from './neutrals.ts';

const appointed = (type: string, neutral?: unknown) => ({ type, details: { neutral } });

test('a neutral is whoever was appointed and has not withdrawn', () => {
  expect(neutralsOf([])).toEqual([]);
  expect(
    neutralsOf([
      appointed('conciliator_appointed', 'mia'),
      appointed('mediator_appointed', 'max'),
      appointed('arbitrator_appointed', 'nils'),
    ]),
  ).toEqual([
    { personId: 'mia', as: 'conciliator' },
    { personId: 'max', as: 'conciliator' },
    { personId: 'nils', as: 'arbitrator' },
  ]);
  expect(
    neutralsOf([
      appointed('arbitrator_appointed', 'nils'),
      appointed('arbitrator_withdrew', 'nils'),
    ]),
  ).toEqual([]);
});

test('an appointment that names nobody appoints nobody, and no other event does', () => {
  expect(neutralsOf([appointed('conciliator_appointed'), appointed('filed', 'mia')])).toEqual([]);
});
