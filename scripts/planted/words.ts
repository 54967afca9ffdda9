import { languages } from '../../src/kernel/language.ts';
import type { Fault } from './fault.ts';

const endpointWith = (rest: string) => `import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';

export const planted = endpoint({
  method: 'POST',
  needs: 'visit',
  path: '/api/planted',
  summary: 'Planted.',
  source: 'None',
  input: z.object({ name: z.string() }),
  output: z.object({ id: z.string() }),
  ${rest}
});
`;

function types(what: string, file: string, text: string, ...said: string[]): Fault {
  return { what, guard: 'types', files: { [file]: text }, said: [`${file}(`, 'error TS', ...said] };
}

const says = (sentence: string) =>
  `import * as m from '#messages/all.ts';\n\nexport const said = ${sentence};\n`;

/** A sentence for each catalogue: one that a language lacks would stop the compiler before anything else is judged. */
const inEveryLanguage = (sentence: string) =>
  Object.fromEntries(languages.map((one) => [`messages/${one}.json`, sentence]));

/** What the compiler, the catalogue and the house's own questions must catch. */
export const wordFaults: Fault[] = [
  types(
    'a sentence that nobody wrote',
    'src/site/planted-key.ts',
    says('m.planted_nobody_wrote_this()'),
    'planted_nobody_wrote_this',
  ),
  {
    ...types(
      'a sentence with its place left empty',
      'src/site/planted-place.ts',
      says('m.planted_with_place({})'),
      'what:',
    ),
    files: {
      'src/site/planted-place.ts': says('m.planted_with_place({})'),
      ...inEveryLanguage('{ "planted_with_place": "A sentence about {what}." }'),
    },
  },
  types(
    "an endpoint's check with a code that it never declared",
    'src/modules/fees/contract/planted-code.ts',
    endpointWith(
      "errors: { known: { status: 422, when: 'Known.' } },\n  sentences: { known: () => '' },\n  check: () => ({ code: 'unheard_of', field: 'name' }),",
    ),
    'unheard_of',
  ),
  types(
    'an endpoint that does not say what its caller must be allowed',
    'src/modules/fees/contract/planted-needs.ts',
    endpointWith('errors: {},\n  sentences: {},').replace("  needs: 'visit',\n", ''),
    'needs',
  ),
  types(
    'a permission that nobody was given',
    'src/kernel/planted-permission.ts',
    "import { rolesFor } from '../modules/identity/rules/permissions.ts';\n\nexport const nobody = rolesFor.fly;\n",
    'fly',
  ),
  types(
    'a refusal without its sentence',
    'src/modules/fees/contract/planted-sentence.ts',
    endpointWith("errors: { known: { status: 422, when: 'Known.' } },\n  sentences: {},"),
    'known',
  ),
  {
    ...types(
      'a page that sends what the contract does not take',
      'src/site/planted-call.ts',
      '',
      'nmae',
    ),
    files: {
      'src/site/planted-call.ts':
        "import { apiOver } from '#kernel/client.ts';\nimport { planted } from './planted-contract.ts';\n\nexport const call = () => apiOver(fetch, '')(planted, { nmae: 'ada' });\n",
      'src/site/planted-contract.ts': endpointWith('errors: {},\n  sentences: {},'),
    },
  },
  types(
    'an item that may not be there',
    'src/kernel/planted-index.ts',
    'export const first = (list: string[]): string => list[0];\n',
    'undefined',
  ),
  {
    what: 'a sentence that nobody says',
    guard: 'messages',
    files: inEveryLanguage('{ "planted_unused": "Nobody says this." }'),
    said: ['nobody says "planted_unused"'],
  },
  {
    what: 'a function that nobody calls',
    guard: 'uses',
    files: { 'src/kernel/moments.ts': 'export const plantedForNobody = () => 1;\n' },
    said: ['plantedForNobody', 'src/kernel/moments.ts'],
  },
  {
    what: 'a table with two owners',
    guard: 'house',
    files: {
      'src/modules/fees/store/planted-table.ts': "export const table = 'enquiry_entry';\n",
    },
    said: ['the table enquiry_entry', 'enquiries and fees'],
  },
  {
    what: 'a table named outside the store',
    guard: 'house',
    files: {
      'src/modules/enquiries/actions/planted-table.ts': "export const table = 'enquiry_entry';\n",
    },
    said: ['src/modules/enquiries/actions/planted-table.ts names the table enquiry_entry'],
  },
  {
    what: 'a page on no address',
    guard: 'house',
    files: {
      'src/web/routes/planted-page.tsx': 'export default function Page() {\n  return null;\n}\n',
    },
    said: ['src/web/routes/planted-page.tsx is on no address'],
  },
  {
    what: "a path of somebody's machine",
    guard: 'house',
    files: {
      'src/kernel/planted-path.ts': `export const folder = '${['', 'home', 'ada', 'munch'].join('/')}';\n`,
    },
    said: ['src/kernel/planted-path.ts holds an absolute path'],
  },
  {
    what: 'two types of one name',
    guard: 'house',
    files: {
      'src/kernel/planted-type.ts': 'export type Planted = string;\n',
      'src/site/planted-type.ts': 'export interface Planted {\n  name: string;\n}\n',
    },
    said: ['src/site/planted-type.ts exports a second type Planted', 'src/kernel/planted-type.ts'],
  },
  {
    what: 'a source that is the number of a task',
    guard: 'house',
    files: { 'src/kernel/planted-source.ts': "export const source = 'Issue 5, point 2';\n" },
    said: ['src/kernel/planted-source.ts cites a task by its number'],
  },
  {
    what: 'a lock file that names a registry',
    guard: 'house',
    files: {
      'package-lock.json': '{ "planted": { "resolved": "https://registry.example/planted.tgz" } }',
    },
    said: ['package-lock.json names a registry'],
  },
];
