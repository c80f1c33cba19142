// The browser that tests and measurements drive: the system's own Chromium, with an empty profile and no way out.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Quiet: nothing is asked, fetched or reported behind the page's back, and only this machine can be reached. */
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Where Chromium is: CHROMIUM, or the first of its names that the path knows. */
function find() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

const canInstall = () => process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');

function install() {
  console.error('Installing Chromium (once), for the tests that play through the page …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** Where Chromium is, installed first where it is missing and that is possible. */
export function findBrowser() {
  const found = find() ?? (canInstall() && install() ? find() : undefined);
  if (found) return found;
  throw new Error(
    'The page is tested in Chromium, and there is none on this machine: install it (Debian: apt-get install chromium) ' +
      'or name its program in the variable CHROMIUM.',
  );
}

/** Further flags as the caller needs them. */
export const launch = async (...flags) =>
  chromium.launch({ executablePath: findBrowser(), args: [...QUIET, ...flags] });

/** The same as a program and its flags, for tools that start it themselves. */
export const browserCommand = () => ({ file: findBrowser(), flags: QUIET });
