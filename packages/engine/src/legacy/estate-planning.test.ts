// Proves: LEGACY-04
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askedEstateDocuments,
  assessEstatePlanning,
  type EstateDocument,
  estateDocumentNames,
} from './estate-planning.ts'

const documents: EstateDocument[] = [
  'will',
  'healthCareDirective',
  'financialPowerOfAttorney',
  'namedBeneficiaries',
  'guardian',
  'trust',
]

describe('assessEstatePlanning', () => {
  it('matches the worked example', () => {
    expect(assessEstatePlanning({ answers: { will: true, namedBeneficiaries: true }, childAges: [7] })).toEqual({
      completedCount: 2,
      applicableCount: 5,
      missing: ['healthCareDirective', 'financialPowerOfAttorney', 'guardian'],
    })
  })

  it('asks for a guardian only with a child under 18', () => {
    expect(assessEstatePlanning({ answers: {}, childAges: [] }).missing).not.toContain('guardian')
    expect(assessEstatePlanning({ answers: {}, childAges: [18, 30] }).applicableCount).toBe(4)
    expect(assessEstatePlanning({ answers: {}, childAges: [18, 17] }).missing).toContain('guardian')
    expect(assessEstatePlanning({ answers: { guardian: true }, childAges: [] }).completedCount).toBe(0)
  })

  it('does not count a trust', () => {
    expect(assessEstatePlanning({ answers: { trust: true }, childAges: [] })).toMatchObject({
      completedCount: 0,
      applicableCount: 4,
    })
  })

  it('refuses an invalid age', () => {
    expect(() => assessEstatePlanning({ answers: {}, childAges: [-1] })).toThrow(/^childAges must be/)
  })

  it('counts every document once: done, missing or not needed', () => {
    const answers = fc.record(
      Object.fromEntries(documents.map((one) => [one, fc.constantFrom(true, false, undefined)])),
    )
    fc.assert(
      fc.property(answers, fc.array(fc.integer({ min: 0, max: 40 })), (given, childAges) => {
        const { completedCount, applicableCount, missing } = assessEstatePlanning({ answers: given, childAges })
        expect(completedCount + missing.length).toBe(applicableCount)
        expect(missing.some((document) => given[document] === true)).toBe(false)
      }),
    )
  })
})

describe('the documents', () => {
  it('have their names, in the order in which they are asked for', () => {
    expect(Object.entries(estateDocumentNames)).toEqual([
      ['will', 'Will'],
      ['healthCareDirective', 'Health care directive'],
      ['financialPowerOfAttorney', 'Financial power of attorney'],
      ['namedBeneficiaries', 'Named beneficiaries'],
      ['guardian', 'Guardian for your children'],
      ['trust', 'Trust'],
    ])
    expect(askedEstateDocuments([7])).toEqual(documents)
    expect(askedEstateDocuments([])).toEqual(documents.filter((one) => one !== 'guardian'))
  })
})
