import { expect, test } from 'vitest';
import { ACCESS_PLACES } from '#modules/disputes/rules/access.ts';
import { casePlaceAt, casePlacesFor, OFFICE_PAGE, placeAddress } from './places.ts';

test('the office has its own page of a dispute beside the places that all have', () => {
  expect(placeAddress(OFFICE_PAGE, 'd1')).toBe('/office/disputes/d1');
});

test('whoever was let into some places is led to these, to home, to search and to what they take along, and nowhere else', () => {
  const led = (open: (typeof ACCESS_PLACES)[number][]) => {
    const places = casePlacesFor(open, 'witness');
    // The place in which a page stands is one of them, so that it is marked.
    for (const { path } of places) expect(places).toContain(casePlaceAt(`/cases/d1${path}`, 'd1'));
    return places.map(({ path }) => path);
  };
  expect(led(['papers'])).toEqual(['', '/papers', '/search', '/export']);
  expect(led(['talk_own', 'calendar'])).toEqual(['', '/talk', '/calendar', '/search', '/export']);
  for (const place of ACCESS_PLACES) expect(led([place])).toHaveLength(4);
});

test('who reads what the sides say to each other by their own right is led to where they settle', () => {
  const paths = (as: 'witness' | null) =>
    casePlacesFor(['talk_parties'], as).map(({ path }) => path);
  expect(paths(null)).toContain('/settle');
  expect(paths('witness')).not.toContain('/settle');
});
