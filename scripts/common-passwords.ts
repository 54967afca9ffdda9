// Writes src/platform/common-passwords.txt: passwords of eight characters and more that people choose again and
// again. Run it after a change in scripts/common-passwords/; its test says when that was forgotten.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as parts from './common-passwords/parts.ts';
import { phrases } from './common-passwords/phrases.ts';

const SHORTEST = 8;
const LONGEST_WALK = 16;

const pairs = (heads: readonly string[], tails: readonly string[]) =>
  heads.flatMap((head) => tails.map((tail) => head + tail));
const windows = (row: string) =>
  [row, [...row].reverse().join('')].flatMap((way) =>
    [...way].flatMap((_, start) =>
      Array.from({ length: LONGEST_WALK - SHORTEST + 1 }, (_, more) =>
        way.slice(start, start + SHORTEST + more),
      ),
    ),
  );
const times = (text: string, count: number) => text.repeat(count);

/** All of them, sorted, each once. */
export function commonPasswords(): readonly string[] {
  const names = [...parts.boys, ...parts.girls];
  const everybody = [...names, ...parts.western];
  const digits = [...'0123456789'];
  const all = [
    ...phrases,
    ...pairs(names, parts.families),
    ...pairs(everybody, parts.nameTails),
    ...pairs(parts.nameHeads, everybody),
    ...pairs(parts.describers, parts.things),
    ...pairs(parts.placeHeads, parts.places),
    ...pairs(parts.places, parts.placeTails),
    ...pairs(parts.doors, parts.doors),
    ...pairs(parts.godHeads, parts.gods),
    ...pairs(parts.gods, parts.godTails),
    ...[...parts.short, ...everybody, ...parts.gods].flatMap((word) => [
      times(word, 2),
      times(word, 3),
    ]),
    ...parts.rows.flatMap(windows),
    ...parts.rows
      .filter((row) => row.length <= 10)
      .flatMap((row) => [times(row, 2), `${row}123`, `${row}1234`]),
    ...[...digits, ...'abcdefghijklmnopqrstuvwxyz'].flatMap((one) =>
      [8, 9, 10, 11, 12, 13, 14, 15, 16].map((count) => times(one, count)),
    ),
    ...pairs(digits, digits).flatMap((pair) => [4, 5, 6, 7, 8].map((count) => times(pair, count))),
    ...pairs(pairs(digits, digits), digits).flatMap((three) =>
      [3, 4].map((count) => times(three, count)),
    ),
    // A year twice or three times, and a year behind another.
    ...Array.from({ length: 90 }, (_, year) => String(1941 + year)).flatMap((year) => [
      times(year, 2),
      times(year, 3),
      `${year}1234`,
      `1234${year}`,
    ]),
  ];
  return [...new Set(all.map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, '')))]
    .filter((one) => one.length >= SHORTEST)
    .sort();
}

/** The file, one a line. */
export function fileOf(passwords: readonly string[]): string {
  return `${passwords.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const passwords = commonPasswords();
  writeFileSync(
    fileURLToPath(new URL('../src/platform/common-passwords.txt', import.meta.url)),
    fileOf(passwords),
  );
  console.log(
    `${passwords.length} passwords, ${passwords.filter((one) => one.length >= 12).length} of twelve characters and more`,
  );
}
