import { expect, test } from 'vitest';
import { filesChosen, filesDropped } from './folders.ts';

function aFile(name: string, path = ''): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

test('files go in the order in which they were chosen, and those of a folder by their paths', () => {
  const names = (files: File[]) => filesChosen(files).map(({ name }) => name);
  expect(names([aFile('b.pdf'), aFile('a.pdf')])).toEqual(['b.pdf', 'a.pdf']);
  expect(
    names([
      aFile('10.pdf', 'Case/10.pdf'),
      aFile('.DS_Store', 'Case/.DS_Store'),
      aFile('2.pdf', 'Case/2.pdf'),
      aFile('a.pdf', 'Case/1 Bills/a.pdf'),
    ]),
  ).toEqual(['Case/1 Bills/a.pdf', 'Case/2.pdf', 'Case/10.pdf']);
});

test('of a folder that is let fall every file is taken, however many times the browser hands out some', async () => {
  const leaf = (fullPath: string) => ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (done: (file: File) => void) => done(aFile(fullPath)),
  });
  const folder = (fullPath: string, batches: object[][]) => ({
    isFile: false,
    isDirectory: true,
    fullPath,
    createReader: () => {
      const left = [...batches];
      return { readEntries: (done: (some: object[]) => void) => done(left.shift() ?? []) };
    },
  });
  const inner = folder('/Case/Letters', [[leaf('/Case/Letters/1.pdf')]]);
  const outer = folder('/Case', [[leaf('/Case/b.pdf')], [leaf('/Case/a.pdf'), inner]]);
  const items = [{ webkitGetAsEntry: () => outer }, { webkitGetAsEntry: () => leaf('/loose.pdf') }];
  const dropped = await filesDropped({ items, files: [] } as unknown as DataTransfer);
  expect(dropped.map(({ name }) => name)).toEqual([
    'Case/a.pdf',
    'Case/b.pdf',
    'Case/Letters/1.pdf',
    'loose.pdf',
  ]);
});
