import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The pages that say where each requirement on screens and rules is met; calls, errors and constants have `api-rows.md`. */
const names = ['money-rows', 'goal-rows', 'person-rows'] as const
const textOf = (name: string) => {
  const file = join(root, `docs/${name}.md`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const pages = names.map((name) => ({ name, text: textOf(name) }))

const rowsOf = (text: string) => [...text.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, row = '']) => row)
const filesOf = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|tests|docs|scripts)\/[^`*]+)`/g)].map(([, file = '']) => file)

/** How many rows the requirement table has in each area, those of `api-rows.md` aside. */
const expected: Readonly<Record<string, number>> = {
  ACCT: 21,
  ALLOC: 11,
  AUTH: 2,
  BENE: 1,
  BUD: 18,
  CASH: 6,
  CHECKUP: 1,
  COMP: 1,
  CONN: 17,
  DASH: 2,
  DEBT: 16,
  DIST: 2,
  EMAIL: 8,
  EMER: 5,
  FIELD: 32,
  FORM: 24,
  GEN: 14,
  GOAL: 16,
  LBB: 1,
  LEGACY: 4,
  LEGAL: 2,
  LINK: 19,
  MODAL: 2,
  PLAN: 19,
  PLANNER: 2,
  PROF: 9,
  PWD: 10,
  QUOVO: 5,
  REG: 4,
  RET: 22,
  ROUTE: 68,
  SESS: 4,
  SPEND: 7,
  SS: 9,
  STEP: 4,
  STU: 12,
  SYNC: 15,
  TAX: 3,
  TXN: 19,
  WIDGET: 10,
}

/** The rows of the money page, by area: GEN and ROUTE are shared with the other two. */
const ofMoney: Readonly<Record<string, number>> = {
  GEN: 8,
  ROUTE: 22,
  DASH: 2,
  ACCT: 21,
  LINK: 19,
  CONN: 17,
  SYNC: 15,
  QUOVO: 5,
  TXN: 19,
  BUD: 18,
  CASH: 6,
  SPEND: 7,
  MODAL: 2,
  WIDGET: 10,
}

const counted = (rows: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const area of rows.map((row) => row.replace(/-\d+$/, ''))) counts[area] = (counts[area] ?? 0) + 1
  return counts
}

describe.each(pages)('the page $name', ({ text }) => {
  it('is there, with each of its rows once, and something in each of its cells', () => {
    const rows = rowsOf(text)
    expect(rows.length).toBeGreaterThan(50)
    expect(new Set(rows).size).toBe(rows.length)
    const thin = text
      .split('\n')
      .filter(
        (line) =>
          /^\| [A-Z]+-\d+ \|/.test(line) &&
          !/^\|(?: [^|]*\S[^|]* \|){4}$/.test(line.replaceAll(/`[^`]*`/g, 'x').replaceAll('\\|', '')),
      )
    expect(thin).toEqual([])
  })

  it('names only files that are there, and a test for each row', () => {
    const files = filesOf(text)
    expect(files.length).toBeGreaterThan(50)
    expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([])
    const untested = text
      .split('\n')
      .filter(
        (line) =>
          /^\| [A-Z]+-\d+ \|/.test(line) && !/`[^`]+\.(?:test|e2e|stories|torture|bench)\.m?[jt]sx?`/.test(line),
      )
    expect(untested).toEqual([])
  })
})

describe('the three pages together', () => {
  // A row that concerns two of them stands on both.
  const all = [...new Set(pages.flatMap(({ text }) => rowsOf(text)))]

  it('leave out no row of the requirement table, and make up none', () => {
    expect(counted(all)).toEqual(expected)
  })

  it('leave to the page of the money screens what is theirs', () => {
    expect(counted(rowsOf(textOf('money-rows')))).toEqual(ofMoney)
  })
})
