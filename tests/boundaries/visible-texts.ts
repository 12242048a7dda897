import ts from 'typescript'
import { fixedModule } from '../../apps/portal/build/fixed-texts.ts'
import { errorCatalog } from '../../packages/api-client/src/contract/errors.ts'
import { fixedTextsIn } from '../../scripts/lib/catalogs.mjs'
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
  // What a property or a parameter is where nothing is given.
  if (ts.isBindingElement(place)) return (place.propertyName ?? place.name).getText()
  if (ts.isParameter(place)) return place.name.getText()
  return undefined
}

/** Whether what is in a place is never shown: a type, what a value is compared with, an error of the code. */
const isUnread = (place: ts.Node) =>
  (ts.isBinaryExpression(place) && comparisons.has(place.operatorToken.kind)) ||
  ts.isLiteralTypeNode(place) ||
  ts.isImportDeclaration(place) ||
  ts.isCaseClause(place) ||
  // What a console says to developers.
  (ts.isCallExpression(place) && place.expression.getText() === 'warn') ||
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

/** The API's messages, which an edition translates in its answers. */
const ofAnswers = new Set<string>(Object.values(errorCatalog).filter((text) => text in fixedTextsIn('en-XA')))

/** Whether the catalogs of fixed texts have a text, so that the edition of each language shows its own in its place. */
function isTranslated(path: string, node: ts.Node): boolean {
  const text = node.getText()
  const isOfAnswer = path === 'packages/api-client/src/contract/errors.ts' && ts.isStringLiteralLike(node)
  return (fixedModule(path, 'en-XA', () => text) ?? text) !== text || (isOfAnswer && ofAnswers.has(node.text))
}

/** Columns of the CSV files that people export, which other programs read. */
const csvColumns = new Set(['Full description', 'Counts in totals', 'Own category', 'Known from'])

const isInCatalog = (path: string, node: ts.Node): boolean =>
  isTranslated(path, node) || (ts.isStringLiteralLike(node) && csvColumns.has(node.text))

/** Returns the texts that a file shows and that are in no catalog, each with its place. */
export const textsOutsideCatalogs = (source: Source): readonly string[] =>
  isShown(source.path) && !source.path.includes('.generated.')
    ? nodesWhere(source, (node) => isVisibleText(node) && !isInCatalog(source.path, node)).map(
        (node) => `${source.path}: ${node.getText(source.ast)}`,
      )
    : []
