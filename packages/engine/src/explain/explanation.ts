import type { ExplainedSentence, FigureInWords } from './sentence.ts'

/** An input of a calculation. */
export interface ExplainedFigure extends FigureInWords {
  readonly label: ExplainedSentence
  /** What a careful reader should know about the input, in whole sentences: its origin, or what it leaves out. */
  readonly note?: ExplainedSentence | undefined
}

/** A result of a calculation, in the order of its steps. */
export interface ExplainedStep extends FigureInWords {
  readonly label: ExplainedSentence
  /**
   * The formula in the labels of inputs and earlier steps. It has no amounts, so that hiding amounts hides all of them.
   */
  readonly formula?: ExplainedSentence | undefined
}

/** The content of "How was this calculated?", made by the calculation itself. Its texts are in the engine's catalogs. */
export interface Explanation {
  readonly title: ExplainedSentence
  /** At most three sentences: what the result is, what it is made of, what it leaves out. */
  readonly prose: readonly ExplainedSentence[]
  /** The most important first. */
  readonly inputs: readonly ExplainedFigure[]
  readonly steps: readonly ExplainedStep[]
  /** Who made the rule. */
  readonly source: ExplainedSentence
}

/** Returns an input. */
export const input = (label: ExplainedSentence, figure: FigureInWords, note?: ExplainedSentence): ExplainedFigure =>
  note === undefined ? { label, ...figure } : { label, ...figure, note }

/** Returns a step. */
export const step = (label: ExplainedSentence, figure: FigureInWords, formula?: ExplainedSentence): ExplainedStep =>
  formula === undefined ? { label, ...figure } : { label, ...figure, formula }
