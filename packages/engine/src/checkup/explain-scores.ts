import { type Explanation, input, step } from '../explain/explanation.ts'
import { count, speak, years } from '../explain/sentence.ts'
import type * as words from '../words/explained-choices.generated.ts'
import { type CheckupAnswers, checkupScore } from './checkup-score.ts'
import { focusAreas } from './focus-area.ts'
import { wellBeingAges, wellBeingStatements } from './well-being-figures.ts'
import { answerValue, type WellBeingInput, wellBeingScore } from './well-being-score.ts'

const say = /* @__PURE__ */ speak<typeof words>('choices')

/** Explains a checkup's score. Throws like `checkupScore`. */
export function explainCheckupScore(answers: CheckupAnswers): Explanation {
  const score = count(checkupScore(answers))
  const values = focusAreas.map((area) => answers[area])
  const average = count(values.reduce((sum, value) => sum + value, 0) / values.length)
  return {
    title: say('confidenceTitle'),
    prose: [say('confidenceAnswers', { count: values.length, average }), say('confidenceScore', { score })],
    inputs: focusAreas.map((area) => input(say('area', { area: String(area) }), count(answers[area]))),
    steps: [step(say('average'), average), step(say('score'), score, say('confidenceFormula'))],
    source: say('confidenceSource'),
  }
}

/** Explains a well-being score. Throws like `wellBeingScore`. */
export function explainWellBeingScore(given: WellBeingInput): Explanation {
  const worked = wellBeingScore(given)
  const [total, score] = [count(worked.total), count(worked.score)]
  const ages = given.age < wellBeingAges.older ? 'younger' : 'older'
  return {
    title: say('wellBeingTitle'),
    prose: [
      say('wellBeingTotal', { count: wellBeingStatements.length, total }),
      say('wellBeingScore', { ages, score }),
    ],
    inputs: [
      ...wellBeingStatements.map(({ text }, index) =>
        input(say('statement', { text }), count(answerValue(given.answers[index] ?? 0, index))),
      ),
      input(say('yourAge'), years(given.age)),
    ],
    steps: [step(say('totalAnswers'), total), step(say('score'), score, say('wellBeingFormula', { ages }))],
    source: say('wellBeingSource'),
  }
}
