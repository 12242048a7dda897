import { describe, expect, it } from 'vitest'
import { texts } from './tree.ts'

const textsByPath = new Map(texts.map(({ path, text }) => [path, text]))
const places = ['apps/api/src/', 'apps/api/', 'packages/engine/src/', 'packages/widgets/src/', '']

interface NamedTest {
  readonly file: string
  /** The name of the test, or a part of it. */
  readonly name: string
}

/** Returns the tests that a row of the page names: a file, and after the colon the name. */
const testsIn = (row: string): NamedTest[] =>
  [...row.matchAll(/`([^`]+\.test\.tsx?)`: (.+?)(?=; `|; the |\. [A-Z]|\s*\|)/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))

const isThere = ({ file, name }: NamedTest) => places.some((place) => textsByPath.get(place + file)?.includes(name))

/** Returns the tests that each row of a page names. */
const rowsOf = (path: string) =>
  new Map(
    (textsByPath.get(path) ?? '').split('\n').flatMap((line): [string, NamedTest[]][] => {
      const id = /^\| (F\d+) \|/.exec(line)?.[1]
      return id === undefined ? [] : [[id, testsIn(line)]]
    }),
  )

/** The findings on access that a file has a test for: each name begins with the finding's id. */
const accessFindings = (text: string) => [...text.matchAll(/['"`](B\d+): /g)].map(([, id = '']) => id)

describe('each finding of the review of access', () => {
  const named = new Set(
    texts.filter(({ path }) => /\.(?:test|e2e)\.tsx?$/.test(path)).flatMap(({ text }) => accessFindings(text)),
  )

  it.each(Array.from({ length: 26 }, (_, index) => `B${index + 1}`))('%s has a test that begins with it', (id) => {
    expect(named).toContain(id)
  })

  it('would be missed without its test', () => {
    expect(accessFindings("it('says what B1 was') // B1: once; it('B99: is there')")).toEqual(['B99'])
  })
})

const pages = [
  ['docs/security-findings.md', 31],
  ['docs/money-findings.md', 12],
] as const

describe.each(pages)('each finding of %s', (path, count) => {
  const rows = rowsOf(path)

  it.each(Array.from({ length: count }, (_, index) => `F${index + 1}`))('%s has a test of this name', (id) => {
    const named = rows.get(id) ?? []
    expect(named).not.toEqual([])
    expect(named.filter((test) => !isThere(test))).toEqual([])
  })

  it('would be caught without its test', () => {
    const [gone] = testsIn('| F1 | x | `hosts/node.test.ts`: refuses what no test says |')
    expect(gone && isThere(gone)).toBe(false)
  })
})
