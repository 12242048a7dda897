import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { accountTypes } from '@evenkeel/engine'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { csvPreview, fileAccount, filePreview, suspectedRow } from './bank-file.fixture.ts'
import { BankFileImport } from './bank-file-import.tsx'
import * as words from '../words/bank-file-import.generated.ts'

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
  return renderApp(<BankFileImport />, {
    accounts: [checking],
    accountTypes,
    commitBankFile: { created: 3, skipped: 0, accounts: [4] },
    undoBankFile: { removed: 3 },
    ...answers,
  })
}

const file = (name = 'checking.ofx') => new File(['OFXHEADER:100'], name)
const upload = (user: ReturnType<typeof userEvent.setup>, chosen = file()) =>
  user.upload(screen.getByLabelText(/Choose a file or drop it here/), chosen)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const headingHasFocus = async (name: string | RegExp) => {
  const title = await heading(name)
  await waitFor(() => expect(document.activeElement).toBe(title))
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function pick(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const seen = (more: Parameters<typeof fileAccount>[0] = {}): BankFilePreview =>
  filePreview({ accounts: [fileAccount({ userAccountId: 4, ...more })] })

describe('importing a bank file', () => {
  it('shows the effect, imports the file, and undoes the import', async () => {
    const { user, api } = renderImport({ previewBankFile: filePreview() })
    await upload(user)
    await headingHasFocus('Check checking.ofx')
    expect(screen.getByText('3 new')).toBeDefined()
    expect(screen.getByText('−$12.34')).toBeDefined()
    await press(user, 'Import')
    await headingHasFocus('checking.ofx imported')
    expect(api.bodiesOf('commitBankFile')).toEqual([
      {
        bankFileId: 9,
        accounts: [{ key: 'checking', userAccountId: null, name: 'Checking ••1234', type: 'Checking' }],
      },
    ])
    expect(screen.getByRole('link', { name: words.viewTransactions() }).getAttribute('href')).toBe(
      '#/my-goals-and-finances/transactions?month=all',
    )
    await press(user, words.undoImport())
    await headingHasFocus(words.undone())
    expect(screen.getByText('3 transactions removed. Everything is back to how it was.')).toBeDefined()
    expect(api.bodiesOf('undoBankFile')).toEqual([{ bankFileId: 9 }])
  })

  it('names which own categories come with an account, as long as it is imported', async () => {
    const ownCategories = [
      { name: 'Road trip', count: 3, isNew: true },
      { name: 'Zither', count: 1, isNew: true },
      { name: 'Dog care', count: 2, isNew: false },
    ]
    const { user } = renderImport({
      previewBankFile: filePreview({
        accounts: [fileAccount({ ownCategories }), fileAccount({ key: 'card', name: 'Visa' })],
      }),
    })
    await upload(user)
    expect(await screen.findByText('Adds your own categories Road trip and Zither.')).toBeDefined()
    expect(screen.getByText('Uses your own category Dog care.')).toBeDefined()
    await user.click(screen.getAllByRole('combobox', { name: words.importInto() })[0] ?? document.body)
    await user.click(await screen.findByRole('option', { name: words.leaveOut() }))
    await waitFor(() => expect(screen.queryByText(/^Adds your own/)).toBeNull())
  })

  it('accepts a file that is dropped', async () => {
    renderImport({ previewBankFile: filePreview() })
    const zone = screen.getByText(words.chooseFile())
    fireEvent.drop(zone, { dataTransfer: { files: [file('dropped.qfx')] } })
    expect(await heading('Check dropped.qfx')).toBeDefined()
  })

  it('says in the server’s words why a file is refused, and that nothing was saved', async () => {
    const { user } = renderImport({ previewBankFile: () => refusal({ file: 'Line 12: the date cannot be read.' }) })
    await upload(user)
    await headingHasFocus('checking.ofx wasn’t imported')
    expect(screen.getByText('Line 12: the date cannot be read.')).toBeDefined()
    expect(screen.getByText(words.nothingSaved())).toBeDefined()
    await press(user, words.chooseAnother())
    await headingHasFocus(words.chooseTitle())
  })

  it('words the reason itself where the server names it, so that it can be in another language', async () => {
    const note = { line: 12, key: 'wrongCell', values: { text: 'n/a', reason: 'notAnAmount' } }
    const body = { code: 10000, message: 'x', note, Items: [{ Field: 'file', Errors: ['The server’s English'] }] }
    const { user } = renderImport({ previewBankFile: () => Response.json(body, { status: 400 }) })
    await upload(user)
    const text = 'Line 12: “n/a” isn’t an amount. Choose another column, or fix the row.'
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('says so if another file of the person is still being read', async () => {
    const message = 'You have several of these in progress. Wait a moment.'
    const busy = () => Response.json({ code: 10000, message }, { status: 429, headers: { 'Retry-After': '2' } })
    const { user } = renderImport({ previewBankFile: busy })
    await upload(user)
    await headingHasFocus('checking.ofx wasn’t imported')
    expect(screen.getByText(message)).toBeDefined()
  })

  it('does not even send a file of more than 10 MB', async () => {
    const { user, api } = renderImport({ previewBankFile: filePreview() })
    const large = file()
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await upload(user, large)
    expect(await screen.findByText(/over 10 MB/)).toBeDefined()
    expect(api.count('previewBankFile')).toBe(0)
  })

  it('lets the person decide about each row that may already exist', async () => {
    const rows = [suspectedRow('0'), suspectedRow('1')]
    const { user, api } = renderImport({ previewBankFile: seen({ new: 1, suspected: 2, suspectedRows: rows }) })
    await upload(user)
    const doubt = within(await screen.findByRole('region', { name: words.possibleDuplicates() }))
    expect(doubt.getAllByText('Greenleaf Market')).toHaveLength(2)
    const [, second] = doubt.getAllByRole('group')
    if (second === undefined) throw new Error('There is no second row')
    expect(within(second).getByRole<HTMLInputElement>('radio', { name: 'Import' }).checked).toBe(true)
    await user.click(within(second).getByRole('radio', { name: words.same() }))
    await press(user, 'Import')
    expect(await heading('checking.ofx imported')).toBeDefined()
    expect(api.bodiesOf('commitBankFile')).toEqual([
      { bankFileId: 9, accounts: [{ key: 'checking', userAccountId: 4, skipRowKeys: ['1'] }] },
    ])
  })

  it('offers nothing for a file whose rows all exist, except its balance if that is newer', async () => {
    const there = { new: 0, duplicates: 3 }
    const preview = vi
      .fn()
      .mockReturnValueOnce(seen(there))
      .mockReturnValueOnce(seen({ ...there, balance: 95 }))
    const { user } = renderImport({ previewBankFile: preview })
    await upload(user)
    expect(await heading(words.allThere())).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: words.updateBalance() })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
    await press(user, words.chooseAnother())
    await upload(user)
    expect(await screen.findByRole('button', { name: words.updateBalance() })).toBeDefined()
  })

  it('compares the file with the account that is chosen', async () => {
    const preview = vi
      .fn()
      .mockReturnValueOnce(filePreview())
      .mockReturnValueOnce(seen({ new: 2, duplicates: 1 }))
    const { user, api } = renderImport({ previewBankFile: preview })
    await upload(user)
    await heading('Check checking.ofx')
    await pick(user, words.importInto(), 'Everyday Checking')
    expect(await screen.findByText('1 duplicate')).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(api.bodiesOf('previewBankFile')).toEqual([{}, { userAccountId: '4' }])
  })

  it('shows warnings, and why an import failed', async () => {
    const problems = [{ line: 7, key: 'markedRow', values: { word: 'Pending' }, message: 'The server’s English' }]
    const { user } = renderImport({
      previewBankFile: filePreview({ problems }),
      commitBankFile: () => refusal({ bankFileId: 'Please upload it again.' }),
    })
    await upload(user)
    expect(await screen.findByText('Line 7: This row is marked “Pending”, so we skipped it.')).toBeDefined()
    await press(user, 'Import')
    expect(await screen.findByText('Please upload it again.')).toBeDefined()
  })
})

describe('a new account', () => {
  it('says on its field that the name is missing, goes there, and sends nothing', async () => {
    const { user, api } = renderImport({ previewBankFile: filePreview() })
    await upload(user)
    await user.clear(await screen.findByLabelText(/^Name/))
    await press(user, 'Import')
    expect(await screen.findByRole('link', { name: 'Name: Field required' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
    expect(api.count('commitBankFile')).toBe(0)
  })

  it('shows on its field what the server refuses, until that is changed', async () => {
    const accounts = [fileAccount({ key: 'old' }), fileAccount()]
    const { user } = renderImport({
      previewBankFile: filePreview({ accounts }),
      commitBankFile: () => refusal({ 'accounts[0].name': 'Please use a shorter name.' }),
    })
    await upload(user)
    await user.click((await screen.findAllByRole('combobox', { name: words.importInto() }))[0] ?? document.body)
    await user.click(await screen.findByRole('option', { name: words.leaveOut() }))
    await press(user, 'Import')
    const message = 'Name: Please use a shorter name.'
    expect(await screen.findByRole('link', { name: message })).toBeDefined()
    const name = screen.getByLabelText(/^Name/)
    expect(document.activeElement).toBe(name)
    await user.type(name, 'x')
    expect(screen.queryByRole('link', { name: message })).toBeNull()
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
    await headingHasFocus('Match the columns in rows.csv')
    expect(screen.getByRole('combobox', { name: 'Date' }).textContent).toContain('When')
    await pick(user, 'Date format', 'DD/MM/YYYY')
    expect(await screen.findByText('Read anew')).toBeDefined()
    expect(api.bodiesOf('previewBankFile')[1]).toEqual({
      mapping: expect.stringContaining('"dateFormat":"DD/MM/YYYY"'),
    })
    await press(user, 'Continue')
    await headingHasFocus('Check rows.csv')
    await press(user, 'Columns')
    expect(await heading('Match the columns in rows.csv')).toBeDefined()
  })

  it('sends one reading at a time, and of those that wait the newest', async () => {
    const held = Promise.withResolvers<BankFilePreview>()
    const preview = vi
      .fn()
      .mockReturnValueOnce(csvPreview())
      .mockReturnValueOnce(held.promise)
      .mockReturnValue(csvPreview())
    const { user, api } = renderImport({ previewBankFile: preview })
    await upload(user, file('rows.csv'))
    for (const format of ['DD/MM/YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY']) await pick(user, 'Date format', format)
    expect(api.count('previewBankFile')).toBe(2)
    held.resolve(csvPreview())
    await waitFor(() => expect(api.count('previewBankFile')).toBe(3))
    expect(api.bodiesOf('previewBankFile')[2]).toEqual({
      mapping: expect.stringContaining('"dateFormat":"DD/MM/YYYY"'),
    })
  })

  it('waits for the columns that it cannot guess', async () => {
    const { mapping: _, ...unknown } = csvPreview({ accounts: [] })
    const { user } = renderImport({ previewBankFile: unknown })
    await upload(user, file('rows.csv'))
    expect(await screen.findByText(/^Choose the columns for date/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('asks in words for the order of day and month, and reads the rows by the answer', async () => {
    const { mapping } = csvPreview()
    const date = { text: '03/04/2026', description: 'Coffee Corner' }
    const open = csvPreview({
      accounts: [],
      mapping: mapping && { ...mapping, dateFormat: null },
      dateChoices: [
        { ...date, dateFormat: 'MM/DD/YYYY', date: '2026-03-04' },
        { ...date, dateFormat: 'DD/MM/YYYY', date: '2026-04-03' },
      ],
    })
    const preview = vi.fn().mockReturnValueOnce(open).mockReturnValueOnce(csvPreview())
    const { user, api } = renderImport({ previewBankFile: preview })
    await upload(user, file('rows.csv'))
    expect(await screen.findByRole('group', { name: words.whichDate() })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /March 4, 2026/ }).checked).toBe(false)
    await user.click(screen.getByRole('radio', { name: /03\/04\/2026 is April 3, 2026/ }))
    expect(await screen.findByText('Coffee Corner', { selector: 'span' })).toBeDefined()
    expect(api.bodiesOf('previewBankFile')[1]).toEqual({
      mapping: expect.stringContaining('"dateFormat":"DD/MM/YYYY"'),
    })
    expect(api.bodiesOf('previewBankFile')[1]).toEqual({ mapping: expect.stringContaining('"invertSign":null') })
  })

  it('stays at the columns if they cannot be read that way', async () => {
    const preview = vi
      .fn()
      .mockReturnValueOnce(csvPreview())
      .mockReturnValueOnce(refusal({ file: 'Line 2: no date in column 1.' }))
    const { user } = renderImport({ previewBankFile: preview })
    await upload(user, file('rows.csv'))
    await heading('Match the columns in rows.csv')
    await pick(user, 'Date', 'What')
    expect(await screen.findByText('Line 2: no date in column 1.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
  })
})

const purchase = { date: '2026-11-03T00:00:00Z', description: 'Greenleaf Market' }
const readings = [true, false].map((invertSign) => {
  const value = invertSign ? -58.77 : 58.77
  const [all, none] = [
    { count: 3, value },
    { count: 0, value: 0 },
  ]
  return {
    invertSign,
    example: { ...purchase, value },
    sample: [{ ...purchase, value }],
    moneyOut: invertSign ? all : none,
    moneyIn: invertSign ? none : all,
  }
})
const openSigns = {
  invertSign: true,
  settledBy: null,
  suggested: true,
  reasons: [{ key: 'cardColumn' as const, text: 'Card Member' }],
  readings,
}

describe('a file of which two readings are possible', () => {
  it('shows both in words, and is imported only after one was picked', async () => {
    const preview = vi
      .fn()
      .mockReturnValueOnce(csvPreview({ layoutName: 'A card', signs: openSigns }))
      .mockReturnValueOnce(csvPreview({ layoutName: 'A card', signs: { ...openSigns, settledBy: 'person' } }))
    const { user, api } = renderImport({ previewBankFile: preview })
    await upload(user, file('card.csv'))
    await heading('Check card.csv')
    const group = within(screen.getByRole('radiogroup', { name: words.whichSigns() }))
    const spent = group.getByRole<HTMLInputElement>('radio', { name: /You spent \$58.77 at Greenleaf Market/ })
    expect(group.getByRole('radio', { name: /You received \$58.77 from Greenleaf Market/ })).toBeDefined()
    expect(screen.getByText('We suggest the first one: the file has a “Card Member” column.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
    expect(screen.getByText(words.signsFirst())).toBeDefined()
    await user.click(spent)
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(false))
    expect(api.bodiesOf('previewBankFile')[1]).toEqual({ mapping: expect.stringContaining('"invertSign":true') })
    expect(group.getByRole<HTMLInputElement>('radio', { name: /You spent/ }).checked).toBe(true)
  })
})

describe('a file with lines that cannot be read', () => {
  it('lists them, and is imported without them only on request', async () => {
    const unreadable = [
      { line: 3, text: '09/44/2026, Odd', key: 'rowWithoutDate', values: {}, message: 'The server’s English' },
    ]
    const { user, api } = renderImport({ previewBankFile: filePreview({ unreadable, unreadableCount: 1 }) })
    await upload(user)
    expect(
      await screen.findByText('Line 3: This row has no date. Choose another column, or remove the row.'),
    ).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
    expect(screen.getByText(words.linesFirst())).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Skip this line' }))
    expect(screen.getByText(words.canUndo())).toBeDefined()
    await press(user, 'Import')
    await waitFor(() => expect(api.bodiesOf('commitBankFile')).toMatchObject([{ skipUnreadable: true }]))
  })
})
