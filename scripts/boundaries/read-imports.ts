import { parseSync, Visitor } from 'oxc-parser';

export type Import = { readonly specifier: string; readonly line: number };

/**
 * Everything a file takes from elsewhere, type-only and dynamic imports included. Reaching for the desktop's bridge
 * counts as importing `global:window.desktop`. Throws when the source cannot be parsed.
 */
export function readImports(path: string, source: string): Import[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be read: ${error.message}`);

  const found: Import[] = [];
  const add = (specifier: string, offset: number): void => {
    found.push({ specifier, line: source.slice(0, offset).split('\n').length });
  };
  const addLiteral = (node: { readonly type: string; readonly start: number } | null | undefined): void => {
    if (node?.type === 'Literal' && 'value' in node && typeof node.value === 'string')
      add(node.value, node.start);
  };
  new Visitor({
    ImportDeclaration: (node) => addLiteral(node.source),
    ExportNamedDeclaration: (node) => addLiteral(node.source),
    ExportAllDeclaration: (node) => addLiteral(node.source),
    ImportExpression: (node) => addLiteral(node.source),
    TSImportType: (node) => addLiteral(node.source),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') addLiteral(node.arguments[0]);
    },
    MemberExpression: (node) => {
      const isGlobal =
        node.object.type === 'Identifier' && ['window', 'globalThis', 'self'].includes(node.object.name);
      const isDesktop =
        node.property.type === 'Identifier'
          ? node.property.name === 'desktop'
          : node.property.type === 'Literal' && node.property.value === 'desktop';
      if (isGlobal && isDesktop) add('global:window.desktop', node.start);
    }
  }).visit(program);
  return found;
}
