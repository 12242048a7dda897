import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { sampleEstatePlan } from '../shell/plan.fixture.ts'
import { EstateAnswer } from './family-answers.tsx'

const committed = sampleEstatePlan({
  status: 2,
  asOf: '2026-11-19T00:00:00Z',
  lastCommittedOn: '2026-11-19T00:00:00Z',
  input: { answers: { will: true, namedBeneficiaries: true, trust: false }, childAges: [7] },
  result: {
    completedCount: 2,
    applicableCount: 5,
    missing: ['healthCareDirective', 'financialPowerOfAttorney', 'guardian'],
  },
})

function rowsOf(plan: typeof committed) {
  render(
    <FakeApp api={createFakeApi({})}>
      <EstateAnswer plan={plan} />
    </FakeApp>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the answer of an estate plan (LEGACY-04)', () => {
  it('says of each document whether it is there; a trust that is not there is not missing', () => {
    expect(rowsOf(committed)).toEqual([
      'WillIn place',
      'Health care directiveMissing',
      'Financial power of attorneyMissing',
      'Named beneficiariesIn place',
      'Guardian for your childrenMissing',
      'TrustNot needed by everybody',
    ])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 of 5 documents are in place.')
    expect(screen.getByText('As of 11/19/2026')).toBeDefined()
  })

  it('has a trust in place where there is one, and no guardian without a child under 18', () => {
    const plan = {
      ...committed,
      input: { answers: { trust: true }, childAges: [] },
      result: { completedCount: 4, applicableCount: 4, missing: [] },
    }
    expect(rowsOf(plan)).toEqual([
      'WillIn place',
      'Health care directiveIn place',
      'Financial power of attorneyIn place',
      'Named beneficiariesIn place',
      'TrustIn place',
    ])
  })

  it('shows nothing of a draft', () => {
    const rows = rowsOf({
      ...committed,
      hasDraft: true,
      input: { answers: { healthCareDirective: true, trust: true }, childAges: [] },
    })
    expect(rows).toHaveLength(5)
    expect(rows).toContain('Health care directiveMissing')
    expect(rows.join()).not.toContain('Trust')
  })
})
