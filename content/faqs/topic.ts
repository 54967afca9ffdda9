import { type LocalizedText, localize } from '#kernel/language.ts';

export type Faq = {
  /** The answer's own address, `/faqs#<id>`: begins with its topic's id and never changes once it was shared. */
  id: string;
  question: LocalizedText;
  answer: LocalizedText;
};

export type TopicId = 'general' | 'sports' | 'tech' | 'loan' | 'ecommerce' | 'art' | 'ai';

/** One tab of the page. */
export type Topic = { id: TopicId; tab: LocalizedText; lead: LocalizedText; faqs: readonly Faq[] };

export const FEWEST_WORDS = 40;
export const MOST_WORDS = 120;

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What is missing or does not fit, one sentence each, with the file, the answer and the field. */
export function problemsOf(topic: Topic): string[] {
  return topic.faqs.flatMap((faq) => {
    const [question, answer] = [localize(faq.question), localize(faq.answer)];
    const words = wordsIn(answer);
    const wrong: [boolean, string][] = [
      idProblem(topic, faq),
      [question.length < 15 || !question.endsWith('?'), 'question: too short, or not a question'],
      [words < FEWEST_WORDS, `answer: ${words} words are fewer than ${FEWEST_WORDS}`],
      [words > MOST_WORDS, `answer: ${words} words are more than ${MOST_WORDS}`],
      [answer.includes(question), 'answer: repeats its question'],
    ];
    return wrong
      .filter(([is]) => is)
      .map(
        ([, what]) => `content/faqs/${topic.id}.ts, ${faq.id || 'an answer without id'}, ${what}`,
      );
  });
}

function idProblem(topic: Topic, faq: Faq): [boolean, string] {
  return [
    !new RegExp(`^${topic.id}(-[a-z0-9]+)+$`).test(faq.id),
    `id: does not begin with ${topic.id}-`,
  ];
}
