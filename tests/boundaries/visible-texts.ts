import ts from 'typescript'
import { isTest, nodesWhere, type Source } from './tree.ts'

/** Attributes and members whose text a person sees or hears. */
const visible = new Set([
  'acceptLabel',
  'aria-label',
  'cancelLabel',
  'caption',
  'description',
  'failedTitle',
  'header',
  'heading',
  'hint',
  'intro',
  'label',
  'leadsTo',
  'message',
  'placeholder',
  'submitLabel',
  'subtitle',
  'title',
  'valueText',
  'word',
  'words',
])

/** Members that also hold a style or a code. Their texts begin with a capitalized word. */
const visibleIfCapital = new Set(['detail', 'done', 'reason', 'text'])

/** What a call of the API means, which `/docs` shows and no screen. */
const forDevelopers = new Set(['meaning', 'summary'])

const isShown = (path: string) =>
  /^(?:packages\/(?:ui|widgets|api-client)|apps\/portal)\/src\/.*\.tsx?$/.test(path) &&
  !path.startsWith('packages/api-client/src/contract/descriptions/') &&
  // What stories and tests of the kit draw.
  !/^packages\/ui\/.*\/sample-[\w-]+\.ts$/.test(path) &&
  !isTest(path)
const isWording = (text: string) => /\p{L}{2}/u.test(text)
/** Words that read as a text wherever they are: a capital first, and a further word without one. */
const isSentence = (text: string) => /^\p{Lu}\S*\s(?:.*\s)?\p{Ll}/su.test(text)

const joins = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])

/** Returns what an expression is the value of, through what chooses between values. */
function placeOf(node: ts.Node): ts.Node {
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return placeOf(node.parent)
  if (ts.isConditionalExpression(node) || ts.isAsExpression(node)) return placeOf(node.parent)
  return ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind) ? placeOf(node.parent) : node
}

/** Returns the name of a place; undefined if it has none. */
function nameOf(place: ts.Node): string | undefined {
  if (ts.isJsxAttribute(place)) return place.name.getText()
  if (ts.isPropertyAssignment(place)) return place.name.getText().replaceAll(/['"]/g, '')
  return undefined
}

/** Whether what is in a place is never shown: a type, what a value is compared with, an error of the code. */
const isUnread = (place: ts.Node) =>
  (ts.isBinaryExpression(place) && comparisons.has(place.operatorToken.kind)) ||
  ts.isLiteralTypeNode(place) ||
  ts.isImportDeclaration(place) ||
  ts.isCaseClause(place) ||
  (ts.isNewExpression(place) && /^(?:Range|Type|Syntax)?Error$/.test(place.expression.getText()))

/** Returns what a text says itself, without the values that it is given. */
const ownLetters = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
    : node.text

/** Whether a node is the one word of a pair with a value, as in `['Phone', user.phone]`. */
function isNameOfPair(node: ts.StringLiteralLike | ts.TemplateExpression): boolean {
  const list = node.parent
  if (!ts.isArrayLiteralExpression(list) || list.elements.length !== 2) return false
  return /^\p{Lu}\p{Ll}{2,}$/u.test(ownLetters(node)) && list.elements.filter(ts.isStringLiteralLike).length === 1
}

function isVisibleText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return isWording(node.text)
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  const text = ownLetters(node)
  if (!isWording(text)) return false
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return false
  const place = placeOf(node.parent)
  const name = nameOf(place) ?? ''
  if (visible.has(name) || ts.isJsxElement(place) || ts.isJsxFragment(place)) return true
  if (visibleIfCapital.has(name)) return /^\p{Lu}\p{Ll}/u.test(text)
  if (isNameOfPair(node)) return true
  return isSentence(text) && !forDevelopers.has(name) && !isUnread(place)
}

/** Returns how many texts a file shows that are in no catalog. */
export const countVisibleTexts = (source: Source): number =>
  isShown(source.path) && !source.path.includes('.generated.') ? nodesWhere(source, isVisibleText).length : 0

/** Returns the count for each file that still shows texts from outside the catalogs. */
export const visibleTextsByFile = (sources: readonly Source[]): Record<string, number> =>
  Object.fromEntries(
    sources.map((source) => [source.path, countVisibleTexts(source)] as const).filter(([, count]) => count > 0),
  )
