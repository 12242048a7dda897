import ts from 'typescript'
import { type Source, findImports, isTest, lineNumber, nodesWhere } from './tree.ts'

/** A rule that every file it applies to must keep. */
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
  nodesWhere(source, holds).map((node) => lineNumber(source, node))

const lines = (pattern: RegExp) => (source: Source) =>
  source.text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))

const calls =
  (...spellings: string[]) =>
  (node: ts.Node) =>
    ts.isCallExpression(node) && spellings.includes(node.expression.getText())

/** The files that define a plan type, and what they share; links and scenes are found once for all of them. */
const planKindFiles =
  /^apps\/api\/src\/services\/plans\/(?:asset-allocation|company-benefits|disability-insurance|distribution|emergency-fund|estate-planning|life-insurance|live-by-a-budget|payoff-terms|plan-definition|reduce-debt|retirement|retirement-draft|student-debt|months|follow-linked|known)\.ts$/

const markupAsText = /^(?:innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML)$/

/** it.skip, describe.only.each, test.todo: any call through a name like these, on a test function. */
function isHeldBack(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false
  const [first, ...rest] = node.getText().split('.')
  return /^(?:it|test|describe|suite)$/.test(first ?? '') && /^(?:skip|only|todo|skipIf|fails)$/.test(rest.at(-1) ?? '')
}

/** Where words are shown; the texts of the catalogs are chosen by the engine's verdict. */
const showsWords = (path: string) =>
  shipped(path) &&
  /^(?:packages\/(?:widgets|ui)|apps\/portal|apps\/api\/src\/mail)\//.test(path) &&
  !path.endsWith('.generated.ts')

/** The figures from which a screen used to choose a word itself. */
const measures = ['meetingRetirementGoal', 'isOnTrack']

/** A word of a verdict as a text, or a choice by one of the measures. */
function decidesVerdict(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node))
    return /\b(?:on|off) track\b/i.test(node.text)
  return ts.isConditionalExpression(node) && measures.some((name) => node.condition.getText().includes(name))
}

/**
 * The live regions of the frame, and lines that are spoken where they change: the month between its arrows, the read-out of a chart,
 * what is selected, and what a rule would change.
 */
const liveLines =
  /(?:live-regions|month-choice|budgets-frame|cash-flow-chart\/read-out|transactions\/bulk-bar|transactions\/rule-dialog)\.tsx$/

export const rules: readonly Rule[] = [
  {
    says: 'speaks through the live regions of the frame',
    applies: (path) => shipped(path) && !liveLines.test(path),
    find: lines(/\baria-live=/),
    breaks: 'export const Count = () => <p aria-live="polite">12 transactions</p>',
  },
  {
    says: 'takes the word of a verdict from the engine',
    applies: showsWords,
    find: nodes(decidesVerdict),
    breaks: "export const word = (isOnTrack: boolean) => (isOnTrack ? 'On track' : 'Off track')",
  },
  {
    says: 'has no `any`',
    applies: everywhere,
    find: nodes((node) => node.kind === ts.SyntaxKind.AnyKeyword),
    breaks: 'export const parse = (text: string): any => JSON.parse(text)',
  },
  {
    says: 'silences neither the compiler nor the linter',
    applies: everywhere,
    find: lines(/(?:\/\/|\/\*)\s*(?:@ts-(?:ignore|nocheck)|(?:eslint|oxlint)-disable)/),
    breaks: '// @ts-ignore\nexport const one: string = 1',
  },
  {
    says: 'expects a type error only in a test, where it is what the test asserts',
    applies: (path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'),
    find: lines(/(?:\/\/|\/\*)\s*@ts-expect-error/),
    breaks: '// @ts-expect-error: a number\nexport const one: string = 1',
  },
  {
    says: 'writes no markup as text',
    // A test may read the markup of a page; nothing writes it.
    applies: (path) => !isTest(path) && !path.startsWith('tests/'),
    find: nodes((node) => ts.isIdentifier(node) && markupAsText.test(node.text)),
    breaks: 'export const Page = () => <p dangerouslySetInnerHTML={{ __html: text }} />',
  },
  {
    says: 'keeps React and calls to the server out of an atom file',
    applies: (path) => path.startsWith('packages/widgets/src/shared/state/') && !isTest(path),
    find: lines(/from 'react(?:-dom)?'|\bfetch\(|api-client\/react/),
    breaks: "import { useState } from 'react'",
  },
  {
    says: 'creates no React context beside the seven of docs/decisions/shared-state.md',
    applies: (path) => /^(?:packages|apps\/portal)\//.test(path) && !isTest(path),
    find: lines(
      /const (?!(?:Api|Host|PlanFrame|Form|Privacy|LoadFailure)Context\b|HeadingBase\b)\w+ = createContext\b/,
    ),
    breaks: 'const ThemeContext = createContext(null)',
  },
  {
    says: 'reads profile, accounts, and company in a plan kind only through the household',
    applies: (path) => planKindFiles.test(path) && !isTest(path),
    find: lines(
      /from '[^']*(?:store\/ledger\/(?:profile|accounts)|store\/directory\/[^']*|account-view|about-me|dependents)\.ts'|\b(?:readAboutMe|allAccounts|allDependents|companyOffer)\b/,
    ),
    breaks: "import { readAboutMe } from '../../store/ledger/profile.ts'",
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
      findImports(source)
        .filter(({ from, names }) => from === 'zod' || (from === 'zod/mini' && names.includes('z')))
        .map(({ line }) => line),
    breaks: "import { z } from 'zod'",
  },
  {
    says: 'replaces the entry of the history when it redirects',
    applies: (path) => path.startsWith('apps/portal/src/') && !isTest(path),
    find: nodes(
      (node) =>
        calls('redirect')(node) ||
        // `<Navigate>` pushes unless told otherwise.
        (ts.isJsxSelfClosingElement(node) &&
          node.tagName.getText() === 'Navigate' &&
          !node.attributes.properties.some((property) => property.name?.getText() === 'replace')),
    ),
    breaks: "export const Old = () => <Navigate to='/new' />",
  },
  {
    says: 'is given its clock and its chance',
    applies: (path) => shipped(path) && /^(?:packages\/engine|apps\/api\/src\/(?:services|calls))\//.test(path),
    find: nodes(
      (node) =>
        calls('Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID')(node) ||
        (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length),
    ),
    breaks: 'export const today = () => new Date()',
  },
  {
    says: 'opens files of SQLite in store/sqlite alone, so that the driver can be replaced there',
    applies: (path) =>
      /^apps\/api\/(?:src|tools)\//.test(path) && !path.startsWith('apps/api/src/store/sqlite/') && !isTest(path),
    find: (source) =>
      findImports(source)
        .filter(({ from }) => from === 'better-sqlite3')
        .map(({ line }) => line),
    breaks: "import Sqlite from 'better-sqlite3'",
  },
  {
    says: 'writes the months of its mails in the language of their reader (mail/moments.ts): those of the engine are in English there',
    applies: (path) => /^apps\/api\/(?:src|tools)\//.test(path) && !isTest(path),
    find: nodes(calls('monthName', 'formatWeekday', 'formatTime')),
    breaks: "export const month = monthName('2026-11')",
  },
]
