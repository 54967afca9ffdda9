import { describe, expect, test } from 'vitest';
import { placeProblem, taxPlaceOf } from './tax-place.ts';

// 27AAPFU0939F1ZV and 29AAGCB7383J1Z4 are numbers whose check letters fit.
describe('where a party is for the tax', () => {
  test.each([
    ['is one of GST’s states', null, { state: '27', gstin: '' }],
    ['or outside India', null, { state: '96', gstin: '' }],
    ['and no number that GST does not have', 'state_wrong', { state: '25', gstin: '' }],
    ['not nothing', 'state_wrong', { state: '', gstin: '' }],
    ['not its name', 'state_wrong', { state: 'Maharashtra', gstin: '' }],
    ['with a registration', null, { state: '27', gstin: '27AAPFU0939F1ZV' }],
    ['as it was typed', null, { state: '27', gstin: '27 aapfu0939f-1zv' }],
    ['and not with a slip in it', 'gstin_wrong', { state: '27', gstin: '27AAPFU0939F1ZX' }],
    ['nor with one sign fewer', 'gstin_wrong', { state: '27', gstin: '27AAPFU0939F1Z' }],
    ['the state is looked at first', 'state_wrong', { state: '99', gstin: 'no number' }],
  ])('%s', (_, code, typed) => {
    expect(placeProblem(typed)?.code ?? null).toBe(code);
  });

  // IGST Act s. 12(2): the location on record, else the address, else the supplier's own.
  test('is what they said, before what their address says', () => {
    const said = taxPlaceOf({ gstState: '29', gstin: null }, 'Fort, Mumbai 400001', '2026-11-20');
    expect(said).toEqual({ state: '29', gstin: null, isTold: true });
  });

  test('is what their registration says, where they named that alone', () => {
    const said = taxPlaceOf({ gstState: null, gstin: '27AAPFU0939F1ZV' }, '', '2026-11-20');
    expect(said).toEqual({ state: null, gstin: '27AAPFU0939F1ZV', isTold: true });
  });

  test('is the state of their address where they said nothing, and then nobody told it', () => {
    const none = { gstState: null, gstin: null };
    expect(taxPlaceOf(none, 'Fort, Mumbai 400001', '2026-11-20')).toEqual({
      state: '27',
      gstin: null,
      isTold: false,
    });
    expect(taxPlaceOf(none, 'Fort, Mumbai', '2026-11-20').state).toBeNull();
  });
});
