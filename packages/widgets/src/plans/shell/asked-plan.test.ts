import { PlanType } from '@evenkeel/engine'
import { expect, it } from 'vitest'
import { createFakeApi, refusal } from '../../shared/fake-api.fixture.tsx'
import { changedLinks, changedValues, saveDraft, saveLinks } from './asked-plan.ts'
import { sampleDebtPlan } from './plan.fixture.ts'
import * as words from '../../words/plan-shell.generated.ts'

const links = [{ userAccountId: 1, isLinked: true }]

it('says in words which values and accounts of a plan would change', () => {
  const plan = sampleDebtPlan()
  const input = { ...plan.input, monthlyPayment: 450, strategy: 2 }
  expect(changedValues(plan, input).map(({ label }) => label)).toEqual([words.monthlyPayment(), 'Strategy'])
  expect(changedValues(plan, input)[0]?.after).toBe('$450.00')
  expect(changedLinks(plan, []).every(({ after }) => after === words.doesNotCount())).toBe(true)
  expect(changedLinks(plan, []).length).toBeGreaterThan(0)
})

it('calculates a committed plan again with its new accounts, and keeps a draft where more would change', async () => {
  const committed = sampleDebtPlan({ lastCommittedOn: '2026-11-01' })
  const quiet = createFakeApi({
    willProfileUpdateOnCommit: { willProfileUpdate: false, changedFields: [] },
    commitPlan: {},
  })
  expect(await saveLinks(quiet.client, committed, links)).toEqual({ changeId: 7, isDraft: false })
  expect(quiet.bodiesOf('commitPlan')).toEqual([{ input: committed.input, linkedAccounts: links }])

  const loud = createFakeApi({
    willProfileUpdateOnCommit: { willProfileUpdate: true, changedFields: [] },
    savePlan: {},
  })
  expect(await saveLinks(loud.client, committed, links)).toEqual({ changeId: 7, isDraft: true })

  const drafted = createFakeApi({ savePlan: {} })
  expect(await saveLinks(drafted.client, { ...committed, hasDraft: true }, links)).toEqual({
    changeId: 7,
    isDraft: true,
  })
  expect(drafted.count('commitPlan')).toBe(0)
})

it('changes the accounts’ missing terms before it saves a draft, and throws what the server refuses', async () => {
  const { input } = sampleDebtPlan()
  const api = createFakeApi({ updateAccount: {}, savePlan: {} })
  const terms = [{ userAccountId: 1, interestRate: 0.1 }]
  await saveDraft(api.client, PlanType.REDUCE_DEBT, { input, linkedAccounts: links, terms })
  expect(api.bodiesOf('updateAccount')).toEqual(terms)
  expect(api.bodiesOf('savePlan')).toEqual([{ input, linkedAccounts: links }])
  const refusing = createFakeApi({ savePlan: refusal({ 'input.monthlyPayment': 'Too small.' }) })
  await expect(saveDraft(refusing.client, PlanType.REDUCE_DEBT, { input })).rejects.toThrow('The request is invalid.')
})
