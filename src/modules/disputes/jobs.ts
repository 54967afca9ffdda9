export { invitationLetters } from './actions/accepting.ts';
export { disputesHolding } from './actions/holding.ts';
export { moneyLetters } from './actions/money-notifications.ts';
export { disputesLetters } from './actions/steps.ts';
