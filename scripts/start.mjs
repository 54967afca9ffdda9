// `npm start` and `npm run dev`: installs what is missing, then hands over to the product's own Node. Signals are
// passed on, so that stopping this stops the product gracefully.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './install.mjs';

install();
const developing = process.argv.includes('--dev');
const entry = join(root, 'src', developing ? 'main.ts' : 'main.ts');
const watch = developing ? ['--watch-path=src/platform', '--watch-path=src/modules', '--watch-path=src/kernel', '--watch-preserve-output'] : [];
const child = spawn(node(), [...watch, entry, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: developing ? 'development' : 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
