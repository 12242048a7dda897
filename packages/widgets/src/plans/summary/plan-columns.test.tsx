import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { sampleBenefitsPlan } from '../shell/plan.fixture.ts'
import { BenefitsAnswer } from './benefits-answer.tsx'
import { PlanColumns } from './plan-columns.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a plan is printed by its menu, once the menu is no longer on the page', async () => {
  const menusOnPaper: number[] = []
  vi.stubGlobal('print', () => menusOnPaper.push(screen.queryAllByRole('menu').length))
  const result = {
    ...{ benefits: [], enrolledCount: 0, answeredCount: 0, benefitCount: 0 },
    ...{ matchLimit: 0.06, matchRate: 0.5, ownSavings: 3_360, matchedSavings: 1_680, unclaimedMatch: 840 },
  }
  const plan = sampleBenefitsPlan({ status: 2, result })
  const answer = <BenefitsAnswer plan={plan} />
  renderApp(<PlanColumns plan={plan} answer={answer} change={null} nextSteps={null} facts={null} />, {})
  await userEvent.click(await screen.findByRole('button', { name: words.more() }))
  await userEvent.click(await screen.findByRole('menuitem', { name: words.print() }))
  await waitFor(() => expect(menusOnPaper).toEqual([0]))
})
