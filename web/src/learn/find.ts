/** Searching the rules: by words in their sentences, or by the name of a rule. */
import type { Chapter } from './learning';

interface Found {
  chapter: Chapter;
  /** Points to be shown, from 0. */
  shown: number[];
}

/** Chapters with the points that have all words of the text; all of them for an empty text. */
export function findRules(
  chapters: readonly Chapter[],
  text: string,
  sentence: (chapter: Chapter, point: number) => string,
): Found[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return chapters.flatMap((chapter) => {
    const shown = chapter.points.flatMap((ids, point) => {
      const told = plain(`${sentence(chapter, point)} ${ids.join(' ')}`);
      return words.every((word) => told.includes(word)) ? [point] : [];
    });
    return shown.length ? [{ chapter, shown }] : [];
  });
}

/** Without marks on letters, so that `zolw` finds `żółw`. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
