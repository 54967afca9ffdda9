import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { linesOf } from './draw.ts';
import { pictures, wantedBy } from './pictures.ts';

const head = '<meta property="og:image" content="https://munch.example/pictures/the-panel.jpg"/>';
const page = `<html><head>${head}</head><h1 class="d-l"><span class="nar">Eyes closed.</span>\n<span class="wide">Ben &amp; Ada</span></h1></html>`;

test('a picture says what the page says, in the same voice, at the address that the page names', () => {
  expect(wantedBy(page, '/the-panel')).toEqual({
    file: 'pictures/the-panel.jpg',
    heading: '_Eyes closed._\n*Ben & Ada*',
    room: 'b4',
  });
});

test('the name of a sector stands above what it has to say', () => {
  const sector = `${head}<h1 id="sector"><span class="sec-name">Art Disputes</span> <span class="sec-line"><span class="nar">Left hanging?</span> <span class="wide">Let’s straighten it.</span></span></h1>`;
  expect(wantedBy(sector, '/services/art-disputes')).toMatchObject({
    label: 'Art Disputes',
    heading: '_Left hanging?_ *Let’s straighten it.*',
    room: 's-art',
  });
});

test('a page that names no picture gets none', () => {
  expect(wantedBy('<h1>Gone</h1>', '/gone')).toBeNull();
});

test('wide words begin a line of their own, unless the heading says where its lines end', () => {
  const said = (heading: string) =>
    linesOf(heading).map((line) => line.map(({ text }) => text).join(' '));
  expect(said('_Our_ *People*')).toEqual(['Our', 'People']);
  expect(said('Know the _price_ *upfront*')).toEqual(['Know the price', 'upfront']);
  expect(said('_Dispute_ *Resolution*\n_for the_ *Digital Generation*')).toEqual([
    'Dispute Resolution',
    'for the Digital Generation',
  ]);
});

test('where no picture can be drawn, every page shares the one that is kept, and the build says so', async () => {
  const client = mkdtempSync(join(tmpdir(), 'munch-pictures-'));
  mkdirSync(join(client, 'the-panel'));
  writeFileSync(join(client, 'the-panel/index.html'), page);
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await pictures(client, () => Promise.reject(new Error('no build for this platform')));
  expect(readFileSync(join(client, 'pictures/the-panel.jpg'))).toEqual(
    readFileSync('art/shared.jpg'),
  );
  expect(said.mock.calls.flat().join('\n')).toContain('no build for this platform');
  said.mockRestore();
  rmSync(client, { recursive: true });
});
