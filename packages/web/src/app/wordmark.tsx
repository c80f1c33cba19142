import { wordmark } from '../draw/wordmark.ts';

/** The mark is outlined, so it needs no font; its name is said by the link around it. */
export const Wordmark = () => <span class="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: wordmark() }} />;
