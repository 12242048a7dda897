import { expect, it } from 'vitest'
import {
  benefitsFields,
  emergencyFundFields,
  emergencyFundSections,
  studentDebtFields,
  studentDebtSections,
} from './everyday.ts'
import {
  disabilityFields,
  disabilitySections,
  estateFields,
  estateSections,
  lifeInsuranceFields,
  lifeInsuranceSections,
  partnerLifeInsuranceFields,
  partnerLifeInsuranceSections,
} from './family.ts'
import {
  allocationFields,
  allocationSections,
  distributionFields,
  distributionSections,
} from './allocation-and-distribution.ts'
import { retirementFields, retirementSections } from './retirement.ts'

const forms = {
  retirementFields,
  allocationFields,
  distributionFields,
  emergencyFundFields,
  studentDebtFields,
  benefitsFields: benefitsFields([{ name: 'Dental', description: 'Teeth.' }]),
  lifeInsuranceFields,
  partnerLifeInsuranceFields,
  disabilityFields,
  estateFields,
}

it.each(Object.entries(forms))(
  'no two fields of %s have one label, so that a list of errors says which is meant',
  (_, { fields }) => {
    const labels = Object.values(fields).map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
    expect(labels.length).toBeGreaterThan(0)
  },
)

it.each([
  ['retirement', retirementFields, retirementSections],
  ['allocation', allocationFields, allocationSections],
  ['distribution', distributionFields, distributionSections],
  ['emergency fund', emergencyFundFields, emergencyFundSections],
  ['student debt', studentDebtFields, studentDebtSections],
  ['life insurance', lifeInsuranceFields, lifeInsuranceSections],
  ['partner life insurance', partnerLifeInsuranceFields, partnerLifeInsuranceSections],
  ['disability', disabilityFields, disabilitySections],
  ['estate', estateFields, estateSections],
] as const)('every field of %s is in one section', (_, { fields }, sections) => {
  const shown = sections.flatMap((section): readonly string[] => section.fields)
  expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted())
})
