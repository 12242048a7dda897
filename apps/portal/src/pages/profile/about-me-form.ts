import type { AboutMe, AboutMeForm } from '@evenkeel/api-client/contract/profile'
import { FamilyStatus, Gender } from '@evenkeel/api-client/contract/profile-choices'
import {
  focusAreas,
  formatDate,
  InvestmentType,
  type IsoDate,
  parseDate,
  RiskTolerance,
  screenDateFormat,
} from '@evenkeel/engine'

/** The about-me form while it is filled in: a choice is the text of its number, and nothing chosen or typed is an empty text. */
export interface AboutMeDraft {
  /** MM/DD/YYYY */
  readonly dateOfBirth: string
  readonly gender: string
  readonly familyStatus: string
  /** Dollars. */
  readonly annualIncome: number | null
  readonly spouseFirstName: string
  readonly spouseDateOfBirth: string
  readonly spouseAnnualIncome: number | null
  readonly riskTolerance: string
  readonly investmentType: string
  /** Numbers of focus areas as texts. */
  readonly focusAreas: readonly string[]
}

const textOf = (number: number | null) => (number === null ? '' : String(number))

/** A day from the wire as a date field shows it; nothing is an empty text. */
export const dayText = (wire: string | null): string => (wire === null ? '' : formatDate(wire, screenDateFormat))

/** A day as typed, for the wire; null where nothing is typed. */
export const dayFrom = (text: string, today: IsoDate): IsoDate | null =>
  text.trim() === '' ? null : parseDate(text, { asOf: today }).date

export const aboutMeDraftOf = (said: AboutMe): AboutMeDraft => ({
  dateOfBirth: dayText(said.dateOfBirth),
  gender: textOf(said.gender),
  familyStatus: textOf(said.familyStatus),
  annualIncome: said.annualIncome,
  spouseFirstName: said.spouse.firstName ?? '',
  spouseDateOfBirth: dayText(said.spouse.dateOfBirth),
  spouseAnnualIncome: said.spouse.annualIncome,
  riskTolerance: textOf(said.riskTolerance),
  investmentType: textOf(said.investmentType),
  focusAreas: said.focusAreas.map(String),
})

/** The one of these numbers whose text is chosen; null for none. */
export const chosen = <Value extends number>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => String(value) === text) ?? null

/** Whether the form asks about a spouse or partner. */
export const hasSpouse = ({ familyStatus }: AboutMeDraft): boolean =>
  familyStatus === String(FamilyStatus.MARRIED) || familyStatus === String(FamilyStatus.PARTNERED)

/** What is sent: everything that the form holds, null for what is left empty, and no spouse where it asks for none. */
export function aboutMeRequestOf(draft: AboutMeDraft, today: IsoDate): AboutMeForm {
  const { spouseFirstName, spouseDateOfBirth, spouseAnnualIncome } = draft
  const firstName = spouseFirstName.trim() === '' ? null : spouseFirstName.trim()
  return {
    dateOfBirth: dayFrom(draft.dateOfBirth, today),
    gender: chosen(Object.values(Gender), draft.gender),
    familyStatus: chosen(Object.values(FamilyStatus), draft.familyStatus),
    annualIncome: draft.annualIncome,
    spouse: hasSpouse(draft)
      ? { firstName, dateOfBirth: dayFrom(spouseDateOfBirth, today), annualIncome: spouseAnnualIncome }
      : null,
    riskTolerance: chosen(Object.values(RiskTolerance), draft.riskTolerance),
    investmentType: chosen(Object.values(InvestmentType), draft.investmentType),
    focusAreas: focusAreas.filter((area) => draft.focusAreas.includes(String(area))),
  }
}
