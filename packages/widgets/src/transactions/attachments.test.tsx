import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { Attachments } from './attachments.tsx'
import { sampleTransaction } from './transactions.fixture.tsx'
import * as words from '../words/transaction-dialogs.generated.ts'

const receipt = {
  attachmentId: 5,
  name: 'receipt.pdf',
  type: 'application/pdf',
  size: 20_480,
  addedAt: '2026-11-19T09:00:00Z',
  isHere: true,
}

function show(answers: FakeAnswers) {
  const { api } = renderApp(<Attachments row={sampleTransaction()} />, { attachments: [receipt], ...answers })
  return { api, user: userEvent.setup({ applyAccept: false }) }
}

function FilesOfAChangingRow() {
  const [attachmentCount, setCount] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setCount(2)}>
        Another file
      </button>
      <Attachments row={{ ...sampleTransaction(), attachmentCount }} />
    </>
  )
}

const choose = () => screen.getByLabelText(words.attach())

it('lists the files of a transaction, to be saved or removed', async () => {
  const { api, user } = show({ removeAttachment: {} })
  const link = await screen.findByRole('link', { name: 'receipt.pdf' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
    '/webapi/v1/transactions/attachments/file/5',
    true,
  ])
  expect(within(screen.getByRole('listitem')).getByText(/20 KB/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove receipt.pdf' }))
  expect(await screen.findByText('receipt.pdf removed')).toBeDefined()
  expect(api.bodiesOf('removeAttachment')).toEqual([{ attachmentId: 5 }])
})

it('attaches a file and says so', async () => {
  const { api, user } = show({ addAttachment: receipt })
  await user.upload(choose(), new File(['%PDF-'], 'receipt.pdf'))
  expect(await screen.findByText('receipt.pdf attached')).toBeDefined()
  expect(api.bodiesOf('addAttachment')).toEqual([{ userTransactionId: '1' }])
  await waitFor(() => expect(api.count('attachments')).toBe(2))
})

it('asks again when the row has another number of files, as after a split is removed, and no more than once', async () => {
  const { api, user } = renderApp(<FilesOfAChangingRow />, { attachments: [receipt] })
  await screen.findByRole('link', { name: 'receipt.pdf' })
  expect(api.count('attachments')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Another file' }))
  await waitFor(() => expect(api.count('attachments')).toBe(2))
})

it('says what is wrong with a file beside the button', async () => {
  const { api, user } = show({ addAttachment: refusal({ file: 'Choose a PDF, JPEG, or PNG file.' }) })
  await user.upload(choose(), new File(['GIF89a'], 'cat.gif'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a PDF, JPEG, or PNG file.'))
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'scan.pdf')
  await user.upload(choose(), large)
  expect(screen.getByRole('alert').textContent).toBe('scan.pdf is larger than 5 MB. Choose a smaller file.')
  expect(api.count('addAttachment')).toBe(1)
})

it('says where a file is whose bytes were not imported yet', async () => {
  show({ attachments: [{ ...receipt, isHere: false }] })
  expect(await screen.findByText(/Import that part to open it/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  [0, []],
  [2, [words.attachments()]],
])('keeps room for its %i files while they are read', (attachmentCount, loading) => {
  const attachments = () => new Promise<Response>(() => undefined)
  renderApp(<Attachments row={{ ...sampleTransaction(), attachmentCount }} />, { attachments })
  const said = screen.queryAllByRole('status').map(({ textContent }) => textContent)
  expect(said.filter((text) => text !== '')).toEqual(loading)
})
