import { describe, expect, test } from 'vitest';
import { ENCRYPTED_PDF, isBomb, isWholePdf, kindOf, RECORD_TYPES } from './kinds.ts';

const text = (head = 'Dear Sir,\n') => ({ type: null, isText: true, head });
const of = (type: string | null) => ({ type, isText: false, head: '' });

describe('what a file is', () => {
  test.each([
    ['a.pdf', of('application/pdf'), 'application/pdf'],
    ['IMG_1', of('image/heic'), 'image/heic'],
    ['call.m4a', of('audio/x-m4a'), 'audio/mp4'],
    ['note.wav', of('audio/vnd.wave'), 'audio/wav'],
    ['letter.txt', text(), 'text/plain'],
    ['letter', text(), 'text/plain'],
    ['ledger.csv', text('a,b\n1,2\n'), 'text/csv'],
    ['mail.eml', text('From: a@b.example\nSubject: Goods\n\nHello'), 'message/rfc822'],
  ] as const)('%s is found in its content', (name, looked, kind) => {
    expect(kindOf(looked, name)).toBe(kind);
  });

  test.each([
    ['a.pdf', of('image/png'), 'type_other'],
    ['a.pdf', text(), 'type_other'],
    ['a.docx', of('application/zip'), 'type_other'],
    ['mail.eml', text('Hello'), 'type_other'],
    ['a.docx', of('application/x-cfb'), 'encrypted'],
    ['a.doc', of('application/x-cfb'), 'type_unknown'],
    ['setup.exe', of('application/x-msdownload'), 'type_unknown'],
    ['setup', of(null), 'type_unknown'],
  ] as const)('%s is refused', (name, looked, fault) => {
    expect(kindOf(looked, name)).toBe(fault);
  });
});

test('every kind under the name of every other one is refused, and so are words under any name but of words', () => {
  const kinds = Object.entries(RECORD_TYPES);
  const isWords = (type: string) => type.startsWith('text/') || type === 'message/rfc822';
  for (const [type] of kinds.filter(([one]) => !isWords(one)))
    for (const [other, endings] of kinds)
      for (const ending of endings)
        expect([type, ending, kindOf(of(type), `a.${ending}`)]).toEqual([
          type,
          ending,
          other === type ? type : 'type_other',
        ]);
  for (const [other, endings] of kinds.filter(([one]) => !isWords(one)))
    for (const ending of endings)
      expect([other, kindOf(text(), `a.${ending}`)]).toEqual([other, 'type_other']);
});

test('a PDF says that it is encrypted, and ends where it ends', () => {
  expect(ENCRYPTED_PDF.test('trailer << /Encrypt 12 0 R >>')).toBe(true);
  expect(ENCRYPTED_PDF.test('/Encrypt<</Filter/Standard>>')).toBe(true);
  expect(ENCRYPTED_PDF.test('(how to /Encrypt a file)')).toBe(false);
  expect([isWholePdf('startxref\n9\n%%EOF\n'), isWholePdf('endobj')]).toEqual([true, false]);
});

test('what unpacks to far more than it is, is a bomb', () => {
  const MB = 1024 * 1024;
  expect(isBomb([{ packed: MB, size: 20 * MB }])).toBe(false);
  expect(isBomb([{ packed: MB, size: 300 * MB }])).toBe(true);
  expect(isBomb([{ packed: 1024 * MB, size: 3 * 1024 * MB }])).toBe(true);
  expect(isBomb(Array.from({ length: 10_001 }, () => ({ packed: 1, size: 1 })))).toBe(true);
});
