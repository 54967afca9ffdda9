// What the browser keeps of a contract. It asks the field rules and lets the server parse, so the shapes that zod makes, and
// what only the server and the API's description say of an endpoint, are left out of its scripts.
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { type Edit, edited } from './edits.ts';

/** The parts of an endpoint (kernel/endpoint.ts) that no browser reads. */
const OF_THE_SERVER = new Set(['errors', 'input', 'needs', 'output', 'source', 'summary']);
const CONTRACT = /\bendpoint\(|'zod\/mini'|"zod\/mini"/;
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

export function clientContracts(): Plugin {
  return {
    name: 'munch:client-contracts',
    applyToEnvironment: ({ config }) => config.command === 'build' && config.consumer === 'client',
    transform(code, id) {
      return CONTRACT.test(code) && !ZOD.test(id) ? forBrowser(code) : null;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => ZOD.test(id)))
          this.error(
            `${chunk.fileName} holds zod: a screen reads a shape of ${ours(chunk.moduleIds)}.`,
          );
    },
  };
}

const ours = (ids: readonly string[]) =>
  ids.filter((id) => /[\\/]src[\\/].*contract/.test(id)).join(', ');

/**
 * A module of contracts without the server's parts of its endpoints. A constant that is made by a call, such as a shape, is
 * marked as one that may go where nobody reads it (`PURE`): a contract does nothing else while it is loaded. Zod goes with
 * the last of them.
 */
export function forBrowser(code: string): string {
  const { program } = parseSync('module.js', code);
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(node) {
      calls.push(node);
    },
  }).visit(program);
  const made = constantsOf(program).filter(({ start, end }) =>
    calls.some((call) => start <= call.start && call.end <= end),
  );
  return edited(code, [
    ...made.flatMap(({ start, end }) => [
      { start, end: start, by: '/*@__PURE__*/ (() => (' },
      { start: end, end, by: '))()' },
    ]),
    ...calls.filter(isEndpoint).flatMap((call) => withoutServer(call.arguments[0])),
  ]);
}

/** What the constants of a module are made of; a function is made by nothing. */
function constantsOf({ body }: ESTree.Program): ESTree.Expression[] {
  return body
    .map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
    .flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []))
    .flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [init] : []))
    .filter(({ type }) => type !== 'ArrowFunctionExpression' && type !== 'FunctionExpression');
}

function isEndpoint({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'endpoint';
}

function withoutServer(definition: ESTree.Argument | undefined): Edit[] {
  if (definition?.type !== 'ObjectExpression') return [];
  return definition.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    OF_THE_SERVER.has(property.key.name)
      ? [{ start: property.start, end: property.end, by: `${property.key.name}: undefined` }]
      : [],
  );
}
