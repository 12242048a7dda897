import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ForeignFile, foreignFiles } from '../../../testing/foreign-files/foreign-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { commit, upload } from '../../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await newPerson(app)
})
afterAll(() => app.stop())

/** Reads a file as a person would, who answers which amounts are money out and what comes first in a date. */
async function readAsPerson({ name, content, invertSign }: ForeignFile) {
  const file = new File([content], name)
  const answer = (mapping: object) => upload(person, file, { mapping: JSON.stringify(mapping) })
  let preview = await upload(person, file)
  if (preview.dateChoices) preview = await answer({ ...preview.mapping, dateFormat: 'MM/DD/YYYY' })
  if (preview.signs?.settledBy === null) preview = await answer({ ...preview.mapping, invertSign })
  return preview
}

/** Everything that an import could change. */
function ledgerOf(): object {
  const { account, entry, balance_day, account_file_key } = person.exportAll()
  return { account, entry, balance_day, account_file_key }
}

const toCents = (dollars: number) => Math.round(dollars * 100)

describe('files of banks, cards, apps, and other programs', () => {
  it('are more than 200', () => {
    expect(foreignFiles.length).toBeGreaterThan(200)
    expect(new Set(foreignFiles.map(({ name }) => name)).size).toBe(foreignFiles.length)
  })

  it.each(foreignFiles.map((file) => [file.name, file] as const))(
    '%s: agrees in rows and sum with a count of its own, adds nothing the second time, and is undone exactly',
    async (_, file) => {
      const before = ledgerOf()
      const preview = await readAsPerson(file)
      const { accounts } = preview
      expect(preview.unreadableCount).toBe(0)
      expect({
        accounts: accounts.length,
        rows: accounts.reduce((sum, { transactions }) => sum + transactions, 0),
        cents: accounts.reduce((sum, account) => sum + toCents(account.sum), 0),
      }).toEqual({ accounts: file.accounts, rows: file.rows, cents: file.cents })
      const answer = await commit(person, preview)
      expect(answer).toMatchObject({ created: file.rows, skipped: 0 })
      const { total, items } = await person.client.call('transactions', {
        body: { userAccountIds: answer.accounts, pageSize: 500 },
      })
      expect([total, items.reduce((sum, { value }) => sum + toCents(value), 0)]).toEqual([file.rows, file.cents])
      expect(await commit(person, await readAsPerson(file))).toMatchObject({ created: 0, skipped: file.rows })
      await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
      expect(ledgerOf()).toEqual(before)
    },
  )
})
