import { notProvidedText } from '@evenkeel/engine'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import * as words from '../../words/plan-answers.generated.ts'
import { sampleBenefitsPlan } from '../shell/plan.fixture.ts'
import { BenefitsAnswer } from './benefits-answer.tsx'

const address = 'https://benefits.example/life'
const base = { category: 'Insurance', description: 'Cover.', url: null, isEnrolled: true, worth: null }
const result = {
  benefits: [
    { ...base, benefitId: 1, name: 'Life', url: address, worth: { kind: 'once' as const, amount: 84_000 } },
    { ...base, benefitId: 2, name: 'Income', worth: { kind: 'monthly' as const, amount: 3_500 } },
    {
      ...base,
      benefitId: 3,
      name: 'Help',
      url: address,
      isEnrolled: false,
      worth: { kind: 'free' as const, amount: null },
    },
    { ...base, benefitId: 4, name: 'Dental', isEnrolled: false },
  ],
  ...{ enrolledCount: 2, answeredCount: 4, benefitCount: 4 },
  ...{ matchLimit: 0.06, matchRate: 0.5, ownSavings: 3_360, matchedSavings: 1_680, unclaimedMatch: 840 },
}

const show = (change: Partial<NonNullable<Parameters<typeof BenefitsAnswer>[0]['plan']['result']>> = {}) =>
  renderApp(<BenefitsAnswer plan={sampleBenefitsPlan({ status: 2, result: { ...result, ...change } })} />, {})

const savedRows = () =>
  within(screen.getByRole('table', { name: words.eachYear() }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

describe('the result of company benefits (BENE-01)', () => {
  it('shows what the person saves, what the employer adds, and what is missed', () => {
    show()
    expect(savedRows()).toEqual([
      `${words.youSave()}$3,360`,
      `${words.employerAdds()}$1,680`,
      `${words.matchMissed()}$840`,
    ])
  })

  it('leaves out what is nothing, and all of it without a match', () => {
    const { unmount } = show({ matchedSavings: 2_520, unclaimedMatch: 0 })
    expect(savedRows()).toEqual([`${words.youSave()}$3,360`, `${words.employerAdds()}$2,520`])
    unmount()
    show({ matchRate: 0, matchedSavings: 0, unclaimedMatch: 0 })
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says of each benefit what it pays and whether the person has it', () => {
    show()
    const list = within(screen.getByRole('region', { name: words.offered() }))
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts[0]).toContain('Pays $84,000')
    expect(texts[0]).toContain(words.haveBenefit())
    expect(texts[1]).toContain('Pays $3,500 per month')
    expect(texts[2]).toContain(words.free())
    expect(texts[2]).toContain(words.lackBenefit())
    expect(texts[3]).not.toContain('$')
  })

  it('links to how to sign up where the person does not have it, else to its details', () => {
    show()
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    expect(names).toEqual([words.detailsNamed({ name: 'Life' }), words.signUpNamed({ name: 'Help' })])
  })

  it('says that nothing is known of a benefit that the employer has added since', () => {
    const added = { ...base, benefitId: 5, name: 'Vision', url: address, isEnrolled: null }
    show({ benefits: [added] })
    expect(screen.getByRole('listitem').textContent).toContain(notProvidedText)
    expect(screen.getByRole('listitem').textContent).not.toContain(words.lackBenefit())
    expect(screen.getByRole('link', { name: words.detailsNamed({ name: 'Vision' }) })).toBeDefined()
  })
})
