import type { Explanation } from '../explain/explanation.ts'
import { assessEstatePlanning, type EstatePlanningInput, estateDocumentNames } from './estate-planning.ts'

/** Explains how complete an estate plan is. Throws like `assessEstatePlanning`. */
export function explainEstatePlanning(input: EstatePlanningInput): Explanation {
  const { completedCount, applicableCount, missing } = assessEstatePlanning(input)
  const missingNames = missing.map((document) => estateDocumentNames[document]).join(', ')
  return {
    title: 'Estate planning',
    inputs: [
      {
        label: 'Children',
        value: input.childAges.length,
        unit: 'count',
        note: 'A guardian counts with a child under 18.',
      },
      {
        label: 'Documents that count',
        value: applicableCount,
        unit: 'count',
        note: 'A trust may be had and is not counted.',
      },
    ],
    steps: [
      {
        label: 'Still missing',
        ...(missingNames === '' ? {} : { formula: missingNames }),
        value: missing.length,
        unit: 'count',
      },
      { label: 'In place', formula: 'Documents that count − Still missing', value: completedCount, unit: 'count' },
    ],
    source: "Evenkeel's own list of estate documents",
  }
}
