// `npm start` and `npm run dev`: installs what is missing, builds what changed, then hands over to the product's own
// Node. Signals are passed on, so that stopping this stops the product gracefully.
import { spawn, spawnSync } from 'node:child_process';
import { install, node, root } from './install.mjs';
import { NODE_FLAGS } from './node-flags.mjs';

install();
const developing = process.argv.includes('--dev');
const env = { ...process.env, NODE_ENV: developing ? 'development' : 'production' };
const first = spawnSync(node(), [developing ? 'scripts/messages.ts' : 'scripts/build.ts'], {
  cwd: root,
  stdio: 'inherit',
  env,
});
if (first.status !== 0) process.exit(first.status ?? 1);

const watched = ['platform', 'modules', 'kernel', 'messages'].map(
  (folder) => `--watch-path=src/${folder}`,
);
const args = developing
  ? [...watched, '--watch-preserve-output', 'scripts/dev.ts']
  : [...NODE_FLAGS, 'src/main.ts'];
const child = spawn(node(), args, { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm tells its shell to end and not us; a shell that is gone leaves us to another parent.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
