import { ApiFailure } from '@evenkeel/api-client/client'
import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { FailureProvider, useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import { CoveredNote, createCovered } from './covered-note.tsx'
import { coveredWords } from './guarded-client.ts'
import { KeepShowing } from './keep-showing.tsx'
import * as words from '../../words/embed.generated.ts'

const failed = (message: string) => new ApiFailure({ status: 0, code: -1, message, items: [] })

function Fails({ message }: { readonly message: string }) {
  const showFailure = useFailure()
  return <button onClick={() => showFailure(failed(message))}>Fail</button>
}

function renderNote(message: string) {
  const covered = createCovered()
  renderApp(
    <Provider>
      <FailureProvider isShownElsewhere={covered.take}>
        <Fails message={message} />
        <CoveredNote covered={covered} />
      </FailureProvider>
    </Provider>,
    {},
  )
  return userEvent.setup().click(screen.getByRole('button', { name: 'Fail' }))
}

it('says in the card that the page is in the way, and opens no dialog over it', async () => {
  await renderNote(coveredWords)
  expect(screen.getByText(coveredWords).closest('[role="status"]')).not.toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('leaves every other failure to the dialog', async () => {
  await renderNote('Too large.')
  await screen.findByText('Too large.')
  expect(screen.queryByText(coveredWords)).toBeNull()
})

it('says until when the card shows, and lets it go on in our window', async () => {
  const ask = vi.fn(async () => ({ isDone: true, changeId: null }))
  const session = { endsAt: '2027-02-20T12:00:00.000Z', mayKeep: true, ask }
  renderApp(<KeepShowing session={session} />, {})
  expect(screen.getByText(/Shows until February 20\./)).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: words.keepShowing() }))
  expect(ask.mock.calls).toEqual([[{ kind: 'keep-showing' }]])
  await waitFor(() => expect(screen.queryByText(/Shows until/)).toBeNull())
})

it('says nothing of the end while it is far away', () => {
  const session = { endsAt: '2027-02-20T12:00:00.000Z', mayKeep: false, ask: vi.fn() }
  renderApp(<KeepShowing session={session} />, {})
  expect(screen.queryByRole('button')).toBeNull()
})
