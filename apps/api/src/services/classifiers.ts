import type { Classifiers } from '@evenkeel/api-client/contract/profile'
import { DependentRelation, Gender } from '@evenkeel/api-client/contract/choices'
import {
  FamilyStatus,
  focusAreaNames,
  focusAreas,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from '@evenkeel/engine'
import { states } from './states.ts'

/** Lists a record's numeric keys in rising order with their names. */
const numbered = (names: Readonly<Record<number, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id: Number(id), name }))

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const genders = {
  [Gender.FEMALE]: 'Female',
  [Gender.MALE]: 'Male',
  [Gender.NON_BINARY]: 'Non-binary',
  [Gender.NOT_SAID]: 'Prefer not to say',
}
const familyStatuses = {
  [FamilyStatus.Single]: 'Single',
  [FamilyStatus.Married]: 'Married',
  [FamilyStatus.Partnered]: 'Partnered',
}
const relations = {
  [DependentRelation.CHILD]: 'Child',
  [DependentRelation.PARENT]: 'Parent',
  [DependentRelation.OTHER]: 'Other',
}

/** Returns the options of the profile's selects, each in display order. */
export function classifiers(): Classifiers {
  return {
    genders: numbered(genders),
    states: states.map(([id, name]) => ({ id, name })),
    familyStatuses: numbered(familyStatuses),
    dependentRelations: numbered(relations),
    riskTolerances: Object.values(RiskTolerance).map((id) => ({ id, name: riskToleranceTexts[id] })),
    investmentTypes: numbered(investmentTypeNames),
    focusAreas: focusAreas.map((id) => ({ id, name: capitalized(focusAreaNames[id]) })),
    yearRanges: Object.values(YearRange).map((id) => ({ id, name: yearRangeLabels[id] })),
  }
}
