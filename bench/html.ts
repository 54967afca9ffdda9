// Every page as a browser receives it, read by the Nu HTML checker (vnu-jar, which needs Java).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pagesAsked } from './pages.ts';
import { tool } from './tools.ts';

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
};

const PERSON = { email: 'ada@example.in', phone: '9820000000' };
const WANTS = {
  disputeType: 'Landlord/Tenant Issues',
  preferredResolutionMethod: 'Online Mediation',
  disputeDescription: 'A late deposit.',
};
const SAYS = { priorActionTaken: 'no', acceptsTerms: 'on', acceptsNoAttorneyClient: 'on' };
// What the forms answer when they are sent without JavaScript: a refusal, and a thank-you.
const ANSWERS: [path: string, form: Record<string, string>][] = [
  ['/newsletter', {}],
  ['/newsletter', { email: PERSON.email, isSubscribe: 'on' }],
  ['/say-hello', {}],
  ['/say-hello', { ...PERSON, fullName: 'Ada Iyer', message: 'A late deposit.' }],
  ['/lets-talk', {}],
  ['/lets-talk', { ...PERSON, ...WANTS, ...SAYS, firstName: 'Ada', lastName: 'Iyer' }],
];
// A busy server may have closed an idle connection just when it is used again.
const ALONE_ON_ITS_LINE = { connection: 'close' };
const ALONE = [
  '/nowhere',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/blogs/unknown',
];

/** Errors of the pages that were asked for, or of all pages, the forms' answers and the 404. */
export async function htmlOf(url: string, asked: string[]): Promise<void> {
  if (spawnSync('java', ['-version']).status !== 0)
    return console.log('HTML: not checked, there is no Java on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'munch-html-'));
  const names = new Map<string, string>();
  const keep = async (name: string, answer: Response) => {
    const file = `${String(names.size).padStart(3, '0')}.html`;
    writeFileSync(join(folder, file), await answer.text());
    names.set(file, `${name} (${answer.status})`);
  };
  for (const path of [...pagesAsked(asked), ...(asked.length > 0 ? [] : ALONE)])
    await keep(path, await fetch(url + path, { headers: ALONE_ON_ITS_LINE }));
  for (const [path, form] of asked.length > 0 ? [] : ANSWERS) {
    const posted = await fetch(url + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { ...ALONE_ON_ITS_LINE, origin: url },
    });
    await keep(`POST ${path} ${Object.keys(form).length > 0 ? 'filled' : 'empty'}`, posted);
  }
  const jar = join(tool('vnu-jar', '26.9.27'), 'build/dist/vnu.jar');
  const { stdout, stderr } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder],
    {
      encoding: 'utf8',
      maxBuffer: 64e6,
    },
  );
  rmSync(folder, { recursive: true, force: true });
  if (!stdout.startsWith('{')) throw new Error(`The checker said nothing: ${stderr}`);
  say(
    [...names.values()],
    (file) => names.get(file) ?? file,
    (JSON.parse(stdout) as { messages: Message[] }).messages,
  );
}

function say(pages: string[], nameOf: (file: string) => string, messages: Message[]): void {
  const errors = messages.filter(({ type }) => type !== 'info');
  // React closes void elements with a slash, which is allowed and of no effect; the checker says so each time.
  const warnings = messages.filter(({ type, subType }) => type === 'info' && subType === 'warning');
  const elsewhere = pages.filter((page) => !page.endsWith('(200)'));
  console.log(
    `HTML by the Nu checker: ${pages.length} pages, ${errors.length} errors, ${warnings.length} warnings`,
  );
  console.log(`  among them, not answered with 200: ${elsewhere.join(', ') || 'none'}`);
  const alike = new Map<string, { of: Message; pages: Set<string> }>();
  for (const it of [...errors, ...warnings]) {
    const found = alike.get(it.type + it.message) ?? { of: it, pages: new Set() };
    alike.set(it.type + it.message, found);
    found.pages.add(nameOf(basename(it.url ?? '')));
  }
  for (const { of, pages: where } of alike.values()) {
    console.log(
      `  ${of.type === 'info' ? 'warning' : 'ERROR'} on ${where.size}: ${[...where].slice(0, 4).join(', ')}`,
    );
    console.log(`    ${of.message}\n    ${of.extract?.replace(/\s+/g, ' ').slice(0, 200) ?? ''}`);
  }
}
