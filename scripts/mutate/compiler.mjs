// Checks that a mutant compiles. The compiler catches the others before any test runs, so they say nothing about the tests.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { applyMutant } from './mutants.mjs';
import { projectOf } from './packages.mjs';

/** A removed statement may leave a variable unused: that is still a mutant worth testing. */
const CHECK = ['--noEmit', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];

export class Compiler {
  #root;
  #folder;
  #project;
  #sources;

  /** `folder` is a copy of the tree that nothing else uses: mutants are written into it. */
  constructor({ root, folder, name, sources }) {
    this.#root = root;
    this.#folder = folder;
    this.#project = projectOf(name);
    this.#sources = new Map(sources.map(({ file, source }) => [file, source]));
  }

  /** Builds the packages that this one depends on, and checks that the unchanged code compiles. */
  async prepare() {
    for (const args of [
      ['-b', this.#project],
      ['-p', this.#project, ...CHECK],
    ]) {
      const { status, output } = await this.#run(args);
      if (status !== 0) throw new Error(`${this.#project} does not compile:\n${output}`);
    }
  }

  async compiles(mutant) {
    const file = path.join(this.#folder, mutant.file);
    const source = this.#sources.get(mutant.file);
    fs.writeFileSync(file, applyMutant(source, mutant));
    const { status } = await this.#run(['-p', this.#project, ...CHECK]);
    fs.writeFileSync(file, source);
    return status === 0;
  }

  #run(args) {
    const tsc = path.join(this.#root, 'node_modules/typescript/bin/tsc');
    const run = spawn(process.execPath, [tsc, ...args], { cwd: this.#folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    run.stdout.on('data', (text) => {
      output += text;
    });
    return new Promise((resolve, reject) => {
      run.on('error', reject);
      run.on('close', (status) => resolve({ status, output }));
    });
  }
}
