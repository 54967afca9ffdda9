export { disputesLetters } from './actions/steps.ts';
