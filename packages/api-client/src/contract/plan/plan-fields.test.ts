import { expect, it } from 'vitest'
import { allocationFields } from './asset-allocation.ts'
import { benefitsFields } from './company-benefits.ts'
import { studentDebtFields } from './debts.ts'
import { disabilityFields } from './disability-insurance.ts'
import { distributionFields } from './distribution.ts'
import { emergencyFundFields } from './emergency-fund.ts'
import { estateFields } from './estate-planning.ts'
import { lifeInsuranceFields, partnerLifeInsuranceFields } from './life-insurance.ts'
import { retirementFields } from './retirement.ts'

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
