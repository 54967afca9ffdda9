import * as z from 'zod/mini';

/** A UUID (RFC 9562) as the database writes it, of whatever version. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * An id in a path, a query or a body: the only shape of one that a contract takes. Whatever passes here the database reads
 * as a UUID, so that no malformed id becomes an accident.
 */
export const Id = z.string().check(z.trim(), z.regex(UUID), z.meta({ format: 'uuid' }));
