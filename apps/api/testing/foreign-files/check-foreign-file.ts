import { commit, upload } from '../scenes/test-import.ts'
import type { TestPerson } from '../scenes/test-person.ts'
import type { ForeignFile } from './foreign-files.ts'

/** A file to import, and what a person would answer. */
type FileToRead = Pick<ForeignFile, 'invertSign'> & {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

const toCents = (dollars: number) => Math.round(dollars * 100)

/** Reads a file as a person would, who answers which amounts are money out and what comes first in a date. */
async function readAsPerson(person: TestPerson, { name, content, invertSign }: FileToRead) {
  const file = new File([content], name)
  const answer = (mapping: object) => upload(person, file, { mapping: JSON.stringify(mapping) })
  let preview = await upload(person, file)
  if (preview.dateChoices) preview = await answer({ ...preview.mapping, dateFormat: 'MM/DD/YYYY' })
  if (preview.signs?.settledBy === null) preview = await answer({ ...preview.mapping, invertSign })
  return preview
}

/** Everything that an import could change. */
function ledgerOf(person: TestPerson): string {
  const { account, entry, balance_day, account_file_key, own_category, position } = person.exportAll()
  return JSON.stringify({ account, entry, balance_day, account_file_key, own_category, position })
}

/** What an import came to: as the file was read, as it is in the ledger, the second time, and after its undo. */
export async function importTwiceAndUndo(person: TestPerson, file: FileToRead) {
  const before = ledgerOf(person)
  const preview = await readAsPerson(person, file)
  const { accounts, unreadableCount } = preview
  const { created, accounts: ids } = await commit(person, preview)
  const { total, items } = await person.client.call('transactions', { body: { userAccountIds: ids, pageSize: 500 } })
  const again = await commit(person, await readAsPerson(person, file))
  await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
  return {
    unreadableCount,
    accounts: accounts.length,
    rows: accounts.reduce((sum, { transactions }) => sum + transactions, 0),
    cents: accounts.reduce((sum, account) => sum + toCents(account.sum), 0),
    created,
    listed: total,
    listedCents: items.reduce((sum, { value }) => sum + toCents(value), 0),
    createdAgain: again.created,
    isUndone: ledgerOf(person) === before,
  }
}
