import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { accountTypes } from '@evenkeel/engine'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createFakeApi, FakeApp, type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { csvPreview, fileAccount, filePreview, suspectedRow } from './bank-file.fixture.ts'
import { BankFileImport } from './bank-file-import.tsx'

const checking = {
  userAccountId: 4,
  name: 'Everyday Checking',
  balance: 90.5,
  balanceAsOf: '2026-11-18T00:00:00Z',
  currency: 'USD',
  category: 'Cash',
  type: 'Checking',
  groupName: 'Asset',
}

function renderImport(answers: FakeAnswers) {
  const api = createFakeApi({
    accounts: [checking],
    accountTypes,
    commitBankFile: { created: 3, skipped: 0, accounts: [4] },
    undoBankFile: { removed: 3 },
    ...answers,
  })
  render(
    <FakeApp api={api}>
      <BankFileImport />
    </FakeApp>,
  )
  return { api, user: userEvent.setup() }
}

const file = (name = 'checking.ofx') => new File(['OFXHEADER:100'], name)
const upload = (user: ReturnType<typeof userEvent.setup>, chosen = file()) =>
  user.upload(screen.getByLabelText(/Choose a file or drop it here/), chosen)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function pick(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const seen = (more: Parameters<typeof fileAccount>[0] = {}): BankFilePreview =>
  filePreview({ accounts: [fileAccount({ userAccountId: 4, ...more })] })

describe('importing a bank file', () => {
  it('shows what it would do, imports it, and takes it back', async () => {
    const { user, api } = renderImport({ previewBankFile: filePreview() })
    await upload(user)
    expect(document.activeElement).toBe(await heading('Check checking.ofx'))
    expect(screen.getByText('3 new')).toBeDefined()
    expect(screen.getByText('−$12.34')).toBeDefined()
    await press(user, 'Import')
    expect(document.activeElement).toBe(await heading('checking.ofx is imported'))
    expect(api.bodiesOf('commitBankFile')).toEqual([
      {
        bankFileId: 9,
        accounts: [{ key: 'checking', userAccountId: null, name: 'Checking ••1234', type: 'Checking' }],
      },
    ])
    expect(screen.getByRole('link', { name: 'View transactions' }).getAttribute('href')).toBe(
      '#/my-goals-and-finances/transactions',
    )
    await press(user, 'Undo import')
    expect(document.activeElement).toBe(await heading('The import is undone'))
    expect(screen.getByText('3 transactions removed. Everything is as it was.')).toBeDefined()
    expect(api.bodiesOf('undoBankFile')).toEqual([{ bankFileId: 9 }])
  })

  it('takes a file that is dropped', async () => {
    renderImport({ previewBankFile: filePreview() })
    const zone = screen.getByText('Choose a file or drop it here')
    fireEvent.drop(zone, { dataTransfer: { files: [file('dropped.qfx')] } })
    expect(await heading('Check dropped.qfx')).toBeDefined()
  })

  it('says in the server’s words why a file is refused, and that nothing was saved', async () => {
    const { user } = renderImport({ previewBankFile: () => refusal({ file: 'Line 12: the date cannot be read.' }) })
    await upload(user)
    expect(document.activeElement).toBe(await heading('checking.ofx was not imported'))
    expect(screen.getByText('Line 12: the date cannot be read.')).toBeDefined()
    expect(screen.getByText('Nothing was saved.')).toBeDefined()
    await press(user, 'Choose another file')
    expect(document.activeElement).toBe(await heading('Choose a file from your bank'))
  })

  it('does not even send a file of more than 10 MB', async () => {
    const { user, api } = renderImport({ previewBankFile: filePreview() })
    const large = file()
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await upload(user, large)
    expect(await screen.findByText(/larger than 10 MB/)).toBeDefined()
    expect(api.count('previewBankFile')).toBe(0)
  })

  it('lets the person decide about each row that may be there already', async () => {
    const rows = [suspectedRow('0'), suspectedRow('1')]
    const { user, api } = renderImport({ previewBankFile: seen({ new: 1, suspected: 2, suspectedRows: rows }) })
    await upload(user)
    const doubt = within(await screen.findByRole('region', { name: 'May be there already' }))
    expect(doubt.getAllByText('Greenleaf Market')).toHaveLength(2)
    const [, second] = doubt.getAllByRole('group')
    if (second === undefined) throw new Error('There is no second row')
    expect(within(second).getByRole<HTMLInputElement>('radio', { name: 'Import' }).checked).toBe(true)
    await user.click(within(second).getByRole('radio', { name: 'Same, leave out' }))
    await press(user, 'Import')
    expect(await heading('checking.ofx is imported')).toBeDefined()
    expect(api.bodiesOf('commitBankFile')).toEqual([
      { bankFileId: 9, accounts: [{ key: 'checking', userAccountId: 4, skipRowKeys: ['1'] }] },
    ])
  })

  it('offers nothing for a file that is wholly there, but its balance where that is newer', async () => {
    const there = { new: 0, duplicates: 3 }
    const preview = vi
      .fn()
      .mockReturnValueOnce(seen(there))
      .mockReturnValueOnce(seen({ ...there, balance: 95 }))
    const { user } = renderImport({ previewBankFile: preview })
    await upload(user)
    expect(await heading('Everything in this file is already there.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Update the balance' })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
    await press(user, 'Choose another file')
    await upload(user)
    expect(await screen.findByRole('button', { name: 'Update the balance' })).toBeDefined()
  })

  it('compares the file with the account that is chosen', async () => {
    const preview = vi
      .fn()
      .mockReturnValueOnce(filePreview())
      .mockReturnValueOnce(seen({ new: 2, duplicates: 1 }))
    const { user, api } = renderImport({ previewBankFile: preview })
    await upload(user)
    await heading('Check checking.ofx')
    await pick(user, 'Import into', 'Everyday Checking')
    expect(await screen.findByText('1 already there')).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(api.bodiesOf('previewBankFile')).toEqual([{}, { userAccountId: '4' }])
  })

  it('says what deserves a look, and why an import failed', async () => {
    const problems = [{ line: 7, message: 'The balance has no date.' }]
    const { user } = renderImport({
      previewBankFile: filePreview({ problems }),
      commitBankFile: () => refusal({ bankFileId: 'Please upload it again.' }),
    })
    await upload(user)
    expect(await screen.findByText('Line 7: The balance has no date.')).toBeDefined()
    await press(user, 'Import')
    expect(await screen.findByText('Please upload it again.')).toBeDefined()
  })
})

describe('a CSV file', () => {
  it('shows its columns first and reads it again as they are matched', async () => {
    const again = csvPreview({
      accounts: [fileAccount({ sample: [{ date: '2026-01-11T00:00:00Z', value: -4.25, description: 'Read anew' }] })],
    })
    const preview = vi.fn().mockReturnValueOnce(csvPreview()).mockReturnValueOnce(again)
    const { user, api } = renderImport({ previewBankFile: preview })
    await upload(user, file('rows.csv'))
    expect(document.activeElement).toBe(await heading('Match the columns of rows.csv'))
    expect(screen.getByRole('combobox', { name: 'Date' }).textContent).toContain('When')
    await pick(user, 'Dates are written as', 'DD/MM/YYYY')
    expect(await screen.findByText('Read anew')).toBeDefined()
    expect(api.bodiesOf('previewBankFile')[1]).toEqual({
      mapping: expect.stringContaining('"dateFormat":"DD/MM/YYYY"'),
    })
    await press(user, 'Continue')
    expect(document.activeElement).toBe(await heading('Check rows.csv'))
    await press(user, 'Columns')
    expect(await heading('Match the columns of rows.csv')).toBeDefined()
  })

  it('waits for the columns that it cannot guess', async () => {
    const { mapping: _, ...unknown } = csvPreview({ accounts: [] })
    const { user } = renderImport({ previewBankFile: unknown })
    await upload(user, file('rows.csv'))
    expect(await screen.findByText(/^Choose the columns for date/)).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
  })

  it('reads the rows as it is told where the file leaves a question open', async () => {
    const open = csvPreview({
      accounts: [],
      problems: [{ line: null, message: 'Say which comes first, the day or the month.' }],
    })
    const preview = vi.fn().mockReturnValueOnce(open).mockReturnValueOnce(csvPreview())
    const { user } = renderImport({ previewBankFile: preview })
    await upload(user, file('rows.csv'))
    expect(await screen.findByText('Say which comes first, the day or the month.')).toBeDefined()
    await press(user, 'Read the rows this way')
    expect(await screen.findByText('Coffee Corner', { selector: 'span' })).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false)
  })

  it('stays at the columns where they cannot be read that way', async () => {
    const preview = vi
      .fn()
      .mockReturnValueOnce(csvPreview())
      .mockReturnValueOnce(refusal({ file: 'Line 2: no date in column 1.' }))
    const { user } = renderImport({ previewBankFile: preview })
    await upload(user, file('rows.csv'))
    await heading('Match the columns of rows.csv')
    await pick(user, 'Date', 'What')
    expect(await screen.findByText('Line 2: no date in column 1.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
  })
})
