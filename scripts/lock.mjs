// One at a time in this checkout: `npm start` and `npm test` may both want to install or to build. Plain JavaScript, because
// it is needed before anything is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const REST = 200;

/**
 * Waits until nobody else holds the lock, takes it, and gives what releases it. A holder that ended without releasing it is
 * found by its process id, and by when that process began where the system tells, for ids are used again.
 * @param {string} file @param {(line: string) => void} say @returns {() => void}
 */
export function takeLock(file, say) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${process.pid} ${startOf(process.pid)}`;
  const own = `${file}.${process.pid}`;
  for (let waited = 0; ; waited += 1) {
    writeFileSync(own, mine);
    try {
      linkSync(own, file); // with its content, or not at all
      return () => release(file, mine);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(own, { force: true });
    }
    const holder = read(file);
    if (holder === null) continue;
    if (isOver(holder)) dropStale(file, holder);
    else {
      if (waited === 0)
        say(`Process ${holder.split(' ')[0]} is at work on the same; waiting for it ...`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REST);
    }
  }
}

function release(file, mine) {
  if (read(file) === mine) rmSync(file, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isOver(holder) {
  const [pid, start] = holder.split(' ');
  if (!/^\d+$/.test(pid ?? '')) return true;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
  return start !== startOf(Number(pid));
}

/** When a process began, in the kernel's ticks since boot; '-' where nobody tells. */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

/** Two may find the same one stale: whoever moved another's fresh lock away puts it back. */
function dropStale(file, holder) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  try {
    if (read(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
