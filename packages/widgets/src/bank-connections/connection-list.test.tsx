import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { askingConnection } from './connection.fixture.ts'
import { SecondLogin } from './connection-list.tsx'
import * as words from '../words/bank-connections.generated.ts'

it('asks whether a login is the same, says what would change, and sends the answer', async () => {
  const onAnswered = vi.fn<() => void>()
  const { api } = renderApp(<SecondLogin connection={askingConnection} onAnswered={onAnswered} />, {
    decideSecondLogin: { syncInProgress: true },
  })
  expect(screen.getByRole('region', { name: 'Is this the Harbor Bank login you have?' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Everyday Checking: no transactions match. If it’s the same: we keep 128 you have, and we add 12.',
    'Rewards Card: 1 transaction matches. If it’s the same: we keep 3 you have, and we add 1.',
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: words.sameYes() }))
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce())
  expect(api.bodiesOf('decideSecondLogin')).toEqual([{ connectionId: 9, isSame: true }])
})
