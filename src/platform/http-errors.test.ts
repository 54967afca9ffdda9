import { expect, test } from 'vitest';
import { pathForLog } from './http-errors.ts';
import { newId, newToken } from './ids.ts';

test('a log names the page and the row, and never the token that opens it', () => {
  const [id, token] = [newId(), newToken()];
  expect(pathForLog(`/hi/consultation/join/${token}`)).toBe('/hi/consultation/join/…');
  expect(pathForLog(`/api/consultation-links/${token}/booking`)).toBe(
    '/api/consultation-links/…/booking',
  );
  expect(pathForLog(`/api/office/consultations/${id}/offer`)).toBe(
    `/api/office/consultations/${id}/offer`,
  );
  expect(pathForLog('/application-of-arbitration/continue')).toBe(
    '/application-of-arbitration/continue',
  );
});
