import { ai } from './ai.ts';
import { art } from './art.ts';
import { ecommerce } from './ecommerce.ts';
import { general } from './general.ts';
import { loan } from './loan.ts';
import { sports } from './sports.ts';
import { tech } from './tech.ts';
import type { Topic } from './topic.ts';

/** The seven tabs, in the spec's order. */
export const topics: readonly Topic[] = [general, sports, tech, loan, ecommerce, art, ai];
