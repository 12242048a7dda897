import { Gender } from '@evenkeel/api-client/contract/choices'
import type { aboutMeFields } from '@evenkeel/api-client/contract/forms/profile'
import type { AboutMe, AboutMeForm, Classifiers } from '@evenkeel/api-client/contract/profile'
import { FamilyStatus, focusAreas, InvestmentType, RiskTolerance } from '@evenkeel/engine'
import type { Draft } from '@evenkeel/ui/use-form'
import type * as z from 'zod/mini'

export type AboutMeDraft = Draft<z.input<(typeof aboutMeFields)['schema']>> & object

/** Returns the ids and names of a classifier as choices. */
export const toChoices = (entries: Classifiers['genders']) =>
  entries.map(({ id, name }) => ({ value: id, label: name }))

const oneOf = <Value>(values: readonly Value[], saved: unknown): Value | null =>
  values.find((value) => value === saved) ?? null

/** Returns the saved answers as the form begins. */
export const toAboutMeDraft = (said: AboutMe): AboutMeDraft => ({
  dateOfBirth: said.dateOfBirth,
  annualIncome: said.annualIncome,
  spouse: said.spouse,
  gender: oneOf(Object.values(Gender), said.gender),
  familyStatus: oneOf(Object.values(FamilyStatus), said.familyStatus),
  riskTolerance: oneOf(Object.values(RiskTolerance), said.riskTolerance),
  investmentType: oneOf(Object.values(InvestmentType), said.investmentType),
  focusAreas: focusAreas.filter((area) => said.focusAreas.includes(area)),
})

/** Whether the form asks about a spouse or partner. */
export const hasSpouse = ({ familyStatus }: AboutMeDraft): boolean =>
  familyStatus === FamilyStatus.Married || familyStatus === FamilyStatus.Partnered

/** Returns the request: no spouse if the form does not ask for one. */
export const toAboutMeRequest = (said: AboutMeForm): AboutMeForm => (hasSpouse(said) ? said : { ...said, spouse: null })
