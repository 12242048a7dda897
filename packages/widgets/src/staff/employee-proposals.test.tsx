// Proves: PLANNER-03, PLANNER-05
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { EmployeeMoney } from './employee-money.tsx'
import { ProposalEditor } from './proposal-editor.tsx'
import { SentProposals } from './sent-proposals.tsx'
import * as staffWords from '../words/staff.generated.ts'
import * as staffMoneyWords from '../words/staff-money.generated.ts'

const verdict = {
  band: 'close',
  tone: 'warning',
  word: 'close',
  sentence: { key: 'savingsLast', values: { age: 92, futures: 69 }, amounts: {}, months: {} },
  figure: { value: 69, unit: 'futures' },
  today: null,
  second: null,
  missing: [],
}
const fields = [
  { field: 'retirementAge', now: 65 },
  { field: 'savingsRate', now: 0.06 },
]
const preview = (body: unknown) => {
  const { lines } = body as { lines: readonly { field: string; value: number }[] }
  return {
    verdict: null,
    fields,
    lines: lines.map(({ field, value }) => ({ field, now: 65, proposed: value, verdict })),
  }
}

function show(what: ReactNode, answers: FakeAnswers) {
  return renderApp(what, answers)
}

it('shows what the plan comes to after a line, and sends the lines that differ', async () => {
  const onSent = vi.fn<() => void>()
  const { api, user } = show(<ProposalEditor userId={7} firstName="Maya" planType={1} onSent={onSent} />, {
    previewStaffProposal: preview,
    sendStaffProposal: {},
  })
  await user.type(await screen.findByRole('textbox', { name: 'Retirement age' }), '67')
  expect(await screen.findByText('Close, 69 of 100')).toBeDefined()
  expect(api.bodiesOf('previewStaffProposal').at(-1)).toEqual({
    planType: 1,
    lines: [{ field: 'retirementAge', value: 67 }],
  })
  await user.type(screen.getByRole('textbox', { name: 'Note to Maya' }), 'Two more years')
  await user.click(screen.getByRole('button', { name: 'Send 1 change' }))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(api.bodiesOf('sendStaffProposal')).toEqual([
    { planType: 1, lines: [{ field: 'retirementAge', value: 67 }], note: 'Two more years' },
  ])
})

it('lists what was sent with each answer, and withdraws what waits', async () => {
  const line = { proposalLineId: 1, field: 'retirementAge', now: 65, proposed: 67, verdict, decision: 'accepted' }
  const sent = {
    proposalId: 3,
    planType: 1,
    byName: 'Jordan Ellis',
    isOwn: true,
    note: '',
    sentAt: '2026-11-18T10:00:00Z',
  }
  const { api, user } = show(<SentProposals userId={7} />, {
    staffProposals: [{ ...sent, state: 'waiting', lines: [line, { ...line, proposalLineId: 2, decision: null }] }],
    withdrawStaffProposal: {},
  })
  expect(await screen.findByText('Retirement age: 65 → 67, accepted')).toBeDefined()
  expect(screen.getByText('Retirement age: 65 → 67, not decided')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(staffWords.isWithdrawn())).toBeDefined()
  expect(api.count('withdrawStaffProposal')).toBe(1)
})

it('says which part is not shared, and asks for none of it', async () => {
  const { api, user } = show(
    <EmployeeMoney userId={7} firstName="Maya" shared={['plans', 'cashFlow']} showPlan={() => null} />,
    {},
  )
  for (const name of ['Budgets', 'Spending', 'Balances']) {
    await user.click(await screen.findByRole('tab', { name }))
    expect(await screen.findByText(staffWords.notSharedTitle())).toBeDefined()
  }
  expect(api.count('staffBudgets') + api.count('staffSpending') + api.count('staffBalances')).toBe(0)
})

it('shows staff neither balances nor proposals, which are between a person and their planner', async () => {
  show(<EmployeeMoney userId={7} firstName="Maya" shared={null} showPlan={() => null} />, {})
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    staffMoneyWords.cashFlow(),
    'Budgets',
    'Spending',
    'Plans',
  ])
})

const held = {
  ...verdict,
  figure: { value: 78, unit: 'futures' },
  second: { key: 'stateTaxAssumed', values: { percent: 5, futures: 71 }, amounts: {}, months: {} },
}
const why = 'Without state tax. With a state rate of 5% it would be 71 of 100 futures.'

it('says why a plan with 78 of 100 is close only, before a line and after one', async () => {
  const { user } = show(<ProposalEditor userId={7} firstName="Maya" planType={1} onSent={() => undefined} />, {
    previewStaffProposal: (body: unknown) => {
      const tried = preview(body)
      return { ...tried, verdict: held, lines: tried.lines.map((line) => ({ ...line, verdict })) }
    },
  })
  expect(await screen.findByText(why)).toBeDefined()
  await user.type(await screen.findByRole('textbox', { name: 'Retirement age' }), '67')
  expect(await screen.findByText('Close, 69 of 100')).toBeDefined()
  expect(screen.queryByText(why)).toBeNull()
})
