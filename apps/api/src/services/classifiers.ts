import type { Classifiers } from '@evenkeel/api-client/contract/profile'
import { DependentRelation, FamilyStatus, Gender } from '@evenkeel/api-client/contract/profile-choices'
import {
  focusAreaNames,
  focusAreas,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from '@evenkeel/engine'
import { states } from './states.ts'

/** The numbers of a record in rising order, with their names. */
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
  [FamilyStatus.SINGLE]: 'Single',
  [FamilyStatus.MARRIED]: 'Married',
  [FamilyStatus.PARTNERED]: 'Partnered',
}
const relations = {
  [DependentRelation.CHILD]: 'Child',
  [DependentRelation.PARENT]: 'Parent',
  [DependentRelation.OTHER]: 'Other',
}

/** The choices of the profile's selects, each in the order in which they are shown. */
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
