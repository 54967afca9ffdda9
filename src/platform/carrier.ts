import type { Settings } from './env.ts';
import { type Mailer, openMailer } from './mail.ts';
import { openTexts, withTexts } from './sms.ts';

/** What takes our letters away: mail, and text messages where the address is a mobile number. */
export function carrierFor(dataDir: string, settings: Settings): Mailer {
  const mailer = openMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    folder: `${dataDir}/mail`,
  });
  const { textsUrl: url, textsToken: token, textsSender: sender } = settings;
  return withTexts(mailer, openTexts({ url, token, sender, folder: `${dataDir}/texts` }));
}
