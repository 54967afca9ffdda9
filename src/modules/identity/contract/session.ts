import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { permissions, roles } from '#kernel/viewer.ts';

const Viewer = z.object({
  personId: z.string().check(z.meta({ format: 'uuid' })),
  name: z.string(),
  email: z.nullable(z.string()),
  language: z.enum(['en', 'hi', 'mr']),
  roles: z.array(z.enum(roles)),
  may: z
    .array(z.enum(permissions))
    .check(z.meta({ description: 'What the server would allow at this moment.' })),
});

export const theViewer = endpoint({
  method: 'GET',
  path: '/api/identity/viewer',
  needs: 'visit',
  summary: 'Who asks, and what they may do. Null for a visitor.',
  source: 'Roles and permissions of the institution',
  input: z.strictObject({}),
  output: z.nullable(Viewer),
  errors: {},
  sentences: {},
});

export const theAccount = endpoint({
  method: 'GET',
  path: '/api/identity/account',
  needs: 'verify_second_factor', // also on the page that asks for it
  summary: 'Who is signed in, and what they may do.',
  source: 'Roles and permissions of the institution',
  input: z.strictObject({}),
  output: Viewer,
  errors: {},
  sentences: {},
});

export const theOffice = endpoint({
  method: 'GET',
  path: '/api/identity/office',
  needs: 'work_office',
  summary: 'Who works in the office, and what they may do there.',
  source: 'Roles and permissions of the institution',
  input: z.strictObject({}),
  output: Viewer,
  errors: {},
  sentences: {},
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/identity/session',
  needs: 'verify_second_factor', // nobody is kept in for want of a factor
  summary: 'Sign out: ends the session that asks, and takes its cookie away.',
  source: 'ASVS 5.0, V7.4.1: a session that was ended opens nothing',
  input: z.strictObject({}),
  output: z.object({ ended: z.boolean() }),
  errors: {},
  sentences: {},
});
