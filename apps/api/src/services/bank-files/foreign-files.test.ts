import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importTwiceAndUndo } from '../../../testing/foreign-files/check-foreign-file.ts'
import { foreignFiles } from '../../../testing/foreign-files/foreign-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await newPerson(app)
})
afterAll(() => app.stop())

describe('files of banks, cards, apps, and other programs', () => {
  it('are 231 of different names, with 267 accounts, 6,408 rows, and a sum of 249,423.83', () => {
    const sum = (of: (file: (typeof foreignFiles)[number]) => number) =>
      foreignFiles.reduce((total, file) => total + of(file), 0)
    expect(new Set(foreignFiles.map(({ name }) => name)).size).toBe(231)
    expect([foreignFiles.length, sum(({ accounts }) => accounts), sum(({ rows }) => rows)]).toEqual([231, 267, 6_408])
    expect(sum(({ cents }) => cents)).toBe(24_942_383)
  })

  it.each(foreignFiles.map((file) => [file.name, file] as const))(
    '%s: agrees in rows and sum with a count of its own, adds nothing the second time, and is undone exactly',
    async (_, file) => {
      const { accounts, rows, cents } = file
      expect(await importTwiceAndUndo(person, file)).toEqual({
        unreadableCount: 0,
        ...{ accounts, rows, cents },
        ...{ created: rows, listed: rows, listedCents: cents },
        ...{ createdAgain: 0, isUndone: true },
      })
    },
  )
})
