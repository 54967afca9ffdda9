export { offersLetters } from './actions/mail.ts';
export { settlementListener } from './actions/unauthenticated.ts';
