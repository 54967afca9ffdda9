import type { FilingUpload } from './answers.ts';

const AUTHORITY = [
  'vakalatnama',
  'vakalat',
  'authority',
  'authorisation',
  'authorization',
  'वकालतनामा',
];
const AGREEMENT = ['agreement', 'contract', 'करार', 'करारनामा', 'इकरारनामा', 'अनुबंध', 'कंत्राट'];

/** What a paper most likely is, by the name of its file; proposed beside it, where whoever files sees and changes it. */
export function likelyKind(name: string): FilingUpload['kind'] {
  // Whole words alone: a "subcontractor.pdf" is no contract. Marks are parts of Devanagari words.
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
  if (words.some((word) => AUTHORITY.includes(word))) return 'authority';
  return words.some((word) => AGREEMENT.includes(word)) ? 'agreement' : 'evidence';
}
