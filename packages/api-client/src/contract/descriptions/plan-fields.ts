import type { FieldMeta, Text } from '../form.ts'
import { allocationFields } from '../plan/asset-allocation.ts'
import { benefitsFields } from '../plan/company-benefits.ts'
import { studentDebtFields } from '../plan/debts.ts'
import { disabilityFields } from '../plan/disability-insurance.ts'
import { distributionFields } from '../plan/distribution.ts'
import { emergencyFundFields } from '../plan/emergency-fund.ts'
import { estateFields } from '../plan/estate-planning.ts'
import { lifeInsuranceFields, partnerLifeInsuranceFields } from '../plan/life-insurance.ts'
import { retirementFields } from '../plan/retirement.ts'
import type { Entries, Entry } from './entry.ts'

type AnyField = FieldMeta<number> | FieldMeta<string> | FieldMeta<boolean> | FieldMeta<readonly unknown[]>

/** What each plan asks, by the name of its shapes: `RetirementInput` and `RetirementDraft`. */
const forms: Readonly<Record<string, { readonly fields: Readonly<Record<string, AnyField>> }>> = {
  Retirement: retirementFields,
  AssetAllocation: allocationFields,
  EmergencyFund: emergencyFundFields,
  CompanyBenefits: benefitsFields([]),
  LifeInsurance: lifeInsuranceFields,
  DisabilityInsurance: disabilityFields,
  PartnerLifeInsurance: partnerLifeInsuranceFields,
  EstatePlanning: estateFields,
  StudentDebt: studentDebtFields,
  DistributionPlan: distributionFields,
}

const inWords = (text: Text) => (typeof text === 'string' ? text : text())
const usualCount = 12

/** Returns a field's label with its unit, as the API takes the value. */
function entryOf(field: AnyField): Entry {
  const label = inWords(field.label)
  if (field.kind === 'money') return `${label}, in dollars`
  if (field.kind === 'percent') return `${label}, as a fraction`
  if (field.kind !== 'count') return label
  const example = Math.min(field.max ?? usualCount, usualCount)
  const unit = field.unit?.() ?? ''
  return [label.toLowerCase().includes(unit) ? label : `${label}, in ${unit}`, example]
}

/** Returns the keys of a field: by the property around it, else by the shapes that it is in. */
function keysOf(plan: string, path: string): readonly string[] {
  const [name, parent] = path.split('.').toReversed()
  return parent === undefined ? [`${plan}Input.${name}`, `${plan}Draft.${name}`] : [`${parent}.${name}`]
}

/** What the forms of plans say of their fields: the meaning of a property that has no line here. */
export const planFieldEntries: Entries = Object.fromEntries(
  Object.entries(forms)
    .flatMap(([plan, { fields }]) =>
      Object.entries(fields).flatMap(([path, field]) =>
        keysOf(plan, path).map((key) => [key, entryOf(field)] as const),
      ),
    )
    // The first of a key is kept: a pension is described by the person's fields, not by the spouse's.
    .toReversed(),
)
