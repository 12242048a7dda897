// Proves: FORM-23, RET-05, RET-08, RET-09, RET-22, EMER-02, BENE-01
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { PlanType } from '@evenkeel/engine'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterEditMode } from '../../shared/edit-mode.ts'
import { type FakeAnswers, refusal } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import {
  sampleAllocationPlan,
  sampleBenefitsPlan,
  sampleDebtPlan,
  sampleEmergencyPlan,
  sampleEstatePlan,
  sampleRetirementPlan,
} from '../shell/plan.fixture.ts'
import { PlanForm } from './plan-form.tsx'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as planFormWords from '../../words/plan-form.generated.ts'
import * as planShellWords from '../../words/plan-shell.generated.ts'
import * as draftsWords from '../../words/drafts.generated.ts'

const noChange = { willProfileUpdate: false, changedFields: [] }

function renderForm(plan: PlanDetail, answers: FakeAnswers = {}) {
  const onOpen = vi.fn()
  const { container, api, user } = renderApp(
    <PlanForm plan={plan} />,
    {
      willProfileUpdateOnCommit: noChange,
      commitPlan: plan,
      savePlan: plan,
      undoChange: {},
      ...answers,
    },
    onOpen,
  )
  const field = (label: RegExp) =>
    screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=range])' })
  return {
    api,
    onOpen,
    container,
    user,
    field,
    fill: async (label: RegExp, text: string) => {
      await user.clear(field(label))
      if (text !== '') await user.type(field(label), text)
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    answer: (question: RegExp, words: string) =>
      user.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: words })),
    errors: () => screen.queryAllByRole('link', { name: /:/ }).map(({ textContent }) => textContent),
  }
}

const expenses = /^Monthly living expenses/
const savings = /^Emergency savings/
const sources = /^Other incomes/

beforeEach(() => sessionStorage.clear())

describe('the form of a plan', () => {
  it('is not committed by Enter in a field, only by its button: finding 20', async () => {
    const { api, user, field, press, errors } = renderForm(sampleEmergencyPlan())
    await user.clear(field(expenses))
    await user.type(field(expenses), '4100{Enter}')
    expect([errors(), api.count('commitPlan')]).toEqual([[], 0])
    expect(field(expenses).value).toMatch(/4,?100/)
    await press(planFormWords.takePlan())
    expect(errors().length).toBeGreaterThan(0)
  })

  it('names everything that is missing in one go, each with its message, and sends nothing', async () => {
    const { api, press, errors } = renderForm(sampleEmergencyPlan())
    await press(planFormWords.takePlan())
    expect(errors()).toEqual([
      'Monthly living expenses: Field required',
      'Other incomes in your household: Field required',
    ])
    expect([api.count('willProfileUpdateOnCommit'), api.count('commitPlan')]).toEqual([0, 0])
  })

  it('drops each message when its question is answered, and commits what was said', async () => {
    const { api, press, fill, answer, errors, onOpen } = renderForm(sampleEmergencyPlan())
    await press(planFormWords.takePlan())
    await answer(sources, 'None')
    await fill(expenses, '4000')
    expect(errors()).toEqual([])
    await fill(savings, '10000')
    await press(planFormWords.takePlan())
    expect(api.bodiesOf('commitPlan')).toEqual([
      {
        input: {
          monthlyHouseHoldLivingExpenses: 4_000,
          sourceOfIncomeAmountEnum: 0,
          emergencySavingsBalance: 10_000,
          isOverridden: false,
        },
        linkedAccounts: [],
      },
    ])
    expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/prepare-for-the-unexpected/summary')
  })

  it('asks for months set aside only while no amount is said', async () => {
    const { fill, user, field } = renderForm(sampleEmergencyPlan())
    await user.type(field(/^Months of expenses saved/), '3')
    await fill(savings, '500')
    expect(screen.queryByLabelText(/^Months of expenses saved/)).toBeNull()
  })

  it('keeps half a plan as a draft, as the server keeps it', async () => {
    const { api, fill, press, onOpen } = renderForm(sampleEmergencyPlan())
    await fill(expenses, '4000')
    await press(draftsWords.saveDraft())
    expect(await screen.findByText(planShellWords.draftIsSaved())).toBeDefined()
    expect(api.bodiesOf('savePlan').at(-1)).toEqual({
      input: { monthlyHouseHoldLivingExpenses: 4_000, isOverridden: false },
      linkedAccounts: [],
      draftRevision: 0,
    })
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/prepare-for-the-unexpected')
  })

  it('keeps what was typed when it could not be saved, and says so', async () => {
    const down = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
    const { fill, press, field, onOpen } = renderForm(sampleEmergencyPlan(), { savePlan: down })
    await fill(expenses, '4000')
    await press(draftsWords.saveDraft())
    expect(await screen.findByText('Unknown error encountered')).toBeDefined()
    expect(field(expenses).value).toBe('4,000.00')
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('puts a refusal of the server to its own field, until that is changed', async () => {
    const refused = () => refusal({ 'input.monthlyHouseHoldLivingExpenses': 'Too much for today.' })
    const { fill, press, answer } = renderForm(sampleEmergencyPlan(), { commitPlan: refused })
    await fill(expenses, '4000')
    await answer(sources, 'One')
    await press(planFormWords.takePlan())
    expect((await screen.findAllByText(/Too much for today\./)).length).toBeGreaterThan(0)
    await fill(expenses, '3000')
    expect(screen.queryByText(/Too much for today\./)).toBeNull()
  })

  it('is left without any call, and the plan is edited no more (PLAN-18)', async () => {
    enterEditMode(PlanType.EMERGENCY_FUND)
    const { api, press, onOpen } = renderForm(sampleEmergencyPlan())
    await press('Cancel')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/prepare-for-the-unexpected')
    expect([api.count('savePlan'), api.count('cancelPlan'), sessionStorage.length]).toEqual([0, 0, 0])
  })

  it('asks before the profile changes; declining commits nothing and keeps editing', async () => {
    enterEditMode(PlanType.EMERGENCY_FUND)
    const { api, fill, press, answer, user } = renderForm(sampleEmergencyPlan(), {
      willProfileUpdateOnCommit: { willProfileUpdate: true, changedFields: ['annualIncome', 'dateOfBirth'] },
    })
    await fill(expenses, '4000')
    await answer(sources, 'None')
    await press(planFormWords.takePlan())
    const question = await screen.findByRole('alertdialog', { name: draftsWords.profileTitle() })
    const names = within(question).getAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual([draftsWords.annualIncome(), 'Date of birth'])
    await user.click(screen.getByRole('button', { name: draftsWords.profileDecline() }))
    expect([api.count('commitPlan'), sessionStorage.getItem('isEditPlanMode')]).toEqual([0, 'true'])
  })

  it('names every field that the profile takes over, and shows no path', async () => {
    const changedFields = [
      'retirementPlanDetails.retirementAge',
      'yourIncome.pension',
      'spouseDateOfBirth',
      'unknown.path',
    ]
    const { press } = renderForm(sampleRetirementPlan(), {
      willProfileUpdateOnCommit: { willProfileUpdate: true, changedFields },
    })
    await press(planFormWords.takePlan())
    const question = await screen.findByRole('alertdialog', { name: draftsWords.profileTitle() })
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      calculatorWords.retirementAge(),
      'Pension per year',
      draftsWords.partnerBirth(),
      draftsWords.anotherAnswer(),
    ])
  })

  it.each([
    ['a first plan starts with the newest rules', null, undefined, 'official-2026'],
    ['a plan that runs keeps those of 2017', '2026-01-02', undefined, undefined],
    ['a household keeps the rules that it has chosen', null, 'plan-rules-2017', 'plan-rules-2017'],
  ] as const)('%s', async (_, lastCommittedOn, chosen, ruleBook) => {
    const { input } = sampleRetirementPlan()
    const assetsGrowPlan = chosen === undefined ? undefined : { ruleBook: chosen }
    const { api, press } = renderForm(sampleRetirementPlan({ lastCommittedOn, input: { ...input, assetsGrowPlan } }))
    await press(planFormWords.takePlan())
    const sent = JSON.stringify(api.bodiesOf('commitPlan'))
    expect(sent).toContain('"input"')
    expect(/"ruleBook":"([^"]*)"/.exec(sent)?.[1]).toBe(ruleBook)
  })

  it('shows the spouse’s fields only with a spouse who counts (RET-06)', async () => {
    const { answer, user } = renderForm(sampleRetirementPlan())
    const spouse = () => screen.queryByRole('region', { name: calculatorWords.partnerFold() })
    expect(spouse()).toBeNull()
    await answer(/^Relationship status/, 'Married')
    expect(spouse()).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /^Include my spouse/ }))
    expect(spouse()).not.toBeNull()
    await answer(/^Relationship status/, 'Single')
    expect(spouse()).toBeNull()
  })

  it('takes rates as percent and sends them as fractions', async () => {
    const { api, fill, press } = renderForm(sampleRetirementPlan({ linkedAccounts: [] }))
    await fill(/^Inflation/, '2.75')
    await fill(/^Your savings rate/, '9')
    await press(planFormWords.takePlan())
    await screen.findByText(planShellWords.planIsSet())
    expect(api.bodiesOf('commitPlan')).toMatchObject([
      {
        input: {
          assetsGrowPlan: { expectedAnnualInflationRate: 0.0275 },
          retirementSavings: { employerSponsoredSavingsRate: 0.09 },
        },
      },
    ])
  })

  it('is not used without what is saved for retirement: nothing is not 0', async () => {
    const { api, fill, press, errors } = renderForm(sampleRetirementPlan({ linkedAccounts: [] }))
    await fill(/^Your savings rate/, '')
    await fill(/^Retirement savings today/, '')
    await press(planFormWords.takePlan())
    await screen.findByRole('link', { name: /^Your savings rate:/ })
    expect(errors()).toEqual(['Retirement savings today: Field required', 'Your savings rate: Field required'])
    expect([api.count('willProfileUpdateOnCommit'), api.count('commitPlan')]).toEqual([0, 0])
    await fill(/^Your savings rate/, '0')
    await fill(/^Retirement savings today/, '0')
    await press(planFormWords.takePlan())
    await screen.findByText(planShellWords.planIsSet())
    expect(api.bodiesOf('commitPlan')).toMatchObject([
      { input: { retirementSavings: { employerSponsoredSavingsRate: 0, retirementFund: 0 } } },
    ])
  })

  it('asks about each benefit by its name', async () => {
    const { api, press, answer, errors, user, field } = renderForm(sampleBenefitsPlan())
    await user.type(field(/^Annual income/), '60000')
    await user.type(field(/^Your savings rate/), '3')
    await press(planFormWords.takePlan())
    expect(errors()).toEqual(['Dental: Field required'])
    await answer(/^Dental/, 'No')
    await press(planFormWords.takePlan())
    await screen.findByText(planShellWords.planIsSet())
    expect(api.bodiesOf('commitPlan')).toMatchObject([
      { input: { annualIncome: 60_000, savingsRate: 0.03, benefits: [{ benefitId: 4, isEnrolled: false }] } },
    ])
  })

  it('asks for a guardian only with a child under 18 (Q-LEGACY-4)', async () => {
    const { press, user } = renderForm(sampleEstatePlan())
    const guardian = () => screen.queryByRole('group', { name: /^Guardian/ })
    expect(guardian()).toBeNull()
    await press(planFormWords.addChild())
    await user.type(screen.getByLabelText(/^Age of child 1/), '17')
    expect(guardian()).not.toBeNull()
    await user.clear(screen.getByLabelText(/^Age of child 1/))
    await user.type(screen.getByLabelText(/^Age of child 1/), '18')
    expect(guardian()).toBeNull()
    await press('Remove child 1')
    expect(screen.getByText(planFormWords.noChildren())).toBeDefined()
  })

  it('asks for an allocation in the specification’s words (ALLOC-05, ALLOC-07 to ALLOC-10)', () => {
    renderForm(sampleAllocationPlan())
    const choices = screen
      .getAllByRole('group')
      .map((group) =>
        within(group)
          .queryAllByRole('radio')
          .map((radio) => radio.closest('label')?.textContent),
      )
      .filter(({ length }) => length > 0)
    const years = ['1 year or less', '2-5 years', '6-10 years', 'More than 10 years']
    expect(choices).toEqual([
      years,
      years,
      [
        'Uncomfortable - I would rather preserve my investment',
        'Neutral - risk is part of the investment process',
        'Very comfortable - no risk, no reward',
      ],
      ['Hands On', 'Hands Off', 'Both'],
    ])
  })

  it('is nothing for a plan that has screens of its own', () => {
    expect(renderForm(sampleDebtPlan()).container.querySelector('form')).toBeNull()
  })
})
