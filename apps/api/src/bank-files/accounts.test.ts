import { expect, it } from 'vitest'
import { nameFromFile, stableFileName } from './accounts.ts'

it.each([
  ['Chase1234_Activity_20260717.CSV', 'Chase ••1234'],
  ['Chase1234_Activity_20260717 (1).CSV', 'Chase ••1234'],
  ['Harbor Card Statement 07-17-2026.csv', 'Harbor Card'],
  ['2026-07-17.csv', 'Imported account'],
])('F9: a date in the name of a file is no number of an account: %s is %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
})

it('knows the next month’s download of the same account by its name', () => {
  expect(stableFileName('Chase1234_Activity_20260817.CSV')).toBe(stableFileName('Chase1234_Activity_20260717 (1).CSV'))
})
