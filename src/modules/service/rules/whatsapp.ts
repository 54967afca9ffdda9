import { named } from '#kernel/named.ts';
import { keepable } from '#kernel/text.ts';
import type { DeliveryReport } from './attempts.ts';

/**
 * A status of one message, as WhatsApp's Cloud API reports it: `entry[].changes[].value.statuses[]` with `id`, `status`,
 * `timestamp` in whole seconds, `recipient_id` and, where it failed, `errors[]`. What we gave with the message
 * (`biz_opaque_callback_data`) comes back: the id of the letter, so that a report is never without its message.
 */
export type WhatsAppStatus = {
  messageId: string;
  letterId: string | null;
  status: DeliveryReport['status'];
  at: Date;
  recipient: string;
  errors: string;
};

const KNOWN: Readonly<Record<string, DeliveryReport['status'] | undefined>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  // It was deleted before it was shown, or could not be: nobody read it there.
  deleted: undefined,
  warning: undefined,
};

type Fields = Readonly<Record<string, unknown>>;

/** Every status in a webhook's body that we know. What is of another shape, or about something else, is passed over. */
export function statusesIn(body: unknown): WhatsAppStatus[] {
  return listOf(body, 'entry')
    .flatMap((entry) => listOf(entry, 'changes'))
    .flatMap((change) => listOf(fieldsOf(change).value, 'statuses'))
    .flatMap((one) => toldBy(fieldsOf(one)));
}

function toldBy({
  id,
  status,
  timestamp,
  recipient_id,
  errors,
  biz_opaque_callback_data: given,
}: Fields): WhatsAppStatus[] {
  const [known, at] = [named(KNOWN, textOf(status, 20)), momentOf(timestamp)];
  if (typeof id !== 'string' || id === '' || id.length > 300 || !known || !at) return [];
  const letterId = typeof given === 'string' && UUID.test(given) ? given : null;
  return [
    {
      messageId: keepable(id),
      letterId,
      status: known,
      at,
      recipient: textOf(recipient_id, 40),
      errors: errorsIn(errors),
    },
  ];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whole seconds since 1970, as text. */
function momentOf(timestamp: unknown): Date | null {
  const text = textOf(timestamp, 20);
  return /^\d{9,11}$/.test(text) ? new Date(Number(text) * 1000) : null;
}

function errorsIn(errors: unknown): string {
  if (!Array.isArray(errors)) return '';
  const said = errors
    .map(fieldsOf)
    .map(({ code, title }) => `${textOf(code, 20)} ${textOf(title, 200)}`.trim());
  return said.filter(Boolean).join('; ').slice(0, 500);
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
}

function listOf(value: unknown, name: string): unknown[] {
  const found = fieldsOf(value)[name];
  return Array.isArray(found) ? found.slice(0, 1000) : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** A number without its plus, as the Cloud API writes it. */
export function isSameNumber(ours: string, theirs: string): boolean {
  return ours.replace(/\D/g, '') === theirs.replace(/\D/g, '');
}
