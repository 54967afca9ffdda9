import type { AccountProfile, LiveSessions, WaysIn } from '../actions/account.ts';
import type { ErasureStanding } from '../actions/erasures.ts';
import type { AboutViewer } from '../actions/sessions.ts';
import { deviceOf } from '../rules/agent.ts';
import { type Erasure, erasureDueAt, stateOf } from '../rules/erasure.ts';

/** What the viewer's screens are made of: their name, and what they may do. */
export function viewerView({ person, viewer }: AboutViewer) {
  const { name, email, language } = person;
  const { personId, roles, may } = viewer;
  return { personId, name, email, language, roles: [...roles], may: [...may] };
}

/** What a person sees of themselves. */
export function profileView({ person, held, choices }: AccountProfile) {
  const { name, email, phone, language, timeZone } = person;
  return {
    name,
    email,
    phone,
    language,
    timeZone,
    roles: ['person' as const, ...held],
    isEmailVerified: person.emailVerifiedAt !== null,
    isPhoneVerified: person.phoneVerifiedAt !== null,
    choices,
  };
}

/** With what a person signs in besides their password. */
export function securityView({ appSince, passkeys, ...more }: WaysIn) {
  return {
    ...more,
    appSince: appSince?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
      id,
      name,
      madeAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

/** The one that asks first, then by when each was used last. */
export function sessionsView({ live, sessionId }: LiveSessions) {
  const seen = live.map(({ id, agent, network, createdAt, seenAt }) => ({
    id,
    isThis: id === sessionId,
    device: deviceOf(agent),
    network,
    since: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
  return seen.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

export function erasureStandingView({ newest, ...more }: ErasureStanding) {
  return { ...more, request: newest && erasureView(newest) };
}

/** How far a request for erasure is. */
export function erasureView(erasure: Erasure) {
  const { askedAt, doneAt } = erasure;
  return {
    state: stateOf(erasure),
    askedAt: askedAt.toISOString(),
    dueAt: erasureDueAt(askedAt).toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}
