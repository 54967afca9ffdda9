import { z } from 'zod';
import { type Endpoint, pathParts, type Raw } from '#kernel/endpoint.ts';

type Json = Record<string, unknown>;

const ERROR: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'A short phrase for programs.' },
        message: { type: 'string', description: 'A sentence for people.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'For each field that needs a change: what to do.',
        },
      },
    },
  },
};

/** Refusals that any endpoint may give; the server adds them, so no contract names them. */
const COMMON: Record<string, string> = {
  400: 'The body is not valid JSON.',
  405: 'The address does not take this method; `Allow` names those that it takes.',
  413: 'The body is larger than 64 KiB.',
  415: 'The body is not application/json.',
  422: 'A field is missing, of the wrong type, too long, unknown, or breaks a rule.',
  429: 'Too many posts from one address; `Retry-After` says how many seconds to wait.',
  500: 'An accident on our side. It is logged; nothing was half kept.',
};

/** The same for a body of bytes. */
function ofBytes({ types, maxBytes }: Raw): Record<string, string> {
  return {
    400: 'The request is broken.',
    413: `The body is larger than ${maxBytes} bytes.`,
    415: `The body is none of ${types.join(', ')}.`,
  };
}

/** The OpenAPI 3.1 document of a table of endpoints. */
export function openApi(
  endpoints: readonly Endpoint[],
  info: { title: string; version: string; server: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.server }],
    paths,
    components: { schemas: { Error: ERROR } },
  };
}

function operation(endpoint: Endpoint): Json {
  const input = jsonSchema(endpoint.input, 'input');
  const parts = pathParts(endpoint.path);
  const properties = (input.properties ?? {}) as Json;
  const parameter = (name: string, place: string) => ({
    name,
    in: place,
    required: place === 'path',
    schema: properties[name] ?? {},
  });
  const query =
    endpoint.method === 'GET'
      ? Object.keys(properties).filter((name) => !parts.includes(name))
      : [];
  const parameters = [
    ...parts.map((name) => parameter(name, 'path')),
    ...query.map((name) => parameter(name, 'query')),
  ];
  const body =
    endpoint.method === 'GET' || endpoint.raw?.types.length === 0
      ? {}
      : { requestBody: { required: true, content: contentOf(endpoint, input) } };
  return {
    summary: endpoint.summary,
    description: `Source: ${endpoint.source}.`,
    operationId:
      endpoint.path.slice('/api/'.length).replace(/[^A-Za-z]+/g, '_') +
      (endpoint.method === 'GET' ? '' : `_${endpoint.method.toLowerCase()}`),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    responses: responses(endpoint),
  };
}

function contentOf({ raw }: Endpoint, input: Json): Json {
  if (!raw) return { 'application/json': { schema: input } };
  return Object.fromEntries(
    raw.types.map((type) => [
      type,
      { schema: { type: 'string', format: 'binary', maxLength: raw.maxBytes } },
    ]),
  );
}

function responses(endpoint: Endpoint): Json {
  const answers: Json = {
    [String(endpoint.status ?? 200)]: endpoint.answers
      ? ofType(endpoint.answers)
      : endpoint.status === 204
        ? { description: 'Done.' }
        : answer('Done.', dataOf(endpoint)),
  };
  const said: Record<string, string[]> = {};
  if (endpoint.needs !== 'visit') {
    said['401'] = ['`sign_in_needed`: nobody is signed in.'];
    said['403'] = [
      `\`not_allowed\`, \`second_factor_needed\`: the permission \`${endpoint.needs}\` is missing. \`own_dispute\`: for the office, where the dispute concerns whoever asks.`,
    ];
  }
  for (const [status, when] of Object.entries(COMMON))
    if (endpoint.method !== 'GET' || !['400', '413', '415'].includes(status))
      said[status] = [(endpoint.raw && ofBytes(endpoint.raw)[status]) ?? when];
  for (const [code, refusal] of Object.entries(endpoint.errors)) {
    const status = String(refusal.status);
    said[status] = [
      ...(said[status] ?? []),
      `\`${code}\`: ${refusal.when} "${endpoint.sentences[code]?.() ?? ''}"`,
    ];
  }
  for (const [status, lines] of Object.entries(said))
    answers[status] = answer(lines.join('\n\n'), { $ref: '#/components/schemas/Error' });
  return answers;
}

function answer(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

function ofType(type: string): Json {
  return {
    description: 'Done.',
    content: { [type]: { schema: { type: 'string', format: 'binary' } } },
  };
}

function dataOf(endpoint: Endpoint): Json {
  return {
    type: 'object',
    required: ['data'],
    properties: { data: jsonSchema(endpoint.output, 'output') },
  };
}

function jsonSchema(schema: Endpoint['input'], io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
