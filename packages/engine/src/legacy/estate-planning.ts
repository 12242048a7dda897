import { inputLimits } from '../figures/input-limits.ts'
import { requireWhole } from '../guards/require.ts'
import { lifeInsuranceFigures } from './legacy-figures.ts'

/** The documents of an estate plan, in the order of the questions and in plain words. Source: Q-LEGACY-4. */
export const estateDocumentNames = {
  will: 'Will',
  healthCareDirective: 'Health care directive',
  financialPowerOfAttorney: 'Financial power of attorney',
  namedBeneficiaries: 'Named beneficiaries',
  guardian: 'Guardian for your children',
  trust: 'Trust',
} as const
export type EstateDocument = keyof typeof estateDocumentNames

export interface EstatePlanningInput {
  /** Whether the person has each document. Absent counts as no. */
  readonly answers: Readonly<Partial<Record<EstateDocument, boolean | undefined>>>
  /** Whole years, one a child. */
  readonly childAges: readonly number[]
}

export interface EstatePlanning {
  readonly completedCount: number
  /** How many documents count for this person: 4, or 5 with a child under 18. */
  readonly applicableCount: number
  /** The documents that count and are missing, in the order of the questions. Each becomes a next step. */
  readonly missing: readonly EstateDocument[]
}

const countedAlways: readonly EstateDocument[] = [
  'will',
  'healthCareDirective',
  'financialPowerOfAttorney',
  'namedBeneficiaries',
]

/** Returns the documents that count: the guardian only with a child under 18, the trust never. */
function applicableDocuments(childAges: readonly number[]): readonly EstateDocument[] {
  const hasMinor = childAges.some((age) => age < lifeInsuranceFigures.adultAge)
  return hasMinor ? [...countedAlways, 'guardian'] : countedAlways
}

/**
 * Returns the documents to ask about, in order: those that count, and the optional trust. Throws like
 * `assessEstatePlanning`.
 */
export function askedEstateDocuments(childAges: readonly number[]): readonly EstateDocument[] {
  for (const age of childAges) requireWhole('childAges', age, 0, inputLimits.maxAge)
  return [...applicableDocuments(childAges), 'trust']
}

/**
 * Returns how complete an estate plan is: will, health care directive, financial power of attorney, named
 * beneficiaries, and a guardian if there is a child under 18. A trust is optional and does not count. An unanswered
 * question counts as missing.
 *
 * Worked example: a will and beneficiaries, one child of 7: 2 of 5, missing the directive, the power of attorney and
 * the guardian.
 *
 * Throws a RangeError when an age is not a whole number from 0 to 130. Source: Q-LEGACY-4.
 */
export function assessEstatePlanning({ answers, childAges }: EstatePlanningInput): EstatePlanning {
  const asked = askedEstateDocuments(childAges).filter((document) => document !== 'trust')
  const missing = asked.filter((document) => answers[document] !== true)
  return { completedCount: asked.length - missing.length, applicableCount: asked.length, missing }
}
