import { readText } from '../rules/text.ts';

/** The text of a settlement in each of its languages, as a page shows it. */
export function textsIn(text: string) {
  return readText(text).texts.map(({ language, said }) => ({
    ...{ language, title: said.title, parts: said.parts },
    facts: said.facts.map(([name, of]) => ({ name, said: of })),
  }));
}
