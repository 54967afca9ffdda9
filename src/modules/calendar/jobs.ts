export { meetingsSource } from './actions/meeting-finding.ts';
export { calendarLetters } from './actions/meeting-mail.ts';
