import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The core that all contestants are tied to, or −1 if that is not possible. */
export const core = chooseCore();

export const machine = () => ({
  node: process.version,
  v8: process.versions.v8,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  core,
  load: Number(loadavg()[0].toFixed(2)),
});

/** The last available core, since the first ones tend to serve interrupts. */
function chooseCore() {
  if (spawnSync('taskset', ['-V']).status !== 0) return -1;
  try {
    const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'));
    return Number(allowed[1].split(/[,-]/).at(-1));
  } catch {
    return -1;
  }
}
