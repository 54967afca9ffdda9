/**
 * The wording that the box of the login screen and of the sign-up stands for: the versions of Privacy Policy, Code of Conduct
 * and Terms. A new version of one is a new name here, so that each row says what was ticked (DPDP Act, section 6).
 */
export const AGREED_TEXT = 'privacy-1.2 conduct-1.0 terms-1.0';
