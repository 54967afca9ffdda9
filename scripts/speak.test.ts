import { expect, test } from 'vitest';
import { namesIn } from '../src/platform/spoken-scripts.ts';
import { inOneLanguage, spokenAmong } from './speak.ts';

// A compiled sentence with a place in it; the marks stand alone in the script that reads them.
const n = '$'.concat('{p.n}');
const marks = 'var M={end:`␝`,next:`␟`,begin:`␞`};';
const script = `import{t as s}from"./frame-ab12.js";${marks}var a=()=>s(\`␞Yes␟हाँ␟हो␝\`),b=p=>s(\`␞${n} cases␟${n} केस␟${n} प्रकरणे␝\`),c={en:\`A "fee"\`,hi:"शुल्क",mr:\`शुल्क\`};`;

test('a script keeps the words of one language', () => {
  expect(inOneLanguage(script, 'en')).toBe(
    `import{t as s}from"./frame-ab12.js";${marks}var a=()=>s(\`Yes\`),b=p=>s(\`${n} cases\`),c=\`A "fee"\`;`,
  );
  expect(inOneLanguage(script, 'hi')).toContain(
    `a=()=>s(\`हाँ\`),b=p=>s(\`${n} केस\`),c={hi:"शुल्क"};`,
  );
  expect(inOneLanguage(script, 'mr')).toContain(
    `a=()=>s(\`हो\`),b=p=>s(\`${n} प्रकरणे\`),c={mr:\`शुल्क\`};`,
  );
});

test('what says nothing and leads to nothing that does is there once', () => {
  const scripts = new Map([
    ['frame-ab12', script],
    ['page-cd34', 'import"./frame-ab12.js";'],
    ['entry-ef56', 'import("./page-cd34.js")'],
    ['react-gh78', 'export{};'],
  ]);
  expect(spokenAmong(scripts)).toEqual(['entry-ef56', 'frame-ab12', 'page-cd34']);
});

test('a name leads to the script of its language, and only a name that has one', () => {
  const text = 'import"./frame-ab12.js";import"./react-gh78.js";["assets/frame-ab12.js"]';
  expect(namesIn('hi', text, ['frame-ab12'])).toBe(
    'import"./frame-ab12.hi.js";import"./react-gh78.js";["assets/frame-ab12.hi.js"]',
  );
  expect(namesIn('en', text, ['frame-ab12'])).toBe(text);
});
