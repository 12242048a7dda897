import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { renderOfx1, type SampleRow } from '../../src/bank-files/fixtures/render-statement.ts'
import type { TestPerson } from './test-person.ts'

/** Sum: 2,411.11 dollars out of 5 rows, two of them equal except for their ids. */
export const rows: readonly SampleRow[] = [
  { date: '2024-02-01', cents: -120_000, text: 'ALDER STREET APTS', id: 'T1' },
  { date: '2024-02-05', cents: -350, text: 'CITY TRANSIT', id: 'T2' },
  { date: '2024-02-05', cents: -350, text: 'CITY TRANSIT', id: 'T3' },
  { date: '2024-02-15', cents: 361_881, text: 'LARKFIELD PAYROLL', id: 'T4' },
  { date: '2024-02-28', cents: -70, text: 'FEE', id: 'T5' },
]
export const statementSum = 2411.11
export const balance = 98_765

export const upload = (
  person: TestPerson,
  content: string | Blob,
  extra: { userAccountId?: string; mapping?: string } = {},
) =>
  person.client.call('previewBankFile', {
    body: { file: typeof content === 'string' ? new File([content], 'statement.ofx') : content, ...extra },
  })

export const commit = async (
  person: TestPerson,
  preview: BankFilePreview,
  choice: { userAccountId?: number; skipRowKeys?: string[] } = {},
) =>
  person.client.call('commitBankFile', {
    body: {
      bankFileId: preview.bankFileId,
      accounts: preview.accounts.map(({ key, userAccountId }) => ({ key, userAccountId, ...choice })),
    },
  })

export const importFile = async (person: TestPerson, content: string) => {
  const preview = await upload(person, content)
  return { preview, answer: await commit(person, preview) }
}

export const everything = async (person: TestPerson) => person.client.call('transactions', { body: { pageSize: 500 } })

/** Returns the rows above as a bank sends them. */
export const statement = (): string => renderOfx1(rows, balance)
