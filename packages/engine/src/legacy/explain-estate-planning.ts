import { type Explanation, input, step } from '../explain/explanation.ts'
import { count, speak } from '../explain/sentence.ts'
import type * as words from '../words/explained-protection.generated.ts'
import { askedEstateDocuments, assessEstatePlanning, type EstatePlanningInput } from './estate-planning.ts'

const say = /* @__PURE__ */ speak<typeof words>('protection')

/** Explains how complete an estate plan is. Throws like `assessEstatePlanning`. */
export function explainEstatePlanning(given: EstatePlanningInput): Explanation {
  const { completedCount, applicableCount, missing } = assessEstatePlanning(given)
  const asked = askedEstateDocuments(given.childAges).filter((document) => document !== 'trust')
  return {
    title: say('estateTitle'),
    prose: [
      say('estateHas', { done: completedCount, all: applicableCount }),
      say('estateGuardian'),
      say('estateTrust'),
    ],
    inputs: asked.map((document) =>
      input(say('document', { document }), { value: missing.includes(document) ? 0 : 1, unit: 'answer' }),
    ),
    steps: [
      step(say('children'), count(given.childAges.length)),
      step(say('documentsThatCount'), count(applicableCount)),
      step(say('missing'), count(missing.length)),
      step(say('inPlace'), count(completedCount), say('inPlaceFormula')),
    ],
    source: say('estateSource'),
  }
}
