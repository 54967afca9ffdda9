// Made by scripts/tables.ts from the migrated database. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// Written as text, because pg takes a list for a PostgreSQL array.
type Json = ColumnType<unknown, string, string>;

export type Tables = {
  account_notice: {
    id: string;
    person_id: string;
    notice: 'signed_in' | 'password_changed' | 'second_factor_on' | 'second_factor_off' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_made' | 'recovery_code_used' | 'address_changed' | 'sessions_ended' | 'erasure_asked' | 'erasure_withdrawn';
    at: Date;
    agent: string;
    network: string;
  };
  consultation_arrangement: {
    id: string;
    request_id: string;
    officer_id: string;
    state: 'offered' | 'declined' | 'lapsed' | 'booked' | 'held' | 'visitor_missed' | 'office_missed' | 'cancelled';
    sequence: number;
    slots: Date[];
    minutes: number;
    time_zone: string | null;
    language: 'en' | 'hi' | 'mr';
    offered_at: Date;
    offer_expires_at: Date;
    starts_at: Date | null;
    ends_at: Date | null;
    booked_at: Date | null;
    day_reminded_at: Date | null;
    hour_reminded_at: Date | null;
    call_phone: string | null;
    room: string;
    visitor_note: string | null;
    outcome_note: string | null;
    next_step: 'none' | 'send_information' | 'expect_filing' | 'another_consultation' | 'close_enquiry' | null;
  };
  consultation_change: {
    id: string;
    arrangement_id: string;
    sequence: number;
    what: 'offered' | 'booked' | 'moved' | 'declined' | 'lapsed' | 'cancelled' | 'held' | 'visitor_missed' | 'office_missed';
    starts_at: Date | null;
    minutes: number;
    by_office: boolean;
    words: string | null;
    at: Date;
  };
  consultation_feed: {
    person_id: string;
    token_hash: Buffer;
    made_at: Date;
  };
  consultation_link: {
    token_hash: Buffer;
    arrangement_id: string;
    created_at: Date;
  };
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
    language: Generated<'en' | 'hi' | 'mr'>;
    copy_letter_id: string | null;
  };
  contact_enquiry: {
    id: string;
    full_name: string;
    email: string;
    phone: string;
    message: string;
    received_at: Date;
    language: Generated<'en' | 'hi' | 'mr'>;
    copy_letter_id: string | null;
  };
  enquiry_entry: {
    id: string;
    enquiry_id: string;
    version: number;
    kind: 'assigned' | 'note' | 'reply' | 'answer' | 'closed' | 'reopened' | 'follow_up';
    at: Date;
    by_person: string | null;
    subject: string | null;
    body: string | null;
    detail: string | null;
    letter_id: string | null;
    language: 'en' | 'hi' | 'mr' | null;
  };
  enquiry_work: {
    id: string;
    kind: 'contact' | 'consultation';
    number: number;
    language: 'en' | 'hi' | 'mr';
    received_at: Date;
    state: Generated<'open' | 'waiting' | 'closed'>;
    since: Date;
    urgent_from: string | null;
    is_urgent: boolean;
    rank: GeneratedAlways<number>;
    assignee_id: string | null;
    follow_up_on: string | null;
    close_reason: 'answered' | 'withdrawn' | 'spam' | 'referred' | 'became_dispute' | 'duplicate' | 'unreachable' | 'other' | null;
    version: Generated<number>;
    words: string;
  };
  identity_agreement: {
    person_id: string;
    agreed_text: string;
    agreed_at: Date;
  };
  identity_authenticator: {
    person_id: string;
    secret: Buffer | null;
    enrolled_at: Date | null;
    last_step: number | null;
    next_secret: Buffer | null;
  };
  identity_device: {
    token_hash: Buffer;
    person_id: string;
    first_at: Date;
    seen_at: Date;
  };
  identity_erasure: {
    id: string;
    person_id: string;
    asked_at: Date;
    withdrawn_at: Date | null;
    confirmed_at: Date | null;
    confirmed_by: string | null;
    done_at: Date | null;
  };
  identity_factor_tries: {
    person_id: string;
    failed: number;
    failed_at: Date;
  };
  identity_first_link: {
    only_one: Generated<boolean>;
    token_hash: Buffer;
    expires_at: Date;
  };
  identity_invitation: {
    id: string;
    email: string;
    name: string;
    role: 'neutral' | 'case_officer' | 'registrar' | 'accounts' | 'committee' | 'administrator';
    why: string;
    invited_by: string;
    invited_at: Date;
    expires_at: Date;
    withdrawn_at: Date | null;
    taken_at: Date | null;
    taken_by: string | null;
  };
  identity_invitation_link: {
    token_hash: Buffer;
    invitation_id: string;
  };
  identity_notice_choice: {
    person_id: string;
    kind: 'work' | 'empanelment' | 'consultation';
    choice: 'at_once' | 'daily' | 'here';
  };
  identity_passkey: {
    id: string;
    person_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    counter: bigint;
    transports: string[];
    name: string;
    made_at: Date;
    used_at: Date | null;
  };
  identity_passkey_challenge: {
    challenge_hash: Buffer;
    person_id: string | null;
    made_at: Date;
  };
  identity_person: {
    id: string;
    name: string;
    email: string | null;
    email_verified_at: Date | null;
    phone: string | null;
    phone_verified_at: Date | null;
    language: Generated<'en' | 'hi' | 'mr'>;
    time_zone: Generated<string>;
    password_hash: string | null;
    password_set_at: Date | null;
    created_at: Date;
    erased_at: Date | null;
  };
  identity_recovery_code: {
    code_hash: Buffer;
    person_id: string;
    used_at: Date | null;
  };
  identity_role: {
    id: string;
    person_id: string;
    role: 'neutral' | 'case_officer' | 'registrar' | 'accounts' | 'committee' | 'administrator';
    given_by: string | null;
    given_at: Date;
    ended_by: string | null;
    ended_at: Date | null;
    given_why: string | null;
    ended_why: string | null;
  };
  identity_session: {
    id: string;
    token_hash: Buffer;
    person_id: string;
    created_at: Date;
    seen_at: Date;
    expires_at: Date;
    second_factor_at: Date | null;
    agent: string;
    network: string;
  };
  job_run: {
    name: string;
    started_at: Date;
    ended_at: Date;
    outcome: 'done' | 'failed';
    failures: Generated<number>;
    error: string | null;
  };
  live_event: {
    id: GeneratedAlways<bigint>;
    xid: Generated<string>;
    at: Date;
    topic: 'notice' | 'queue';
    person_id: string | null;
    needs: string | null;
    except_id: string | null;
    data: Json;
  };
  mail_bounce: {
    id: string;
    letter_id: string;
    letter_kind: string;
    refers_to: string;
    recipient: string;
    heard: 'refused' | 'returned';
    status: string;
    diagnostic: string;
    heard_at: Date;
    state: Generated<'open' | 'sent_again' | 'closed'>;
    sent_as: string | null;
    done_by: string | null;
    done_at: Date | null;
    reason: string | null;
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
  notice_cursor: {
    reader: string;
    xid: Generated<string>;
    id: string;
  };
  notice_digest: {
    id: string;
    person_id: string;
    day: string;
    created_at: Date;
  };
  outbox_mail: {
    id: string;
    kind: 'contact_office' | 'contact_copy' | 'consultation_office' | 'consultation_copy' | 'newsletter_confirm' | 'newsletter_welcome' | 'panel_office' | 'panel_copy' | 'panel_link' | 'identity_verify' | 'identity_code' | 'identity_link' | 'identity_reset' | 'identity_known' | 'identity_notice' | 'identity_invite' | 'enquiry_reply' | 'consultation_offer' | 'consultation_booked' | 'consultation_booked_officer' | 'consultation_reminder' | 'consultation_reminder_officer' | 'consultation_moved' | 'panel_question' | 'panel_state' | 'panel_decision' | 'panel_removal' | 'notice' | 'digest';
    refers_to: string;
    recipient: string;
    state: Generated<'waiting' | 'sent' | 'failed' | 'dropped'>;
    attempts: Generated<number>;
    next_try_at: Date;
    last_error: string | null;
    created_at: Date;
    sent_at: Date | null;
    language: Generated<'en' | 'hi' | 'mr'>;
    bounce: 'heard' | 'filed' | null;
    bounce_status: string | null;
  };
  panel_application: {
    id: string;
    number: Generated<number>;
    received_at: Date;
    full_name: string;
    email: string;
    phone: string;
    born_on: string | null;
    gender: 'male' | 'female' | null;
    profile_link: string;
    national_id_text: string;
    national_id_document_id: string | null;
    national_id_document_name: string | null;
    address: string;
    nationality: string;
    correspondence_address: string;
    qualifications: string;
    certifications: string;
    specialisations: string[];
    acted_before: boolean | null;
    experience: string;
    holds_certifications: boolean | null;
    held_certifications: string;
    is_available: boolean;
    hearing_days: 'weekdays' | 'weekends' | 'flexible' | null;
    additional_information: string;
    cv_text: string;
    cv_document_id: string | null;
    cv_document_name: string | null;
    language: Generated<'en' | 'hi' | 'mr'>;
    documents_removed_at: Date | null;
  };
  panel_check: {
    application_id: string;
    item: 'identity' | 'qualification' | 'certificate' | 'address' | 'references';
    source: 'document' | 'register' | 'video_call' | 'referee' | 'in_person';
    note: string;
    done_at: Date;
    done_by: string;
  };
  panel_declaration: {
    application_id: string;
    member_id: string;
    relation: string | null;
    declared_at: Date;
  };
  panel_declared_appointment: {
    id: string;
    neutral_id: string;
    appointed_on: string;
    institution: string;
    party_group: string;
    declared_at: Date;
    withdrawn_at: Date | null;
  };
  panel_document: {
    id: string;
    token_hash: Buffer;
    content_hash: Buffer;
    type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    size: number;
    uploaded_at: Date;
    attached_at: Date | null;
  };
  panel_draft: {
    id: string;
    email: string;
    form: Json;
    saved_at: Date;
    expires_at: Date;
  };
  panel_draft_link: {
    token_hash: Buffer;
    draft_id: string;
  };
  panel_listing: {
    id: string;
    application_id: string;
    list: 'arbitrator' | 'mediator' | 'conciliator';
    state: 'applied' | 'documents_checked' | 'verified' | 'trial_list' | 'active' | 'on_leave' | 'suspended' | 'removed' | 'declined' | 'withdrawn';
    since: Date;
    before: 'trial_list' | 'active' | 'on_leave' | null;
    suspended_until: string | null;
    round: Generated<number>;
    conduct_version: string | null;
    conduct_accepted_at: Date | null;
    created_at: Date;
  };
  panel_message: {
    id: string;
    application_id: string;
    kind: 'question' | 'answer' | 'reply_to_decision';
    text: string;
    at: Date;
    by_person: string | null;
    answers: string | null;
    listing_id: string | null;
    document_id: string | null;
    document_name: string | null;
  };
  panel_neutral: {
    id: string;
    application_id: string;
    person_id: string | null;
    created_at: Date;
  };
  panel_proceeding: {
    id: string;
    application_id: string;
    principle: string;
    facts: string;
    noticed_at: Date;
    noticed_by: string;
    reply_due_on: string;
    reply: string | null;
    replied_at: Date | null;
    outcome: 'closed' | 'warned' | 'suspended' | 'removed' | null;
    suspended_until: string | null;
    reasons: string | null;
    decided_at: Date | null;
  };
  panel_proceeding_vote: {
    proceeding_id: string;
    member_id: string;
    outcome: 'closed' | 'warned' | 'suspended' | 'removed';
    until: string | null;
    reasons: string;
    cast_at: Date;
  };
  panel_profile: {
    id: string;
    neutral_id: string;
    version: number;
    saved_at: Date;
    saved_by: string | null;
    qualifications: string;
    specialisations: string[];
    languages: string[];
    seats: string[];
    hearing_days: 'weekdays' | 'weekends' | 'flexible' | null;
    capacity: number;
    fee_amount: number;
    fee_currency: string;
    fee_unit: 'hearing' | 'case';
    public_line: string;
    may_be_shown: boolean;
    looked_at: Date | null;
    looked_by: string | null;
    is_approved: boolean | null;
    note: Generated<string>;
  };
  panel_profile_document: {
    id: string;
    neutral_id: string;
    document_id: string;
    name: string;
    added_at: Date;
  };
  panel_receipt: {
    fingerprint: Buffer;
    application_id: string;
    keyed_body: Buffer | null;
    accepted_at: Date;
  };
  panel_status_link: {
    token_hash: Buffer;
    application_id: string;
    expires_at: Date;
  };
  panel_step: {
    id: string;
    listing_id: string;
    move: string;
    from_state: string | null;
    to_state: string;
    at: Date;
    by_person: string | null;
    reason: Generated<string>;
  };
  panel_vote: {
    id: string;
    listing_id: string;
    question: 'admission' | 'activation';
    round: number;
    member_id: string;
    verdict: 'agree' | 'decline';
    reasons: string;
    cast_at: Date;
  };
  person_notice: {
    id: string;
    person_id: string;
    act_id: string;
    act: string;
    kind: 'work' | 'empanelment' | 'account' | 'consultation';
    subject_kind: string;
    subject_id: string;
    as_role: boolean;
    told: 'at_once' | 'daily' | 'here';
    created_at: Date;
    read_at: Date | null;
    digest_id: string | null;
  };
  record_act: {
    id: string;
    chain: string;
    number: bigint;
    at: Date;
    act: string;
    subject_kind: string;
    subject_id: string;
    by_person: string | null;
    by_role: string;
    from_state: string | null;
    to_state: string | null;
    why: string | null;
    details: Json;
    tells: string[];
    previous_hash: Buffer;
    hash: Buffer;
    xid: Generated<string>;
  };
  record_chain: {
    chain: string;
    length: Generated<bigint>;
    head: Buffer;
  };
  setting_draft: {
    id: string;
    kind: 'facts' | 'fees' | 'holidays' | 'letters' | 'retention';
    value: Json;
    why: string;
    effective_from: string | null;
    based_on: number;
    drawn_by: string;
    drawn_at: Date;
    state: Generated<'open' | 'in_force' | 'withdrawn' | 'replaced'>;
    ended_at: Date | null;
  };
  setting_version: {
    kind: 'facts' | 'fees' | 'holidays' | 'letters' | 'retention';
    number: number;
    value: Json;
    effective_from: string;
    why: string;
    drawn_by: string | null;
    put_by: string | null;
    put_at: Date;
  };
  sign_in_limit: {
    scope: 'password' | 'code' | 'letter' | 'network' | 'network_letter';
    key: Buffer;
    taken: number;
    last_at: Date;
  };
  sign_in_ticket: {
    id: string;
    purpose: 'sign_up' | 'code' | 'link' | 'reset';
    recipient: string;
    person_id: string | null;
    name: string | null;
    language: 'en' | 'hi' | 'mr';
    agreed_text: string | null;
    agreed_at: Date | null;
    code_hash: Buffer | null;
    wrong_codes: Generated<number>;
    token_hash: Buffer | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  submission_receipt: {
    fingerprint: Buffer;
    id: string;
    keyed_body: Buffer | null;
    accepted_at: Date;
  };
};
