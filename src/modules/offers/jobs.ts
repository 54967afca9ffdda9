export { offersLetters } from './actions/mail.ts';
