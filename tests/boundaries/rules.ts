import ts from 'typescript'
import { type Source, importsOf, isTest, lineOf, nodesWhere } from './tree.ts'

/** One habit of the house that a file can be held against. */
export interface Rule {
  readonly says: string
  readonly applies: (path: string) => boolean
  /** the lines that break it */
  readonly find: (source: Source) => number[]
  /** a file that breaks it, to prove that the rule can fail */
  readonly breaks: string
}

const everywhere = () => true
const shipped = (path: string) => /^(?:packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path)

const nodes = (holds: (node: ts.Node) => boolean) => (source: Source) =>
  nodesWhere(source, holds).map((node) => lineOf(source, node))

const lines = (pattern: RegExp) => (source: Source) =>
  source.text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))

const calls =
  (...spellings: string[]) =>
  (node: ts.Node) =>
    ts.isCallExpression(node) && spellings.includes(node.expression.getText())

const markupAsText = /^(?:innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML)$/

/** it.skip, describe.only.each, test.todo: any call through a name like these, on a test function. */
function isHeldBack(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false
  const [first, ...rest] = node.getText().split('.')
  return /^(?:it|test|describe|suite)$/.test(first ?? '') && /^(?:skip|only|todo|skipIf|fails)$/.test(rest.at(-1) ?? '')
}

export const rules: readonly Rule[] = [
  {
    says: 'has no `any`',
    applies: everywhere,
    find: nodes((node) => node.kind === ts.SyntaxKind.AnyKeyword),
    breaks: 'export const parse = (text: string): any => JSON.parse(text)',
  },
  {
    says: 'silences neither the compiler nor the linter',
    applies: everywhere,
    find: lines(/(?:\/\/|\/\*)\s*(?:@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable)/),
    breaks: '// @ts-ignore\nexport const one: string = 1',
  },
  {
    says: 'writes no markup as text',
    // A test may read what stands on the page; nothing writes it.
    applies: (path) => !isTest(path) && !path.startsWith('tests/'),
    find: nodes((node) => ts.isIdentifier(node) && markupAsText.test(node.text)),
    breaks: 'export const Page = () => <p dangerouslySetInnerHTML={{ __html: text }} />',
  },
  {
    says: 'holds no test back',
    applies: isTest,
    find: nodes(isHeldBack),
    breaks: "describe.only('a', () => undefined)",
  },
  {
    says: 'leaves nothing to be done',
    applies: everywhere,
    find: lines(/\b(?:TODO|FIXME|XXX|HACK)\b/),
    breaks: '// TODO: the rest',
  },
  {
    says: 'takes zod as a namespace from zod/mini',
    applies: everywhere,
    find: (source) =>
      importsOf(source)
        .filter(({ from, names }) => from === 'zod' || (from === 'zod/mini' && names.includes('z')))
        .map(({ line }) => line),
    breaks: "import { z } from 'zod'",
  },
  {
    says: 'sizes nothing in rem',
    applies: (path) => /^packages\/(?:widgets|ui)\/src\//.test(path) && !isTest(path),
    find: lines(/\d(?:\.\d+)?rem\b/),
    breaks: "export const width = '1.5rem'",
  },
  {
    says: 'is given its clock and its chance',
    applies: (path) => shipped(path) && /^(?:packages\/engine|apps\/api\/src\/(?:services|routes))\//.test(path),
    find: nodes(
      (node) =>
        calls('Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID')(node) ||
        (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length),
    ),
    breaks: 'export const today = () => new Date()',
  },
]
