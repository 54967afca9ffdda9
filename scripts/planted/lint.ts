import type { Fault } from './fault.ts';

function line(what: string, rule: string, file: string, text: string): Fault {
  return { what, guard: 'lint', files: { [file]: `${text}\n` }, said: [`${rule} ${file}`] };
}

export const lintFaults: Fault[] = [
  line(
    'any',
    'lint/suspicious/noExplicitAny',
    'src/kernel/planted-any.ts',
    'export const it = (value: any) => value;',
  ),
  line(
    'x!',
    'lint/style/noNonNullAssertion',
    'src/kernel/planted-bang.ts',
    'export const first = (list: string[]) => list[0]!;',
  ),
  line(
    'an enum',
    'lint/style/noEnum',
    'src/kernel/planted-enum.ts',
    "export enum Phase {\n  Open = 'open',\n}",
  ),
  line(
    'a default export',
    'lint/style/noDefaultExport',
    'src/ui/planted-default.tsx',
    'export default function Door() {\n  return null;\n}',
  ),
  line(
    'a file name in capitals',
    'lint/style/useFilenamingConvention',
    'src/kernel/PlantedName.ts',
    'export const one = 1;',
  ),
  line(
    'a rule throws dice',
    'plugin',
    'src/modules/fees/rules/planted-chance.ts',
    'export const lot = () => Math.random();',
  ),
  line(
    'a rule reads the clock',
    'plugin',
    'src/modules/fees/rules/planted-clock.ts',
    'export const today = () => new Date();',
  ),
  line(
    'the kernel reads the clock',
    'plugin',
    'src/kernel/planted-clock.ts',
    'export const now = () => Date.now();',
  ),
  line(
    'the kernel makes an id',
    'plugin',
    'src/kernel/planted-id.ts',
    'export const id = () => crypto.randomUUID();',
  ),
  line(
    'a rule reads the settings',
    'lint/style/noRestrictedGlobals',
    'src/modules/fees/rules/planted-settings.ts',
    'export const fee = () => process.env.FEE;',
  ),
  line(
    'an action asks the database itself',
    'lint/style/noRestrictedImports',
    'src/modules/fees/actions/planted-prepared.ts',
    "import { prepared } from '#platform/db.ts';\n\nexport const ask = prepared;",
  ),
  line(
    'a page leads on by itself, and doubles its language',
    'lint/style/noRestrictedImports',
    'src/web/routes/planted-redirect.ts',
    "import { redirect } from 'react-router';\n\nexport const go = () => redirect('/hi');",
  ),
  line(
    'a promise that nobody waits for',
    'lint/nursery/noFloatingPromises',
    'src/platform/planted-promise.ts',
    'async function keep(): Promise<void> {}\n\nexport function forget() {\n  keep();\n}',
  ),
  line(
    'a word on the console',
    'lint/suspicious/noConsole',
    'src/platform/planted-console.ts',
    "export const say = () => console.log('here');",
  ),
  line(
    'an import that nobody uses',
    'lint/correctness/noUnusedImports',
    'src/kernel/planted-unused.ts',
    "import { allow } from './result.ts';\n\nexport const one = 1;",
  ),
  line(
    'a type imported as a value',
    'lint/style/useImportType',
    'src/kernel/planted-type.ts',
    "import { Endpoint } from './endpoint.ts';\n\nexport type One = Endpoint;",
  ),
  line(
    'a style that the Content-Security-Policy stops',
    'lint/style/noInlineStyles',
    'src/ui/planted-style.tsx',
    'export const Red = () => <p style={{ color: "red" }}>Red</p>;',
  ),
  line(
    'a button that submits by accident',
    'lint/a11y/useButtonType',
    'src/ui/planted-button.tsx',
    'export const Press = () => <button>Press</button>;',
  ),
  line(
    'a test that hides the others',
    'lint/suspicious/noFocusedTests',
    'src/kernel/planted.test.ts',
    "import { test } from 'vitest';\n\ntest.only('one', () => {});",
  ),
  line(
    'a file that nobody formatted',
    'format',
    'src/kernel/planted-format.ts',
    'export const one = {a:1}',
  ),
];
