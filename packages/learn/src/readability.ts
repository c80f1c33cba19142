// How easily an English text reads.

const LONGEST_SENTENCE = 25;
/** Fewer words say little about how hard a text is. */
const FEWEST_WORDS = 40;

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll('**', '')
    .split(/(?<=[.!?:;…][”’")]?)\s+(?=[\p{Lu}“"‘\d])/u)
    .filter((sentence) => /\w/.test(sentence));

const wordsOf = (sentence: string): string[] => sentence.split(/\s+/).filter((word) => /\w/.test(word));

/** The sentences that are too long. */
export const longSentences = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE);

/** By Flesch and Kincaid: the school year in which it can be read. 0 for a few words. */
export function grade(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  if (words.length < FEWEST_WORDS) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return letters === '' ? 0 : 1;
  const stem = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, stem.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
