import { expect, test } from 'vitest';
import { likelyKind } from './document-kinds.ts';

test.each([
  ['Contract with Fridges of Pune.pdf', 'agreement'],
  ['loan_agreement-2025.PDF', 'agreement'],
  ['भाडे-करारनामा.pdf', 'agreement'],
  ['Vakalatnama Ada.pdf', 'authority'],
  ['bill 7.pdf', 'evidence'],
  ['subcontractor chat.png', 'evidence'],
  ['IMG_2041.jpg', 'evidence'],
])('%s is proposed as %s', (name, kind) => expect(likelyKind(name)).toBe(kind));
