import { explainedText, figureText } from './explained-words.ts'
import type { Explanation } from './explanation.ts'
import type { ExplainedSentence, FigureInWords } from './sentence.ts'

const line = (label: ExplainedSentence, figure: FigureInWords, detail?: ExplainedSentence): string =>
  [`${explainedText(label)}: ${figureText(figure)}`, ...(detail === undefined ? [] : [explainedText(detail)])].join(
    '. ',
  )

/** An explanation as plain text, for a document and for tests: its prose, then one line for each figure, then the source. */
export const explainedLines = ({ prose, inputs, steps, source }: Explanation) => ({
  prose: prose.map(explainedText),
  used: inputs.map((figure) => line(figure.label, figure, figure.note)),
  math: steps.map((step) => line(step.label, step, step.formula)),
  source: explainedText(source),
})
