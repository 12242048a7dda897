// Proves: WIDGET-02
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import * as words from '../../words/plan-answers.generated.ts'
import { sampleAllocationPlan } from '../shell/plan.fixture.ts'
import { AllocationAnswer } from './allocation-answer.tsx'

const fund = { fundId: 1, name: 'Steady Bond Index', ticker: 'XSBI', fundType: 1, percentage: 20, style: 1 }

function renderAnswer(funds: readonly object[]) {
  renderApp(<AllocationAnswer plan={sampleAllocationPlan()} />, { investmentOptions: funds })
}

describe('the result of an asset allocation', () => {
  it('is drawn as a ring of percents, with its legend in the order of the asset classes (ALLOC-02, ALLOC-03)', () => {
    renderAnswer([])
    const parts = ['Fixed Income: 20%', 'Large Cap: 40%', 'Small Mid Cap: 16%', 'Foreign: 20%', 'Other: 4%']
    const slices = within(screen.getByRole('group', { name: words.allocation() })).getAllByRole('img')
    expect(slices.map((slice) => slice.getAttribute('aria-label'))).toEqual(parts)
    const rows = within(screen.getByRole('table', { name: words.assetClasses() })).getAllByRole('row')
    expect(
      rows.map((row) => `${row.querySelector('th')?.textContent ?? ''}: ${row.querySelector('td')?.textContent ?? ''}`),
    ).toEqual(parts)
    expect(document.body.textContent).not.toContain('$')
  })

  it('names the type of each fund, and one without a name n/a (ALLOC-04)', async () => {
    renderAnswer([fund, { ...fund, fundId: 2, name: 'Odd Fund', ticker: 'XODD', fundType: 9, percentage: 80 }])
    const table = await screen.findByRole('table', { name: words.funds() })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Steady Bond Index (XSBI), Fixed Income', 'Odd Fund (XODD), n/a'])
  })

  it('says so if the employer offers no funds (ALLOC-06)', async () => {
    renderAnswer([])
    expect(await screen.findByText(words.noFunds())).toBeDefined()
  })
})
