// The login screen (spec sections 2 and 5). Who may sign in comes with accounts; until then there is nobody to ask about.

export const LOGIN_FIELDS = ['username', 'password', 'agrees'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

export type LoginCredentials = {
  username: string;
  password: string;
  /** To the Privacy Policy, the Code of Conduct and the Terms. */
  agrees: boolean;
};

/** What still has to be given, in the form's order. A password is taken as it is: a space in it is a character. */
export function missingIn({ username, password, agrees }: LoginCredentials): LoginField[] {
  const isGiven: Record<LoginField, boolean> = {
    username: username.trim() !== '',
    password: password !== '',
    agrees,
  };
  return LOGIN_FIELDS.filter((field) => !isGiven[field]);
}
