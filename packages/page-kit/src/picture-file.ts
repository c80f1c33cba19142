// Pictures that the build has drawn (build/static-files.ts).

/** Where a picture of a game's `drawings.ts` lies, by its name without `.svg`. */
export const pictureFile = (name: string): string => `./drawings/${name}.svg`;
