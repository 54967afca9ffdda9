export { offersLetters } from './actions/mail.ts';
export { railListener } from './actions/rail-listener.ts';
export { settlementSigned } from './actions/returning.ts';
export { settlementListener } from './actions/unauthenticated.ts';
