import { ApiProvider, useChange, useQuery, useUndo } from '@evenkeel/api-client/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { createFakeApi } from './fake-api.fixture.tsx'
import { renderApp } from './render-app.fixture.tsx'

const Reader = () => <p>income {useQuery('aboutMe').data?.annualIncome}</p>

/** A screen that reads held data, next to others that do not, and two changes: one that affects that data and one that does not. */
function Screens() {
  const [isOpen, setOpen] = useState(true)
  const cancel = useChange('cancelPlan')
  const star = useChange('setNextStepStatus')
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      <button type="button" onClick={() => void cancel.run({ params: { planType: '4' } })}>
        Cancel a plan
      </button>
      <button type="button" onClick={() => void star.run({ params: { id: '1', status: '1' }, body: {} })}>
        Do a step
      </button>
      {isOpen && <Reader />}
    </>
  )
}

it('held data is not reloaded by another screen, but is after a change that affects it, no matter which screen was shown meanwhile', async () => {
  let income = 1
  const { api, user } = renderApp(<Screens />, {
    aboutMe: () => ({ annualIncome: income }),
    cancelPlan: {},
    setNextStepStatus: {},
  })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await screen.findByText('income 1')
  income = 2
  await press('Open or close')
  await press('Do a step')
  await press('Open or close')
  expect(screen.getByText('income 1')).toBeDefined()
  expect(api.count('aboutMe')).toBe(1)
  await press('Open or close')
  await press('Cancel a plan')
  await press('Open or close')
  expect(await screen.findByText('income 2')).toBeDefined()
  expect(api.count('aboutMe')).toBe(2)
})

it('an answer that was there first is not asked for again, but is after a change, and no other answer counts as one', async () => {
  let income = 1
  const api = createFakeApi({ aboutMe: () => ({ annualIncome: income }), goal: { plans: [] }, cancelPlan: {} })
  const first = new Map([['aboutMe' as const, { data: { annualIncome: 1 }, _k: ['aboutMe'] as const }]])
  const Goal = () => <p>plans {useQuery('goal', { params: { goalType: '3' } }).data?.plans.length}</p>
  render(
    <ApiProvider client={api.client} first={first}>
      <SWRConfig value={{ fallback: { '@"goal",#params:#goalType:"3",,,': { plans: [1] } } }}>
        <Screens />
        <Goal />
      </SWRConfig>
    </ApiProvider>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  expect(screen.getByText('income 1')).toBeDefined()
  expect(await screen.findByText('plans 0')).toBeDefined()
  expect(api.count('aboutMe')).toBe(0)
  income = 2
  await press('Open or close')
  await press('Cancel a plan')
  await press('Open or close')
  expect(await screen.findByText('income 2')).toBeDefined()
})

/** A change that can fail, next to what it affects. */
function Cancel() {
  const { run } = useChange('cancelPlan')
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => void run({ params: { planType: '4' } }).catch(() => setFailed(true))}>
        Cancel a plan
      </button>
      {hasFailed && <p>failed</p>}
      <Reader />
    </>
  )
}

it.each([
  ['was lost, because it may have been made', 503, 2],
  ['is a refusal, because nothing was changed', 400, 1],
])('reads again after a change whose answer %s: status %i, %i reads', async (_, status, reads) => {
  let income = 1
  const cancelPlan = () => {
    income = 2
    return Response.json({ code: -1, message: 'Unknown error encountered' }, { status })
  }
  const { api } = renderApp(<Cancel />, { aboutMe: () => ({ annualIncome: income }), cancelPlan })
  await screen.findByText('income 1')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel a plan' }))
  await screen.findByText('failed')
  expect(await screen.findByText(`income ${reads}`)).toBeDefined()
  expect(api.count('aboutMe')).toBe(reads)
})

it('is made although the screens are gone before its answer is there', async () => {
  const cancelPlan = Promise.withResolvers<object>()
  let outcome: unknown = 'none'
  function Leaving() {
    const { run } = useChange('cancelPlan')
    const press = () =>
      void run({ params: { planType: '4' } }).then(
        () => (outcome = 'made'),
        (reason: unknown) => (outcome = reason),
      )
    return (
      <button type="button" onClick={press}>
        Cancel a plan
      </button>
    )
  }
  const { unmount } = renderApp(
    <>
      <Leaving />
      <Reader />
    </>,
    { aboutMe: { annualIncome: 1 }, cancelPlan: () => cancelPlan.promise },
  )
  await screen.findByText('income 1')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel a plan' }))
  unmount()
  cancelPlan.resolve({})
  await waitFor(() => expect(outcome).toBe('made'))
})

/** The person's rules and who looked at their data, next to the changes that show in them. */
function RulesAndLog() {
  const rename = useChange('changeTransactions')
  const join = useChange('decideSuspectedAccount')
  const imported = useChange('importAccountData')
  const undo = useUndo()
  const changes = {
    Rename: () => rename.run({ body: { select: { transactionIds: [1] }, change: { payeeName: 'Ana' } } }),
    Join: () => join.run({ body: { suspectedAccountId: 1, isSame: true } }),
    Import: () => imported.run({ body: { file: new Blob(['{}']) } }),
    Undo: () => undo(7),
  }
  return (
    <>
      {Object.entries(changes).map(([name, run]) => (
        <button key={name} type="button" onClick={() => void run()}>
          {name}
        </button>
      ))}
      <p>rules {useQuery('rules').data?.length}</p>
      <p>lines {useQuery('accessLog').data?.lines.length}</p>
    </>
  )
}

it.each([
  ['Rename', 2, 1],
  ['Join', 2, 1],
  ['Import', 2, 2],
  ['Undo', 2, 2],
])('%s reads rules %i times and the log %i times', async (name, ofRules, ofLog) => {
  const { api } = renderApp(<RulesAndLog />, {
    rules: [],
    accessLog: { lines: [], planner: null, grants: [], isIntact: true },
    changeTransactions: { changed: 1, leftOut: 0 },
    decideSuspectedAccount: {},
    importAccountData: {},
    undoChange: {},
  })
  await screen.findByText('lines 0')
  await screen.findByText('rules 0')
  await userEvent.setup().click(screen.getByRole('button', { name }))
  await waitFor(() => expect([api.count('rules'), api.count('accessLog')]).toEqual([ofRules, ofLog]))
})
