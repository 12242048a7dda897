import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import type { EstatePlanningInput } from './estate-planning.ts'
import { explainEstatePlanning } from './explain-estate-planning.ts'

const explainedTexts = (input: EstatePlanningInput) =>
  explanationSentences(explainEstatePlanning(input)).map(sentenceText)

describe('the explanation of an estate plan', () => {
  it('lists the missing documents that count', () => {
    const input = { answers: { will: true, namedBeneficiaries: true, trust: true }, childAges: [7] }
    expect(explainEstatePlanning(input).title).toBe('Estate planning')
    expect(explainedTexts(input)).toEqual([
      'Children: 1. A guardian counts with a child under 18.',
      'Documents that count: 5. A trust may be had and is not counted.',
      'Still missing (Health care directive, Financial power of attorney, Guardian for your children): 3.',
      'In place (Documents that count \u2212 Still missing): 2.',
      "Source: Evenkeel's own list of estate documents.",
    ])
  })

  it('lists nothing if nothing is missing', () => {
    const answers = { will: true, healthCareDirective: true, financialPowerOfAttorney: true, namedBeneficiaries: true }
    expect(explainedTexts({ answers, childAges: [] }).slice(2, 4)).toEqual([
      'Still missing: 0.',
      'In place (Documents that count \u2212 Still missing): 4.',
    ])
  })
})
