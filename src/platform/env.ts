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
  /** Where consultations are held, with `{room}` in it; without it the officer calls by phone. */
  meetingUrl: string | undefined;
  /** Where text messages are handed to a provider, with what token, and under what sender's name. */
  textsUrl: string | undefined;
  textsToken: string | undefined;
  textsSender: string | undefined;
  /** With what a text provider signs what it tells us of our texts; without it nothing is taken. */
  textsSecret: string | undefined;
  /** The account at WhatsApp's Cloud API; without it messages are written to files and no party is reached by WhatsApp. */
  whatsapp: { url: string; phoneId: string; token: string; template: string } | undefined;
  /** With what WhatsApp signs its webhooks, and what it says when it is pointed at us; without both none is taken. */
  whatsappSecret: string | undefined;
  whatsappVerifyToken: string | undefined;
  /** 64 hexadecimal digits with which documents are encrypted, instead of those in `vault.key` in the data folder. */
  documentKey: string | undefined;
  /** The institution's signing key and the list of all that were ever in force, instead of the two files in the data folder. */
  signingKeys: { key: string; list: string } | undefined;
  /** An account at a provider of eSign, and files with the key of the account and with the certificates that its signatures lead to. */
  esign: { url: string; aspId: string; keyFile: string; rootsFile: string } | undefined;
  /** A PKCS #12 file with the institution's certificate of a licensed authority; without it its seal is certified by none. */
  sealFile: string | undefined;
  sealPassword: string | undefined;
  /** Whose clock is put beside signatures of papers (RFC 3161). */
  tsaUrl: string | undefined;
  /** Where clamd looks for viruses, `tcp://host:port` or `unix:/path`; without it nothing is scanned. */
  clamdUrl: string | undefined;
  /** A store with S3's interface for the documents, instead of the data folder. */
  store:
    | {
        endpoint: string | undefined;
        region: string;
        bucket: string;
        accessKey: string;
        secretKey: string;
        pathStyle: boolean;
      }
    | undefined;
  /** Names of keys that will not come back; a database that was used with one of them may be used with those that are here. */
  lostKeys: string[];
  /** Whether a start brings the database to its newest migration; with `MIGRATE=command` it only looks, and `npm run migrate` does it. */
  migratesAtStart: boolean;
  /** Posts that one address may make in a minute, over all public forms together. 0 sets no limit. */
  postsPerMinute: number;
  /** How many proxies of ours stand in front, each of which adds to X-Forwarded-For whom it heard. 0 believes none. */
  trustProxy: number;
  /** Who has it may read /metrics from anywhere; without it only programs of the same machine may. */
  metricsToken: string | undefined;
  /** Other sites that may call the API from a browser. */
  allowedOrigins: string[];
  /** What our mail server says when it brings back mail that bounced; without it none is taken. */
  bounceToken: string | undefined;
  /** The house's GST registration; without it invoices bear no tax. */
  gstin: string | undefined;
  /** Holder, number, IFSC and bank, as they stand on an invoice. */
  bankAccount: string | undefined;
  /** The institution's own UPI address, for which bills have a code to scan; without it they name the account alone. */
  upiId: string | undefined;
  /** A payment provider's keys, all three or none. */
  razorpayKeyId: string | undefined;
  razorpayKeySecret: string | undefined;
  razorpayWebhookSecret: string | undefined;
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
    publicUrl: publicUrl(env, `http://${host}:${port}`),
    officeEmail: env.OFFICE_EMAIL || 'office@munch.example',
    mailFrom: env.MAIL_FROM || 'Munch <no-reply@munch.example>',
    smtpUrl: env.SMTP_URL || undefined,
    meetingUrl: meetingUrl(env),
    textsUrl: env.TEXTS_URL ? address(env, 'TEXTS_URL', '') : undefined,
    textsToken: env.TEXTS_TOKEN || undefined,
    textsSender: env.TEXTS_SENDER || undefined,
    textsSecret: secret(env, 'TEXTS_SECRET'),
    whatsapp: whatsappAccount(env),
    whatsappSecret: secret(env, 'WHATSAPP_SECRET'),
    whatsappVerifyToken: secret(env, 'WHATSAPP_VERIFY_TOKEN'),
    documentKey: env.DOCUMENT_KEY || undefined,
    signingKeys: signingKeys(env),
    esign: esignAccount(env),
    sealFile: env.SEAL_FILE || undefined,
    sealPassword: env.SEAL_PASSWORD || undefined,
    tsaUrl: env.TSA_URL ? address(env, 'TSA_URL', '') : undefined,
    clamdUrl: matching(
      env,
      'CLAMD_URL',
      /^(?:tcp:\/\/[^\s/:]+:\d{1,5}|unix:\/\S+)$/,
      'tcp://host:port or unix:/path',
    ),
    store: store(env),
    lostKeys: listed(env.LOST_KEYS),
    migratesAtStart:
      matching(env, 'MIGRATE', /^(?:start|command)$/, '"start" or "command"') !== 'command',
    postsPerMinute: whole(env, 'POSTS_PER_MINUTE', 30, 0, 1_000_000),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 9),
    metricsToken: env.METRICS_TOKEN || undefined,
    allowedOrigins: listed(env.ALLOWED_ORIGINS),
    bounceToken: secret(env, 'BOUNCE_TOKEN'),
    gstin: matching(
      env,
      'GSTIN',
      /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      'a GST registration number of 15 letters and digits',
    ),
    bankAccount: bankAccount(env),
    upiId: matching(
      env,
      'UPI_ID',
      /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/,
      'a UPI address, such as munch@bank',
    ),
    ...razorpay(env),
  };
}

/** The address that people type, without a slash at the end. The build (vite.config.ts) asks for it too. */
export function publicUrl(env: Environment, otherwise: string): string {
  return address(env, 'PUBLIC_URL', otherwise);
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function meetingUrl(env: Environment): string | undefined {
  const text = env.MEETING_URL;
  if (!text) return undefined;
  if (
    text.includes('{room}') &&
    URL.canParse(text.replaceAll('{room}', 'r')) &&
    /^https?:\/\//.test(text)
  )
    return text;
  throw new Error(
    `MEETING_URL is "${text}". It takes an address with {room} in it, such as https://meet.example/{room}.`,
  );
}

/** Both or none: a key without its list would be published otherwise on every machine. */
function signingKeys(env: Environment): Settings['signingKeys'] {
  const { SIGNING_KEY: key, SIGNING_KEYS: list } = env;
  if (!key && !list) return undefined;
  if (!key || !list)
    throw new Error('SIGNING_KEY and SIGNING_KEYS are set together or not at all.');
  if (!/^[0-9a-f]{64}$/i.test(key))
    throw new Error(
      'SIGNING_KEY cannot be used. It takes 64 hexadecimal digits, as institution.key has them.',
    );
  return { key, list };
}

/** All of it or nothing, too: documents that go to the folder by mistake are found on no other machine. */
function store(env: Environment): Settings['store'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  const endpoint = env.S3_ENDPOINT ? address(env, 'S3_ENDPOINT', '') : undefined;
  if (!bucket && !accessKey && !secretKey && !endpoint) return undefined;
  if (!bucket || !accessKey || !secretKey)
    throw new Error(
      'S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are set all three, or none of the settings that begin with S3_.',
    );
  const [region, pathStyle] = [
    env.S3_REGION || 'us-east-1',
    matching(env, 'S3_PATH_STYLE', /^(?:true|false)$/, 'true or false'),
  ];
  return {
    endpoint,
    region,
    bucket,
    accessKey,
    secretKey,
    pathStyle: pathStyle ? pathStyle === 'true' : endpoint !== undefined,
  };
}

/** All of it or nothing: what cannot be asked, or believed, signs for nobody. */
function esignAccount(env: Environment): Settings['esign'] {
  const { ESIGN_URL: url, ESIGN_ASP: aspId, ESIGN_KEY: keyFile, ESIGN_ROOTS: rootsFile } = env;
  if (!url && !aspId && !keyFile && !rootsFile) return undefined;
  if (url && aspId && keyFile && rootsFile)
    return { url: address(env, 'ESIGN_URL', ''), aspId, keyFile, rootsFile };
  throw new Error(
    'ESIGN_URL, ESIGN_ASP, ESIGN_KEY and ESIGN_ROOTS are set together or not at all.',
  );
}

/** All of it or nothing: an account without one of its parts reaches nobody. */
function whatsappAccount(env: Environment): Settings['whatsapp'] {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token, WHATSAPP_TEMPLATE: template } = env;
  if (!phoneId && !token && !template) return undefined;
  if (phoneId && token && template)
    return {
      url: address(env, 'WHATSAPP_URL', 'https://graph.facebook.com/v23.0'),
      phoneId,
      token,
      template,
    };
  throw new Error(
    'WHATSAPP_PHONE_ID, WHATSAPP_TOKEN and WHATSAPP_TEMPLATE are set together or not at all.',
  );
}

function whole(
  env: Environment,
  name: string,
  otherwise: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} is "${text}". It takes a whole number from ${least} to ${most}.`);
}

// Whoever has it may say of any letter that it came back, so it must not be guessed.
function secret(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text || /^[!-~]{24,200}$/.test(text)) return text || undefined;
  throw new Error(
    `${name} cannot be used. It takes 24 to 200 characters without spaces, such as openssl rand -hex 32 gives.`,
  );
}

function matching(
  env: Environment,
  name: string,
  pattern: RegExp,
  takes: string,
): string | undefined {
  const text = env[name];
  if (!text || pattern.test(text)) return text || undefined;
  throw new Error(`${name} is "${text}". It takes ${takes}.`);
}

function bankAccount(env: Environment): string | undefined {
  const parts = (env.BANK_ACCOUNT ?? '').split('|').map((part) => part.trim());
  if (!env.BANK_ACCOUNT) return undefined;
  if (parts.length === 4 && parts.every(Boolean) && /^[A-Z]{4}0[A-Z0-9]{6}$/.test(parts[2] ?? ''))
    return parts.join(' | ');
  throw new Error(
    'BANK_ACCOUNT takes holder | number | IFSC | bank, such as Munch | 50200012345678 | HDFC0000001 | HDFC Bank, Fort.',
  );
}

// With two of the three, money would be taken of which we never hear, or heard of that nobody can pay.
function razorpay(
  env: Environment,
): Pick<Settings, 'razorpayKeyId' | 'razorpayKeySecret' | 'razorpayWebhookSecret'> {
  const [razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret] = [
    env.RAZORPAY_KEY_ID,
    env.RAZORPAY_KEY_SECRET,
    env.RAZORPAY_WEBHOOK_SECRET,
  ];
  const given = [razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret].filter(Boolean).length;
  if (given !== 0 && given !== 3)
    throw new Error(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are set all three, or none.',
    );
  return given === 0
    ? { razorpayKeyId: undefined, razorpayKeySecret: undefined, razorpayWebhookSecret: undefined }
    : { razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret };
}

function address(env: Environment, name: string, otherwise: string): string {
  const text = env[name];
  if (!text) return otherwise;
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new Error(`${name} is "${text}". It takes an address such as https://munch.example.`);
}
