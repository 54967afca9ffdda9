import { expect, test } from 'vitest';
import { casePlaceAt, officePlaces, placeAddress } from './places.ts';

test('the office is led to its own page of a dispute, to talk and to search, and nowhere else', () => {
  const places = officePlaces();
  expect(places.map((place) => placeAddress(place, 'd1'))).toEqual([
    '/office/disputes/d1',
    '/cases/d1/talk',
    '/cases/d1/search',
  ]);
  // The place in which a page stands is one of them, so that it is marked.
  expect(places).toContain(casePlaceAt('/cases/d1/talk/all', 'd1'));
});
