// A tree is pasted JSON or YAML as it stands: keys in their order, repeated ones included, scalars as written.
import { keyWords } from '../words/tokenize.ts';

export type TreeEntry = { readonly key: string; readonly value: Tree };
export type Tree =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'map'; readonly entries: readonly TreeEntry[] }
  | { readonly kind: 'list'; readonly items: readonly Tree[] };

/** Objects and lists inside each other; a text that goes deeper is refused. */
export const maxTreeDepth = 64;

/** Thrown by the readers of trees and caught by `parsePaste`. */
export class TooDeep extends Error {}

export const textLeaf = (text: string): Tree => ({ kind: 'text', text });

/** The tree with all its keys and scalars changed. */
export function mapTexts(tree: Tree, change: (text: string) => string): Tree {
  if (tree.kind === 'text') return textLeaf(change(tree.text));
  if (tree.kind === 'list') return { kind: 'list', items: tree.items.map((item) => mapTexts(item, change)) };
  const entries = tree.entries.map(({ key, value }) => ({
    key: change(key),
    value: mapTexts(value, change)
  }));
  return { kind: 'map', entries };
}

/** Every scalar of a tree with the keys that lead to it, in the order of the text. */
export function listLeaves(
  tree: Tree,
  path: readonly string[] = []
): { path: readonly string[]; text: string }[] {
  if (tree.kind === 'text') return [{ path, text: tree.text }];
  const isEmpty = (tree.kind === 'list' ? tree.items : tree.entries).length === 0;
  if (isEmpty) return [{ path, text: '' }];
  if (tree.kind === 'list') return tree.items.flatMap((item) => listLeaves(item, path));
  return tree.entries.flatMap(({ key, value }) => listLeaves(value, [...path, key]));
}

/** The tree as one line of text, for what fits no field: "lens: 35mm; aperture: f/2". */
export function writeTree(tree: Tree): string {
  if (tree.kind === 'text') return tree.text.trim();
  if (tree.kind === 'list') return tree.items.map(writeTree).filter(Boolean).join('; ');
  return tree.entries.map(({ key, value }) => `${keyWords(key)}: ${writeTree(value)}`.trim()).join('; ');
}
