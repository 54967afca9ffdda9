/** Every setting, where it comes from, and what it is when nobody set it. README lists the same names. */
export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The address that people type; links in mails begin with it. */
  publicUrl: string;
  officeEmail: string;
  mailFrom: string;
  smtpUrl: string | undefined;
  /** Posts that one address may make in a minute, over the three public forms together. 0 sets no limit. */
  postsPerMinute: number;
  /** Whether a proxy of ours stands in front and says in X-Forwarded-For and -Proto who asks, and how. */
  trustProxy: boolean;
  /** Other sites that may call the API from a browser. */
  allowedOrigins: string[];
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. A value that cannot be used throws with the name of the variable and what it takes. */
export function readSettings(env: Environment): Settings {
  const port = whole(env, 'PORT', 3000, 0, 65535);
  const host = env.HOST || '127.0.0.1';
  return {
    host,
    port,
    dataDir: env.DATA_DIR || 'data',
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: address(env, 'PUBLIC_URL', `http://${host}:${port}`),
    officeEmail: env.OFFICE_EMAIL || 'office@munch.example',
    mailFrom: env.MAIL_FROM || 'Munch <no-reply@munch.example>',
    smtpUrl: env.SMTP_URL || undefined,
    postsPerMinute: whole(env, 'POSTS_PER_MINUTE', 30, 0, 1_000_000),
    trustProxy: env.TRUST_PROXY === '1',
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  };
}

function whole(env: Environment, name: string, otherwise: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} is "${text}". It takes a whole number from ${least} to ${most}.`);
}

function address(env: Environment, name: string, otherwise: string): string {
  const text = env[name];
  if (!text) return otherwise;
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new Error(`${name} is "${text}". It takes an address such as https://munch.example.`);
}
