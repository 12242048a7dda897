import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import type { EstatePlanningInput } from './estate-planning.ts'
import { explainEstatePlanning } from './explain-estate-planning.ts'

const textsOf = (input: EstatePlanningInput) => explainedTexts(explainEstatePlanning(input))

describe('the explanation of an estate plan', () => {
  it('lists the missing documents that count', () => {
    const input = { answers: { will: true, namedBeneficiaries: true, trust: true }, childAges: [7] }
    expect(textsOf(input)).toEqual([
      'You have 2 of the 5 documents that count for you.',
      'A guardian counts if you have a child under 18.',
      'A trust is optional and isn’t counted.',
      'Will: Yes',
      'Health care directive: No',
      'Financial power of attorney: No',
      'Named beneficiaries: Yes',
      'Guardian for your children: No',
      'Children: 1',
      'Documents that count: 5',
      'Missing: 3',
      'You have: 2. Documents that count − Missing',
      'Evenkeel’s list of estate documents',
    ])
  })

  it('lists nothing if nothing is missing', () => {
    const answers = { will: true, healthCareDirective: true, financialPowerOfAttorney: true, namedBeneficiaries: true }
    const texts = textsOf({ answers, childAges: [] })
    expect(texts[0]).toBe('You have 4 of the 4 documents that count for you.')
    expect(texts).toContain('Missing: 0')
  })
})
