// Games of `examples/` are there in development only: where UNDERCROFT_EXAMPLES=1 is set, when the page is built or when a program runs.

/** Written into the page by its build. */
declare const UNDERCROFT_EXAMPLES: boolean | undefined;
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export const hasExamples: boolean =
  typeof UNDERCROFT_EXAMPLES === 'undefined' ? process.env['UNDERCROFT_EXAMPLES'] === '1' : UNDERCROFT_EXAMPLES;
