import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { MissingRows } from './missing-rows.tsx'

const row = { date: '2026-11-12T00:00:00Z', value: -20, source: 'Everyday Checking' }
const missing = [{ ...row, userTransactionId: 7, description: 'Ferry' }]
const removed = [{ ...row, removedRowId: 3, removedAt: '2026-11-19T00:00:00Z', description: 'Harbor cruise' }]

it('asks about rows that the bank no longer lists, and brings back what it took back', async () => {
  const missingRows = vi
    .fn()
    .mockReturnValueOnce({ missing, removed })
    .mockReturnValueOnce({ missing: [], removed })
    .mockReturnValue({ missing: [], removed: [] })
  const api = createFakeApi({ missingRows, decideMissingRow: {}, restoreRemovedRow: {} })
  render(
    <FakeApp api={api}>
      <MissingRows />
    </FakeApp>,
  )
  const user = userEvent.setup()
  expect(await screen.findByRole('region', { name: 'Your bank no longer lists 1 transaction' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep: Ferry' }))
  await waitFor(() => expect(api.bodiesOf('decideMissingRow')).toEqual([{ userTransactionId: 7, isKept: true }]))
  await user.click(await screen.findByRole('button', { name: 'Bring back: Harbor cruise' }))
  await waitFor(() => expect(api.bodiesOf('restoreRemovedRow')).toEqual([{ removedRowId: 3 }]))
  await waitFor(() => expect(screen.queryByText('Harbor cruise')).toBeNull())
})
