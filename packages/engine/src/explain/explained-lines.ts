import { type ExplainedWords, explainedText, figureText } from './explained-words.ts'
import type { Explanation } from './explanation.ts'
import type { ExplainedSentence, FigureInWords } from './sentence.ts'

/** An explanation as plain text, for a document and for tests: its prose, then one line for each figure, then the source. */
export function explainedLines({ prose, inputs, steps, source }: Explanation, words?: ExplainedWords) {
  const text = (sentence: ExplainedSentence) => explainedText(sentence, words)
  const line = (label: ExplainedSentence, figure: FigureInWords, detail?: ExplainedSentence): string =>
    [`${text(label)}: ${figureText(figure, words)}`, ...(detail === undefined ? [] : [text(detail)])].join('. ')
  return {
    prose: prose.map(text),
    used: inputs.map((figure) => line(figure.label, figure, figure.note)),
    math: steps.map((step) => line(step.label, step, step.formula)),
    source: text(source),
  }
}
