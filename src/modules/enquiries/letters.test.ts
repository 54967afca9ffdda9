import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/properties.ts';
import {
  consultationCopy,
  consultationOffice,
  contactCopy,
  contactOffice,
  newsletterConfirm,
  newsletterWelcome,
} from './letters.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const to = {
  id: '019aa000-0000-7000-8000-000000000001',
  to: 'office@munch.example',
  publicUrl: 'https://munch.example',
  now: friday,
};
const enquiry = {
  reference: 'MUNCH-EN-2026-000001',
  receivedAt: friday,
  fullName: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '9876543210',
  message: 'First line.\nSecond line.',
};
const request = {
  reference: 'MUNCH-EN-2026-000002',
  receivedAt: friday,
  firstName: 'अदिति',
  lastName: 'राव',
  email: 'aditi@example.org',
  phone: '9876543210',
  disputeType: 'Landlord/Tenant Issues' as const,
  preferredResolutionMethod: 'Online Mediation' as const,
  disputeDescription: 'The deposit.',
  priorActionTaken: false,
  deadlineDate: '2026-11-25',
};
const links = {
  confirm: 'https://munch.example/newsletter/confirm?token=abc',
  unsubscribe: 'https://munch.example/newsletter/unsubscribe?token=def',
};

describe('to the office', () => {
  test('an enquiry is told whole, and answering it answers its sender', () => {
    const mail = contactOffice(to, enquiry);
    expect(mail).toMatchObject({
      id: to.id,
      to: 'office@munch.example',
      subject: 'New enquiry from Ada Lovelace',
      replyTo: { name: 'Ada Lovelace', address: 'ada@example.org' },
    });
    for (const told of [
      'ada@example.org',
      '9876543210',
      'First line.\nSecond line.',
      '20 November 2026',
      '3:00 pm IST',
      'Reference: MUNCH-EN-2026-000001',
    ])
      expect(mail.text).toContain(told);
  });

  test('a request for a consultation says its stage and how much its deadline presses', () => {
    const pressing = consultationOffice(to, request);
    expect(pressing.subject).toBe('Time-sensitive consultation request from अदिति राव');
    expect(pressing.text).toContain('Stage: Pre-filing');
    expect(pressing.text).toContain('Deadline: 25 November 2026 (time-sensitive)');
    const calm = consultationOffice(to, { ...request, deadlineDate: null, priorActionTaken: true });
    expect(calm.subject).toBe('Consultation request from अदिति राव');
    expect(calm.text).toContain('Stage: After prior action');
    expect(calm.text).toContain('Deadline: None given');
  });
});

describe('to the sender', () => {
  test('a copy has what was sent, and no address to answer to but ours', () => {
    for (const mail of [contactCopy(to, enquiry), consultationCopy(to, request)]) {
      expect(mail.replyTo).toBeUndefined();
      expect(mail.text).toContain('9876543210');
      expect(mail.text).toContain('somebody has typed your address by mistake');
    }
    expect(consultationCopy(to, request).text).toContain(
      'does not create any attorney-client relationship',
    );
  });

  test('a copy shows no link that a stranger typed, and the office reads what was typed', () => {
    const typed =
      'Pay at https://evil.example/pay, www.evil.example, evil.example or help@evil.example. 10.30 a.m.';
    const shown =
      'Pay at https[:]//evil[.]example/pay, www[.]evil[.]example, evil[.]example or help@evil[.]example. 10.30 a.m.';
    const named = { ...enquiry, message: typed, fullName: 'evil.example' };
    const asked = { ...request, disputeDescription: typed, firstName: 'evil.example' };
    for (const mail of [contactCopy(to, named), consultationCopy(to, asked)]) {
      expect(mail.text).toContain(shown);
      expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.example/);
    }
    expect(contactCopy(to, enquiry).text).toContain('ada@example.org');
    expect(contactOffice(to, named).text).toContain(typed);
  });

  test('what was typed is never in the subject of a copy: nobody can use us to write headlines to strangers', () => {
    const shouting = { ...enquiry, fullName: 'BUY NOW', message: 'BUY NOW' };
    expect(contactCopy(to, shouting).subject).not.toContain('BUY');
  });
});

describe('newsletter', () => {
  test('a mail program can unsubscribe with one click (RFC 8058)', () => {
    for (const mail of [newsletterConfirm(to, links), newsletterWelcome(to, links)]) {
      expect(mail.headers).toMatchObject({
        'List-Unsubscribe': `<${links.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
  });

  test('the confirm link stands in both forms of the mail', () => {
    const mail = newsletterConfirm(to, links);
    expect(mail.text).toContain(links.confirm);
    expect(mail.html).toContain(`<a href="${links.confirm}">Confirm my subscription</a>`);
  });

  test('a person can leave from the welcome', () => {
    expect(newsletterWelcome(to, links).html).toContain(
      `<a href="${links.unsubscribe}">Unsubscribe</a>`,
    );
  });
});

describe('whatever is typed', () => {
  test('is text in the HTML, never markup', () => {
    const mail = contactOffice(to, {
      ...enquiry,
      fullName: '<b>Ada</b>',
      message: '<script>alert("x")</script><img src=x onerror=\'y\'> & co',
    });
    expect(mail.html).not.toMatch(/<script|<img|<b>/);
    expect(mail.html).toContain(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;y&#39;&gt; &amp; co',
    );
  });

  test('a subject is one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { subject } = contactOffice(to, {
          ...enquiry,
          fullName: `${name}\r\nBcc: eve@example.org\u2028x`,
        });
        return !/[\p{Cc}\u2028\u2029]/u.test(subject);
      }),
    );
  });

  test('no answering machine answers, and the page says its language and title', () => {
    const mail = contactCopy(to, enquiry);
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(mail.html).toMatch(
      /^<!doctype html>\n<html lang="en">.*<title>We have your message<\/title>/s,
    );
  });
});
