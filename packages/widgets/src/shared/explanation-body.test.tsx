import { type Explanation, PlanType } from '@evenkeel/engine'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as words from '../words/explanation.generated.ts'
import { ExplanationBody, type ExplanationBodyProps } from './explanation-body.tsx'

const unit = 'wholeDollars' as const
const explanation: Explanation = {
  title: { key: 'retirement.title' },
  prose: [],
  inputs: [
    { label: { key: 'retirement.saved' }, value: 48_000, unit },
    { label: { key: 'retirement.expenses' }, value: 40_000, unit },
    { label: { key: 'retirement.socialSecurity' }, value: 24_000, unit },
  ],
  steps: [],
  source: { key: 'retirement.drawSource' },
}

const plan = (isLinked: boolean) => ({ planType: PlanType.RETIREMENT, linkedAccounts: [{ isLinked }] })
const show = (props: Partial<ExplanationBodyProps>) => {
  const { unmount } = render(<ExplanationBody explanation={explanation} {...props} />)
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const text = document.body.textContent
  unmount()
  return { links, text }
}

it('says of each number where it comes from, with the way to the place where it is changed', () => {
  const form = '#/plan-for-retirement/calculator/edit/1'
  const { links, text } = show({ plan: plan(true) })
  expect(links).toEqual([
    [words.fromAccounts(), '#/my-goals-and-finances/accounts'],
    [words.youEntered(), form],
  ])
  expect(text).toContain(words.weWorkedItOut())
  expect(show({ plan: plan(false) }).links).toEqual([
    [words.youEntered(), form],
    [words.youEntered(), form],
  ])
})

it('names each link by what it changes', () => {
  render(<ExplanationBody explanation={explanation} plan={plan(false)} />)
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(2)
  expect(names[0]).toMatch(/^You entered this: ./)
})

it('leads nowhere from another person’s numbers', () => {
  const { links, text } = show({ plan: plan(true), isOfOther: true })
  expect(links).toEqual([])
  expect(text).not.toContain(words.fromAccounts())
})

/** Returns the source of one input, and where it is changed. */
const sourceOf = (label: string, shown: ExplanationBodyProps['plan'], title = 'retirement.title') => {
  const inputs = [{ label: { key: label }, value: 1, unit }]
  const { links } = show({ plan: shown, explanation: { ...explanation, title: { key: title }, inputs } })
  return links[0]
}

it('names the form, the accounts, or only the plan, as it is known', () => {
  const { RETIREMENT, EMERGENCY_FUND, LIFE_INSURANCE, DISABILITY_INSURANCE } = PlanType
  const of = (planType: PlanType, isLinked = false) => ({ planType, linkedAccounts: [{ isLinked }] })
  const textOf = (label: string, shown: ExplanationBodyProps['plan']) => sourceOf(label, shown)?.[0]
  expect(textOf('protection.monthsToCover', of(EMERGENCY_FUND))).toBe(words.youEntered())
  expect(textOf('protection.ownBenefit', of(DISABILITY_INSURANCE, true))).toBe(words.youEntered())
  expect(textOf('protection.debts', of(LIFE_INSURANCE))).toBe(words.fromAccounts())
  expect(textOf('protection.existing', of(LIFE_INSURANCE, true))).toBe(words.fromAccounts())
  const unsure = [
    ...['taxRate', 'inflation', 'returnBefore', 'returnIn'].map((name) => textOf(`retirement.${name}`, of(RETIREMENT))),
    ...['wait', 'employerBenefit'].map((name) => textOf(`protection.${name}`, of(DISABILITY_INSURANCE))),
    textOf('protection.existing', of(LIFE_INSURANCE)),
  ]
  expect(new Set(unsure)).toEqual(new Set([words.fromPlan()]))
  expect(sourceOf('retirement.inflation', of(RETIREMENT))?.[1]).toBe('#/plan-for-retirement/calculator/edit/1')
})

it('says that an amount typed over linked accounts was entered', () => {
  const input = { isOverridden: true }
  expect(sourceOf('retirement.saved', { ...plan(true), input })?.[0]).toBe(words.youEntered())
  expect(sourceOf('retirement.saved', { ...plan(true), input: { isOverridden: false } })?.[0]).toBe(
    words.fromAccounts(),
  )
})

it('leads from a distribution that follows the retirement plan to that plan’s form, else to its own', () => {
  const distribution = { planType: PlanType.DISTRIBUTION_PLANNING, linkedAccounts: [{ isLinked: false }] }
  const [one, twelve] = ['#/plan-for-retirement/calculator/edit/1', '#/plan-for-retirement/calculator/edit/12']
  expect(sourceOf('retirement.retirementAge', distribution)).toEqual([words.youEntered(), one])
  expect(sourceOf('retirement.saved', distribution)).toEqual([words.fromPlan(), one])
  const title = 'retirement.drawTitle'
  expect(sourceOf('retirement.retirementAge', distribution, title)).toEqual([words.youEntered(), twelve])
  expect(sourceOf('retirement.fund', distribution, title)).toEqual([words.youEntered(), twelve])
})
