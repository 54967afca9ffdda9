/** What the login screen knows of the rules. There is no endpoint yet: accounts come with the next module's work. */
export { missingIn } from '../rules/login.ts';
