import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const tools = resolve(import.meta.dirname, '../.cache/bench');

/** The folder of a package that only this bench wants: fetched into `.cache/bench` when it is first asked for. */
export function tool(name: string, version: string): string {
  const folder = join(tools, name);
  const found = join(folder, 'node_modules', name);
  if (!existsSync(found)) {
    console.log(`Fetching ${name} ${version} ...`);
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--loglevel=error', `${name}@${version}`],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  return found;
}
