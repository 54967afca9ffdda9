export { disputesHolding } from './actions/holding.ts';
export { disputesLetters } from './actions/steps.ts';
export { moneyLetters } from './actions/telling-money.ts';
