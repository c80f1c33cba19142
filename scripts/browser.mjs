// The browser for tests and measurements: the system's Chromium, with an empty profile and without access to the network.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** No background traffic, and only this machine can be reached. */
const FLAGS = [
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

/** The path of Chromium: the variable CHROMIUM, or the first of its names on the PATH. */
function findOnPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

const canInstall = () => process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');

function install() {
  console.error('Installing Chromium (once), for the tests of the page …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** The path of Chromium, which is installed first if it is missing and can be. */
export function findBrowser() {
  const found = findOnPath() ?? (canInstall() && install() ? findOnPath() : undefined);
  if (found) return found;
  throw new Error(
    'The tests of the page need Chromium, which was not found. Install it (Debian: apt-get install chromium) ' +
      'or set the variable CHROMIUM to the path of the program.',
  );
}

export const launch = async (...flags) =>
  chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, ...flags] });

/** For tools that start the browser themselves. */
export const browserCommand = () => ({ file: findBrowser(), flags: FLAGS });
