import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { MissingRows } from './missing-rows.tsx'
import * as words from '../words/bank-connections.generated.ts'

const row = { date: '2026-11-12T00:00:00Z', value: -20, source: 'Everyday Checking' }
const missing = [{ ...row, userTransactionId: 7, description: 'Ferry' }]
const removed = [{ ...row, removedRowId: 3, removedAt: '2026-11-19T00:00:00Z', description: 'Harbor cruise' }]

it('asks about rows that the bank no longer lists, and brings back what it took back', async () => {
  const missingRows = vi
    .fn()
    .mockReturnValueOnce({ missing, removed, changedSplits: [] })
    .mockReturnValueOnce({ missing: [], removed, changedSplits: [] })
    .mockReturnValue({ missing: [], removed: [], changedSplits: [] })
  const { api, user } = renderApp(<MissingRows />, { missingRows, decideMissingRow: {}, restoreRemovedRow: {} })
  expect(await screen.findByRole('region', { name: 'Your bank no longer lists 1 transaction' })).toBeDefined()
  expect(screen.getByText(/^It still counts/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep: Ferry' }))
  await waitFor(() => expect(api.bodiesOf('decideMissingRow')).toEqual([{ userTransactionId: 7, isKept: true }]))
  await user.click(await screen.findByRole('button', { name: 'Restore: Harbor cruise' }))
  await waitFor(() => expect(api.bodiesOf('restoreRemovedRow')).toEqual([{ removedRowId: 3 }]))
  await waitFor(() => expect(screen.queryByText('Harbor cruise')).toBeNull())
})

it('says which split transactions have another total at the bank, until the person has read it', async () => {
  const changed = { ...row, userTransactionId: 9, description: 'Dinner', before: -18, isJoined: true }
  const missingRows = vi
    .fn()
    .mockReturnValueOnce({ missing: [], removed: [], changedSplits: [changed] })
    .mockReturnValue({ missing: [], removed: [], changedSplits: [] })
  const { api } = renderApp(<MissingRows />, { missingRows, dismissChangedSplit: {} })
  const region = await screen.findByRole('region', { name: 'Your bank changed the total of 1 split transaction' })
  expect(region.textContent).toContain('Total when you split it: −$18.00')
  expect(region.textContent).toContain('so this is one transaction again')
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: words.about({ action: words.changedSplitRead(), name: 'Dinner' }) }))
  await waitFor(() => expect(api.bodiesOf('dismissChangedSplit')).toEqual([{ userTransactionId: 9 }]))
  await waitFor(() => expect(screen.queryByText('Dinner')).toBeNull())
})
