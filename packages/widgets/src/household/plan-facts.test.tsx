import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createFakeApi, FakeApp, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { PlanFacts } from './plan-facts.tsx'
import * as words from '../words/household.generated.ts'

const fact = (key: string, value: unknown, rest: object = {}) => ({
  key,
  value,
  unit: 'dollars-a-year',
  source: 'typed',
  sourceName: null,
  accountIds: [],
  state: null,
  beneath: null,
  saidAt: '2026-11-22T12:00:00Z',
  usedBy: [PlanType.RETIREMENT],
  ...rest,
})

const household = {
  asOf: '2026-11-22T00:00:00Z',
  facts: [
    fact('familyStatus', 0, { unit: 'choice' }),
    fact('annualIncome', 84_000, { usedBy: [PlanType.RETIREMENT, PlanType.COMPANY_BENEFITS] }),
    fact('partnerAnnualIncome', 56_000),
    fact('savingsRate', 0.06, { unit: 'percent', usedBy: [PlanType.RETIREMENT, PlanType.COMPANY_BENEFITS] }),
    fact('employerMatch', 0.03, { unit: 'percent', source: 'company', sourceName: 'Larkfield' }),
    fact('retirementFund', 80_000, { unit: 'dollars', state: 'broken', beneath: 75_317.49, accountIds: [1, 2] }),
    fact('heldStockShare', null, { unit: 'percent', source: 'unknown', saidAt: null, usedBy: [2] }),
  ],
}

const judged = (word: string, figure: object | null) => ({
  result: { figure },
  asOf: '2026-11-22T00:00:00Z',
  verdict: {
    ...{ band: 'off-track', tone: 'danger', word, figure, today: null, second: null, missing: [] },
    sentence: { key: 'lifeCover', values: {}, amounts: { existing: 1, recommended: 2 }, months: {} },
  },
})
const isOff = (value: number, unit: string) => judged('offTrack', { value, unit })

/** A raise from $84,000 to $90,000, as the server works it out for the demo person, and plans that move by a word or less. */
const moved = {
  plans: [
    { planType: PlanType.RETIREMENT, before: isOff(41, 'futures'), after: isOff(47, 'futures') },
    { planType: PlanType.ASSET_ALLOCATION, before: judged('cannotSay', null), after: isOff(25, 'percent') },
    { planType: PlanType.EMERGENCY_FUND, before: isOff(3.6, 'months'), after: isOff(3, 'months') },
    { planType: PlanType.COMPANY_BENEFITS, before: isOff(420, 'dollars'), after: isOff(0, 'dollars') },
    { planType: PlanType.LIFE_INSURANCE, before: isOff(496_000, 'dollars'), after: isOff(530_000, 'dollars') },
    { planType: PlanType.ESTATE_PLANNING, before: isOff(1, 'count'), after: isOff(1, 'count') },
    { planType: PlanType.DISTRIBUTION_PLANNING, before: isOff(41, 'futures'), after: null },
  ],
}

const planOf = (planType: PlanType, values: object = {}) => ({
  ...{ planType, facts: [], ownPaths: [], input: {}, present: null, hasDraft: false },
  ...values,
})

function renderFacts(planType: PlanType, answers = {}, values = {}) {
  const { api, user } = renderApp(<PlanFacts plan={planOf(planType, values)} />, {
    household,
    changeHousehold: household,
    previewHousehold: moved,
    ...answers,
  })
  return { bodiesOf: api.bodiesOf, user }
}

const open = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: words.changeFacts() }))

it('says in one line what a plan is based on, without a partner who is not there and what its sliders show', async () => {
  renderFacts(PlanType.RETIREMENT)
  const line = await screen.findByText(/^annual income of \$84,000/)
  expect(line.textContent).toBe(
    'Based on: annual income of $84,000, employer match of 3%, $80,000 saved for retirement',
  )
  expect(screen.queryByText(/^We don’t know yet/)).toBeNull()
  cleanup()
  renderFacts(PlanType.RETIREMENT, {}, { hasDraft: true })
  expect((await screen.findByText(/^annual income of \$84,000/)).textContent).toContain(
    '$84,000, saving 6%, employer match',
  )
})

it('is based on what the plan has, where that is not the household’s or the household knows nothing', async () => {
  const path = 'retirementSavings.employerSponsoredSavingsRate'
  const unknown = {
    ...household,
    facts: [fact('savingsRate', null, { unit: 'percent', source: 'unknown', usedBy: [PlanType.COMPANY_BENEFITS] })],
  }
  const values = { facts: [{ path, key: 'savingsRate' }], input: { retirementSavings: {} } }
  renderFacts(PlanType.COMPANY_BENEFITS, { household: unknown }, values)
  expect(await screen.findByText('We don’t know yet: Your savings rate.')).toBeDefined()
  cleanup()
  const input = { retirementSavings: { employerSponsoredSavingsRate: 0 } }
  renderFacts(PlanType.COMPANY_BENEFITS, { household: unknown }, { ...values, present: { input } })
  expect((await screen.findByText(/saving 0%$/)).textContent).toBe('Based on: saving 0%')
  cleanup()
  renderFacts(
    PlanType.COMPANY_BENEFITS,
    {},
    {
      ...values,
      ownPaths: [path],
      input: { retirementSavings: { employerSponsoredSavingsRate: 0.1 } },
    },
  )
  expect((await screen.findByText(/^annual income of \$84,000/)).textContent).toContain('saving 10%')
})

it('says under each figure where it comes from, which plans follow, and sends only what was changed', async () => {
  const { bodiesOf, user } = renderFacts(PlanType.RETIREMENT)
  await open(user)
  const income = await screen.findByRole('textbox', { name: 'Your annual income' })
  expect(screen.getAllByText('You typed this on 11/22/2026.').length).toBe(3)
  expect(screen.getByText('From Larkfield.')).toBeDefined()
  await user.clear(income)
  await user.type(income, '90000')
  const [one, two] = [
    'Also changes: Retirement, 41 → 47 of 100. Asset allocation, Can’t say yet → Off track. Emergency fund, 3.6 → 3 months.',
    'Company benefits, $420 → $0 left. Life insurance, gap $496,000 → $530,000. Estate planning. Distribution planning.',
  ]
  await screen.findByText(`${one} ${two}`)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(bodiesOf('changeHousehold')).toEqual([{ changes: [{ key: 'annualIncome', value: 90_000 }] }]),
  )
})

it('follows the accounts again when asked', async () => {
  const { bodiesOf, user } = renderFacts(PlanType.RETIREMENT)
  await open(user)
  await user.click(await screen.findByRole('button', { name: 'Use linked balance' }))
  await vi.waitFor(() =>
    expect(bodiesOf('changeHousehold')).toEqual([{ changes: [{ key: 'retirementFund', value: null }] }]),
  )
})

it('names what lies beneath a typed figure: accounts, the employer, or what is spent', async () => {
  const over = { state: 'broken', beneath: 3_513.44 }
  const facts = [
    fact('employerMatch', 0.04, { ...over, unit: 'percent' }),
    fact('retirementExpenses', 5_200, over),
    fact('retirementFund', 80_000, { ...over, accountIds: [1] }),
  ]
  const { user } = renderFacts(PlanType.RETIREMENT, { household: { ...household, facts } })
  await open(user)
  for (const name of [words.employersFigure(), words.averageFigure(), 'Use linked balance'])
    expect(await screen.findByRole('button', { name })).toBeDefined()
})

it('has the next steps read again once a fact is saved: each follows from the facts', async () => {
  const api = createFakeApi({ household, changeHousehold: household, previewHousehold: moved, nextSteps: [] })
  function Steps() {
    useQuery('nextSteps', { query: { planType: '1' } })
    return <PlanFacts plan={planOf(PlanType.RETIREMENT)} />
  }
  renderApp(<Steps />, api)
  const user = userEvent.setup()
  await open(user)
  const income = await screen.findByRole('textbox', { name: 'Your annual income' })
  await user.clear(income)
  await user.type(income, '90000')
  expect(api.bodiesOf('nextSteps')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(api.bodiesOf('nextSteps')).toHaveLength(2))
})

it('says what is not known of a plan', async () => {
  renderFacts(PlanType.ASSET_ALLOCATION)
  expect(await screen.findByText('We don’t know yet: Share of your savings in stocks.')).toBeDefined()
  expect(screen.queryByText(/^Based on/)).toBeNull()
})

it('asks for what is not known, and shows a refusal at its field', async () => {
  const { user } = renderFacts(PlanType.ASSET_ALLOCATION, {
    changeHousehold: () => refusal({ heldStockShare: 'Please enter a valid value.' }),
  })
  await open(user)
  const stocks = await screen.findByRole('textbox', { name: 'Share of your savings in stocks' })
  expect(screen.getByText(words.unknown())).toBeDefined()
  await user.type(stocks, '85')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter a valid value.')).toBeDefined()
})

type Source = PlanDetail['facts'][number]['source']
const wire = (key: string, path: string, source: Source = 'typed') => ({ key, path, source, state: null })

const running = {
  planType: PlanType.RETIREMENT,
  hasDraft: false,
  result: {},
  fellFrom: null,
  lastCommittedOn: '2026-11-02T00:00:00Z',
  input: {
    personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 70_000, relationshipStatus: 0 },
    retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
    retirementSavings: { employerSponsoredSavingsRate: 0.08, employerMatch: 0.03, retirementFund: 80_000 },
  },
  facts: [
    wire('annualIncome', 'personalInformation.annualIncome'),
    wire('employerMatch', 'retirementSavings.employerMatch', 'company'),
    wire('savingsRate', 'retirementSavings.employerSponsoredSavingsRate', 'plan'),
  ],
}

const changesOf = (plan: object) => renderApp(<PlanChanges plan={{ ...running, ...plan }} />, { household })

it('says why a plan’s verdict moved: what it was, and each fact that is another one now', async () => {
  changesOf({ fellFrom: { word: 'onTrack', asOf: '2026-11-02T00:00:00Z' } })
  expect(await screen.findByRole('heading', { name: words.whyChanged() })).toBeDefined()
  expect(screen.getByText('It was On track on 11/02/2026.')).toBeDefined()
  // The match is the same, and the savings rate is said for this plan alone.
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your annual income: $70,000 → $84,000',
  ])
})

it('says nothing of a plan that is as it was, and of a draft', async () => {
  const { container, rerender } = changesOf({ facts: [] })
  await screen.findByRole('status').catch(() => null)
  expect(container.querySelector('section')).toBeNull()
  rerender(
    <FakeApp api={createFakeApi({ household })}>
      <PlanChanges plan={{ ...running, hasDraft: true, fellFrom: { word: 'onTrack', asOf: '2026-11-02T00:00:00Z' } }} />
    </FakeApp>,
  )
  expect(container.querySelector('section')).toBeNull()
})
