// Proves: PLANNER-04, PLANNER-05
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { answeredProposal as accepted, waitingProposal as proposal } from './proposal.fixture.ts'
import { PlannerSharing, ProposalList, ProposalWaits } from './index.ts'
import * as words from '../words/proposals.generated.ts'

function show(what: ReactNode, answers: FakeAnswers) {
  return renderApp(what, answers)
}

it('shows each line with what is, what is proposed, and what the plan comes to after it', async () => {
  show(<ProposalList />, { proposals: [proposal] })
  const card = await screen.findByRole('region', { name: 'Jordan Ellis suggests' })
  expect(within(card).getByText('Two more years help most.')).toBeDefined()
  const rows = within(within(card).getByRole('list', { name: words.lines() })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.replace(/Accept.*/, ''))).toEqual([
    'Retirement ageThen: Close, 69 of 100Now65Proposed67',
    'Savings rateThen: On track, 78 of 100Now6%Proposed8%',
    'Monthly spending in retirementThen: On track, 78 of 100Now$5,200Proposed$5,000',
  ])
})

it('sends an answer for one line alone, and each answer can be undone where it is shown', async () => {
  let answered = false
  const { api, user } = show(<ProposalList />, {
    proposals: () => [answered ? accepted : proposal],
    decideProposal: () => {
      answered = true
      return [accepted]
    },
    undoChange: () => {
      answered = false
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Accept: Retirement age' }))
  expect(api.bodiesOf('decideProposal')).toEqual([{ proposalLineId: 11, isAccepted: true }])
  expect(await screen.findByText('Retirement age saved')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Undo: Retirement age' }))
  expect(await screen.findByRole('button', { name: 'Accept: Retirement age' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Decline: Savings rate' }))
  expect(api.bodiesOf('decideProposal').at(-1)).toEqual({ proposalLineId: 12, isAccepted: false })
})

it('keeps what no longer waits apart, and says why', async () => {
  const { user } = show(<ProposalList />, { proposals: [{ ...proposal, state: 'withdrawn', today: null }] })
  await user.click(await screen.findByText('Earlier proposals (1)'))
  expect(screen.getByText(words.withdrawn())).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

it('says on a plan’s page that a proposal waits there, and on no other', async () => {
  show(
    <>
      <ProposalWaits planType={1} />
      <ProposalWaits planType={3} />
    </>,
    { proposals: [accepted] },
  )
  expect(await screen.findByText('Jordan Ellis proposes 2 changes to this plan.', { exact: false })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/work-with-a-planner'])
})

it('switches what the planner can see, one subject at a time', async () => {
  let isShared = false
  const { api, user } = show(<PlannerSharing />, {
    planner: { isAssigned: true, firstName: 'Jordan' },
    plannerSharing: () => [
      { subject: 'plans', isShared: true },
      { subject: 'balances', isShared },
    ],
    savePlannerSharing: () => {
      isShared = true
      return []
    },
  })
  await screen.findByRole('region', { name: 'What Jordan can see' })
  const balances = await screen.findByRole('switch', { name: 'Balances' })
  await user.click(balances)
  expect(api.bodiesOf('savePlannerSharing')).toEqual([{ subject: 'balances', isShared: true }])
  expect(await screen.findByText('Balances: your planner can see this')).toBeDefined()
  await vi.waitFor(() => expect(balances.getAttribute('aria-checked')).toBe('true'))
})

it('offers no switches to somebody without a planner', async () => {
  const { api } = show(<PlannerSharing />, { planner: { isAssigned: false }, plannerSharing: [] })
  await vi.waitFor(() => expect(api.count('planner')).toBe(1))
  expect(screen.queryByRole('switch')).toBeNull()
})

it('says why a plan with 78 of 100 is close only', async () => {
  const second = { key: 'stateTaxAssumed', values: { percent: 5, futures: 71 }, amounts: {}, months: {} }
  show(<ProposalList />, { proposals: [{ ...proposal, today: proposal.today && { ...proposal.today, second } }] })
  expect(
    await screen.findByText('Without state tax. With a state rate of 5% it would be 71 of 100 futures.'),
  ).toBeDefined()
})
