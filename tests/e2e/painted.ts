import type { Page } from 'playwright-core';

type At = { widths: number[]; motions: ('reduce' | 'no-preference')[] };

/** The headlines of a page that read wrong at any of these widths. */
export async function misreadOn(page: Page, { widths, motions }: At): Promise<string[]> {
  const misread: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 });
    for (const reducedMotion of motions) {
      await page.emulateMedia({ reducedMotion });
      for (const line of await misreadNow(page))
        misread.push(`${width} px, motion ${reducedMotion}: ${line}`);
    }
  }
  return misread;
}

/** The headlines whose words are painted in another order than they are written: the document alone does not tell. */
export function misreadNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Word = { text: string; left: number; middle: number; height: number };
    // The words are measured where they come to rest.
    for (const { effect } of document.getAnimations())
      effect?.updateTiming({ delay: -1e6, fill: 'both' });
    return [...document.querySelectorAll('h1, h2')].flatMap((headline) => {
      const written = wordsOf(headline);
      const [said, seen] = [written, asAnEyeGoes(written)].map((words) =>
        words.map(({ text }) => text).join(' '),
      );
      return said === seen ? [] : [`“${said}” is painted “${seen}”`];
    });

    /** Each word with the place of its first letters; what only a screen reader hears has none. */
    function wordsOf(headline: Element): Word[] {
      const words: Word[] = [];
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.closest('.sr, [aria-hidden=true]')) continue;
        for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const box = range.getClientRects()[0];
          if (box && box.width > 0)
            words.push({
              text,
              left: box.left,
              middle: box.top + box.height / 2,
              height: box.height,
            });
        }
      }
      return words;
    }

    /** Line by line from the top, each from the left. */
    function asAnEyeGoes(words: Word[]): Word[] {
      const lines: Word[][] = [];
      for (const word of words.toSorted((one, other) => one.middle - other.middle)) {
        const last = lines.at(-1)?.at(-1);
        if (last && word.middle - last.middle < Math.min(word.height, last.height) / 3)
          lines.at(-1)?.push(word);
        else lines.push([word]);
      }
      return lines.flatMap((line) => line.toSorted((one, other) => one.left - other.left));
    }
  });
}
