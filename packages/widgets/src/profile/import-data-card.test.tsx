import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { ImportDataCard } from './import-data-card.tsx'
import * as words from '../words/import-data.generated.ts'

const empty = { count: 1, takes: 'everything' } as const
const zip = (name = 'evenkeel.zip', size = 3) => new File([new Uint8Array(size)], name)

function show(answers: FakeAnswers) {
  return renderApp(<ImportDataCard />, answers)
}

const choose = () => screen.findByLabelText(words.choose())

it('imports an export and says in words what came', async () => {
  const waiting = Promise.withResolvers<unknown>()
  const { user } = show({ exportParts: empty, importAccountData: () => waiting.promise })
  await user.upload(await choose(), zip())
  expect(await screen.findByText('evenkeel.zip is being checked and imported')).toBeDefined()
  waiting.resolve({ accounts: 3, transactions: 1926, attachments: 1 })
  expect(await screen.findByText('evenkeel.zip imported')).toBe(document.activeElement)
  expect(screen.getByText(/^3 accounts, 1,926 transactions, and 1 attachment\. The totals equal/)).toBeDefined()
  expect(screen.getByRole('link', { name: words.view() })).toBeDefined()
})

it('undoes an import where it says what came, and then offers the file again', async () => {
  const { api, user } = show({
    exportParts: empty,
    importAccountData: { accounts: 3, transactions: 1926, attachments: 1 },
    undoChange: {},
  })
  await user.upload(await choose(), zip())
  await user.click(await screen.findByRole('button', { name: words.undo() }))
  await waitFor(() => expect(screen.queryByText('evenkeel.zip is imported')).toBeNull())
  expect(api.count('undoChange')).toBe(1)
  expect(screen.getByLabelText(words.choose())).toBeDefined()
})

it('names what is wrong with a file, and that nothing was saved', async () => {
  const reason = 'This isn’t an Evenkeel export, or it’s damaged. Download it again.'
  const { api, user } = show({ exportParts: empty, importAccountData: refusal({ file: reason }) })
  await user.upload(await choose(), zip('photo.zip'))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(`photo.zip wasn’t imported: ${reason} Nothing was saved.`),
  )
  await user.upload(await choose(), zip('huge.zip', 20 * 1024 * 1024 + 1))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('huge.zip is over 20 MB'))
  expect(api.count('importAccountData')).toBe(1)
})

it('says that an account with data takes none', async () => {
  show({ exportParts: { count: 1, takes: 'nothing' } })
  expect(await screen.findByText(/only into an empty account/)).toBeDefined()
  expect(screen.queryByLabelText(words.choose())).toBeNull()
})

it('asks for the other files while attachments are awaited', async () => {
  const { user } = show({
    exportParts: { count: 2, takes: 'attachments' },
    importAccountData: { accounts: 0, transactions: 0, attachments: 4 },
  })
  expect(await screen.findByText(/Import those files, too/)).toBeDefined()
  await user.upload(await choose(), zip('part-2.zip'))
  expect(await screen.findByText('4 attachments.')).toBeDefined()
})

it('says that it did not load', async () => {
  show({})
  expect(await screen.findByText(words.failed())).toBeDefined()
})
