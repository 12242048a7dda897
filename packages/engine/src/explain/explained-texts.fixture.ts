import { explainedText, explainedLines } from './explained-words.ts'
import type { Explanation } from './explanation.ts'

/** Everything that an explanation says, in its order. */
export function explainedTexts(explanation: Explanation): string[] {
  const { prose, used, math, source } = explainedLines(explanation)
  return [...prose, ...used, ...math, source]
}

/** The figures of an explanation by their labels. */
export const explainedFigures = ({ inputs, steps }: Pick<Explanation, 'inputs' | 'steps'>): Map<string, number> =>
  new Map([...inputs, ...steps].map(({ label, value }) => [explainedText(label), value]))
