import { expect, test } from 'vitest';
import { ACCESS_PLACES } from '#modules/disputes/rules/access.ts';
import { casePlaceAt, casePlacesFor, OFFICE_PAGE, placeAddress } from './places.ts';

test('the office has its own page of a dispute beside the places that all have', () => {
  expect(placeAddress(OFFICE_PAGE, 'd1')).toBe('/office/disputes/d1');
});

test('whoever was let into some places is led to these, to home and to search, and nowhere else', () => {
  const led = (open: (typeof ACCESS_PLACES)[number][]) => {
    const places = casePlacesFor(open, 'lawyer');
    // The place in which a page stands is one of them, so that it is marked.
    for (const { path } of places) expect(places).toContain(casePlaceAt(`/cases/d1${path}`, 'd1'));
    return places.map(({ path }) => path);
  };
  expect(led(['papers'])).toEqual(['', '/papers', '/search']);
  expect(led(['talk_own', 'calendar'])).toEqual(['', '/talk', '/calendar', '/search']);
  for (const place of ACCESS_PLACES) expect(led([place])).toHaveLength(3);
  expect(casePlacesFor(['papers'], null).map(({ path }) => path)).toContain('/export');
});
