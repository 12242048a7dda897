import ts from 'typescript'
import { isTest, nodesWhere, type Source } from './tree.ts'

/** Attributes and members whose text a person sees or hears. */
const visible = new Set([
  'aria-label',
  'caption',
  'description',
  'failedTitle',
  'hint',
  'label',
  'message',
  'placeholder',
  'title',
])

const isShown = (path: string) =>
  /^(?:packages\/(?:ui|widgets|api-client)|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !isTest(path)
const isWording = (text: string) => /\p{L}{2}/u.test(text)

/** Returns the name that an expression is a value of; undefined if of none. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isJsxExpression(node) || ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node))
    return nameOf(node.parent)
  if (ts.isJsxAttribute(node)) return node.name.getText()
  if (ts.isPropertyAssignment(node)) return node.name.getText().replaceAll(/['"]/g, '')
  return undefined
}

/** Returns what a text says itself, without the values that it is given. */
const ownLetters = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
    : node.text

function isVisibleText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return isWording(node.text)
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  if (!isWording(ownLetters(node))) return false
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return false
  return visible.has(nameOf(node.parent) ?? '')
}

/** Returns how many texts a file shows that are in no catalog. */
export const countVisibleTexts = (source: Source): number =>
  isShown(source.path) && !source.path.includes('.generated.') ? nodesWhere(source, isVisibleText).length : 0

/** Returns the count for each file that still shows texts from outside the catalogs. */
export const visibleTextsByFile = (sources: readonly Source[]): Record<string, number> =>
  Object.fromEntries(
    sources.map((source) => [source.path, countVisibleTexts(source)] as const).filter(([, count]) => count > 0),
  )
