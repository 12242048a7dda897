import ts from 'typescript'
import { type Source, type TextFile, nodesWhere } from './tree.ts'

const folder = 'docs/specification/'
/** Where the tests of each requirement are listed; `npm run rows` writes it. */
export const coveragePath = `${folder}coverage.md`

const entry = /^- \*\*([A-Z]+-(?:[A-Z]+-)?\d+(?:\.\d+)*[a-z]?)\*\*/gm
const testFile = /\.(?:test|e2e|stories)\.tsx?$|\.(?:torture|bench)\.mjs$/
const sectionNamed = /[Ss]pecification[^.;]{0,45}?\bsections? \d+(?!\.?\d)|\(section \d+(?!\.?\d)/g

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([all, id]) => id ?? all)
const isDecision = (id: string) => id.startsWith('Q-')
/** Not localeCompare: the same order on every machine. */
const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const toArea = (id: string) => id.replace(/-\d+(?:\.\d+)*[a-z]?$/, '')

/** The pages of the specification that people write. */
export const specificationPages = (texts: readonly TextFile[]): TextFile[] =>
  texts
    .filter(({ path }) => path.startsWith(folder) && path.endsWith('.md') && path !== coveragePath)
    .toSorted((a, b) => byCode(a.path, b.path))

/** The ids of all requirements and decisions of these pages, in their order, each as often as it is defined. */
export const definedIn = (pages: readonly TextFile[]): string[] => pages.flatMap(({ text }) => matches(text, entry))

/** The ids that more than one entry has. */
export const definedTwice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
]

/** The ids that a text cites: decisions of any area, requirements of the areas that there are. */
function citedIn(text: string, defined: readonly string[]): string[] {
  const areas = new Set(defined.filter((id) => !isDecision(id)).map(toArea))
  return matches(text, new RegExp(`(?<![\\w-])(?:Q-[A-Z]+|${[...areas].join('|')})-\\d+(?:\\.\\d+)*[a-z]?\\b`, 'g'))
}

/** The ids that a text cites and no page defines. */
export const unknownIn = (text: string, defined: readonly string[]): string[] =>
  [...new Set(citedIn(text, defined))].filter((id) => !defined.includes(id))

/** Where a text names the specification by a section, which no page has. */
export const sectionsNamedIn = (text: string): string[] =>
  matches(text.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' '), sectionNamed)

/** The requirements that a text names, those between the ends of 'LINK-07 to LINK-10' too. */
function requirementsIn(text: string, defined: readonly string[]): string[] {
  const between = [...text.matchAll(/([A-Z]+)-(\d+) to \1-(\d+)/g)].flatMap(([, area = '', first, last]) =>
    defined.filter(
      (id) =>
        toArea(id) === area &&
        Number(id.slice(area.length + 1)) >= Number(first) &&
        Number(id.slice(area.length + 1)) <= Number(last),
    ),
  )
  return [...citedIn(text, defined), ...between].filter((id) => !isDecision(id))
}

function isNamedTest(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  let callee: ts.Node = node.expression
  while (
    ts.isCallExpression(callee) ||
    ts.isPropertyAccessExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression
  }
  return ts.isIdentifier(callee) && /^(?:it|test|describe)$/.test(callee.text)
}

/** The requirements that a file of tests proves: those of its `// Proves:` lines and of the names of its tests. */
export function provenBy(source: Source, defined: readonly string[]): string[] {
  const tags = matches(source.text, /^\/\/ Proves: (.*)$/gm)
  const names = nodesWhere(source, isNamedTest).map((node) => {
    const name = ts.isCallExpression(node) ? node.arguments[0] : undefined
    return name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)) ? name.getText(source.ast) : ''
  })
  return [...new Set([...tags, ...names].flatMap((text) => requirementsIn(text, defined)))]
}

/** The files that prove each requirement, in the order of the book; none where nothing does. */
export function testsByRequirement(sources: readonly Source[], defined: readonly string[]): Map<string, string[]> {
  const coverage = new Map(defined.filter((id) => !isDecision(id)).map((id) => [id, [] as string[]]))
  for (const source of sources.filter(({ path }) => testFile.test(path))) {
    for (const id of provenBy(source, defined)) coverage.get(id)?.push(source.path)
  }
  for (const files of coverage.values()) files.sort(byCode)
  return coverage
}

/** The generated page: one table a page of the book. */
export function coveragePage(pages: readonly TextFile[], coverage: ReadonlyMap<string, readonly string[]>): string {
  const tables = pages.map((page) => {
    const rows = definedIn([page]).filter((id) => !isDecision(id))
    const lines = rows.map((id) => `| ${id} | ${(coverage.get(id) ?? []).map((path) => `\`${path}\``).join(', ')} |`)
    const name = page.path.slice(folder.length)
    return rows.length === 0
      ? ''
      : `\n## [${name}](${name})\n\n| Requirement | Proven by |\n| --- | --- |\n${lines.join('\n')}\n`
  })
  return `# Which test proves which requirement\n\nGenerated by \`npm run rows\` from the names of the tests and their \`// Proves:\` lines. Do not edit it.\n${tables.join('')}`
}

/** What buyers ask for: which success criteria of WCAG 2.2 hold, how, and by which tests. `npm run rows` writes it. */
export const conformancePath = 'docs/conformance.md'

const criterion = /^- \*\*(WCAG-([\d.]+))\*\* (.+?) \((AA?)\)\. (.+)$/gm
const notApplicable = /^- ([\d.]+) (.+) \((AA?)\): (.+)$/gm

const byNumber = ([a = '']: readonly string[], [b = '']: readonly string[]): number =>
  a.localeCompare(b, 'en', { numeric: true })

/** The generated report: one row a criterion, in the order of WCAG. */
export function conformancePage(pages: readonly TextFile[], coverage: ReadonlyMap<string, readonly string[]>): string {
  const text = pages.find(({ path }) => path === `${folder}accessibility.md`)?.text ?? ''
  const met = [...text.matchAll(criterion)].map(([, id = '', number = '', name = '', level = '', how = '']) => {
    const tests = (coverage.get(id) ?? []).map((path) => `\`${path}\``).join(', ')
    return [number, name, level, 'Supports', how, tests]
  })
  const absent = [...text.matchAll(notApplicable)].map(([, number = '', name = '', level = '', why = '']) => [
    number,
    name,
    level,
    'Not applicable',
    `${why.charAt(0).toUpperCase()}${why.slice(1)}`,
    '',
  ])
  const rows = [...met, ...absent].toSorted(byNumber).map((cells) => `| ${cells.join(' | ')} |`)
  return `# Conformance with WCAG 2.2, levels A and AA

Generated by \`npm run rows\` from [the specification](specification/accessibility.md) and the tests. Do not edit it. "Supports" means
that the tests named hold for the portal and the widgets in Chromium; we have no audit by others.

| Criterion | Name | Level | Result | How | Tests |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** The report on OWASP's Application Security Verification Standard. `npm run rows` writes it. */
export const asvsPath = 'docs/asvs.md'

const asvsPage = `${folder}security.md`
const asvsMet = /^- \*\*(ASVS-([\d.]+))\*\* \(([12])\)\. (.+)$/gm
const asvsJudged = /^- ([\d.]+) \(([12])\): (.+)$/gm
const asvsAbsent = /^- ([\d., ]+): (.+)$/gm

interface AsvsRow {
  readonly id: string
  readonly result: 'met by test' | 'met by design' | 'not met' | 'not applicable'
  readonly how: string
  readonly tests: string
}

/** The part of a page below a heading. */
const below = (text: string, heading: string): string =>
  (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? ''
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
/** The report is in the folder above the page: links of the page lead one folder less up. */
const fromAbove = (text: string): string =>
  text.replaceAll(/\]\((?!\.\.\/|https?:)/g, `](specification/`).replaceAll('](../', '](')

/** All requirements of levels 1 and 2 as the page judges them, in the order of the standard. */
export function asvsRows(pages: readonly TextFile[], coverage: ReadonlyMap<string, readonly string[]>): AsvsRow[] {
  const text = pages.find(({ path }) => path === asvsPage)?.text ?? ''
  const met = [...text.matchAll(asvsMet)].map(([, full = '', id = '', , how = '']): AsvsRow => {
    const tests = (coverage.get(full) ?? []).map((path) => `\`${path}\``).join(', ')
    return { id, result: 'met by test', how, tests }
  })
  const judged = (heading: string, result: AsvsRow['result']) =>
    [...below(text, heading).matchAll(asvsJudged)].map(([, id = '', , how = '']): AsvsRow => ({
      id,
      result,
      how: capital(how),
      tests: '',
    }))
  const absent = [...below(text, 'Not applicable').matchAll(asvsAbsent)].flatMap(([, ids = '', why = '']) =>
    ids.split(', ').map((id): AsvsRow => ({ id, result: 'not applicable', how: capital(why), tests: '' })),
  )
  return [
    ...met,
    ...judged('Met by how it is built', 'met by design'),
    ...judged('Not met', 'not met'),
    ...absent,
  ].toSorted((a, b) => byNumber([a.id], [b.id]))
}

/** The generated report: how many requirements have each result, and one row for each. */
export function asvsReport(pages: readonly TextFile[], coverage: ReadonlyMap<string, readonly string[]>): string {
  const rows = asvsRows(pages, coverage)
  const results = ['met by test', 'met by design', 'not met', 'not applicable'] as const
  const counts = results.map((result) => `| ${result} | ${rows.filter((row) => row.result === result).length} |`)
  const lines = rows.map(({ id, result, how, tests }) => `| ${id} | ${result} | ${fromAbove(how)} | ${tests} |`)
  return `# OWASP ASVS 5.0, levels 1 and 2

Generated by \`npm run rows\` from [the specification](specification/security.md) and the tests. Do not edit it. "Met by test" means that the
tests named hold; the build fails where one does not. We judge ourselves: there is no audit by others.

| Result | Requirements |
| --- | --- |
${counts.join('\n')}

| Requirement | Result | How | Tests |
| --- | --- | --- | --- |
${lines.join('\n')}
`
}
