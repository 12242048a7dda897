import { describe, expect, it } from 'vitest'
import { asvsIds } from './asvs-ids.ts'
import {
  asvsPath,
  asvsReport,
  asvsRows,
  specificationPages,
  testsByRequirement,
  conformancePage,
  conformancePath,
  coveragePage,
  coveragePath,
  definedIn,
  definedTwice,
  provenBy,
  sectionsNamedIn,
  unknownIn,
} from './requirements.ts'
import { sources, texts, toSource } from './tree.ts'

/** Requirements that no test proves yet. The list may only shrink. */
const withoutTest: readonly string[] = []

const pages = specificationPages(texts)
const defined = definedIn(pages)
const coverage = testsByRequirement(sources, defined)
// This file quotes what it forbids.
const citing = texts.filter(
  ({ path }) =>
    /^(?:packages|apps|scripts|tests|\.storybook|docs|[A-Z]+\.md)/.test(path) && !path.endsWith('cited-ids.test.ts'),
)
const findFaults = (find: (text: string) => string[]) =>
  citing.flatMap(({ path, text }) => find(text).map((fault) => `${path}: ${fault}`))

describe('the specification', () => {
  it('defines each id once', () => {
    expect(defined.length).toBeGreaterThanOrEqual(809)
    expect(definedTwice(defined)).toEqual([])
  })

  it('defines every id that is cited', () => {
    expect(findFaults((text) => unknownIn(text, defined))).toEqual([])
  })

  it('is cited by ids, not by sections', () => {
    expect(findFaults(sectionsNamedIn)).toEqual([])
  })

  it('has a test for each requirement but those named here', () => {
    const unproven = [...coverage].filter(([, files]) => files.length === 0).map(([id]) => id)
    expect(unproven).toEqual([...withoutTest])
  })

  it('lists its tests as they are: `npm run rows` writes the page again', () => {
    expect(texts.find(({ path }) => path === coveragePath)?.text).toBe(coveragePage(pages, coverage))
  })

  it('reports each of the 55 criteria of WCAG 2.2, A and AA, as the tests are', () => {
    const report = conformancePage(pages, coverage)
    expect(report.match(/^\| \d\.\d\.\d+ \|/gm)).toHaveLength(55)
    expect(texts.find(({ path }) => path === conformancePath)?.text).toBe(report)
  })

  it('judges each requirement of ASVS 5.0, levels 1 and 2, once, and reports as the tests are', () => {
    expect(asvsRows(pages, coverage).map(({ id }) => id)).toEqual(asvsIds)
    expect(texts.find(({ path }) => path === asvsPath)?.text).toBe(asvsReport(pages, coverage))
  })
})

const sample = (text: string) => [{ path: 'docs/specification/sample.md', text }]
const book = definedIn(
  sample('- **ACCT-01** One.\n- **ACCT-02** Two.\n- **ACCT-03** Three.\n- **Q-ACCT-1** Decision: so.\n'),
)
const toTestFile = (text: string) => toSource({ path: 'sample.test.ts', text })

describe('a file is caught that', () => {
  it('defines an id twice', () => {
    expect(definedTwice(definedIn(sample('- **ACCT-01** One.\n- **Q-ACCT-1** So.\n- **ACCT-01** Again.\n')))).toEqual([
      'ACCT-01',
    ])
  })

  it('cites an id that is not there', () => {
    expect(unknownIn('/** As decided (ACCT-02, ACCT-99, Q-ACCT-1, Q-ACCT-7). */', book)).toEqual([
      'ACCT-99',
      'Q-ACCT-7',
    ])
  })

  it.each([
    '/** One of two (specification section 3). */',
    '/** The wording that the specification (section 5) fixes. */',
    '/**\n * Reads a date (specification\n * section 5, "Dates").\n */',
    '/** From the wish to a connection (section 4, "Bank link flow"). */',
  ])('names a section: %s', (text) => {
    expect(sectionsNamedIn(text)).toHaveLength(1)
  })

  it('tests a requirement without saying so', () => {
    const silent = toTestFile("// As ACCT-01 says.\nit('adds', () => undefined)")
    expect(provenBy(silent, book)).toEqual([])
    expect([...testsByRequirement([silent], book).values()].flat()).toEqual([])
  })

  it('lists other tests than there are', () => {
    const pagesNow = sample('- **ACCT-01** One.\n')
    const listed = (text: string) => coveragePage(pagesNow, testsByRequirement([toTestFile(text)], definedIn(pagesNow)))
    expect(listed("it('adds', () => undefined)")).not.toBe(listed("it('adds (ACCT-01)', () => undefined)"))
  })
})

describe('a file says what it proves', () => {
  it.each([
    ["// Proves: ACCT-01\nit('adds (ACCT-02)', () => undefined)", ['ACCT-01', 'ACCT-02']],
    ["describe('ACCT-03', () => undefined)", ['ACCT-03']],
    ["it.each([1])('adds %i (ACCT-01 to ACCT-03)', () => undefined)", ['ACCT-01', 'ACCT-02', 'ACCT-03']],
  ])('in a line of its own or in the names of its tests: %s', (text, ids) => {
    expect(provenBy(toTestFile(text), book).toSorted()).toEqual(ids)
  })
})

it('leaves the sections of other standards alone', () => {
  expect(
    sectionsNamedIn(
      '/** Replies (RFC 5321, section 4.2); in the own words of spec.openapis.org/oas/v3.1.0, section 4.8. */',
    ),
  ).toEqual([])
})
