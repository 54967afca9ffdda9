export { calendarLetters } from './actions/meeting-mail.ts';
