import { expect, it } from 'vitest'
import { sampleBenefitsPlan } from '../shell/plan.fixture.ts'
import { allFields } from './form-field.ts'
import { formSpecs } from './specs.ts'

it.each(Object.entries(formSpecs))(
  'no two fields of the form of plan %s have one name, so that a list of faults says which is meant',
  (_, specOf) => {
    const labels = allFields(specOf(sampleBenefitsPlan())).map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
    expect(labels.length).toBeGreaterThan(0)
  },
)
