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
