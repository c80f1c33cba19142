/** The mark is outlined, so it needs no font; its name is said by the link around it. */
export const Wordmark = () => <img class="mark" src="./drawings/wordmark.svg" alt="" width="157" height="28" />;
