// Made by scripts/tables.ts from the migrated database. Do not edit.
import type { Generated } from 'kysely';

export type Tables = {
  consultation_request: {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    dispute_type: 'Product and Service Disputes' | 'Financial Services Disputes' | 'Telecommunications & Utilities' | 'Retail & E-commerce Transactions' | 'Landlord/Tenant Issues' | 'Contract Disputes' | 'Personal Injury / Torts' | 'Small Claims' | 'Other / Not Listed';
    preferred_resolution_method: 'Online Mediation' | 'Arbitration' | 'Litigation Support' | 'Other / Not Listed';
    dispute_description: string;
    prior_action_taken: boolean;
    deadline_on: string | null;
    received_at: Date;
  };
  contact_enquiry: {
    id: string;
    full_name: string;
    email: string;
    phone: string;
    message: string;
    received_at: Date;
  };
  newsletter_link: {
    token_hash: Buffer;
    subscription_id: string;
    purpose: 'confirm' | 'unsubscribe';
    created_at: Date;
    expires_at: Date | null;
  };
  newsletter_subscription: {
    id: string;
    email: string;
    state: 'pending' | 'confirmed' | 'unsubscribed';
    consent_text: string;
    asked_at: Date;
    confirm_mail_id: string;
    confirm_mail_at: Date;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
  };
  outbox_mail: {
    id: string;
    kind: 'contact_office' | 'contact_copy' | 'consultation_office' | 'consultation_copy' | 'newsletter_confirm' | 'newsletter_welcome';
    refers_to: string;
    recipient: string;
    state: Generated<'waiting' | 'sent' | 'failed' | 'dropped'>;
    attempts: Generated<number>;
    next_try_at: Date;
    last_error: string | null;
    created_at: Date;
    sent_at: Date | null;
  };
  submission_receipt: {
    fingerprint: Buffer;
    id: string;
    keyed_body: Buffer | null;
    accepted_at: Date;
  };
};
