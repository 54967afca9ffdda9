import { expect, test } from 'vitest';
import { inEnglish } from '../tests/in-english.ts';
import { standing as standingSaid } from './platform.ts';
import { featureCards as featureCardsSaid } from './platform-features.ts';

const featureCards = inEnglish(featureCardsSaid);
const standing = inEnglish(standingSaid);

test('the three feature cards of the spec, in its order', () => {
  expect(featureCards.map(({ title }) => title)).toEqual([
    'Key Features',
    'Secure & Private',
    'User-Centric Tools',
  ]);
});

test('the platform copy of the spec is all there', () => {
  const copy = featureCards
    .flatMap((card) => card.features.map(({ title, text }) => `${title} ${text}`))
    .join('\n');
  for (const claim of [
    /private workspace per case/,
    /No live call/,
    /built-in calendar/,
    /Search across the file/,
    /notice board/,
    /Secure upload and sharing/,
    /Multi-language support/,
    /Asynchronous/,
    /AI analysis and negotiation support/,
    /Archiving after the case/,
    /Predictive insights/,
  ])
    expect(copy).toMatch(claim);
});

test('what is being built is told of no feature in the present tense', () => {
  const told = [...featureCards.flatMap((card) => card.features), ...standing.next].filter(
    ({ title }) => title !== 'Confidential and encrypted',
  );
  for (const { title, text } of told)
    expect(text, title).not.toMatch(
      /(?<!will )\b(are|stays?|comes?|sees?|finds?|keeps?|shows?|lands?)\b/,
    );
});

test('no feature is a title without a sentence', () => {
  for (const { title, text } of [
    ...featureCards.flatMap((card) => card.features),
    ...standing.today,
    ...standing.next,
  ])
    expect(text.length, `content/platform.ts: ${title}`).toBeGreaterThan(30);
});
