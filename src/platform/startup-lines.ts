import type { Settings } from './env.ts';

/** What a start says of itself to whoever started it: where rows, letters, payments and messages go, and what is not set. */
export type Standing = {
  settings: Settings;
  /** Where the database is. */
  database: string;
  mailer: { describe(): string };
  whatsapp: { describe(): string };
  takesRazorpay: boolean;
};

export function startupLines({
  settings,
  database,
  mailer,
  whatsapp,
  takesRazorpay,
}: Standing): string[] {
  const bounces = settings.bounceToken
    ? 'taken at /api/mail/bounces'
    : 'not taken, because BOUNCE_TOKEN is not set';
  const reports = settings.whatsappSecret
    ? 'taken at /api/service/whatsapp'
    : 'not taken, because WHATSAPP_SECRET is not set';
  const razorpay = takesRazorpay
    ? ', and by Razorpay'
    : '; not by Razorpay, because its three keys are not set';
  return [
    `Database: ${database}. Mail: ${mailer.describe()}.`,
    `Payments: by bank transfer${razorpay}.`,
    `Bounced mail: ${bounces}. Answers by mail: ${answersWay(settings)}.`,
    `${whatsapp.describe()}. Its reports: ${reports}.`,
  ];
}

function answersWay({ bounceToken, smtpUrl }: Settings): string {
  if (bounceToken) return 'taken at /api/mail/answers';
  return smtpUrl
    ? 'not taken, because BOUNCE_TOKEN is not set'
    : 'taken from mail-in in the data folder';
}
