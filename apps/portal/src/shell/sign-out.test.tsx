import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SignOut } from './sign-out.tsx'
import * as words from '../words/leaving.generated.ts'

const agreement = {
  agreementId: 1,
  origin: 'https://intranet.example',
  widgets: ['cash-flow-chart', 'budget-modal'],
  since: '2026-11-01T10:00:00.000Z',
  until: '2027-01-30T10:00:00.000Z',
  lastReadAt: null,
  readsIn30Days: 0,
  changesIn30Days: 0,
  isThisBrowser: true,
  isOwnComputer: true,
}

function renderSignOut(agreements: unknown) {
  const [onSignOut, onClose] = [vi.fn(), vi.fn()]
  const { api, user } = renderApp(<SignOut onSignOut={onSignOut} onClose={onClose} />, {
    embedAgreements: agreements,
    withdrawEmbedAgreement: {},
  })
  return { api, onSignOut, onClose, user }
}

it('names the pages that keep showing, and signs out without ending them', async () => {
  const { api, onSignOut, user } = renderSignOut([agreement])
  await screen.findByText('https://intranet.example')
  expect(screen.getByText(/Cash flow and Budgets/)).toBeDefined()
  expect(onSignOut).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: words.signOut() }))
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(api.count('withdrawEmbedAgreement')).toBe(0)
})

it('ends them with one press, and then signs out', async () => {
  const other = { ...agreement, agreementId: 2, origin: 'https://benefits.example' }
  const { api, onSignOut, user } = renderSignOut([agreement, other])
  await user.click(await screen.findByRole('button', { name: words.endAndSignOut() }))
  await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce())
  expect(api.bodiesOf('withdrawEmbedAgreement')).toEqual([{ agreementId: 1 }, { agreementId: 2 }])
})

it('says so if they could not be ended, and stays signed in', async () => {
  const onSignOut = vi.fn()
  renderApp(<SignOut onSignOut={onSignOut} onClose={() => undefined} />, { embedAgreements: [agreement] })
  await userEvent.setup().click(await screen.findByRole('button', { name: words.endAndSignOut() }))
  await screen.findByText('Unknown error encountered')
  expect(onSignOut).not.toHaveBeenCalled()
})

it.each([
  ['nothing stays', []],
  ['it ends with the sign-out', [{ ...agreement, isOwnComputer: false }]],
  ['it is in another browser', [{ ...agreement, isThisBrowser: false }]],
  ['that cannot be read', new Response(null, { status: 500 })],
])('signs out at once if %s', async (_, agreements) => {
  const { onSignOut } = renderSignOut(agreements)
  await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})
